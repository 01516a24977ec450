/* Time that only runs forward.
 * SPDX-License-Identifier: ISC */
#include "base/elapsed.h"

#include <time.h>

int64_t elapsed_ms(void)
{
	struct timespec t = {0};

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

int64_t elapsed_seconds(void)
{
	return elapsed_ms() / 1000;
}
