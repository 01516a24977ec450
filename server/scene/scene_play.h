/* A scene while it is played: the position, what each seat has sent and got, and the
 * phase that ran last.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SCENE_PLAY_H
#define SERVER_SCENE_PLAY_H

#include "orders/read.h"
#include "rules/scene.h"
#include "server/scene/scene_read.h"
#include "server/scene/scene_run.h"

enum { SCENE_LATER_MAX = 24 };

/* The letters that a seat has sent and got. */
struct seat_mail {
	struct sheet sheet; /* for the open phase */
	bool came;          /* some letter for it */
	int n_later;        /* letters stored for later phases, in order */
	struct scene_later {
		int turn, phase;
		struct str text;
	} later[SCENE_LATER_MAX];
	const struct reading *last; /* the seat's last letter as it was read, and its
				       answer */
	struct str receipt;
	int n_receipts;
};

struct play {
	struct arena *a;
	const struct scene *scene;
	const struct game_rules *rules;
	struct rng rng;
	const void *before, *state; /* around the phase that was run last */
	struct events events;       /* of the turn of the phase that was run last */
	struct trace trace;         /* of the phase that was run last */
	struct seat_mail mail[GAME_SEATS_MAX];
};

/* A line of a letter that is left out, for `same without`. */
struct omission {
	int seat, line; /* SEAT_NONE: nothing is left out */
};

/* Sets up the position. false: the scene has one more fault. */
bool scene_place(struct play *, struct scene *);
/* Reads the letters, seat by seat or from the last to the first, and runs the phase. */
void scene_run_phase(struct play *, const struct scene_step *, bool reverse,
		     struct omission);

/* The seat's report before the phase that is open now. */
struct str scene_report(struct play *, int seat);
/* Everything that the phase produced, as one text. */
struct str scene_all(struct play *);

const struct scene_letter *scene_last_letter(const struct scene_step *, int seat);
/* The letter without its n-th line. */
struct str scene_without_line(struct arena *, struct str text, int n);

/* One fact of `expect`: only understood (`p` NULL), or checked; `found` stays empty if
 * it holds. false: it cannot be understood. In scene_fact.c. */
bool scene_fact(struct arena *, const struct scene *, const struct scene_step *,
		struct play *p, const struct play *was, struct str text,
		struct buf *found, struct scene_fault *);

#endif
