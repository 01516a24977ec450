/* The acts in a report: those of the GM are in its section GM, those of the house
 * among the news, with absences and the seats for which the house ordered.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_REPORT_ACTS_H
#define SERVER_REPORT_ACTS_H

#include "server/report/reports.h"

/* Made with the first bulletin of an issue. Players and GMs get the same; strangers, who read
 * the web or follow a public game, get `open`: the news without absences. */
struct report_acts {
	bool made;
	const struct str *gm, *news, *open;
	int n_gm, n_news, n_open;
};

/* Fills gm and news of the bulletin with the public lines of the phases `no`. */
bool report_fill_acts(struct home *, struct arena *, const struct issue *,
		      const int no[2], int n_phases, struct bulletin *,
		      struct err *) MUST_USE;

#endif
