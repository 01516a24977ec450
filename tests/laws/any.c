/* The laws that hold for every game, those of the program's own table (rules/games.c) and the small one
 * of the tests, on random games whose players write what the form and the
 * examples offer (tests/kit/writer.h):
 *   1 the position is sound after each phase, and reads back from its JSON;
 *   2 the same seed and letters give the same bytes, the same events, the same draws;
 *   3 each phase is later than the one before, and owes what may be ordered;
 *   4 a draw is made once;
 *   5 an accepted order reads back from its canonical words to the same words;
 *   6 what the form offers as it is is accepted, and each of its examples alone, and all of them together;
 *   7 every reader's report has its sections in their order, and all ways to print it work;
 *   8 nobody's report changes with what they may not know (each game adds how: game_laws);
 *   9 nobody's report changes with the blocks that were printed for others before it.
 * And no letter, however odd, breaks a game. GAMES and GARBAGE are shared out among all games, so that
 * the time does not grow with their number; where one is named, only that one is played.
 * Usage: any GAMES GARBAGE [FIRST SEED [NAME]]
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/page.h"
#include "orders/read.h"
#include "orders/vocab.h"
#include "rules/codec.h"
#include "server/render/render_html.h"
#include "server/render/render_json.h"
#include "server/render/render_text.h"
#include "tests/games/harbour.h"
#include "tests/games/laws.h"
#include "tests/games/market.h"
#include "tests/kit/writer.h"

enum { PHASES_MAX = 80, OWN_SECTIONS = 7, GAMES_MAX = 64 };

static const struct game_rules *const also[] = {&harbour_game, &market_game, NULL};
static const struct game_laws *const laws[] = {&harbour_laws, &market_laws,
					       &dragon_dune_laws, &dune_laws, NULL};

struct random_game {
	const struct game_rules *g;
	struct arena *a, *life; /* of a phase; of the game */
	struct dice d;
	uint64_t seed;
	bool garbage;
	struct rng rng;
	struct rng_log drawn; /* in the whole game */
	int turn, phase;      /* the open ones */
	void *state;
	struct page_kept *kept;     /* of this phase */
	struct page_shared *shared; /* likewise */
	struct bulletin_board *board;
};

struct tally {
	int games, over, phases, letters, orders, conditions, forms, examples;
};

static void broken(const struct random_game *r, const char *law, struct str why)
{
	printf("not ok - %s: %s, game %llu, turn %d, phase %d: %.*s\n", law, r->g->name,
	       (unsigned long long)r->seed, r->turn, r->phase, STR_ARG(why));
	exit(1);
}

static void must_be_same(const struct random_game *r, const char *law, struct str is,
			 struct str should)
{
	if (!str_equal(is, should))
		broken(r, law,
		       str_printf(r->a, "%.*s\n... and not\n%.*s", STR_ARG(is),
				  STR_ARG(should)));
}

static void *view_of(const struct random_game *r, const void *state, int seat)
{
	void *view = arena_alloc(r->a, r->g->view_size);

	r->g->view(state, seat, view);
	return view;
}

static struct str json_of(const struct random_game *r, const void *state)
{
	return codec_text(r->a, r->g->save(state));
}

static struct reader reader_of(const struct random_game *r, int seat, const void *view)
{
	return (struct reader){.vocab = r->g->vocab,
			       .view = view,
			       .game = STR("laws"),
			       .seat = seat,
			       .turn = r->turn,
			       .phase = r->phase};
}

/* --- orders --- */

static struct str canonical(const struct random_game *r, const struct sheet *s)
{
	struct buf b = buf_in(r->a);

	for (int i = 0; i < s->n_slots; i++)
		buf_printf(&b, "%.*s\n", STR_MADE(r->a, slot_text(r->a, &s->slots[i])));
	return buf_str(&b);
}

/* Law 5. */
static void reads_back(const struct random_game *r, const struct reader *reader,
		       const struct sheet *sheet)
{
	struct reader stored = *reader;
	struct str words = canonical(r, sheet);

	stored.stored = true;
	must_be_same(r, "canonical words read back",
		     canonical(r, &orders_read(r->a, &stored, words, NULL)->sheet),
		     words);
}

static const struct sheet *letter_of(struct random_game *r, int seat, struct tally *t)
{
	struct buf text = buf_in(r->a);
	const void *view = view_of(r, r->state, seat);
	struct reader reader = reader_of(r, seat, view);

	if (!dice_below(&r->d, 12))
		return NULL; /* nothing came */
	(r->garbage ? writer_garbage : writer_orders)(&r->d, r->g, view, r->turn,
						      r->phase, &text);
	const struct reading *read = orders_read(r->a, &reader, buf_str(&text), NULL);
	t->letters++;
	t->orders += read->n_accepted;
	for (int i = 0; i < read->sheet.n_slots; i++)
		for (int k = 0; k < read->sheet.slots[i].n_alternatives; k++)
			t->conditions +=
				read->sheet.slots[i].alternatives[k].cond != NULL;
	reads_back(r, &reader, &read->sheet);
	return &read->sheet;
}

/* Law 6, of those who may order. */
static void form_is_legal(const struct random_game *r, int seat, struct tally *t)
{
	const void *view = view_of(r, r->state, seat);
	struct reader reader = reader_of(r, seat, view);
	struct str form = writer_form(r->a, r->g, view);
	const struct reading *read = orders_read(r->a, &reader, form, NULL);

	t->forms += read->n_accepted;
	for (int i = 0; i < read->n_lines; i++)
		if (read->lines[i].verdict == VERDICT_REFUSED ||
		    read->lines[i].verdict == VERDICT_ASKED ||
		    read->lines[i].verdict == VERDICT_NOTE)
			broken(r, "the form is legal as it stands",
			       read->lines[i].typed);
}

/* Orders of one letter: of how many decisions, without those that hold from earlier phases, and how much is said about them. */
struct taken {
	int decisions, remarks;
};

/* All lines are orders as they are: the house changed nothing, and asks nothing. */
static struct taken take(const struct random_game *r, int seat, const char *law,
			 struct str letter)
{
	struct reader reader = reader_of(r, seat, view_of(r, r->state, seat));
	const struct reading *read = orders_read(r->a, &reader, letter, NULL);
	struct taken t = {0};

	for (int i = 0; i < read->n_lines; i++) {
		const struct line *l = &read->lines[i];
		if ((l->verdict != VERDICT_OK && l->verdict != VERDICT_NOTED) ||
		    read->n_changed)
			broken(r, law,
			       str_printf(r->a, "`%.*s`: %.*s\n%.*s", STR_ARG(l->typed),
					  l->n_remarks ? (int)l->remarks[0].text.n : 0,
					  l->n_remarks ? l->remarks[0].text.s : "",
					  STR_ARG(letter)));
		t.remarks += l->n_remarks;
	}
	for (int i = 0; i < read->sheet.n_slots; i++)
		t.decisions += read->sheet.slots[i].mark != SLOT_KEPT;
	return t;
}

/* Law 6: each alone. */
static struct taken each_alone(const struct random_game *r, int seat,
			       struct str examples, struct tally *t)
{
	struct taken sum = {0};
	struct str line;

	for (; str_line(&examples, &line); t->examples++) {
		struct taken one = take(r, seat, "an example is an order", line);
		sum.decisions += one.decisions;
		sum.remarks += one.remarks;
	}
	return sum;
}

/* Law 6. Who copies all the examples of one list orders as much as they say alone, and nothing is said of them that would not be said alone. */
static void examples_are_legal(const struct random_game *r, int seat, struct tally *t)
{
	static const char *const law = "all examples are orders together";
	struct buf together = buf_in(r->a), others = buf_in(r->a);

	writer_examples(r->a, r->g, view_of(r, r->state, seat), &together, &others);
	struct taken alone = each_alone(r, seat, buf_str(&together), t),
		     all = take(r, seat, law, buf_str(&together));
	if (all.decisions != alone.decisions || all.remarks > alone.remarks)
		broken(r, law, buf_str(&together));
	each_alone(r, seat, buf_str(&others), t);
}

/* --- reports --- */

static void sections_in_order(const struct random_game *r, const struct page *p)
{
	int last = 0;

	for (int i = 0; i < p->n; i++) {
		if (p->blocks[i].kind != PAGE_HEADING)
			continue;
		if (p->blocks[i].section <= last || p->blocks[i].section > OWN_SECTIONS)
			broken(r, "sections of a report stand in their order",
			       p->blocks[i].left);
		last = p->blocks[i].section;
	}
}

/* Law 9. */
static void kept_is_the_same(const struct random_game *r, const struct bulletin *b,
			     const struct page *page)
{
	struct render_html plain = {.title = STR("laws")}, how = plain;
	struct bulletin with_others = *b;

	how.kept = r->kept;
	with_others.board = r->board;
	must_be_same(r, "a text with blocks of other readers is the same",
		     render_text_kept(r->a, page, r->kept), render_text(r->a, page));
	must_be_same(r, "a letter with blocks of other readers is the same",
		     render_html(r->a, page, &how), render_html(r->a, page, &plain));
	must_be_same(r,
		     "a report for programs with blocks of other readers is the same",
		     render_json(r->a, &with_others, page, r->kept),
		     render_json(r->a, b, page, NULL));
}

/* Law 9. The GM's page is made first. */
static void shared_is_the_same(const struct random_game *r, const void *view,
			       const struct events *seen, const struct page *whole)
{
	struct page page = page_in(r->a);

	page.shared = r->shared;
	r->g->report(view, seen, &page);
	must_be_same(r, "a report with blocks for all readers is the same",
		     render_text(r->a, &page), render_text(r->a, whole));
}

/* Law 7. All that the reader gets, in each way to print it. */
static struct str report_of(const struct random_game *r, const void *state,
			    const struct events *all, int seat)
{
	const void *view = view_of(r, state, seat);
	struct events seen = events_seen(r->a, all, seat);
	struct page page = page_in(r->a);
	struct render_html how = {.draw = true};
	struct bulletin b = {
		.rules = r->g, .game = STR("laws"), .seat = seat, .state = state};
	struct buf out = buf_in(r->a);

	r->g->report(view, &seen, &page);
	shared_is_the_same(r, view, &seen, &page);
	sections_in_order(r, &page);
	if (r->g->phase(state) && seat >= 0) {
		r->g->needs(view, NULL, &out);
		r->g->form(view, &page);
	}
	kept_is_the_same(r, &b, &page);
	buf_add(&out, render_text(r->a, &page));
	buf_add(&out, render_html(r->a, &page, &how));
	buf_add(&out, render_json(r->a, &b, &page, NULL));
	return buf_str(&out);
}

static void every_event_has_words(const struct random_game *r, const struct events *all)
{
	const void *view = view_of(r, r->state, SEAT_GM);

	for (int i = 0; i < all->n; i++) {
		struct buf b = buf_in(r->a);
		r->g->phrase(view, &all->e[i], &b);
		if (b.n && !str_is_utf8(buf_str(&b)))
			broken(r, "the words of an event are UTF-8", buf_str(&b));
	}
}

/* Law 8. */
static void secrets_stay(struct random_game *r, const void *state,
			 const struct events *all, int reader)
{
	void *other = arena_alloc(r->a, r->g->state_size);

	for (int i = 0; laws[i]; i++) {
		if (strcmp(laws[i]->game, r->g->name) != 0)
			continue;
		memcpy(other, state, r->g->state_size);
		laws[i]->twin(other, reader, &r->d);
		if (memcmp(view_of(r, other, reader), view_of(r, state, reader),
			   r->g->view_size) != 0)
			broken(r, "a view holds no secret",
			       str_printf(r->a, "that of seat %d differs", reader));
		must_be_same(r, "a report tells no secret",
			     report_of(r, other, all, reader),
			     report_of(r, state, all, reader));
	}
}

static void look_at_reports(struct random_game *r, const void *state,
			    const struct events *all)
{
	unsigned seats = r->g->seats(state);

	r->kept = page_kept_in(r->a);
	r->shared = arena_new(r->a, struct page_shared);
	r->board = arena_new(r->a, struct bulletin_board);
	every_event_has_words(r, all);
	report_of(r, state, all, SEAT_GM);
	if (!r->g->phase(state)) { /* everything may be told */
		report_of(r, state, all, SEAT_READERS);
		return;
	}
	secrets_stay(r, state, all, SEAT_READERS);
	for (int i = 0; i < r->g->seats_max; i++)
		if (seats >> i & 1) {
			report_of(r, state, all, i);
			secrets_stay(r, state, all, i);
		}
}

/* --- a phase --- */

static void adjudicate(struct random_game *r, const struct sheet *const sheets[],
		       void *after, struct events *events, struct rng_log *log)
{
	struct trace trace = {.a = r->a};
	struct adjudication x = {.before = r->state,
				 .rng = &r->rng,
				 .arena = r->a,
				 .after = after,
				 .events = events,
				 .trace = &trace};

	*events = (struct events){
		.a = r->a, .turn = (int16_t)r->turn, .phase = (int16_t)r->phase};
	*log = (struct rng_log){.a = r->a};
	r->rng.log = log;
	for (int i = 0; i < r->g->seats_max; i++)
		x.sheets[i] = sheets[i];
	memcpy(after, r->state, r->g->state_size);
	r->g->adjudicate(&x);
	r->rng.log = NULL;
}

static void same_again(struct random_game *r, const struct sheet *const sheets[],
		       const void *after, const struct events *events,
		       const struct rng_log *log)
{
	void *again = arena_alloc(r->a, r->g->state_size);
	struct events told;
	struct rng_log drawn;

	adjudicate(r, sheets, again, &told, &drawn);
	must_be_same(r, "the same letters, the same position", json_of(r, again),
		     json_of(r, after));
	must_be_same(r, "the same letters, the same events",
		     codec_text(r->a, codec_save_events(&told)),
		     codec_text(r->a, codec_save_events(events)));
	if (drawn.n != log->n)
		broken(r, "the same letters, the same draws", STR("another number"));
}

/* Law 1. */
static void is_sound(struct random_game *r, const void *state)
{
	struct err err = {0};
	void *back = arena_alloc(r->a, r->g->state_size);
	struct str text = json_of(r, state);
	struct json_t *json = codec_parse(text, &err);

	if (!r->g->sound(state, &err))
		broken(r, "a position is sound", str_of(err.text));
	if (!json || !r->g->load(json, back, &err))
		broken(r, "a position reads back", str_of(err.text));
	codec_text(r->a, json); /* which releases it */
	must_be_same(r, "a position reads back", json_of(r, back), text);
}

/* Law 3. */
static void goes_on(struct random_game *r, const void *after)
{
	int turn = r->g->turn(after), phase = r->g->phase(after);
	unsigned in = r->g->seats(after), owes = r->g->owes(after),
		 may = r->g->may_order ? r->g->may_order(after) : in;
	void *view = arena_alloc(r->a, r->g->view_size);
	struct vocab_turn phases;

	if (phase && (turn < r->turn || (turn == r->turn && phase <= r->phase)))
		broken(r, "a phase is later than the one before",
		       str_printf(r->a, "%d.%d", turn, phase));
	r->g->view(after, SEAT_READERS, view);
	vocab_phases(r->g->vocab, view, turn, &phases);
	if (phase && !vocab_phase(&phases, phase))
		broken(r, "a phase is one that the turn has",
		       str_printf(r->a, "%d.%d", turn, phase));
	if ((!phase && owes) || owes & ~may || owes & ~in)
		broken(r, "who owes may order, and is in the game",
		       str_printf(r->a, "owes %x, may order %x, in %x", owes, may, in));
}

/* Law 4. */
static void drawn_once(struct random_game *r, const struct rng_log *log)
{
	for (int i = 0; i < log->n; i++) {
		const struct rng_draw *d = &log->draws[i];
		for (int k = 0; k < r->drawn.n; k++)
			if (r->drawn.draws[k].index == d->index &&
			    str_equal(r->drawn.draws[k].label, d->label))
				broken(r, "a draw is made once", d->label);
		struct rng_draw *kept = arena_push(r->life, r->drawn.draws, r->drawn.n);
		*kept = *d;
		kept->label = str_dup(r->life, d->label);
	}
}

static void one_phase(struct random_game *r, struct tally *t)
{
	const struct sheet *sheets[GAME_SEATS_MAX] = {NULL};
	void *after = arena_alloc(r->life, r->g->state_size);
	unsigned in = r->g->seats(r->state);
	struct events events;
	struct rng_log log;

	for (int i = 0; i < r->g->seats_max; i++)
		if (in >> i & 1) {
			form_is_legal(r, i, t);
			examples_are_legal(r, i, t);
			sheets[i] = letter_of(r, i, t);
		}
	adjudicate(r, sheets, after, &events, &log);
	is_sound(r, after);
	same_again(r, sheets, after, &events, &log);
	goes_on(r, after);
	drawn_once(r, &log);
	look_at_reports(r, after, &events);
	r->state = after;
	r->turn = r->g->turn(after);
	r->phase = r->g->phase(after);
	t->phases++;
}

/* --- a game --- */

/* The first seats, or any of them where the game has any_seats. */
static unsigned choose_seats(struct random_game *r, int n)
{
	unsigned seats = (1U << n) - 1;

	if (!r->g->any_seats)
		return seats;
	for (seats = 0; n > 0;) {
		unsigned one = 1U << dice_below(&r->d, r->g->seats_max);
		n -= !(seats & one);
		seats |= one;
	}
	return seats;
}

/* Options that are a choice of words get any of them now and then. */
static void choose_options(struct random_game *r, struct setup *set)
{
	struct option_setting *all = arena_array(r->life, struct option_setting, 64);

	set->options = all;
	for (const struct game_option *o = r->g->options; o->name; o++) {
		struct str rest = str_of(o->values);
		(void)str_until(&rest, '|');
		struct str value = str_until(&rest, '|');
		if (value.n && str_find(value, STR("..")) == SIZE_MAX &&
		    !dice_below(&r->d, 3) && set->n_options < 64)
			all[set->n_options++] =
				(struct option_setting){str_of(o->name), value};
	}
}

static bool sets_up(struct random_game *r, const struct setup *set,
		    struct events *start, struct err *err)
{
	rng_seed_text(&r->rng,
		      str_printf(r->life, "laws %llu", (unsigned long long)r->seed));
	start->n = 0;
	return r->g->setup(r->state, set, &r->rng, start, err);
}

static void begin(struct random_game *r)
{
	int most = game_players_max(r->g) - r->g->seats_min + 1;
	struct setup set = {.n_seats = r->g->seats_min + dice_below(&r->d, most)};
	struct events start = {.a = r->life};
	struct err err = {0};

	for (int i = 0; i < GAME_SEATS_MAX; i++)
		set.powers[i] = STR("none");
	set.seats = choose_seats(r, set.n_seats);
	choose_options(r, &set);
	r->state = arena_alloc(r->life, r->g->state_size);
	while (!sets_up(r, &set, &start, &err) && set.n_options)
		set.n_options--; /* options that a game refuses together */
	if (!set.n_options && !sets_up(r, &set, &start, &err))
		broken(r, "a game begins", str_of(err.text));
	r->turn = r->g->turn(r->state);
	r->phase = r->g->phase(r->state);
}

static void one_game(const struct game_rules *g, uint64_t seed, bool garbage,
		     struct tally *t)
{
	struct random_game r = {.g = g,
				.a = arena_create(),
				.life = arena_create(),
				.d = {seed},
				.seed = seed,
				.garbage = garbage};

	begin(&r);
	for (int i = 0; i < PHASES_MAX && r.phase; i++) {
		one_phase(&r, t);
		arena_reset(r.a);
	}
	t->games++;
	t->over += !r.phase;
	arena_destroy(r.a);
	arena_destroy(r.life);
}

static bool play(const struct game_rules *g, int plain, int garbage, uint64_t first)
{
	struct tally t = {0}, odd = {0};

	for (int i = 0; i < plain; i++)
		one_game(g, first + (uint64_t)i, false, &t);
	for (int i = 0; i < garbage; i++)
		one_game(g, first + (uint64_t)i, true, &odd);
	bool ok = t.orders && t.over;
	printf("%s - %s: %d games, %d ended, %d phases, %d letters, %d orders, %d conditions, %d lines of forms, %d examples; %d of garbage, %d ended\n",
	       ok ? "ok" : "not ok", g->name, t.games, t.over, t.phases, t.letters,
	       t.orders, t.conditions, t.forms, t.examples, odd.games, odd.over);
	return ok;
}

/* The games of both tables, or only that of the name; returns how many. */
static int choose(const struct game_rules *out[], const char *name)
{
	const struct game_rules *const *const tables[] = {games, also};
	int n = 0;

	for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
		for (int k = 0; tables[t][k]; k++) {
			if (name && strcmp(tables[t][k]->name, name) != 0)
				continue;
			if (n == GAMES_MAX)
				abort();
			out[n++] = tables[t][k];
		}
	return n;
}

int main(int argc, char **argv)
{
	int plain = argc > 1 ? atoi(argv[1]) : 20,
	    garbage = argc > 2 ? atoi(argv[2]) : 5;
	uint64_t first = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
	const struct game_rules *chosen[GAMES_MAX];
	int n = choose(chosen, argc > 4 ? argv[4] : NULL);
	bool ok = n > 0;

	for (int k = 0; k < n; k++)
		ok &= play(chosen[k], (plain + n - 1) / n, (garbage + n - 1) / n,
			   first);
	return ok ? 0 : 1;
}
