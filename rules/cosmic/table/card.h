/* Cards: one byte says which card it is.
 *   0 none · 1..40 Attack of that value · 50 Compromise · 60.. Edicts · 100.. Flares
 *   (100 + number of the Power in the catalogue)
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_CARD_H
#define RULES_COSMIC_CARD_H

#include <stdbool.h>
#include <stdint.h>

enum {
	CARD_NONE = 0,
	CARD_ATTACK_1 = 1, /* Attack v is the byte v */
	CARD_ATTACK_MAX = 40,
	CARD_COMPROMISE = 50,
	CARD_COSMIC_ZAP = 60,
	CARD_PLAGUE,
	CARD_MOBIUS_TUBES,
	CARD_FORCE_FIELD,
	CARD_EMOTION_CONTROL,
	CARD_STELLAR_GAS,
	CARD_FLAREZAP,
	CARD_EDICT_END,
	CARD_FLARE = 100,
	CARD_END = 228,
};

static inline bool card_is_attack(int c)
{
	return c >= CARD_ATTACK_1 && c <= CARD_ATTACK_MAX;
}
static inline bool card_is_challenge(int c)
{
	return card_is_attack(c) || c == CARD_COMPROMISE;
}
static inline bool card_is_edict(int c)
{
	return c >= CARD_COSMIC_ZAP && c < CARD_EDICT_END;
}
static inline bool card_is_flare(int c)
{
	return c >= CARD_FLARE && c < CARD_END;
}

/* Cards that a Power keeps apart, in the order in which they came. */
enum { CE_ZONES = 2, CE_ZONE_MAX = 20 };
struct ce_zone {
	uint8_t n;
	uint8_t card[CE_ZONE_MAX];
};

enum { CARD_NAME_MAX = 40 };
/* "Attack 8", "Compromise", "Cosmic Zap", "Flare Zombie". */
void card_name(int card, char out[CARD_NAME_MAX]);

#endif
