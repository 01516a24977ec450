/* Dragon Dune in rule scenes.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DRAGON_DUNE_SCENE_SCENE_H
#define RULES_DRAGON_DUNE_SCENE_SCENE_H

#include "rules/scene.h"

extern const struct scene_words dd_scene_words;

#endif
