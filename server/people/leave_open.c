/* Notes the matters that a letter settles, and those that it leaves open: see
 * leave_open.h.
 * SPDX-License-Identifier: ISC */
#include "server/people/leave_open.h"

#include "base/arena.h"
#include "base/locale.h"
#include "mail/trust/trust.h"
#include "schema/mail/held.h"
#include "schema/questions.h"
#include "server/game/left_like.h"

enum { LEFT_MAX = 100 }; /* rows of one letter */

/* A key without a verb is that of no decision. */
static bool same_decision(struct slot_key x, struct slot_key y)
{
	return x.verb && slot_key_same(x, y);
}

static bool has_command(const struct reading *r, enum command_kind kind)
{
	for (int i = 0; i < r->n_commands; i++)
		if (r->commands[i].kind == kind)
			return true;
	return false;
}

/* "clear" alone, and `replace` above orders, cancel everything that was meant
 * before. */
static bool begins_anew(const struct reading *r)
{
	for (int i = 0; i < r->n_commands; i++)
		if (r->commands[i].kind == COMMAND_CLEAR && !r->commands[i].word.n)
			return true;
	return r->replaced && r->n_accepted > 0;
}

/* A line that does not say where ("Compromise") is meant by any order with its verb. */
static bool may_be(struct slot_key said, struct slot_key key)
{
	return key.a < 0 ? key.verb && said.verb == key.verb : same_decision(said, key);
}

/* Does the letter say something of this decision: an order, or a line that is refused or
 * asked about in its turn? */
static bool speaks_of(const struct reading *r, struct slot_key key)
{
	for (int i = 0; i < r->n_lines; i++)
		if (r->lines[i].has_key && may_be(r->lines[i].key, key))
			return true;
	for (int i = 0; i < r->sheet.n_slots; i++)
		if (r->sheet.slots[i].mark != SLOT_KEPT &&
		    may_be(r->sheet.slots[i].key, key))
			return true;
	return false;
}

/* The decisions of which a question is, as a sheet. */
static const struct sheet *decisions(struct arena *a, const struct leaving *l,
				     struct str text)
{
	struct reader reader = *l->reader;

	reader.old_key = false;
	return &orders_read(a, &reader, text, NULL)->sheet;
}

bool leave_is_anew(struct arena *a, const struct reader *reader,
		   const struct reading *r, struct str orders)
{
	const struct leaving l = {.reader = reader, .reading = r};
	const struct sheet *of = decisions(a, &l, orders);
	const struct sheet *asked = NULL;

	if (begins_anew(r))
		return true;
	if (r->n_asked)
		asked = decisions(a, &l, reading_asked(a, r));
	for (int i = 0; i < of->n_slots; i++)
		if (speaks_of(r, of->slots[i].key) ||
		    (asked && sheet_find(asked, of->slots[i].key)))
			return true;
	return false;
}

/* Does the letter say nothing more of orders than YES to that receipt? */
static bool only_confirms(struct arena *a, const struct leaving *l, int receipt)
{
	const struct reading *r = l->reading;

	return l->confirmed.n && l->confirmed_of == receipt && !r->n_refused &&
	       !r->n_asked && r->n_accepted <= decisions(a, l, l->confirmed)->n_slots;
}

/* A refused line is answered by an order for its decision; where that is not known, by the
 * next orders, or by the next try: a YES to what its own letter asked besides is neither.
 * FINAL says that the rest is meant. */
static bool settles_refusal(struct arena *a, const struct leaving *l,
			    const struct question *q)
{
	const struct reading *r = l->reading;
	struct slot_key key = {q->verb, q->a, q->b};

	if (begins_anew(r) || has_command(r, COMMAND_FINAL))
		return true;
	if (left_is_like(a, r, q) || (q->verb && speaks_of(r, key)))
		return true;
	return !q->verb && (r->n_accepted > 0 || r->n_refused > 0 || r->n_asked > 0) &&
	       !only_confirms(a, l, q->receipt);
}

/* A question is asked once: the same words again replace it. A command that was asked about is settled where the letter says one
 * of its kind, with other days, say. */
static bool says_again(struct arena *a, const struct leaving *l,
		       const struct question *q)
{
	struct reader reader = *l->reader;

	for (int i = 0; i < l->reading->n_lines; i++)
		if (l->reading->lines[i].verdict == VERDICT_ASKED &&
		    str_equal(str_trim(l->reading->lines[i].ask), str_trim(q->text)))
			return true;
	reader.old_key = false;
	const struct reading *asked = orders_read(a, &reader, q->text, NULL);
	for (int i = 0; i < asked->n_commands; i++)
		if (!has_command(l->reading, asked->commands[i].kind))
			return false;
	return asked->n_commands && !asked->n_accepted;
}

/* Orders of any kind: those that count, and tries. */
static bool brings_orders(struct arena *a, const struct leaving *l)
{
	const struct reading *r = l->reading;

	return r->n_accepted || r->n_later || (r->has_orders_word && r->n_refused) ||
	       (r->n_asked && decisions(a, l, reading_asked(a, r))->n_slots);
}

/* A player who orders afterwards neither leaves nor is done. */
static bool plays_on(struct arena *a, const struct leaving *l, const struct question *q)
{
	return q->verb == QUESTION_HOLDS_NOTHING && brings_orders(a, l);
}

/* "join", "decline": the answer to an invitation. */
static bool is_about_seat(struct str text)
{
	struct str word;

	return str_word(&text, &word) &&
	       (str_is(word, "join") || str_is(word, "decline"));
}

/* A player who has joined, or declined, or is asked anew, is not asked any more whether they meant that. */
static bool settle_invitation(struct home *h, struct arena *a, const struct leaving *l,
			      struct err *err)
{
	bool said = has_command(l->reading, COMMAND_JOIN) ||
		    has_command(l->reading, COMMAND_DECLINE) || is_about_seat(l->offer);
	struct question *list;
	int n;

	if (!said)
		return true;
	if (!questions_asked(h->store, a, l->seat->id, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (is_about_seat(list[i].text) &&
		    !questions_settle(h->store, list[i].id, QUESTION_REPLACED,
				      home_now(h), err))
			return false;
	return true;
}

static bool is_settled(struct arena *a, const struct leaving *l,
		       const struct question *q)
{
	return q->kind == QUESTION_ASKED
		       ? leave_is_anew(a, l->reader, l->reading, q->text) ||
				 says_again(a, l, q) || plays_on(a, l, q)
	       : q->kind == QUESTION_REFUSED ? settles_refusal(a, l, q)
					     : false;
}

static bool find_settled(struct home *h, struct arena *a, const struct leaving *l,
			 struct questions_left *left, struct err *err)
{
	struct question *list;
	int64_t *ids;
	int n;

	if (!questions_waiting(h->store, a, l->seat->id, l->game->phase_no, &list, &n,
			       err))
		return false;
	left->replaced = ids = arena_array(a, int64_t, (size_t)n + 1);
	for (int i = 0; i < n; i++)
		if (is_settled(a, l, &list[i]))
			ids[left->n_replaced++] = list[i].id;
	return true;
}

/* No key is kept where others read. */
static void add(struct home *h, struct arena *a, const struct leaving *l,
		struct questions_left *left, enum question_kind kind, struct str text,
		struct slot_key key)
{
	if (!text.n || left->n == LEFT_MAX)
		return;
	left->q[left->n++] = (struct question){
		.seat_id = l->seat->id,
		.phase_no = l->game->phase_no,
		.turn = l->game->turn,
		.phase = l->game->phase,
		.receipt = l->receipt,
		.letter = l->letter,
		.kind = kind,
		.text = trust_scan(a, text, NULL),
		.verb = key.verb,
		.a = key.a,
		.b = key.b,
		.utc = home_now(h),
	};
}

bool leave_outlasts(struct arena *a, const struct reader *reader, struct str text)
{
	struct reader r = *reader;

	r.old_key = false;
	const struct reading *read = orders_read(a, &r, text, NULL);
	for (int i = 0; i < read->n_commands; i++) {
		enum command_kind kind = read->commands[i].kind;
		if (kind == COMMAND_FINAL || kind == COMMAND_WAIT ||
		    kind == COMMAND_NOWAIT || kind == COMMAND_CLEAR)
			return false;
	}
	return read->n_commands && !read->n_accepted && !read->n_refused;
}

/* Who asks in other words to be done, or to leave at the end of the turn, wants nothing that the phase would have to wait for. */
static struct slot_key key_of_question(struct arena *a, const struct leaving *l,
				       struct str ask)
{
	struct reader reader = *l->reader;
	reader.old_key = false;
	const struct reading *r = orders_read(a, &reader, ask, NULL);
	bool holds = r->n_accepted || !r->n_commands;

	for (int i = 0; i < r->n_commands; i++)
		holds |= r->commands[i].kind != COMMAND_FINAL &&
			 r->commands[i].kind != COMMAND_RESIGN;
	return (struct slot_key){
		.verb = holds ? 0 : QUESTION_HOLDS_NOTHING,
		.a = leave_outlasts(a, l->reader, ask) ? QUESTION_OUTLASTS : 0,
	};
}

/* All questions come before refused lines where there is not room for both: one refused line
 * keeps a phase from running early as well as a thousand do. */
static void add_lines(struct home *h, struct arena *a, const struct leaving *l,
		      struct questions_left *left)
{
	const struct reading *r = l->reading;
	const struct slot_key none = {0};
	int room = LEFT_MAX - 2 - r->n_asked, more = 0;

	for (int i = 0; i < r->n_lines; i++) {
		const struct line *line = &r->lines[i];
		if (line->verdict == VERDICT_ASKED)
			add(h, a, l, left, QUESTION_ASKED, line->ask,
			    key_of_question(a, l, line->ask));
		else if (line->verdict != VERDICT_REFUSED)
			continue;
		else if (--room > 0)
			add(h, a, l, left, QUESTION_REFUSED, str_trim(line->typed),
			    line->has_key ? line->key : none);
		else
			more++;
	}
	if (more)
		add(h, a, l, left, QUESTION_REFUSED,
		    str_printf(a, "(%d more lines)", more), none);
}

/* Orders drop the question whether they resign, in whichever phase it was asked, and so the letter that waits for their
 * confirm. */
static bool drop_resign(struct home *h, struct arena *a, const struct leaving *l,
			int *dropped, struct err *err)
{
	struct question *list;
	int n;

	if (!brings_orders(a, l))
		return true;
	if (!questions_asked(h->store, a, l->seat->id, &list, &n, err))
		return false;
	for (int i = 0; i < n; i++) {
		if (!str_is(str_trim(list[i].text), "resign"))
			continue;
		*dropped = list[i].receipt;
		if (!questions_settle(h->store, list[i].id, QUESTION_REPLACED,
				      home_now(h), err))
			return false;
	}
	return !*dropped || held_drop_request(h->store, l->seat->id, STR("resign"),
					      home_now(h), err);
}

struct str leave_dropped(struct arena *a, int receipt)
{
	return str_printf(
		a,
		_("You sent orders, so the question of receipt %d whether you resign is dropped. To leave the game after all, write RESIGN."),
		receipt);
}

bool leave_open(struct home *h, struct arena *a, const struct leaving *l, int *dropped,
		struct err *err)
{
	const struct slot_key none = {0};
	struct questions_left left = {
		.q = arena_room(a, LEFT_MAX * sizeof(struct question))};

	if (dropped)
		*dropped = 0;
	if (!settle_invitation(h, a, l, err))
		return false;
	if (!l->closed) {
		if (dropped && !drop_resign(h, a, l, dropped, err))
			return false;
		add_lines(h, a, l, &left);
		if (!find_settled(h, a, l, &left, err))
			return false;
	}
	if (l->offer.n)
		add(h, a, l, &left, QUESTION_ASKED, l->offer,
		    key_of_question(a, l, l->offer));
	add(h, a, l, &left, QUESTION_WORDS, l->words, none);
	return (!left.n && !left.n_replaced) ||
	       questions_leave(h->store, l->game->id, l->game->phase_no, &left,
			       home_now(h), err);
}
