/* What every Check program of ours begins with: `CHECK_MAIN(suite_function)` at its
 * end makes the main() that runs it and says how it went.
 * A test's time limit catches a hang and nothing else: it is ten minutes, or ten times what is
 * written in the suite, for a slow machine with sanitizers (CK_TIMEOUT_MULTIPLIER says otherwise).
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_CHECK_MAIN_H
#define TESTS_CHECK_MAIN_H

#include <check.h>
#include <stdlib.h>

#include "base/child.h"

#define CHECK_MAIN(make_suite)                                                         \
	int main(void)                                                                 \
	{                                                                              \
		child_programs_above();                                                \
		setenv("CK_TIMEOUT_MULTIPLIER", "10", 0);                              \
		setenv("CK_DEFAULT_TIMEOUT", "60", 0);                                 \
		SRunner *r = srunner_create(make_suite());                             \
		srunner_run_all(r, CK_NORMAL);                                         \
		int failed = srunner_ntests_failed(r);                                 \
		srunner_free(r);                                                       \
		return failed ? EXIT_FAILURE : EXIT_SUCCESS;                           \
	}

#endif
