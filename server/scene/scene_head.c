/* The head of a scene: its rules, its game, who plays, with which Powers and options.
 * SPDX-License-Identifier: ISC */
#include "server/scene/scene_parts.h"

#include "base/arena.h"
#include "orders/vocab.h"

enum { TURN_MOST = 200 };

static void read_rule(struct scene_reading *r, struct str rest)
{
	r->scene->marks = str_trim(rest);
}

static void read_game(struct scene_reading *r, struct str rest)
{
	r->scene->rules = game_find(str_trim(rest));
	if (!r->scene->rules || !r->scene->rules->scene) {
		r->scene->rules = NULL;
		scene_fault(r, str_trim(rest), "no game of this name has scenes");
	} else {
		r->scene->n_seats = game_usual_seats(r->scene->rules);
	}
}

static bool is_seat(const struct game_rules *g, struct str word)
{
	for (int i = 0; i < g->seats_max; i++)
		if (str_is(word, game_token(g, i)))
			return true;
	return false;
}

/* The seats in the game's order. A colour that is passed over has no player: its seat
 * is there, but nobody ever sat at it. */
static void read_seats(struct scene_reading *r, struct str rest)
{
	const struct game_rules *g = r->scene->rules;
	struct str word;
	int n = 0, seat = 0;

	if (!g) {
		scene_fault(r, rest, "`game` must come first");
		return;
	}
	r->scene->absent = 0;
	for (; str_word(&rest, &word); seat++, n++) {
		while (seat < g->seats_max && !str_is(word, game_token(g, seat)))
			r->scene->absent |= 1U << seat++;
		if (seat >= g->seats_max) {
			scene_fault(r, word,
				    is_seat(g, word)
					    ? "seats come in the game's own order"
					    : "the game has no seat of this name");
			return;
		}
	}
	if (n < g->seats_min)
		scene_fault(r, rest, "too few seats");
	else if (n > game_players_max(g))
		scene_fault(r, rest, "too many seats: fewer play at a time");
	else
		r->scene->n_seats = seat;
}

static void read_power(struct scene_reading *r, struct str rest)
{
	struct str word;
	int who;

	str_word(&rest, &word);
	if (!scene_expect_seat(r, word, &who))
		return;
	r->scene->setup.powers[who] = str_trim(rest);
	r->scene->powers_line = r->line;
	if (!str_trim(rest).n)
		scene_fault(r, word, "a name is expected, or `none`");
}

/* Is the value one of `off|on`, or within `1..9`, or any number for `N`? */
static bool value_fits(const char *values, struct str value)
{
	struct str rest = str_of(values);
	int64_t v, low, high;

	while (rest.n) {
		struct str one = str_until(&rest, '|');
		size_t dots = str_find(one, STR(".."));
		if (str_iequal(one, value))
			return true;
		if (str_is(one, "N") && str_int(value, 0, 1000000, &v))
			return true;
		if (dots != SIZE_MAX &&
		    str_int(str_slice(one, 0, dots), 0, 1000000, &low) &&
		    str_int(str_slice(one, dots + 2, one.n), 0, 1000000, &high) &&
		    str_int(value, low, high, &v))
			return true;
	}
	return false;
}

static void read_option(struct scene_reading *r, struct str rest)
{
	struct setup *setup = &r->scene->setup;
	struct str name, value;

	if (!r->scene->rules) {
		scene_fault(r, rest, "`game` must come first");
		return;
	}
	str_word(&rest, &name);
	str_word(&rest, &value);
	const struct game_option *o = r->scene->rules->options;
	while (o && o->name && !str_is(name, o->name))
		o++;
	if (!o || !o->name) {
		scene_fault(r, name, "the game has no such option");
	} else if (!value_fits(o->values, value)) {
		scene_fault_at(r->a, r->scene, r->line, scene_column(r, value),
			       "the option takes: %s", o->values);
	} else if (setup->n_options < SCENE_OPTIONS) {
		struct option_setting *all = (struct option_setting *)setup->options;
		all[setup->n_options++] = (struct option_setting){name, value};
	}
	scene_expect_end(r, rest);
}

static void read_seed(struct scene_reading *r, struct str rest)
{
	r->scene->seed = str_trim(rest);
}

static void read_turn(struct scene_reading *r, struct str rest)
{
	const struct game_rules *g = r->scene->rules;

	scene_expect_number(r, str_trim(rest), g && g->vocab->setup_phases ? 0 : 1,
			    TURN_MOST, &r->scene->turn);
}

static void read_lead(struct scene_reading *r, struct str rest)
{
	scene_expect_seat(r, str_trim(rest), &r->scene->lead);
}

void scene_first_phase(struct scene_reading *r, struct str rest)
{
	int most = r->scene->rules ? scene_phases_most(r->scene->rules, r->scene->turn)
				   : 1000;

	scene_expect_number(r, str_trim(rest), 1, most, &r->scene->phase);
}

struct head_word {
	const char *word;
	void (*read)(struct scene_reading *, struct str rest);
};

/* In the order in which they are understood: the players depend on the game, everything
 * else on the players. */
static const struct head_word head_words[] = {
	{"game", read_game},   {"seats", read_seats},   {"rule", read_rule},
	{"power", read_power}, {"option", read_option}, {"seed", read_seed},
	{"turn", read_turn},   {"lead", read_lead},     {"phase", scene_first_phase},
};
enum { N_HEAD_WORDS = sizeof head_words / sizeof *head_words };

void scene_head_line(struct scene_reading *r, struct str word)
{
	for (int i = 0; i < N_HEAD_WORDS; i++)
		if (str_is(word, head_words[i].word) && r->n_head < SCENE_HEAD_LINES) {
			r->head[r->n_head++] =
				(struct scene_head_line){r->line, r->raw, i};
			return;
		}
	scene_fault(r, word, "no line of a scene begins with this word");
}

/* The head may come in any order; it is understood once all of it is there. */
void scene_end_of_head(struct scene_reading *r)
{
	struct scene_head_line here = {.line = r->line, .raw = r->raw};

	for (int word = 0; word < N_HEAD_WORDS; word++)
		for (int i = 0; i < r->n_head; i++) {
			if (r->head[i].word != word)
				continue;
			r->line = r->head[i].line;
			r->raw = r->head[i].raw;
			struct str rest = str_trim(r->raw), first;
			str_word(&rest, &first);
			head_words[word].read(r, rest);
		}
	r->n_head = 0;
	r->line = here.line;
	r->raw = here.raw;
}
