/* Cosmic Encounter in rule scenes: the facts of a position.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_SCENE_H
#define RULES_COSMIC_SCENE_H

#include "rules/scene.h"

extern const struct scene_words ce_scene_words;

#endif
