/* Edicts: each with its phase, its target, and what is wrong with it on arrival [R20].
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words_parts.h"

/* clang-format off */
static const struct edict_words {
	int card, phase; /* 0: any */
	enum stratum allowed;
	const char *why;
} edicts[] = {
	{CARD_COSMIC_ZAP,      0, STRATUM_REVEAL, NULL},
	{CARD_PLAGUE,          0, STRATUM_CANCEL, NULL},
	{CARD_MOBIUS_TUBES,    1, STRATUM_CANCEL, NULL},
	{CARD_FORCE_FIELD,     3, STRATUM_CANCEL, "Force Field acts before cards are shown"},
	{CARD_EMOTION_CONTROL, 3, STRATUM_REVEAL, NULL},
	{CARD_STELLAR_GAS,     4, STRATUM_REVEAL, NULL},
	{CARD_FLAREZAP,        0, STRATUM_REVEAL, NULL},
};
/* clang-format on */
_Static_assert(sizeof edicts / sizeof *edicts == CARD_EDICT_END - CARD_COSMIC_ZAP,
	       "a row an Edict");

/* A Power that nobody can stop is known to all, and the card stays [CP-2.20]. */
static void check_zapped(struct parse *p, int from, int seat)
{
	const struct ce_power *power = &view_of(p)->t.power[seat];
	const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, power->id);

	if (rule && rule->cannot_be_zapped) {
		parse_impossible(p, from, "CP-2.20",
				 "%s cannot be zapped: your card stays with you",
				 rule->name);
		parse_hopeless(p);
	} else if (rule && !ce_words_works(view_of(p), seat))
		parse_note(p, from, "R-157",
			   "%s does not work now: the card is kept unless it does",
			   rule->name);
}

static void check_zap(struct parse *p, int from, struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	struct ce_target *t = &o->edict.target;

	if (t->kind == CE_AT_PLAYER)
		t->kind = CE_AT_POWER;
	if (t->kind == CE_AT_NOTHING) {
		parse_fault(p, from, "R-020", "Zap whose Power?");
		parse_missing(p, "__");
	} else if (t->kind != CE_AT_POWER)
		parse_fault(p, from, "R-158",
			    "Cosmic Zap stops a Power only, never an Edict or a Flare");
	else if (t->seat >= 0 && !v->t.power[t->seat].id)
		parse_impossible(p, from, "R-157", "%s has no Alien Power in this game",
				 ce_words_seat_name(t->seat));
	else if (t->seat >= 0)
		check_zapped(p, from, t->seat);
}

/* Checks which Flare is meant, or whose. */
static void check_flarezap(struct parse *p, int from, const struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	const struct ce_target *t = &o->edict.target;

	if (t->kind != CE_AT_FLARE && t->kind != CE_AT_PLAYER) {
		parse_fault(
			p, from, "R-192",
			t->kind == CE_AT_NOTHING
				? N_("Which Flare? Name it, or its holder: flarezap flare zombie")
				: N_("Flarezap stops a Flare only"));
		if (t->kind == CE_AT_NOTHING)
			parse_missing(p, "__");
	} else if (t->seat == v->seat)
		parse_note(p, from, "R-192", "That Flare is your own");
	else if (t->seat >= 0 && !ce_in_game(&v->t, t->seat))
		parse_impossible(p, from, "R-170", "%s has left the game",
				 ce_words_seat_name(t->seat));
}

static void check_plague(struct parse *p, int from, const struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	const struct ce_target *t = &o->edict.target;

	if (t->kind != CE_AT_PLAYER) {
		parse_fault(p, from, "rule 20b",
			    "Plague on whom? Name the victim: play plague on green");
		parse_missing(p, "on __");
	} else if (t->seat >= 0 && !ce_in_game(&v->t, t->seat))
		parse_impossible(p, from, "R-170", "%s has left the game",
				 ce_words_seat_name(t->seat));
}

static void check_ally_named(struct parse *p, int from, const struct ce_order *o, int i)
{
	const struct ce_challenge *ch = &view_of(p)->t.challenge[o->challenge];
	int seat = o->edict.target.allied[i].seat, n = o->edict.target.allied[i].n;

	if (ce_is_main(ch, seat))
		parse_weak(p, from, "R-105",
			   "%s is a main player of C%d: Force Field stops allies",
			   ce_words_seat_name(seat), o->challenge + 1);
	else if (!ch->allied[seat])
		parse_weak(p, from, "R-104", "%s is not an ally in C%d",
			   ce_words_seat_name(seat), o->challenge + 1);
	else if (n > ch->allied[seat])
		parse_changed(p, from, "R-103", "%s has %d tokens there: all of them",
			      ce_words_seat_name(seat), ch->allied[seat]);
}

static void check_force_field(struct parse *p, int from, struct ce_order *o)
{
	const struct ce_view *v = view_of(p);
	struct ce_target *t = &o->edict.target;
	bool any = false;

	ce_words_settle_allies_of(p, from, o);

	if (t->kind == CE_AT_PLAYER) {
		t->kind = CE_AT_ALLIES;
		t->n_allied = 1;
		t->allied[0].seat = t->seat;
		t->allied[0].n = CE_ALL_TOKENS;
		t->seat = CE_UNSAID;
	}
	if (o->challenge < 0) {
		parse_fault(p, from, "rule 20d", "In which challenge?");
		parse_missing(p, "in __");
		return;
	}
	if (t->kind == CE_AT_NOTHING) {
		parse_fault(p, from, "R-104",
			    "Which allies? Name them, or say: on all allies");
		parse_missing(p, "on __");
	}
	bool hit = t->n_allied == 0;
	for (int i = 0; i < t->n_allied; i++) {
		check_ally_named(p, from, o, i);
		hit |= v->t.challenge[o->challenge].allied[t->allied[i].seat] > 0;
	}
	if (!hit)
		parse_nothing_remains(p);
	for (int s = 0; s < v->t.n_seats; s++)
		any |= v->t.challenge[o->challenge].allied[s] > 0;
	if (t->kind == CE_AT_ALL_ALLIES && !any) {
		parse_impossible(p, from, "R-104", "C%d has no allies",
				 o->challenge + 1);
		parse_hopeless(p);
	}
}

static void check_gas(struct parse *p, int from, struct ce_order *o)
{
	const struct ce_table *t = &view_of(p)->t;
	int n = 0, only = 0;

	for (int i = 0; i < t->n_challenges; i++)
		if (t->challenge[i].owed > 0) {
			n++;
			only = i;
		}
	if (o->challenge < 0 && n == 1)
		o->challenge = (int8_t)only;
	else if (o->challenge < 0 && n) {
		parse_fault(p, from, "R-147",
			    "In which challenge? Consolation is owed in %d", n);
		parse_missing(p, "in __");
	} else if (o->challenge < 0) {
		parse_impossible(p, from, "R-147", "No consolation is owed anywhere");
		parse_hopeless(p);
	} else if (t->challenge[o->challenge].owed <= 0)
		parse_impossible(p, from, "R-147", "No consolation is owed in C%d",
				 o->challenge + 1);
}

static void check_edict(struct parse *p, int from, struct ce_order *o)
{
	const struct ce_table *t = &view_of(p)->t;

	switch (o->edict.edict) {
	case CARD_COSMIC_ZAP:
		check_zap(p, from, o);
		return;
	case CARD_PLAGUE:
		if (p->label >= 0)
			parse_fault(p, from, NULL,
				    "A Plague is not played in a challenge");
		check_plague(p, from, o);
		return;
	case CARD_FORCE_FIELD:
		check_force_field(p, from, o);
		return;
	case CARD_STELLAR_GAS:
		check_gas(p, from, o);
		return;
	case CARD_FLAREZAP:
		check_flarezap(p, from, o);
		return;
	case CARD_EMOTION_CONTROL:
		if (o->challenge < 0 && t->n_challenges == 1)
			o->challenge = 0;
		else if (o->challenge < 0) {
			parse_fault(p, from, "rule 20e",
				    "On which challenge? C1 to C%d", t->n_challenges);
			parse_missing(p, "on __");
		}
		break;
	case CARD_MOBIUS_TUBES:
		if (!ce_left_in_warp(t))
			parse_note(
				p, from, "R-055",
				"The Warp is empty after the releases, as things stand: the card then does nothing and stays in your hand");
		break;
	}
	if (o->edict.target.kind != CE_AT_NOTHING)
		parse_fault(p, from, NULL, "This Edict is not aimed at a player");
}

static int target_key(const struct ce_order *o)
{
	const struct ce_target *t = &o->edict.target;
	int seat = t->kind == CE_AT_PLAYER || t->kind == CE_AT_POWER ? t->seat + 1 : 0;

	return seat * 64 + (t->card & 0xff) * 1024 + o->edict.against * (1 << 20) +
	       (o->edict.about & 0x7f) * (1 << 23) + o->challenge + 1;
}

/* Is the Zap for a Power that takes up what others discard? */
static bool salvages(struct parse *p, const struct ce_order *o)
{
	const struct ce_target *t = &o->edict.target;
	const struct ce_power_rule *rule =
		t->kind == CE_AT_NOTHING || t->seat < 0
			? NULL
			: ce_power_rule(&ce_catalog, view_of(p)->t.power[t->seat].id);

	return rule && rule->does.on[HOOK_SALVAGE];
}

/* "on plague", "against plague": the discarded card; "all of this phase" is what it
 * means where no card is named [CP-2.7]. */
static bool read_salvaged(struct parse *p, struct ce_order *o)
{
	int was = p->i, card;

	parse_says(p, "salvage");
	parse_says(p, "taking");
	parse_sign(p, ':');
	parse_sign(p, ',');
	if (!parse_says(p, "against"))
		parse_link(p);
	if (parse_word(p, W_EDICT, &card) && card) {
		o->edict.about = (uint8_t)card;
		return true;
	}
	if (parse_word(p, WORD_ALL, NULL)) {
		parse_link(p);
		parse_says(p, "this");
		parse_says(p, "phase");
		return true;
	}
	p->i = was;
	return true;
}

/* "against red": which use of a Power is meant that acts outside of challenges [SP-7]. */
static bool read_against(struct parse *p, struct ce_order *o)
{
	int was = p->i, seat;

	if (o->edict.edict != CARD_COSMIC_ZAP)
		return true;
	if (salvages(p, o))
		return read_salvaged(p, o);
	if (!parse_says(p, "against") && !parse_word(p, WORD_ON, NULL))
		return true;
	if (parse_word(p, WORD_ME, NULL))
		seat = view_of(p)->seat;
	else if (!parse_seat(p, &seat)) {
		p->i = was;
		return true;
	}
	o->edict.against = (uint8_t)(seat + 1);
	return true;
}

/* "[on (target | challenge)] [in challenge]", in either order. */
static bool read_aim(struct parse *p, struct ce_order *o, bool bare)
{
	for (int round = 0; round < 2; round++) {
		int was = p->i, c;
		bool zap = o->edict.edict == CARD_COSMIC_ZAP ||
			   o->edict.edict == CARD_FLAREZAP;
		if (o->challenge == CE_UNSAID &&
		    ((zap && ce_words_read_coming(p, &c)) ||
		     ce_words_read_in_challenge(p, &c))) {
			o->challenge = (int8_t)c;
			continue;
		}
		bool on = parse_word(p, WORD_ON, NULL) ||
			  parse_word(p, WORD_IN, NULL) ||
			  (o->edict.target.kind == CE_AT_NOTHING &&
			   parse_says(p, "against"));
		if (o->edict.target.kind != CE_AT_NOTHING || (!on && !bare)) {
			p->i = was;
			return true;
		}
		bool allies = o->edict.edict == CARD_FORCE_FIELD &&
			      ce_words_read_allies(p, &o->edict.target);
		bool flare = o->edict.edict == CARD_FLAREZAP &&
			     ce_words_read_flare_target(p, &o->edict.target);
		bool holder = parse_sees(p, W_POWER_NAME);
		if (!allies && !flare && !ce_words_read_target(p, &o->edict.target)) {
			p->i = was;
			if (!on)
				return true;
			p->i = was + 1;
			return parse_expected(p, "a player, a Power or a challenge");
		}
		/* "Plague on the Healer": on the player with that Power. */
		if (holder && o->edict.edict == CARD_PLAGUE)
			o->edict.target.kind = CE_AT_PLAYER;
	}
	return true;
}

static bool edict_rest(struct parse *p, int from, int card, struct parsed *made)
{
	const struct ce_view *v = view_of(p);
	const struct edict_words *e = &edicts[card - CARD_COSMIC_ZAP];
	struct ce_order *o = ce_words_new_order(p, CE_EDICT);
	int name_end = p->i;

	o->edict.edict = (uint8_t)card;
	o->edict.target.seat = CE_UNSAID;
	bool bare = card == CARD_COSMIC_ZAP || card == CARD_FORCE_FIELD ||
		    card == CARD_FLAREZAP || card == CARD_PLAGUE;
	if (!read_aim(p, o, bare) || !read_against(p, o))
		return false;
	ce_words_same_allies(p, o);
	if (o->challenge < 0 && card == CARD_COSMIC_ZAP)
		o->challenge = (int8_t)p->where; /* of the use on which it hangs */
	ce_words_check_label(p, from, o->challenge);
	if (o->challenge < 0 && p->label >= 0)
		o->challenge = (int8_t)p->label;
	int end = p->i;
	p->i = name_end;
	struct buf name = buf_in(p->a);
	ce_words_put_card(&name, card);
	if (!ce_words_count_hand(v, card)) {
		parse_impossible(p, from, NULL, "You do not hold %.*s",
				 STR_ARG(buf_str(&name)));
		parse_hopeless(p);
	}
	if (e->phase && e->phase != v->t.phase) {
		parse_impossible(p, from, "rule 20",
				 "%.*s is played in phase %d only; this is phase %d",
				 STR_ARG(buf_str(&name)), e->phase, v->t.phase);
		parse_hopeless(p);
	} else
		check_edict(p, from, o);
	p->i = end;
	*made = (struct parsed){.action = o,
				.allowed = e->allowed,
				.why = e->why,
				.sure = ce_words_is_sure(v, card),
				.key = ce_words_key_of(CE_EDICT, card, target_key(o))};
	return true;
}

bool ce_words_parse_edict(struct parse *p, const struct verb *verb, struct parsed *made)
{
	int from = parse_mark(p), card = CARD_NONE;

	(void)verb;
	bool play = parse_word(p, W_PLAY, NULL);
	const struct ce_order *last = p->otherwise ? p->last : NULL;
	/* "force field on ... in c4 else in c1": the same card. */
	bool aims =
		parse_sees(p, WORD_ON) || parse_sees(p, WORD_IN) || parse_sees_seat(p);
	if (!play && aims && last && last->verb == CE_EDICT)
		card = last->edict.edict;
	else if (!parse_word(p, W_EDICT, &card) || !card)
		return parse_expected(p, "an Edict, such as plague");
	return edict_rest(p, from, card, made);
}
