/* The private part of a report: the reader's orders that ran and the fate of each, the
 * orders that they missed, and those that they have already given for the open phase.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REPORT_OWN_H
#define SERVER_REPORT_OWN_H

#include "server/report/reports.h"

/* Fills its part of the bulletin; nothing for readers who play no seat. */
bool report_own(struct home *, struct arena *, const struct issue *, struct bulletin *,
		struct err *) MUST_USE;

#endif
