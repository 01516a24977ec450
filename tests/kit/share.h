/* Which part of a long list a run takes: TEST_SHARE=N in the environment stands for each N-th of what `make check`
 * tries (under the sanitizers, where each try costs several times as much), TEST_SHARE=0 for all there is (at night).
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_SHARE_H
#define TESTS_KIT_SHARE_H

#include <stdlib.h>

static inline int share_is(void)
{
	const char *n = getenv("TEST_SHARE");

	return n ? atoi(n) : 1;
}

/* The rounds of a test on random things: `usual` in `make check`, `all` at night. */
static inline int share_rounds(int usual, int all)
{
	int share = share_is();

	return share == 0 ? all : usual / share > 1 ? usual / share : 1;
}

/* The step through a list: each `usual`-th in `make check`, each one at night. */
static inline int share_step(int usual)
{
	return share_is() == 0 ? 1 : usual * share_is();
}

#endif
