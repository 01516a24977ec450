/* A scene while it is played: see scene_play.h. The same calls as on the server's way
 * from a letter to a report.
 * SPDX-License-Identifier: ISC */
#include "server/scene/scene_play.h"

#include <string.h>

#include "base/arena.h"
#include "base/page.h"
#include "orders/vocab.h"
#include "rules/codec.h"
#include "server/render/bulletin.h"
#include "server/render/letterhead.h"
#include "server/render/render_text.h"
#include "server/report/receipt.h"

/* --- position --- */

static void fault_at(struct play *p, struct scene *s, const struct scene_text *at,
		     const struct scene_fault *fault)
{
	scene_fault_at(p->a, s, at ? at->line : s->line,
		       at ? at->column + fault->column : 1, "%s", fault->text);
}

static bool setup(struct play *p, struct scene *s, void *state)
{
	struct events none = {.a = p->a, .silent = true};
	struct err err = {.kind = ERR_NONE};

	s->setup.n_seats = s->n_seats;
	s->setup.seats = (1U << s->n_seats) - 1;
	for (int i = 0; s->rules->any_seats && i < s->n_seats; i++)
		if (s->absent >> i & 1) {
			s->setup.seats &= ~(1U << i);
			s->setup.n_seats--;
		}
	for (int i = 0; i < s->n_seats; i++)
		if (!s->setup.powers[i].n)
			s->setup.powers[i] = STR("none");
	if (s->rules->setup(state, &s->setup, &p->rng, &none, &err))
		return true;
	scene_fault_at(p->a, s, s->powers_line ? s->powers_line : s->line, 1, "%s",
		       err.text);
	return false;
}

static const struct str *first_letters(struct arena *a, const struct scene *s)
{
	struct str *letters = arena_array(a, struct str, GAME_SEATS_MAX);

	for (int i = 0; i < s->steps[0].n_letters; i++)
		letters[s->steps[0].letters[i].seat] =
			buf_str(&s->steps[0].letters[i].text);
	return letters;
}

/* The phase with which the scene begins is one that the game plays under its options. */
static bool is_played(struct play *p, struct scene *s, const void *state)
{
	const void *view = letterhead_view(p->a, s->rules, state, SEAT_READERS);
	struct buf all = buf_in(p->a);
	struct vocab_turn turn;

	vocab_phases(s->rules->vocab, view, s->turn, &turn);
	if (vocab_phase(&turn, s->phase))
		return true;
	vocab_numbers(vocab_phases_of(&turn, ~0U), &all);
	scene_fault_at(p->a, s, s->line, 1,
		       "with these options turn %d has no phase %d: its phases are %s",
		       s->turn, s->phase, all.s);
	return false;
}

bool scene_place(struct play *p, struct scene *s)
{
	const struct scene_words *words = s->rules->scene;
	const struct str *letters = first_letters(p->a, s);
	struct scene_head head = {s->n_seats, s->absent, s->turn,
				  s->phase,   s->lead,   letters};
	struct scene_fault fault = {.fact = -1};
	void *state = arena_alloc(p->a, s->rules->state_size);
	void *position = words->begin(p->a, &head);

	if (!setup(p, s, state) || !is_played(p, s, state))
		return false;
	for (int i = 0; i < s->n_given; i++) {
		if (!words->given(position, s->given[i].text, &fault)) {
			fault_at(p, s, &s->given[i], &fault);
			return false;
		}
	}
	if (!words->place(position, &p->rng, state, &fault)) {
		fault_at(p, s, fault.fact >= 0 ? &s->given[fault.fact] : NULL, &fault);
		return false;
	}
	p->state = p->before = state;
	return true;
}

/* --- a phase --- */

static struct reader reader_of(const struct play *p, int seat)
{
	return (struct reader){.vocab = p->rules->vocab,
			       .view = letterhead_view(p->a, p->rules, p->state, seat),
			       .game = STR("scene"),
			       .seat = seat,
			       .turn = p->rules->turn(p->state),
			       .phase = p->rules->phase(p->state)};
}

static void receipt(struct play *p, const struct reader *reader, struct seat_mail *m)
{
	struct page page = page_in(p->a);
	struct receipt r = {.rules = p->rules,
			    .game = reader->game,
			    .seat = reader->seat,
			    .view = reader->view,
			    .reading = m->last,
			    .number = ++m->n_receipts,
			    .turn = reader->turn,
			    .phase = reader->phase};

	receipt_page(p->a, &r, &page);
	m->receipt = render_text(p->a, &page);
}

/* With the orders that hold from earlier phases, as the game has them. */
static struct sheet sheet_that_holds(struct play *p, int seat)
{
	if (!p->rules->vocab->standing)
		return (struct sheet){.seat = seat};
	struct reader reader = reader_of(p, seat);
	return orders_read(p->a, &reader, STR(""), NULL)->sheet;
}

/* Orders that came early: no receipt is wanted. */
static void read_later(struct play *p, struct seat_mail *m, struct str text, int seat)
{
	struct reader reader = reader_of(p, seat);

	m->sheet = orders_read(p->a, &reader, text, &m->sheet)->sheet;
	m->came |= m->sheet.readable;
}

static void read_letter(struct play *p, struct seat_mail *m, struct str text, int seat)
{
	struct reader reader = reader_of(p, seat);

	m->last = orders_read(p->a, &reader, text, &m->sheet);
	m->sheet = m->last->sheet;
	m->came = true;
	for (int i = 0; i < m->last->n_later && m->n_later < SCENE_LATER_MAX; i++)
		m->later[m->n_later++] = (struct scene_later){m->last->later[i].turn,
							      m->last->later[i].phase,
							      m->last->later[i].text};
	receipt(p, &reader, m);
}

struct str scene_without_line(struct arena *a, struct str text, int n)
{
	struct buf out = buf_in(a);
	struct str line;

	for (int i = 1; str_line(&text, &line); i++) {
		if (i == n)
			continue;
		buf_add(&out, line);
		buf_char(&out, '\n');
	}
	return buf_str(&out);
}

const struct scene_letter *scene_last_letter(const struct scene_step *step, int seat)
{
	for (int i = step->n_letters - 1; i >= 0; i--)
		if (step->letters[i].seat == seat && !step->letters[i].none)
			return &step->letters[i];
	return NULL;
}

static bool says_none(const struct scene_step *step, int seat)
{
	for (int i = 0; i < step->n_letters; i++)
		if (step->letters[i].seat == seat && step->letters[i].none)
			return true;
	return false;
}

/* Reads all orders that one seat has for this phase: those that stand, those that were
 * stored, and those that come now. */
static void read_seat(struct play *p, const struct scene_step *step, int seat,
		      struct omission omit)
{
	struct seat_mail *m = &p->mail[seat];
	int turn = p->rules->turn(p->state), phase = p->rules->phase(p->state);

	m->sheet = sheet_that_holds(p, seat);
	m->came = false;
	for (int i = 0; i < m->n_later; i++)
		if (m->later[i].turn == turn && m->later[i].phase == phase &&
		    !says_none(step, seat))
			read_later(p, m, m->later[i].text, seat);
	for (int i = 0; i < step->n_letters; i++) {
		const struct scene_letter *l = &step->letters[i];
		if (l->seat != seat || l->none)
			continue;
		struct str text = buf_str(&l->text);
		if (omit.seat == seat && l == scene_last_letter(step, seat))
			text = scene_without_line(p->a, text, omit.line);
		read_letter(p, m, text, seat);
	}
}

/* The list that the phase adds to: of the same turn, a copy (another play may go on
 * with the list as it was); of a new turn, an empty one. */
static void begin_events(struct play *p, int turn)
{
	struct events old = p->events;

	p->events = (struct events){.a = p->a,
				    .turn = (int16_t)turn,
				    .phase = (int16_t)p->rules->phase(p->state)};
	if (old.turn != turn || !old.n)
		return;
	p->events.e = arena_list(p->a, struct event, (size_t)old.n);
	p->events.n = old.n;
	memcpy(p->events.e, old.e, (size_t)old.n * sizeof *old.e);
}

/* A paradox, and the game waits: nothing has happened, but the GM is told. */
static void wait_for_gm(struct play *p)
{
	int kept = 0;

	for (int i = 0; i < p->events.n; i++)
		if (p->events.e[i].phase != p->events.phase ||
		    p->events.e[i].audience == AUDIENCE_GM)
			p->events.e[kept++] = p->events.e[i];
	p->events.n = kept;
}

void scene_run_phase(struct play *p, const struct scene_step *step, bool reverse,
		     struct omission omit)
{
	int n = p->scene->n_seats, turn = p->rules->turn(p->state);
	void *after = arena_alloc(p->a, p->rules->state_size);
	struct adjudication adj = {.before = p->state,
				   .rng = &p->rng,
				   .arena = p->a,
				   .after = after,
				   .events = &p->events,
				   .trace = &p->trace};

	for (int i = 0; i < n; i++)
		read_seat(p, step, reverse ? n - 1 - i : i, omit);
	begin_events(p, turn);
	p->trace = (struct trace){.a = p->a};
	for (int i = 0; i < n; i++)
		if (p->mail[i].came || p->mail[i].sheet.n_slots)
			adj.sheets[i] = &p->mail[i].sheet;
	memcpy(after, p->state, p->rules->state_size);
	p->rules->adjudicate(&adj);
	p->before = p->state;
	if (adj.hold_asked)
		wait_for_gm(p);
	else
		p->state = after;
}

struct str scene_report(struct play *p, int seat)
{
	struct page page = page_in(p->a);
	struct bulletin b = {.rules = p->rules,
			     .game = STR("scene"),
			     .seat = seat,
			     .state = p->state,
			     .events = &p->events,
			     .trace = &p->trace};

	page.text_only = true;
	bulletin_report(p->a, &b, &page);
	return render_text(p->a, &page);
}

struct str scene_all(struct play *p)
{
	struct buf b = buf_in(p->a);

	buf_add(&b, codec_text(p->a, p->rules->save(p->state)));
	buf_add(&b, codec_text(p->a, codec_save_events(&p->events)));
	buf_add(&b, codec_text(p->a, codec_save_trace(&p->trace)));
	for (int i = SEAT_READERS; i < p->scene->n_seats; i++)
		buf_add(&b, scene_report(p, i));
	for (int i = 0; i < p->scene->n_seats; i++)
		buf_add(&b, p->mail[i].receipt);
	return buf_str(&b);
}
