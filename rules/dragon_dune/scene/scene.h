/* Dragon Dune in rule scenes.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_SCENE_SCENE_H
#define RULES_DRAGON_DUNE_SCENE_SCENE_H

#include "rules/scene.h"

extern const struct scene_words dd_scene_words;

/* A position that is put right (scene_edit.c); see rules/scene.h. */
void dd_scene_tell(struct arena *, const void *state, struct scene_told **, int *n);
bool dd_scene_set(void *state, struct str fact, struct scene_fault *);
bool dd_scene_settle(const void *before, void *state, struct err *);

#endif
