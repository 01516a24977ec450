/* A file of rule scenes -> scenes, typed; nothing runs here. Anything that cannot be
 * understood is a fault with line and column.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SCENE_READ_H
#define SERVER_SCENE_READ_H

#include "rules/game.h"

/* A piece of the file. */
struct scene_text {
	int line, column; /* both from 1 */
	struct str text;
};

struct scene_letter {
	int seat, line;
	bool none; /* `orders SEAT none` */
	struct buf text;
};

/* One phase: its letters and the expected facts. */
struct scene_step {
	int line;  /* where it begins */
	int phase; /* that `phase N` names; 0: goes on */
	int n_letters;
	struct scene_letter *letters;
	int n_facts;
	struct scene_text *facts;
};

struct scene {
	const char *file;
	int line;
	struct str sentence, marks, seed;
	const struct game_rules *rules;
	int n_seats, turn, lead, phase;
	unsigned absent; /* bit per seat that `seats` passes over */
	int powers_line;
	struct setup setup;
	int n_given;
	struct scene_text *given;
	int n_steps;
	struct scene_step *steps;
	int n_faults;
	struct scene_text *faults; /* `text` says what is wrong */
};

struct scene_file {
	int n;
	struct scene *scenes;
};

/* Reads all scenes; each keeps its own faults. */
void scene_read(struct arena *, const char *file, struct str text, struct scene_file *);

void scene_fault_at(struct arena *, struct scene *, int line, int column,
		    const char *fmt, ...) __attribute__((format(printf, 5, 6)));

#endif
