/* Dune in rule scenes.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_DUNE_SCENE_SCENE_H
#define RULES_DUNE_SCENE_SCENE_H

#include "rules/scene.h"

extern const struct scene_words du_scene_words;

#endif
