/* Time that only runs forward, since the machine started: for timeouts and pauses.
 * Changes to the system's clock do not move it, and `--now` does not stop it
 * (base/clock.h is the calendar).
 * SPDX-License-Identifier: ISC */
#ifndef BASE_ELAPSED_H
#define BASE_ELAPSED_H

#include <stdint.h>

int64_t elapsed_ms(void);
int64_t elapsed_seconds(void);

#endif
