/* A letter is read, with the eyes of its seat.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_steps.h"

#include "base/arena.h"
#include "base/locale.h"
#include "server/game/led.h"

enum {
	BELIEVABLE_S = 36 * 3600, /* a Date so near its arrival may tell the order */
};

static bool is_older(const struct letter_in *x)
{
	const struct stored_sheet *s = &x->stored;
	int64_t date = x->l->date, arrival = x->in->arrival;

	/* One that waited is read after letters that came later. */
	return (x->known && !s->by_house && arrival < s->last) ||
	       (date && s->last_date && date < s->last_date &&
		arrival - date <= BELIEVABLE_S && date - arrival <= BELIEVABLE_S);
}

bool intake_prepare(struct letter_in *x, struct err *err)
{
	const struct game *g = x->game;

	x->rules = game_rules_of(g, err);
	if (!x->rules ||
	    !seats_list(x->h->store, x->a, g->id, &x->seats, &x->n_seats, err))
		return false;
	x->over = g->status == GAME_OVER || x->seat->status == SEAT_REMOVED ||
		  x->seat->resigned;
	/* A standby who was asked to take over a seat says JOIN first. Until then they
	 * are told nothing of the game, and the word does not mean `ally`. */
	x->invited = g->status != GAME_INVITING && (x->seat->status == SEAT_INVITED ||
						    x->seat->status == SEAT_DECLINED);
	if (g->status == GAME_INVITING || g->last_phase_no == 0 || x->invited)
		return true;
	x->position = arena_new(x->a, struct position);
	if (!position_load(x->h, x->a, g, g->phase_no, x->position, err) ||
	    !sheets_load(x->h->store, x->a, g->id, g->phase_no, x->seat->seat,
			 &x->stored, err))
		return false;
	x->view = position_view(x->a, x->position, x->seat->seat);
	x->by_chance = x->rules->by_chance(x->position->state) >> x->seat->seat & 1;
	x->over = x->over || x->by_chance;
	x->old_key = x->who.key_phase >= 0 && x->who.key_phase != g->phase_no;
	x->ahead = x->old_key && x->who.key_phase > g->phase_no;
	x->older = !x->old_key && is_older(x);
	return true;
}

const char *intake_why_over(const struct letter_in *x)
{
	if (!x->over)
		return NULL;
	if (x->game->status == GAME_OVER)
		return N_("The game is over: no orders are taken");
	if (x->seat->status == SEAT_REMOVED)
		return N_("Your seat has left the game: no orders are taken");
	const struct game_absent *absent = game_absent(x->rules);
	if (x->by_chance && !x->seat->resigned)
		return str_printf(
			       x->a,
			       _("%s: your seat is played\n%s to the end of the turn and then leaves the game. Your orders do not count. The GM can give you the seat back: begin a line with GM"),
			       locale_text(absent->given_up),
			       locale_text(absent->played))
			.s;
	return str_printf(
		       x->a,
		       _("You have resigned: your orders are no longer read, and the seat is played %s to the end of the turn"),
		       locale_text(absent->played))
		.s;
}

static bool resigns_now(const struct reading *r)
{
	for (int i = 0; i < r->n_commands; i++)
		if (r->commands[i].kind == COMMAND_RESIGN && r->commands[i].now)
			return true;
	return false;
}

/* The lines, each below what stands above it; `above` may be NULL. */
static struct str text_of(struct arena *a, const struct str *lines,
			  const struct str *above, size_t n)
{
	struct buf text = buf_in(a);
	for (size_t i = 0; i < n; i++) {
		if (above)
			buf_add(&text, above[i]);
		buf_add(&text, lines[i]);
		buf_char(&text, '\n');
	}
	return buf_str(&text);
}

static int n_lines(struct str text)
{
	struct str line;
	int n = 0;

	while (str_line(&text, &line))
		n++;
	return n;
}

/* Its own lines, below the orders of its subject; in the place of a YES, those of the
 * question, of which the reader is told. */
static struct str lines_of(struct letter_in *x, struct reader *r)
{
	struct answer_word *w = &x->word;
	size_t rest = w->only ? x->l->n_lines : w->rest;
	const bool apart = r->quotes_apart && x->l->n_above;
	struct str own =
		text_of(x->a, x->l->lines + rest, apart ? x->l->above + rest : NULL,
			x->l->n_lines - rest);
	struct str above = w->only ? STR("") : intake_subject_lines(x, r, own);
	struct str sent = intake_sent(x, r, own);
	struct str tail = w->only ? STR("") : w->tail;
	/* A blank line between, or the last of the question and "And ..." below it would be one sentence. */
	bool parted = sent.n && (tail.n || own.n);
	struct str all = str_printf(x->a, "%.*s%.*s%s%.*s%s%.*s", STR_ARG(above),
				    STR_ARG(sent), parted ? "\n" : "", STR_ARG(tail),
				    tail.n ? "\n" : "", STR_ARG(own));

	w->sent = r->confirmed = str_slice(all, above.n, above.n + sent.n);
	/* The rest of an answer's line stands in the last line before `rest`. */
	r->shift = (int)w->rest - (tail.n ? 1 : 0) - n_lines(above) - n_lines(sent) -
		   parted - x->lead;
	return all;
}

/* Is a line unclear by itself in a letter that answers ours line by line? Then each is read again with the quoted words it stands
 * below. What a letter says by itself is never read by what it quotes, and press is not mixed with it. */
static bool answers_quotes(const struct letter_in *x)
{
	const struct reading *r = x->reading;
	bool unclear = false;

	for (int i = 0; i < r->n_lines; i++) {
		const struct line *line = &r->lines[i];
		if (line->verdict == VERDICT_PRESS)
			return false;
		unclear |= line->verdict == VERDICT_REFUSED ||
			   line->verdict == VERDICT_ASKED ||
			   (line->verdict == VERDICT_NOTE && !line->quoted);
	}
	return unclear && x->l->n_above;
}

void intake_read_lines(struct letter_in *x)
{
	struct reader r = intake_reader(x);

	if (x->position) {
		led_give_way(x->a, &r, &x->stored);
		x->before = position_sheet(x->a, &r, &x->stored);
	}
	r.old_key = x->old_key || x->older || (x->over && x->position);
	r.why_old_key = intake_why_over(x);
	if (!r.why_old_key && x->ahead)
		r.why_old_key = N_(
			"The phase that this letter answers comes again: write this once more when its new report is there");
	struct str text = lines_of(x, &r);
	x->reading = orders_read(x->a, &r, text, x->before);
	x->by_quotes = answers_quotes(x);
	if (x->by_quotes) {
		r.quotes_apart = true;
		x->reading = orders_read(x->a, &r, lines_of(x, &r), x->before);
	}
	if (!x->reading->has_orders_word && x->l->n_attached && !x->word.word) {
		r.shift = 0;
		x->reading = orders_read(
			x->a, &r, text_of(x->a, x->l->attached, NULL, x->l->n_attached),
			x->before);
	}
	/* Orders in the letter that resigns would not be used either. */
	if (x->word.but.n)
		intake_ask_changed(x);
	if (x->position && !x->over && resigns_now(x->reading)) {
		x->over = true;
		x->resigning = true;
		intake_read_lines(x);
	}
}
