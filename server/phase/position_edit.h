/* The GM puts the open position right: facts in the words of scenes (rules/scene.h), stored
 * as an act, which replay does again.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_POSITION_EDIT_H
#define SERVER_POSITION_EDIT_H

#include "rules/scene.h"
#include "schema/games.h"
#include "server/home/home.h"

enum { POSITION_EDIT_MAX = 32 * 1024 }; /* bytes of a text */

/* One fact that is another one now. */
struct position_change {
	struct str key, was, is;
	int secret_of; /* as in struct scene_told */
};
struct position_edited {
	struct game game;
	int n;
	struct position_change *changes;
};

/* The facts of the open position. Refused where the game cannot be put right. */
bool position_tell(struct home *, struct arena *, struct str game, struct scene_told **,
		   int *n, struct err *) MUST_USE;

/* `text` has facts, a line each; lines that begin with # and facts that are so already mean
 * nothing, and what no line names stays. All are told what has changed, as far as each may know,
 * with the reason, and get the report of the open phase again. FINAL is void and WAIT stands, as
 * after a rollback. Refused, with the line: a fact that cannot be understood; nothing new; no
 * reason; a position that no game can come to. One transaction. */
bool position_edit(struct home *, struct arena *, struct str game, struct str text,
		   struct str why, struct position_edited *, struct err *) MUST_USE;

#endif
