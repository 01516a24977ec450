/* Every Check program includes this first. `CHECK_MAIN(suite_function)` at its end
 * makes the main() that runs the suite and says how it went.
 * A test's time limit only catches a hang. It is ten minutes, or ten times the limit that the
 * suite sets: enough for a slow machine with sanitizers (CK_TIMEOUT_MULTIPLIER changes it).
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_CHECK_MAIN_H
#define TESTS_CHECK_MAIN_H

#include <check.h>
#include <stdlib.h>

#include "base/process/child.h"

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
