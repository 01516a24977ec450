/* Playing a scene: see scene_run.h.
 * SPDX-License-Identifier: ISC */
#include "server/scene_run.h"

#include <stdarg.h>
#include <string.h>

#include "base/arena.h"
#include "base/page.h"
#include "orders/read.h"
#include "rules/codec.h"
#include "rules/scene.h"
#include "server/bulletin.h"
#include "server/letterhead.h"
#include "server/press_text.h"
#include "server/receipt.h"

/* What a seat has sent and got. */
struct seat_mail {
	struct sheet sheet;       /* for the open phase */
	bool came;                /* some letter for it */
	struct str later;         /* stored for a later phase */
	int later_turn, later_phase;
	struct str standing;      /* orders that hold until changed, as lines */
	const struct reading *last; /* his last letter as it was read, and its answer */
	struct str receipt;
	int n_receipts;
};

struct play {
	struct arena *a;
	const struct scene *scene;
	const struct game_rules *rules;
	struct rng rng;
	const void *before, *state; /* around the phase that was run last */
	struct events events;       /* of the turn of the phase that was run last */
	struct trace trace;         /* of the phase that was run last */
	struct seat_mail mail[GAME_SEATS_MAX];
};

/* A line of a letter that is left out, for `same without`. */
struct omission {
	int seat, line;             /* seat -1: nothing is left out */
};

/* --- position --- */

/* "standing red: power heal blue" is a fact of the frame: `text` becomes the order,
 * `seat` whose it is, -1 where that cannot be read. false: it is another fact. */
static bool is_standing(const struct scene *s, struct str *text, int *seat,
			struct scene_fault *fault)
{
	struct scene_cursor c = {.text = *text, .colours = s->rules->colours,
				 .n_seats = s->n_seats, .fault = fault};

	if (!scene_take(&c, "standing"))
		return false;
	if (scene_seat(&c, seat) && scene_want(&c, ":"))
		*text = str_trim(str_slice(c.text, c.at, c.text.n));
	else
		*seat = -1;
	return true;
}

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
	for (int i = 0; i < s->n_seats; i++)
		if (!s->setup.powers[i].n)
			s->setup.powers[i] = STR("none");
	if (s->rules->setup(state, &s->setup, &p->rng, &none, &err))
		return true;
	scene_fault_at(p->a, s, s->powers_line ? s->powers_line : s->line, 1, "%s", err.text);
	return false;
}

static const struct str *first_letters(struct arena *a, const struct scene *s)
{
	struct str *letters = arena_array(a, struct str, GAME_SEATS_MAX);

	for (int i = 0; i < s->steps[0].n_letters; i++)
		letters[s->steps[0].letters[i].seat] = buf_str(&s->steps[0].letters[i].text);
	return letters;
}

static bool place(struct play *p, struct scene *s)
{
	const struct scene_words *words = s->rules->scene;
	const struct str *letters = first_letters(p->a, s);
	struct scene_head head = {s->n_seats, s->absent, s->turn, s->phase, s->lead, letters};
	struct scene_fault fault = {.fact = -1};
	void *state = arena_alloc(p->a, s->rules->state_size);
	void *position = words->begin(p->a, &head);
	const struct scene_text **facts =
		arena_array(p->a, const struct scene_text *, (size_t)s->n_given);
	int n = 0, seat;

	if (!setup(p, s, state))
		return false;
	for (int i = 0; i < s->n_given; i++) {
		struct str text = s->given[i].text;
		if (is_standing(s, &text, &seat, &fault))
			continue;
		facts[n++] = &s->given[i];
		if (!words->given(position, text, &fault)) {
			fault_at(p, s, &s->given[i], &fault);
			return false;
		}
	}
	if (!words->place(position, &p->rng, state, &fault)) {
		fault_at(p, s, fault.fact >= 0 ? facts[fault.fact] : NULL, &fault);
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
	m->receipt = press_text(p->a, &page);
}

static void read_stored(struct play *p, struct seat_mail *m, struct str text, int seat)
{
	struct reader reader = reader_of(p, seat);

	reader.stored = true;
	m->sheet = orders_read(p->a, &reader, text, &m->sheet)->sheet;
	m->came |= m->sheet.readable;
}

static void read_letter(struct play *p, struct seat_mail *m, struct str text, int seat)
{
	struct reader reader = reader_of(p, seat);

	m->last = orders_read(p->a, &reader, text, &m->sheet);
	m->sheet = m->last->sheet;
	m->came = true;
	if (m->last->later_turn) {
		m->later = m->last->later;
		m->later_turn = m->last->later_turn;
		m->later_phase = m->last->later_phase;
	}
	receipt(p, &reader, m);
}

/* The letter without its n-th line. */
static struct str without_line(struct arena *a, struct str text, int n)
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

static const struct scene_letter *last_letter(const struct scene_step *step, int seat)
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

/* All that one seat has for this phase: what stands, what was stored, what comes now. */
static void read_seat(struct play *p, const struct scene_step *step, int seat,
		      struct omission omit)
{
	struct seat_mail *m = &p->mail[seat];
	int turn = p->rules->turn(p->state), phase = p->rules->phase(p->state);

	m->sheet = (struct sheet){.seat = seat};
	m->came = false;
	if (m->standing.n) {
		read_stored(p, m, m->standing, seat);
		m->came = m->sheet.readable = false;
	}
	if (m->later_turn && (m->later_turn < turn ||
			      (m->later_turn == turn && m->later_phase <= phase))) {
		if (m->later_turn == turn && m->later_phase == phase && !says_none(step, seat))
			read_stored(p, m, m->later, seat);
		m->later_turn = 0;
	}
	for (int i = 0; i < step->n_letters; i++) {
		const struct scene_letter *l = &step->letters[i];
		if (l->seat != seat || l->none)
			continue;
		struct str text = buf_str(&l->text);
		if (omit.seat == seat && l == last_letter(step, seat))
			text = without_line(p->a, text, omit.line);
		read_letter(p, m, text, seat);
	}
}

static void keep_standing(struct play *p, struct seat_mail *m)
{
	struct buf lines = buf_in(p->a);

	for (int i = 0; i < m->sheet.n_slots; i++)
		if (m->sheet.slots[i].standing) {
			buf_add(&lines, slot_text(p->a, &m->sheet.slots[i]));
			buf_char(&lines, '\n');
		}
	m->standing = buf_str(&lines);
}

/* The list that the phase adds to: of the same turn, a copy (another play may go on with
 * the list as it was); of a new turn, an empty one. */
static void begin_events(struct play *p, int turn)
{
	struct events old = p->events;

	p->events = (struct events){.a = p->a, .turn = (int16_t)turn,
				    .phase = (int16_t)p->rules->phase(p->state)};
	if (old.turn != turn || !old.n)
		return;
	p->events.e = arena_array(p->a, struct event, (size_t)old.n);
	p->events.n = p->events.cap = old.n;
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

static void run_phase(struct play *p, const struct scene_step *step, bool reverse,
		      struct omission omit)
{
	int n = p->scene->n_seats, turn = p->rules->turn(p->state);
	void *after = arena_alloc(p->a, p->rules->state_size);
	struct adjudication adj = {.before = p->state, .rng = &p->rng, .arena = p->a,
				   .after = after, .events = &p->events, .trace = &p->trace};

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
	for (int i = 0; i < n; i++)
		keep_standing(p, &p->mail[i]);
}

static struct str report_of(struct play *p, int seat)
{
	struct page page = page_in(p->a);
	struct bulletin b = {.rules = p->rules,
			     .game = STR("scene"),
			     .seat = seat,
			     .state = p->state,
			     .events = &p->events,
			     .trace = &p->trace};

	bulletin_report(p->a, &b, &page);
	return press_text(p->a, &page);
}

/* Everything that came of the phase, as one text. */
static struct str all_of_it(struct play *p)
{
	struct buf b = buf_in(p->a);

	buf_add(&b, codec_text(p->a, p->rules->save(p->state)));
	buf_add(&b, codec_text(p->a, codec_save_events(&p->events)));
	buf_add(&b, codec_text(p->a, codec_save_trace(&p->trace)));
	for (int i = SEAT_GM; i < p->scene->n_seats; i++)
		buf_add(&b, report_of(p, i));
	for (int i = 0; i < p->scene->n_seats; i++)
		buf_add(&b, p->mail[i].receipt);
	return buf_str(&b);
}

/* --- facts that all games share --- */

struct check {
	struct play *p;           /* NULL: the words are only read */
	const struct play *was;   /* before the step */
	const struct scene_step *step;
	struct scene_cursor c;
	struct buf *found;
};

static struct str folded(struct arena *a, struct str s)
{
	struct buf b = buf_in(a);
	struct str word;

	while (str_word(&s, &word)) {
		if (b.n)
			buf_char(&b, ' ');
		buf_add(&b, word);
	}
	return buf_str(&b);
}

/* Reads the text between quotation marks. */
static bool quoted(struct check *k, struct str *out)
{
	struct scene_cursor *c = &k->c;

	if (!scene_want(c, "\""))
		return false;
	struct str rest = str_slice(c->text, c->at, c->text.n);
	size_t n = rest.n;
	while (n && rest.s[n - 1] != '"')
		n--;
	if (!n) {
		c->last = c->text.n;
		return scene_complain(c, "a quotation mark is missing");
	}
	*out = str_slice(rest, 0, n - 1);
	c->at += n;
	return scene_end(c);
}

/* Is the text to be found there, or not? */
static bool says(struct check *k, struct str text, bool wanted)
{
	struct str what;

	if (!quoted(k, &what))
		return false;
	if (!k->p)
		return true;
	struct str all = folded(k->p->a, text);
	size_t at = str_find(all, folded(k->p->a, what));
	if ((at != SIZE_MAX) == wanted)
		return true;
	if (wanted)
		buf_printf(k->found, "nothing of the kind in:\n%.*s", STR_ARG(text));
	else
		buf_printf(k->found, "... %.*s ...",
			   STR_ARG(str_slice(all, at > 30 ? at - 30 : 0, at + what.n + 30)));
	return true;
}

static bool same_without(struct check *k, int seat)
{
	int who, line;

	if (!scene_want(&k->c, "without") || !scene_seat(&k->c, &who) ||
	    !scene_number(&k->c, 1, 10000, &line) || !scene_end(&k->c))
		return false;
	if (!k->p)
		return true;
	const struct scene_letter *letter = last_letter(k->step, who);
	if (!letter) {
		buf_z(k->found, "no such letter");
		return true;
	}
	if (without_line(k->p->a, buf_str(&letter->text), line).n == letter->text.n) {
		buf_z(k->found, "no such line in the letter");
		return true;
	}
	struct play other = *k->was;
	run_phase(&other, k->step, false, (struct omission){who, line});
	struct str a = report_of(k->p, seat), b = report_of(&other, seat), x, y;
	if (str_equal(a, b))
		return true;
	while (str_line(&a, &x) && str_line(&b, &y) && str_equal(x, y))
		;
	buf_printf(k->found, "with it:    %.*s\nwithout it: %.*s", STR_ARG(x), STR_ARG(y));
	return true;
}

static bool check_report(struct check *k)
{
	int seat = SEAT_READERS;

	if (!scene_take(&k->c, "readers") && !scene_seat(&k->c, &seat))
		return false;
	struct str text = k->p ? report_of(k->p, seat) : STR("");
	if (scene_take(&k->c, "says"))
		return says(k, text, true);
	if (scene_take(&k->c, "hides"))
		return says(k, text, false);
	return scene_want(&k->c, "same") && same_without(k, seat);
}

static bool check_gm(struct check *k)
{
	return scene_want(&k->c, "told") &&
	       says(k, k->p ? report_of(k->p, SEAT_GM) : STR(""), true);
}

static const char *const verdict_names[] = {
	[VERDICT_BLANK] = "blank",     [VERDICT_OK] = "accepted",
	[VERDICT_NOTED] = "accepted, with a note", [VERDICT_REFUSED] = "refused",
	[VERDICT_NOTE] = "not read as an order",   [VERDICT_COMMAND] = "a command",
	[VERDICT_PRESS] = "press",     [VERDICT_HEADER] = "a header",
};

/* What became of a line of the seat's last letter; several orders may stand in one. */
static bool line_has(const struct reading *r, int number, bool refused, struct buf *found)
{
	bool any = false;

	for (int i = 0; r && i < r->n_lines; i++) {
		const struct line *l = &r->lines[i];
		if (number < l->number || number >= l->number + (l->n_typed ? l->n_typed : 1))
			continue;
		bool ok = l->verdict == VERDICT_OK || l->verdict == VERDICT_NOTED ||
			  l->verdict == VERDICT_COMMAND || l->verdict == VERDICT_PRESS;
		any = true;
		if (refused ? l->verdict == VERDICT_REFUSED : ok)
			return true;
		buf_printf(found, "%s: %.*s", verdict_names[l->verdict], STR_ARG(l->typed));
		for (int k = 0; k < l->n_remarks; k++)
			buf_printf(found, "\n%.*s", STR_ARG(l->remarks[k].text));
	}
	if (!any)
		buf_z(found, r ? "no such line" : "no letter");
	return false;
}

static bool check_receipt(struct check *k)
{
	int seat, line;
	struct buf found = buf_in(k->found->a);

	if (!scene_seat(&k->c, &seat))
		return false;
	const struct seat_mail *m = k->p ? &k->p->mail[seat] : NULL;
	if (scene_take(&k->c, "says"))
		return says(k, m ? m->receipt : STR(""), true);
	if (scene_take(&k->c, "hides"))
		return says(k, m ? m->receipt : STR(""), false);
	bool refused = scene_take(&k->c, "refuses");
	if (!refused && !scene_want(&k->c, "accepts"))
		return false;
	if (!scene_number(&k->c, 1, 10000, &line) || !scene_end(&k->c))
		return false;
	if (m && !line_has(m->last, line, refused, &found))
		buf_add(k->found, buf_str(&found));
	return true;
}

/* "red, blue" or "none" -> bits. */
static bool seat_set(struct check *k, unsigned *set)
{
	int seat;

	*set = 0;
	if (!scene_want(&k->c, ":"))
		return false;
	if (scene_take(&k->c, "none"))
		return scene_end(&k->c);
	do {
		if (!scene_seat(&k->c, &seat))
			return false;
		*set |= 1U << seat;
	} while (scene_take(&k->c, ","));
	return scene_end(&k->c);
}

static bool check_set(struct check *k, unsigned (*ask)(const void *))
{
	unsigned said, is;

	if (!seat_set(k, &said))
		return false;
	if (!k->p || (is = ask(k->p->state)) == said)
		return true;
	for (int i = 0; i < k->c.n_seats; i++)
		if (is >> i & 1)
			buf_printf(k->found, "%s%s", k->found->n ? ", " : "", k->c.colours[i]);
	if (!is)
		buf_z(k->found, "none");
	return true;
}

static bool check_winner(struct check *k)
{
	return check_set(k, k->p ? k->p->rules->winners : NULL);
}

static bool check_owes(struct check *k)
{
	return check_set(k, k->p ? k->p->rules->owes : NULL);
}

static bool check_next(struct check *k)
{
	if (!scene_want(&k->c, ":"))
		return false;
	struct str word = scene_next(&k->c), rest = word;
	struct str turn = str_until(&rest, '.');
	int64_t t = 0, n = 0;
	if (!str_is(word, "over") && (!str_int(turn, 1, 255, &t) || !str_int(rest, 1, 99, &n)))
		return scene_complain(&k->c, "`next` takes turn.phase, or `over`");
	if (!scene_end(&k->c) || !k->p)
		return k->c.fault->text[0] == '\0';
	int phase = k->p->rules->phase(k->p->state), at = k->p->rules->turn(k->p->state);
	if (phase == n && (!phase || at == t))
		return true;
	if (phase)
		buf_printf(k->found, "%d.%d", at, phase);
	else
		buf_z(k->found, "over");
	return true;
}

static bool check_standing(struct check *k)
{
	int seat;

	if (!scene_seat(&k->c, &seat) || !scene_want(&k->c, ":"))
		return false;
	struct str said = str_trim(str_slice(k->c.text, k->c.at, k->c.text.n));
	if (!k->p)
		return said.n || scene_complain(&k->c, "an order is expected");
	struct str is = str_trim(k->p->mail[seat].standing);
	if (!str_same(folded(k->p->a, is), folded(k->p->a, said)) && (is.n || !str_is(said, "none")))
		buf_add(k->found, is.n ? is : STR("none"));
	return true;
}

struct common {
	const char *word;
	bool (*check)(struct check *);
};

static const struct common commons[] = {
	{"report", check_report}, {"receipt", check_receipt}, {"gm", check_gm},
	{"winner", check_winner}, {"next", check_next},       {"owes", check_owes},
	{"standing", check_standing},
};

static const struct common *common_fact(struct str text)
{
	struct scene_cursor c = {.text = text};
	struct str word = scene_peek(&c);

	for (size_t i = 0; i < sizeof commons / sizeof *commons; i++)
		if (str_is(word, commons[i].word))
			return &commons[i];
	return NULL;
}

/* --- expecting --- */

static struct str *facts_of(struct arena *a, const struct scene_step *step)
{
	struct str *facts = arena_array(a, struct str, (size_t)step->n_facts);

	for (int i = 0; i < step->n_facts; i++)
		facts[i] = step->facts[i].text;
	return facts;
}

/* One fact, understood only (`p` NULL) or checked. */
static bool one_fact(struct arena *a, const struct scene *s, const struct scene_step *step,
		     struct play *p, const struct play *was, struct str text, struct buf *found,
		     struct scene_fault *fault)
{
	const struct common *common = common_fact(text);
	struct check k = {.p = p, .was = was, .step = step, .found = found,
			  .c = {.text = text, .colours = s->rules->colours,
				.n_seats = s->n_seats, .fault = fault}};
	struct scene_now now = {.a = a, .n_seats = s->n_seats,
				.before = p ? p->before : NULL, .after = p ? p->state : NULL,
				.n_facts = step->n_facts, .facts = facts_of(a, step)};

	*fault = (struct scene_fault){.fact = -1};
	if (!common)
		return s->rules->scene->expect(&now, text, found, fault);
	scene_next(&k.c);
	return common->check(&k);
}

void scene_understand(struct arena *a, struct scene *s)
{
	struct scene_head head = {s->n_seats, s->absent, s->turn, s->phase, s->lead, NULL};
	struct scene_fault fault;
	struct buf found = buf_in(a);

	if (s->n_faults)
		return;
	void *position = s->rules->scene->begin(a, &head);
	for (int i = 0; i < s->n_given; i++) {
		struct scene_text *t = &s->given[i];
		struct str text = t->text;
		int seat = 0;
		fault = (struct scene_fault){.fact = -1};
		if (is_standing(s, &text, &seat, &fault)
			    ? seat < 0
			    : !s->rules->scene->given(position, text, &fault))
			scene_fault_at(a, s, t->line, t->column + fault.column, "%s", fault.text);
	}
	for (int i = 0; i < s->n_steps; i++)
		for (int k = 0; k < s->steps[i].n_facts; k++) {
			struct scene_text *t = &s->steps[i].facts[k];
			if (!one_fact(a, s, &s->steps[i], NULL, NULL, t->text, &found, &fault))
				scene_fault_at(a, s, t->line, t->column + fault.column, "%s",
					       fault.text);
		}
}

static void miss(struct arena *a, struct scene_outcome *o, int line, struct str expected,
		 struct str found)
{
	if (o->n == o->cap) {
		int cap = o->cap ? 2 * o->cap : 8;
		o->misses = arena_grow(a, o->misses, (size_t)o->n * sizeof *o->misses,
				       (size_t)cap * sizeof *o->misses);
		o->cap = cap;
	}
	o->misses[o->n++] = (struct scene_miss){line, expected, found};
}

static void expect(struct play *p, const struct play *was, const struct scene_step *step,
		   struct scene_outcome *o)
{
	struct scene_fault fault;

	for (int i = 0; i < step->n_facts; i++) {
		struct buf found = buf_in(p->a);
		one_fact(p->a, p->scene, step, p, was, step->facts[i].text, &found, &fault);
		if (found.n)
			miss(p->a, o, step->facts[i].line, step->facts[i].text, buf_str(&found));
	}
}

/* The phase that the scene names is the one that is open. */
static bool right_phase(struct play *p, const struct scene_step *step, struct scene_outcome *o)
{
	int phase = p->rules->phase(p->state), turn = p->rules->turn(p->state);

	if (phase && (!step->phase || step->phase == phase))
		return true;
	miss(p->a, o, step->line,
	     step->phase ? str_printf(p->a, "phase %d", step->phase) : STR("another phase"),
	     phase ? str_printf(p->a, "the open phase is %d.%d", turn, phase)
		   : STR("the game is over"));
	return false;
}

static void conserved(struct play *p, const struct scene_step *step, struct scene_outcome *o)
{
	struct err err = {.kind = ERR_NONE};

	if (!p->rules->scene->conserved(p->before, p->state, &err))
		miss(p->a, o, step->line, STR("tokens and cards add up"),
		     str_dup(p->a, str_of(err.text)));
}

/* Where two texts part, with a little around it. */
static struct str difference(struct arena *a, struct str x, struct str y)
{
	size_t i = 0;

	while (i < x.n && i < y.n && x.s[i] == y.s[i])
		i++;
	size_t from = i > 30 ? i - 30 : 0;
	return str_printf(a, "in order: ...%.*s\nreversed: ...%.*s",
			  STR_ARG(str_slice(x, from, i + 40)), STR_ARG(str_slice(y, from, i + 40)));
}

static bool standing_given(struct play *p, struct scene *s)
{
	struct scene_fault fault;

	for (int i = 0; i < s->n_given; i++) {
		struct str text = s->given[i].text;
		int seat;
		if (!is_standing(s, &text, &seat, &fault) || seat < 0)
			continue;
		struct reader reader = reader_of(p, seat);
		if (!orders_read(p->a, &reader, text, NULL)->n_accepted) {
			scene_fault_at(p->a, s, s->given[i].line, s->given[i].column,
				       "this standing order is not in this game yet");
			return false;
		}
		p->mail[seat].standing = text;
	}
	return true;
}

void scene_play(struct arena *a, struct scene *s, struct scene_outcome *o)
{
	const struct omission nothing = {-1, 0};
	struct play p = {.a = a, .scene = s, .rules = s->rules,
			 .events = {.a = a}, .trace = {.a = a}};

	*o = (struct scene_outcome){.n = 0};
	rng_seed_text(&p.rng, s->seed.n ? s->seed : s->sentence);
	if (!place(&p, s) || !standing_given(&p, s))
		return;
	struct play mirror = p;
	for (int i = 0; i < s->n_steps; i++) {
		const struct scene_step *step = &s->steps[i];
		struct play was = p;
		if (!right_phase(&p, step, o))
			return;
		run_phase(&p, step, false, nothing);
		run_phase(&mirror, step, true, nothing);
		expect(&p, &was, step, o);
		conserved(&p, step, o);
		struct str one = all_of_it(&p), two = all_of_it(&mirror);
		if (!str_equal(one, two))
			miss(a, o, step->line, STR("the same result with the seats in reverse order"),
			     difference(a, one, two));
	}
}
