/* Playing a scene: position, letters, phases, and whether every expectation holds. The
 * same calls as in a real game, without mail, database or deadline.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_SCENE_RUN_H
#define SERVER_SCENE_RUN_H

#include "server/scene/scene_read.h"

/* A line that is not so. */
struct scene_miss {
	int line;
	struct str expected, found;
};

struct scene_outcome {
	int n;
	struct scene_miss *misses;
};

/* Checks the words of all facts; faults are added to the scene. */
void scene_understand(struct arena *, struct scene *);

/* Plays the scene twice, the seats in order and in reverse order; two results that
 * differ are a miss. A position that cannot be is a fault of the scene.
 */
void scene_play(struct arena *, struct scene *, struct scene_outcome *);

#endif
