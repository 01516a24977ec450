/* Facts of rule scenes: see scene_fact.h. A table says by which word a fact begins and
 * which reader takes what follows.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/scene_fact.h"

#include <string.h>

#include "rules/cosmic/catalog.h"

enum { TOKENS_MOST = 40 };

static const char *const result_words[] = {
	[CE_NOT_YET] = "none",
	[CE_ATTACK_WINS] = "attack wins",
	[CE_DEFENCE_WINS] = "defence wins",
	[CE_DEAL_PENDING] = "deal pending",
	[CE_DEAL_MADE] = "deal made",
	[CE_DEAL_FAILED] = "deal failed",
	[CE_CALLED_OFF] = "called off",
};
enum { N_RESULTS = sizeof result_words / sizeof *result_words };

/* --- reading --- */

/* "yellow3" -> system, planet. */
static bool planet_word(const struct scene_cursor *c, struct str word, int *system, int *planet)
{
	if (word.n < 2 || word.s[word.n - 1] < '1' || word.s[word.n - 1] > '0' + CE_PLANETS)
		return false;
	*system = scene_colour(c, str_slice(word, 0, word.n - 1));
	*planet = word.s[word.n - 1] - '0';
	return *system >= 0;
}

static bool read_planet(struct scene_cursor *c, int *system, int *planet)
{
	struct str word = scene_next(c);

	return planet_word(c, word, system, planet) ||
	       scene_complain(c, "a planet such as red1 is expected, not '%.*s'", STR_ARG(word));
}

/* "red 2, yellow 1" or the word for none. */
static bool read_counts(struct scene_cursor *c, struct fact *f, const char *none)
{
	int seat, n;

	if (scene_take(c, none))
		return true;
	do {
		if (!scene_seat(c, &seat) || !scene_number(c, 0, TOKENS_MOST, &n))
			return false;
		f->v.count[seat] += n;
	} while (scene_take(c, ","));
	return true;
}

static bool read_tokens(struct scene_cursor *c, struct fact *f)
{
	return scene_want(c, ":") && read_counts(c, f, "empty");
}

/* The name of a Power, up to the comma or the end. */
static bool read_flare(struct scene_cursor *c, int *card)
{
	struct str rest = str_slice(c->text, c->at, c->text.n);
	struct str name = str_until(&rest, ',');
	int id = ce_power_find(&ce_catalog, str_trim(name));

	scene_next(c);
	if (!id)
		return scene_complain(c, "no Flare of '%.*s' in this game yet",
				      STR_ARG(str_trim(name)));
	c->at = (size_t)(name.s - c->text.s) + name.n;
	*card = CARD_FLARE + id;
	return true;
}

/* An Edict whose name begins with the word just read; takes the rest of its name. */
static bool read_edict(struct scene_cursor *c, struct str first, int *card)
{
	char name[CARD_NAME_MAX];

	for (int edict = CARD_COSMIC_ZAP; edict < CARD_EDICT_END; edict++) {
		struct scene_cursor d = *c;
		struct str word, rest;
		card_name(edict, name);
		rest = str_of(name);
		str_word(&rest, &word);
		rest = str_trim(rest);
		if (!str_same(first, word) || (rest.n && !str_same(scene_next(&d), rest)))
			continue;
		c->at = d.at;
		*card = edict;
		return true;
	}
	return false;
}

static bool read_card(struct scene_cursor *c, int *card)
{
	struct str first = scene_next(c);

	if (str_is(first, "attack"))
		return scene_number(c, CARD_ATTACK_1, CARD_ATTACK_MAX, card);
	if (str_is(first, "flare"))
		return read_flare(c, card);
	if (str_is(first, "compromise")) {
		*card = CARD_COMPROMISE;
		return true;
	}
	return read_edict(c, first, card) ||
	       scene_complain(c, "a card is expected, not '%.*s'", STR_ARG(first));
}

static bool read_card_list(struct scene_cursor *c, struct fact *f)
{
	int card;

	do {
		if (!read_card(c, &card))
			return false;
		if (f->v.n_list == CE_HAND_MAX)
			return scene_complain(c, "too many cards");
		f->v.list[f->v.n_list++] = (uint8_t)card;
	} while (scene_take(c, ","));
	return true;
}

/* In a hand and among the discards the order means nothing. */
static void sort_list(struct fact_value *v)
{
	for (int i = 1; i < v->n_list; i++)
		for (int j = i; j && v->list[j - 1] > v->list[j]; j--) {
			uint8_t item = v->list[j];
			v->list[j] = v->list[j - 1];
			v->list[j - 1] = item;
		}
}

static enum fact_how read_how(struct scene_cursor *c)
{
	return scene_take(c, "has") ? FACT_HAS : scene_take(c, "lacks") ? FACT_LACKS : FACT_IS;
}

/* ": cards", ": empty", "has cards", "lacks cards". */
static bool read_cards(struct scene_cursor *c, struct fact *f)
{
	if (f->kind != FACT_DECK_TOP && f->kind != FACT_OLD)
		f->how = read_how(c);
	if (f->how == FACT_IS && !scene_want(c, ":"))
		return false;
	if (f->how == FACT_IS && (scene_take(c, "empty") || scene_take(c, "none")))
		return true;
	if (!read_card_list(c, f))
		return false;
	if (f->kind != FACT_DECK && f->kind != FACT_DECK_TOP)
		sort_list(&f->v);
	return true;
}

static bool read_seat_list(struct scene_cursor *c, struct fact *f, int most)
{
	int seat;

	do {
		if (!scene_seat(c, &seat))
			return false;
		if (f->v.n_list == most)
			return scene_complain(c, "%d are the most", most);
		f->v.list[f->v.n_list++] = (uint8_t)seat;
	} while (scene_take(c, ","));
	return true;
}

static bool read_pile(struct scene_cursor *c, struct fact *f)
{
	if (f->kind == FACT_PILE)
		f->how = read_how(c);
	if (f->how == FACT_IS && !scene_want(c, ":"))
		return false;
	if (f->how == FACT_IS && (scene_take(c, "empty") || scene_take(c, "none")))
		return true;
	return read_seat_list(c, f, CE_SEATS * CE_DESTINY_COPIES);
}

static bool read_destiny(struct scene_cursor *c, struct fact *f)
{
	if (scene_take(c, "pile")) {
		f->kind = FACT_PILE;
		return read_pile(c, f);
	}
	if (scene_take(c, "top")) {
		f->kind = FACT_PILE_TOP;
		return read_pile(c, f);
	}
	if (!scene_seat(c, &f->seat) || !scene_want(c, ":"))
		return false;
	return scene_take(c, "none") || read_seat_list(c, f, CE_ATTACKS);
}

static bool read_deck(struct scene_cursor *c, struct fact *f)
{
	if (scene_take(c, "top"))
		f->kind = FACT_DECK_TOP;
	return read_cards(c, f);
}

static bool read_hand(struct scene_cursor *c, struct fact *f)
{
	return scene_seat(c, &f->seat) && read_cards(c, f);
}

static bool read_seat_number(struct scene_cursor *c, struct fact *f)
{
	int least = f->kind == FACT_COUNTER ? -999 : 0;

	return scene_seat(c, &f->seat) && scene_want(c, ":") &&
	       scene_number(c, least, 999, &f->v.number);
}

static bool read_plague(struct scene_cursor *c, struct fact *f)
{
	if (!scene_seat(c, &f->seat) || !scene_want(c, ":"))
		return false;
	if (scene_take(c, "none"))
		return true;
	if (!scene_want(c, "pending"))
		return false;
	f->v.number = 1;
	return !scene_peek(c).n || scene_number(c, 1, 9, &f->v.number);
}

static bool read_loss(struct scene_cursor *c, struct fact *f)
{
	if (!scene_seat(c, &f->seat) || !scene_want(c, ":"))
		return false;
	if (scene_take(c, "none"))
		return true;
	return scene_number(c, 0, TOKENS_MOST, &f->v.number) && scene_want(c, "pending");
}

static bool read_power(struct scene_cursor *c, struct fact *f)
{
	if (!scene_seat(c, &f->seat) || !scene_want(c, ":"))
		return false;
	struct str name = str_trim(str_slice(c->text, c->at, c->text.n));
	int id = ce_power_find(&ce_catalog, name);
	struct str word = scene_next(c);
	if (str_is(word, "on")) {
		f->v.number = 1;
	} else if (id) {
		f->v.number = POWER_NAMED + id;
		c->at = c->text.n;
	} else if (!str_is(word, "off") && !str_is(word, "none")) {
		return scene_complain(c, "no Power '%.*s' in this game yet", STR_ARG(name));
	}
	return true;
}

static bool read_removed(struct scene_cursor *c, struct fact *f)
{
	if (!scene_want(c, ":"))
		return false;
	if (scene_take(c, "none"))
		return true;
	if (!read_seat_list(c, f, CE_SEATS))
		return false;
	sort_list(&f->v);
	return true;
}

static bool read_lead(struct scene_cursor *c, struct fact *f)
{
	return scene_want(c, ":") && scene_seat(c, &f->v.number);
}

static bool read_same(struct scene_cursor *c, struct fact *f)
{
	return scene_want(c, ":") && (scene_take(c, "all") || scene_seat(c, &f->seat));
}

static bool not_yet(struct scene_cursor *c, struct fact *f)
{
	(void)f;
	return scene_complain(c, "what a Power holds is not in this game yet");
}

/* --- "c1 ..." --- */

/* "red attacks yellow3 with 2 defended by blue" or "none". */
static bool read_attack(struct scene_cursor *c, struct fact *f)
{
	bool with = false;

	if (scene_take(c, "none")) {
		f->v.missing = true;
		return true;
	}
	f->v.defender = -1;
	if (!scene_seat(c, &f->v.attacker) || !scene_want(c, "attacks") ||
	    !read_planet(c, &f->v.system, &f->v.planet))
		return false;
	for (int i = 0; i < 2; i++) {
		if (scene_take(c, "defended")) {
			if (!scene_want(c, "by") || !scene_seat(c, &f->v.defender))
				return false;
		} else if (scene_take(c, "with")) {
			with = true;
			if (!scene_number(c, 0, TOKENS_MOST, &f->v.number))
				return false;
		}
	}
	if (f->v.attacker == f->v.defender)
		return scene_complain(c, "nobody attacks himself");
	return with || scene_want(c, "with");
}

static bool read_allies(struct scene_cursor *c, struct fact *f)
{
	int seat, with;

	if (scene_take(c, "none"))
		return true;
	do {
		if (!scene_seat(c, &seat) ||
		    !scene_number(c, 0, TOKENS_MOST, &f->v.count[seat]) ||
		    !scene_want(c, "with") || !scene_seat(c, &with))
			return false;
		f->v.with[seat] = with + 1;
	} while (scene_take(c, ","));
	return true;
}

static bool read_shown(struct scene_cursor *c, struct fact *f)
{
	int seat;

	if (scene_take(c, "none"))
		return true;
	do {
		if (!scene_seat(c, &seat))
			return false;
		if (!scene_take(c, "nothing") && !scene_take(c, "none") &&
		    !read_card(c, &f->v.count[seat]))
			return false;
	} while (scene_take(c, ","));
	return true;
}

static bool read_totals(struct scene_cursor *c, struct fact *f)
{
	int seat;

	do
		if (!scene_seat(c, &seat) || !scene_number(c, -999, 999, &f->v.count[seat]))
			return false;
	while (scene_take(c, ","));
	return true;
}

static bool read_result(struct scene_cursor *c, struct fact *f)
{
	struct str rest = str_trim(str_slice(c->text, c->at, c->text.n));

	for (int i = 0; i < N_RESULTS; i++)
		if (str_is(rest, result_words[i])) {
			f->v.number = i;
			c->at = c->text.n;
			return true;
		}
	scene_next(c);
	return scene_complain(c, "no result: '%.*s'", STR_ARG(rest));
}

static bool read_owes(struct scene_cursor *c, struct fact *f)
{
	if (scene_take(c, "none"))
		return true;
	return scene_seat(c, &f->v.attacker) &&
	       scene_number(c, 0, TOKENS_MOST, &f->v.number) && scene_want(c, "from") &&
	       scene_seat(c, &f->v.defender);
}

static bool read_rewards(struct scene_cursor *c, struct fact *f)
{
	return read_counts(c, f, "none");
}

static bool read_defence(struct scene_cursor *c, struct fact *f)
{
	return scene_number(c, 0, TOKENS_MOST, &f->v.number);
}

struct first_word {
	const char *text;
	enum fact_kind kind;
	bool (*read)(struct scene_cursor *, struct fact *);
};

/* clang-format off */
static const struct first_word challenge_words[] = {
	{"",        FACT_ATTACK,  read_attack},
	{"allies",  FACT_ALLIES,  read_allies},
	{"defence", FACT_DEFENCE, read_defence},
	{"cards",   FACT_SHOWN,   read_shown},
	{"totals",  FACT_TOTALS,  read_totals},
	{"result",  FACT_RESULT,  read_result},
	{"owes",    FACT_OWES,    read_owes},
	{"rewards", FACT_REWARDS, read_rewards},
};

static const struct first_word words[] = {
	{"warp",     FACT_WARP,    read_tokens},
	{"limbo",    FACT_LIMBO,   read_tokens},
	{"out",      FACT_OUT,     read_tokens},
	{"hand",     FACT_HAND,    read_hand},
	{"old",      FACT_OLD,     read_hand},
	{"deck",     FACT_DECK,    read_deck},
	{"discard",  FACT_DISCARD, read_cards},
	{"destiny",  FACT_DESTINY, read_destiny},
	{"power",    FACT_POWER,   read_power},
	{"counter",  FACT_COUNTER, read_seat_number},
	{"zone",     FACT_POWER,   not_yet},
	{"captured", FACT_POWER,   not_yet},
	{"plague",   FACT_PLAGUE,  read_plague},
	{"loss",     FACT_LOSS,    read_loss},
	{"misses",   FACT_MISSES,  read_seat_number},
	{"removed",  FACT_REMOVED, read_removed},
	{"lead",     FACT_LEAD,    read_lead},
	{"cards",    FACT_N_CARDS, read_seat_number},
	{"same",     FACT_SAME,    read_same},
};
/* clang-format on */

/* "c2" -> 1; -1 where it is no challenge. */
static int challenge_word(struct str word)
{
	int64_t n;

	if (word.n < 2 || (word.s[0] != 'c' && word.s[0] != 'C') ||
	    !str_int(str_slice(word, 1, word.n), 1, CE_CHALLENGES, &n))
		return -1;
	return (int)n - 1;
}

static bool read_challenge(struct scene_cursor *c, struct fact *f)
{
	struct str word = str_is(scene_peek(c), ":") ? STR("") : scene_next(c);

	for (size_t i = 0; i < sizeof challenge_words / sizeof *challenge_words; i++)
		if (str_is(word, challenge_words[i].text)) {
			f->kind = challenge_words[i].kind;
			return scene_want(c, ":") && challenge_words[i].read(c, f);
		}
	return scene_complain(c, "nothing is known of a challenge's '%.*s'", STR_ARG(word));
}

static bool read_any(struct scene_cursor *c, struct fact *f)
{
	struct str word = scene_next(c);

	if (planet_word(c, word, &f->system, &f->planet)) {
		f->kind = FACT_PLANET;
		return read_tokens(c, f);
	}
	f->challenge = challenge_word(word);
	if (f->challenge >= 0)
		return read_challenge(c, f);
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (str_is(word, words[i].text)) {
			f->kind = words[i].kind;
			return words[i].read(c, f);
		}
	return scene_complain(c, "no fact begins with '%.*s'", STR_ARG(word));
}

bool fact_read(struct str text, int n_seats, struct fact *f, struct scene_fault *fault)
{
	struct scene_cursor c = {
		.text = text, .colours = ce_colours, .n_seats = n_seats, .fault = fault};

	memset(f, 0, sizeof *f);
	f->seat = -1;
	return read_any(&c, f) && scene_end(&c);
}

/* --- finding --- */

static void find_list(struct fact_value *v, const uint8_t *items, int n, bool sorted)
{
	v->n_list = n;
	memcpy(v->list, items, (size_t)n);
	if (sorted)
		sort_list(v);
}

static void find_counts(struct fact_value *v, const uint8_t counts[])
{
	for (int i = 0; i < CE_SEATS; i++)
		v->count[i] = counts[i];
}

static void find_old(struct fact_value *v, const struct ce_hand *h)
{
	for (int i = 0; i < h->n; i++)
		if (h->old[i])
			v->list[v->n_list++] = h->card[i];
	sort_list(v);
}

/* Once a fight is over its tokens are those that stood there at the reveal. */
static bool is_fought(const struct ce_challenge *c)
{
	return c->shown && c->result != CE_NOT_YET && c->result != CE_DEAL_PENDING;
}

static void find_allies(struct fact_value *v, const struct ce_challenge *c)
{
	for (int i = 0; i < CE_SEATS; i++) {
		if (c->side[i] == CE_NO_SIDE)
			continue;
		v->count[i] = is_fought(c) ? c->sent[i] : c->allied[i];
		if (v->count[i])
			v->with[i] = 1 + (c->side[i] == CE_ATTACK_SIDE ? c->attacker
								       : c->defender);
	}
}

static void find_challenge(const struct ce_challenge *c, const struct fact *key,
			   struct fact_value *v)
{
	if (key->kind == FACT_ATTACK) {
		v->attacker = c->attacker;
		v->system = c->system;
		v->planet = c->planet;
		v->number = is_fought(c) ? c->sent[c->attacker] : c->attack;
		v->defender = key->v.defender < 0 ? -1 : c->defender;
	} else if (key->kind == FACT_ALLIES) {
		find_allies(v, c);
	} else if (key->kind == FACT_DEFENCE) {
		v->number = is_fought(c) ? c->sent[c->defender] : c->defence;
	} else if (key->kind == FACT_SHOWN) {
		v->count[c->attacker] = c->card[0];
		v->count[c->defender] = c->card[1];
	} else if (key->kind == FACT_TOTALS) {
		v->count[c->attacker] = c->total[0];
		v->count[c->defender] = c->total[1];
	} else if (key->kind == FACT_RESULT) {
		v->number = c->result;
	} else if (key->kind == FACT_OWES && c->owed) {
		v->attacker = c->owed_to;
		v->number = c->owed;
		v->defender = c->owed_by;
	} else if (key->kind == FACT_REWARDS) {
		for (int i = 0; i < CE_SEATS; i++)
			v->count[i] = c->reward[i];
	}
}

static void find_removed(const struct ce_table *t, struct fact_value *v)
{
	for (int i = 0; i < t->n_seats; i++)
		if (!ce_in_game(t, i))
			v->list[v->n_list++] = (uint8_t)i;
}

void fact_find(const struct ce_state *s, const struct fact *key, struct fact_value *v)
{
	const struct ce_table *t = &s->t;
	int seat = key->seat;

	memset(v, 0, sizeof *v);
	switch (key->kind) {
	case FACT_ATTACK:
	case FACT_ALLIES:
	case FACT_DEFENCE:
	case FACT_SHOWN:
	case FACT_TOTALS:
	case FACT_RESULT:
	case FACT_OWES:
	case FACT_REWARDS:
		if (key->challenge < t->n_challenges)
			find_challenge(&t->challenge[key->challenge], key, v);
		else
			v->missing = true;
		break;
	case FACT_PLANET:
		find_counts(v, t->planet[key->system][key->planet - 1]);
		break;
	case FACT_WARP:
		find_counts(v, t->warp);
		break;
	case FACT_LIMBO:
		find_counts(v, t->limbo);
		break;
	case FACT_OUT:
		find_counts(v, t->out);
		break;
	case FACT_HAND:
		find_list(v, s->h.hand[seat].card, s->h.hand[seat].n, true);
		break;
	case FACT_OLD:
		find_old(v, &s->h.hand[seat]);
		break;
	case FACT_DECK:
	case FACT_DECK_TOP:
		find_list(v, s->h.deck, s->h.n_deck, false);
		break;
	case FACT_DISCARD:
		find_list(v, t->discard, t->n_discard, true);
		break;
	case FACT_DESTINY:
		find_list(v, t->destiny[seat], t->n_destiny[seat], false);
		break;
	case FACT_PILE:
	case FACT_PILE_TOP:
		find_list(v, s->h.destiny, s->h.n_destiny, false);
		break;
	case FACT_POWER:
		v->number = key->v.number < POWER_NAMED ? t->power[seat].on
							: POWER_NAMED + t->power[seat].id;
		break;
	case FACT_COUNTER:
		v->number = t->power[seat].counter;
		break;
	case FACT_PLAGUE:
		v->number = t->plague[seat];
		break;
	case FACT_LOSS:
		v->number = t->loss[seat];
		break;
	case FACT_MISSES:
		v->number = t->misses[seat];
		break;
	case FACT_REMOVED:
		find_removed(t, v);
		break;
	case FACT_LEAD:
		v->number = t->lead;
		break;
	case FACT_N_CARDS:
		v->number = s->h.hand[seat].n;
		break;
	case FACT_SAME:
	case FACT_KINDS:
		break;
	}
}

bool fact_same(const struct fact_value *a, const struct fact_value *b)
{
	return a->missing == b->missing && a->number == b->number &&
	       a->attacker == b->attacker && a->defender == b->defender &&
	       a->system == b->system && a->planet == b->planet &&
	       !memcmp(a->count, b->count, sizeof a->count) &&
	       !memcmp(a->with, b->with, sizeof a->with) && a->n_list == b->n_list &&
	       !memcmp(a->list, b->list, (size_t)a->n_list);
}

/* --- printing --- */

static void comma(struct buf *b, size_t from)
{
	if (b->n > from)
		buf_z(b, ", ");
}

static void print_counts(const struct fact_value *v, const char *none, struct buf *b)
{
	size_t from = b->n;

	for (int i = 0; i < CE_SEATS; i++) {
		if (!v->count[i])
			continue;
		comma(b, from);
		buf_printf(b, "%s %d", ce_colours[i], v->count[i]);
		if (v->with[i])
			buf_printf(b, " with %s", ce_colours[v->with[i] - 1]);
	}
	if (b->n == from)
		buf_z(b, none);
}

static void print_card(int card, struct buf *b)
{
	char name[CARD_NAME_MAX];

	card_name(card, name);
	buf_add(b, str_lower(b->a, str_of(name)));
}

static void print_cards(const struct fact_value *v, struct buf *b)
{
	size_t from = b->n;

	for (int i = 0; i < v->n_list; i++) {
		comma(b, from);
		print_card(v->list[i], b);
	}
	if (!v->n_list)
		buf_z(b, "empty");
}

static void print_seats(const struct fact_value *v, const char *none, struct buf *b)
{
	size_t from = b->n;

	for (int i = 0; i < v->n_list; i++) {
		comma(b, from);
		buf_z(b, ce_colours[v->list[i]]);
	}
	if (!v->n_list)
		buf_z(b, none);
}

static void print_shown(const struct fact_value *v, struct buf *b)
{
	size_t from = b->n;

	for (int i = 0; i < CE_SEATS; i++) {
		if (!v->count[i])
			continue;
		comma(b, from);
		buf_printf(b, "%s ", ce_colours[i]);
		print_card(v->count[i], b);
	}
	if (b->n == from)
		buf_z(b, "none");
}

static void print_attack(const struct fact_value *v, struct buf *b)
{
	buf_printf(b, "%s attacks %s%d with %d", ce_colours[v->attacker],
		   ce_colours[v->system], v->planet, v->number);
	if (v->defender >= 0)
		buf_printf(b, " defended by %s", ce_colours[v->defender]);
}

static void print_power(int number, struct buf *b)
{
	const struct ce_power_rule *power =
		number > POWER_NAMED ? ce_power_rule(&ce_catalog, number - POWER_NAMED) : NULL;

	buf_z(b, number == 0 ? "off" : number == 1 ? "on" : power ? power->name : "none");
}

void fact_print(const struct fact *key, const struct fact_value *v, struct buf *b)
{
	if (v->missing) {
		buf_z(b, "no such challenge");
		return;
	}
	switch (key->kind) {
	case FACT_PLANET:
	case FACT_WARP:
	case FACT_LIMBO:
	case FACT_OUT:
		print_counts(v, "empty", b);
		break;
	case FACT_ATTACK:
		print_attack(v, b);
		break;
	case FACT_ALLIES:
	case FACT_TOTALS:
	case FACT_REWARDS:
		print_counts(v, "none", b);
		break;
	case FACT_SHOWN:
		print_shown(v, b);
		break;
	case FACT_RESULT:
		buf_z(b, result_words[v->number]);
		break;
	case FACT_OWES:
		if (v->number)
			buf_printf(b, "%s %d from %s", ce_colours[v->attacker], v->number,
				   ce_colours[v->defender]);
		else
			buf_z(b, "none");
		break;
	case FACT_HAND:
	case FACT_OLD:
	case FACT_DECK:
	case FACT_DECK_TOP:
	case FACT_DISCARD:
		print_cards(v, b);
		break;
	case FACT_DESTINY:
	case FACT_REMOVED:
		print_seats(v, "none", b);
		break;
	case FACT_PILE:
	case FACT_PILE_TOP:
		print_seats(v, "empty", b);
		break;
	case FACT_POWER:
		print_power(v->number, b);
		break;
	case FACT_PLAGUE:
		buf_z(b, v->number ? "pending" : "none");
		if (v->number > 1)
			buf_printf(b, " %d", v->number);
		break;
	case FACT_LOSS:
		if (v->number)
			buf_printf(b, "%d pending", v->number);
		else
			buf_z(b, "none");
		break;
	case FACT_LEAD:
		buf_z(b, ce_colours[v->number]);
		break;
	case FACT_DEFENCE:
	case FACT_COUNTER:
	case FACT_MISSES:
	case FACT_N_CARDS:
		buf_printf(b, "%d", v->number);
		break;
	case FACT_SAME:
	case FACT_KINDS:
		break;
	}
}
