/* The report of a phase that was opened again first tells its reader why, which of
 * their orders still count, and what to send again.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REPORT_AGAIN_H
#define SERVER_REPORT_AGAIN_H

#include "server/report/reports.h"

/* Fills `again` of the bulletin, whose `sheet` is filled in. */
bool report_again(struct home *, struct arena *, const struct issue *,
		  struct bulletin *, struct err *) MUST_USE;

#endif
