/* Time that only runs forward, since the machine was started: for patience and pauses. No
 * change of the system's clock moves it, and `--now` does not hold it (base/clock.h is the
 * calendar).
 * SPDX-License-Identifier: ISC */
#ifndef BASE_ELAPSED_H
#define BASE_ELAPSED_H

#include <stdint.h>

int64_t elapsed_ms(void);
int64_t elapsed_seconds(void);

#endif
