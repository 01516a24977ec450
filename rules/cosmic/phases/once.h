/* One run of a phase, with choices that are made.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_ONCE_H
#define RULES_COSMIC_ONCE_H

#include "rules/cosmic/engine/whiteboard.h"

struct ce_run {
	const struct ce_play *p;
	const int8_t *choice;
	const uint32_t *struck;
	struct resolve_seen *seen;
	uint8_t *results;
	struct events *ev;
	struct trace *tr;
	bool trial; /* a replay for resolve */
};

/* Plays the phase through, from the position before it to `s`; the board tells afterwards what happened. */
void ce_run_once(struct ce_board *, const struct ce_run *, struct ce_state *s);

#endif
