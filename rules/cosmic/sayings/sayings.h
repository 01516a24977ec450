/* How people say the orders of Cosmic Encounter in sentences: tables for orders/sayings/phrase.h.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_SAYINGS_H
#define RULES_COSMIC_SAYINGS_H

#include "orders/parse.h"

extern const struct saying *const ce_sayings[]; /* all of them, ended by a NULL */

/* --- roles.c --- */
/* vocab.roles: which challenges the words mean. */
int ce_roles(const void *view, const struct token t[], int n, unsigned named,
	     enum vocab_role *, struct buf *labels);

/* --- for the files of this room --- */
extern const struct saying ce_sayings_late[]; /* of phases 2 to 4 */
extern const struct saying ce_idioms[];       /* figures of speech */
extern const struct saying ce_card_sayings[]; /* cards of phase 3, and what Powers do */
extern const struct saying ce_amoeba_sayings[]; /* what the Amoeba moves */
extern const struct saying ce_empath_sayings[]; /* the Empath's harmony */
extern const struct saying ce_clone_sayings[];  /* the card that the Clone lets go */
extern const struct saying ce_healer_sayings[]; /* whom the Healer heals */
extern const struct saying ce_victim_sayings[]; /* tokens that others lose */
extern const struct saying
	ce_zombie_sayings[]; /* tokens that return, and more challenges */
extern const struct saying ce_oracle_sayings[]; /* the Oracle's tables */
extern const struct saying ce_card_forms[]; /* what they look like, and what is open */
extern const struct saying ce_move_sayings[];  /* attacks, and tokens that return */
extern const struct saying ce_ally_sayings[];  /* whom they call, in a letter's words */
extern const struct saying ce_power_sayings[]; /* Zaps, Flares, what is not used */
extern const struct saying ce_unused_sayings[];  /* Powers that are left unused */
extern const struct saying ce_chosen_sayings[];  /* the Parasite and the Will */
extern const struct saying ce_look_sayings[];    /* the Mind and the Mutant */
extern const struct saying ce_invited_sayings[]; /* guests, and under what condition */
extern const struct saying ce_reward_sayings[];  /* rewards, some of each */
extern const struct saying ce_limbo_sayings[];   /* tokens that come back */
extern const struct saying ce_tubes_sayings[];   /* tokens that Mobius Tubes free */
extern const struct saying ce_flare_sayings[];   /* what each Flare does */
extern const struct saying ce_loss_sayings[];    /* losses that are owed */
extern const struct saying ce_defence_sayings[]; /* tokens divided among attackers */
extern const struct saying ce_side_sayings[];    /* on whose side an ally is */
extern const struct saying ce_helping_sayings[]; /* alliances by who is helped */
extern const struct saying ce_settler_sayings[]; /* tokens for the base of a deal */
extern const struct saying ce_offer_sayings[];   /* any deal, and offers by rank */
extern const struct saying ce_bargain_sayings[]; /* this for that, by rank; presents */
extern const struct saying ce_bargain_last[];    /* one offer alone */
extern const struct saying ce_deal_sayings[];    /* no deal, the same from both */
extern const struct saying ce_settle_early[];    /* no deal, and what it costs */
extern const struct saying ce_settle_sayings[];  /* deals, rewards and losses */
extern const struct saying ce_conditions[];      /* "in case I lose C1" */
extern const struct saying ce_outlines[];        /* tried last, always asked about */
extern const struct saying ce_deal_outlines[];   /* the same of deals */
extern const struct saying ce_forms[]; /* what is shown instead of a refused line */
extern const struct saying
	ce_filled[]; /* the same with the words of letters around them */
extern const struct saying
	ce_hints[]; /* other words for the orders, wherever they stand */

#endif
