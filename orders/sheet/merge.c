/* From the orders of a letter to the sheet in force: each decision, its preferences put in
 * order (prefer.c), replaces what stood there [orders, principles 7, 8; R-013].
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "orders/sheet/merge.h"

enum { STANDING_ROOM = 32 }; /* at first: it grows */

bool slot_key_covers(struct slot_key pattern, struct slot_key k)
{
	return pattern.verb == k.verb && (pattern.a == SLOT_ANY || pattern.a == k.a) &&
	       (pattern.b == SLOT_ANY || pattern.b == k.b);
}

static struct slot *slot_in(struct sheet *s, struct slot_key key)
{
	for (int i = 0; i < s->n_slots; i++)
		if (slot_key_same(s->slots[i].key, key))
			return &s->slots[i];
	return NULL;
}

static void drop_slots(struct sheet *s, struct slot_key pattern)
{
	int n = 0;

	for (int i = 0; i < s->n_slots; i++)
		if (!slot_key_covers(pattern, s->slots[i].key))
			s->slots[n++] = s->slots[i];
	s->n_slots = n;
}

/* Does one alternative hold as written and without a condition? Then no repair is asked
 * for. */
static bool legal_always(const struct draft *l, const struct group *g)
{
	for (int i = 0; i < g->n; i++) {
		const struct order *o = &l->order[g->at[i]];
		for (int k = 0; k < o->n_alternatives; k++)
			if (!o->alternatives[k].bent && !o->alternatives[k].cond)
				return true;
	}
	return false;
}

/* The line's repair is not used, so the remarks on it are dropped. */
static void tell_passed_over(struct line *line)
{
	for (int i = 0; i < line->n_remarks; i++)
		if (line->remarks[i].changed) {
			line->remarks[i].changed = false;
			line->remarks[i].text = str_of(_(
				"Passed over: not legal as written, but another of your wishes is"));
		}
}

/* Those of order `at` that were repaired, or the others: as written comes first. */
static void add_alternatives(struct draft *l, struct slot *made, int at, bool bent,
			     bool always)
{
	const struct order *o = &l->order[at];
	bool dropped = false;

	for (int k = 0; k < o->n_alternatives; k++) {
		if (o->alternatives[k].bent != bent)
			continue;
		if (bent && always)
			dropped = true;
		else
			made->alternatives[made->n_alternatives++] = o->alternatives[k];
	}
	if (dropped)
		tell_passed_over(&l->line[o->line]);
}

/* Two lines for one decision that are taken as wishes: a player who meant both reads here that
 * they are not. */
static void tell_ranked(struct draft *l, const struct group *g)
{
	for (int i = 1; i < g->n; i++) {
		const struct order *o = &l->order[g->at[i]];
		struct line *line = &l->line[o->line];
		if (o->number)
			continue;
		letter_remark(
			l, line, false, o->from, o->width,
			vocab_rule(l->reader->vocab, RULE_PREFERENCES),
			N_("A second wish: used only if the line above it cannot be carried out"));
		if (line->verdict == VERDICT_OK)
			line->verdict = VERDICT_NOTED;
	}
}

static void put(struct draft *l, const struct group *g)
{
	struct sheet *s = &l->out->sheet;
	struct slot made = {.key = l->order[g->at[0]].key,
			    .mark = SLOT_NEW,
			    .none_of = l->order[g->at[0]].none_of};
	int n = 0;

	for (int i = 0; i < g->n; i++) {
		n += l->order[g->at[i]].n_alternatives;
		made.standing |= l->order[g->at[i]].standing;
	}
	made.alternatives = arena_array(l->a, struct alternative, (size_t)n);
	tell_ranked(l, g);
	bool always = legal_always(l, g);
	for (int bent = 0; bent < 2; bent++)
		for (int i = 0; i < g->n; i++)
			add_alternatives(l, &made, g->at[i], bent, always);
	if (l->order[g->at[0]].pass_all) {
		struct slot_key all = {made.key.verb, SLOT_ANY, SLOT_ANY};
		drop_slots(s, all);
	}
	struct slot *old = slot_in(s, made.key);
	if (!old) {
		s->slots[s->n_slots++] = made;
		return;
	}
	struct str was = slot_text(l->a, old);
	bool same = str_equal(was, slot_text(l->a, &made));
	made.mark = same ? SLOT_KEPT : SLOT_CHANGED;
	made.was = same ? (struct str){NULL, 0} : was;
	made.receipt = same ? old->receipt : 0;
	made.told = same ? old->told : 0;
	made.standing |= same && old->standing;
	*old = made;
}

/* All that the game has: it is asked again with more room until some is left over. */
static int ask_standing(const struct draft *l, struct slot **out)
{
	const struct vocab *v = l->reader->vocab;
	int n = 0;

	*out = NULL;
	if (!v->standing || !l->reader->view || l->reader->stored)
		return 0;
	for (int room = STANDING_ROOM; !*out || n == room / 2; room *= 2) {
		*out = arena_room(l->a, (size_t)room * sizeof **out);
		n = v->standing(l->a, l->reader->view, *out, room);
	}
	return n;
}

void sheet_seal(struct arena *a, const struct reader *r, struct sheet *s)
{
	s->n_sealed = 0;
	if (!r->vocab->sealed || !r->view)
		return;
	/* Each sheet that is read asks for this, and nearly always there are none: a slot is zeroed as the game fills it. */
	s->sealed = arena_room(a, SEALED_MOST * sizeof *s->sealed);
	s->n_sealed = r->vocab->sealed(a, r->view, s->sealed, SEALED_MOST);
}

/* The orders that hold from earlier phases, as slots; how many. */
static int standing_slots(const struct draft *l, struct slot **slots)
{
	int n = ask_standing(l, slots);

	for (int i = 0; i < n; i++) {
		struct slot *out = &(*slots)[i];
		const struct slot *told = sheet_find(l->before, out->key);
		bool same =
			told && str_equal(slot_text(l->a, told), slot_text(l->a, out));
		out->standing = true;
		out->receipt = same ? told->receipt : 0;
		out->told = same ? told->told : 0;
	}
	return n;
}

/* Fills the sheet with the orders that stood before the letter: those of the seat's
 * sheet, or, after `replace`, those that hold from earlier phases. */
static void start_from(struct draft *l, bool replace)
{
	struct sheet *s = &l->out->sheet;
	const struct sheet *before = l->before;
	struct slot *held = NULL;
	const struct slot *from = NULL;
	int n = 0;

	if (before && !replace) {
		from = before->slots;
		n = before->n_slots;
	} else {
		n = standing_slots(l, &held);
		from = held;
	}
	if (before) {
		s->readable = before->readable;
		s->final = before->final;
		s->wait = before->wait;
	}
	s->seat = l->reader->seat;
	if (!l->reader->stored)
		sheet_seal(l->a, l->reader, s);
	s->slots = arena_array(l->a, struct slot, (size_t)(n + l->n_orders + 1));
	s->n_slots = n;
	for (int i = 0; i < n; i++) {
		s->slots[i] = from[i];
		s->slots[i].mark = SLOT_KEPT;
		s->slots[i].was = (struct str){NULL, 0};
	}
}

static int n_standing(const struct sheet *s)
{
	int n = 0;

	for (int i = 0; i < s->n_slots; i++)
		n += s->slots[i].standing;
	return n;
}

/* To clear what holds is an order like any other: it changes what will be done. */
static void apply_clears(struct draft *l)
{
	int held = n_standing(&l->out->sheet);

	for (int i = 0; i < l->n_clears; i++) {
		struct slot_key k = l->clear[i].key;
		if (!k.verb) /* all of it */
			l->out->sheet.n_slots = 0;
		else
			drop_slots(&l->out->sheet, k);
		for (int o = 0; o < l->n_orders; o++)
			if (l->order[o].line < l->clear[i].line &&
			    (!k.verb || slot_key_covers(k, l->order[o].key)))
				l->order[o].cleared = true;
	}
	if (n_standing(&l->out->sheet) < held)
		l->out->sheet.readable = true;
}

static void apply_commands(struct draft *l)
{
	struct sheet *s = &l->out->sheet;

	if (l->out->n_accepted || l->n_clears)
		s->final = false;
	for (int i = 0; i < l->out->n_commands; i++) {
		enum command_kind k = l->out->commands[i].kind;
		if (k == COMMAND_WAIT || k == COMMAND_NOWAIT)
			s->wait = k == COMMAND_WAIT;
		if (k == COMMAND_WAIT) /* where all say FINAL nobody's WAIT holds */
			s->final = false;
		if (k == COMMAND_FINAL)
			s->final = s->readable = true;
	}
	if (l->out->n_accepted)
		s->readable = true;
}

static void count(struct draft *l)
{
	struct reading *r = l->out;

	for (int i = 0; i < l->n_orders; i++)
		r->n_accepted += !l->order[i].refused && !l->order[i].cleared;
	for (int i = 0; i < l->n_lines; i++) {
		r->n_refused += l->line[i].verdict == VERDICT_REFUSED;
		r->n_notes += l->line[i].verdict == VERDICT_NOTE;
		r->n_asked += l->line[i].verdict == VERDICT_ASKED;
		bool changed = false;
		for (int k = 0; k < l->line[i].n_remarks; k++)
			changed |= l->line[i].remarks[k].changed;
		r->n_changed += changed && l->line[i].verdict == VERDICT_NOTED;
	}
}

/* Does another line of the letter begin with this number? */
static bool is_numbered(const struct draft *l, int number, int line)
{
	struct arena_mark here = arena_mark(l->a);
	struct str digits = str_printf(l->a, "%d", number);
	bool found = false;

	for (int i = 0; i < l->n_lines; i++) {
		struct str typed = str_trim(l->line[i].typed);
		while (typed.n && strchr("-*( ", typed.s[0]))
			typed = str_slice(typed, 1, typed.n);
		found |= i != line && typed.n > digits.n &&
			 !memcmp(typed.s, digits.s, digits.n) &&
			 strchr(".):", typed.s[digits.n]);
	}
	arena_rewind(l->a, here);
	return found;
}

/* "14. Zap Yellow": in no list, it may have been meant as a thing with this number. */
static void tell_lone_numbers(struct draft *l)
{
	for (int i = 0; i < l->n_orders; i++) {
		const struct order *o = &l->order[i];
		struct line *line = &l->line[o->line];
		if (o->number < 2 || o->refused || o->cleared || l->reader->stored ||
		    is_numbered(l, o->number - 1, o->line))
			continue;
		letter_remark(
			l, line, false, o->from, o->number > 9 ? 2 : 1, NULL,
			N_("Read as the number of this line, and not as an order"));
		if (line->verdict == VERDICT_OK)
			line->verdict = VERDICT_NOTED;
	}
}

/* "Pass", and later a bid: the bid takes the pass back, for both cannot be meant. */
static void drop_denied(struct draft *l)
{
	struct sheet *s = &l->out->sheet;
	uint64_t ordered = 0;
	int n = 0;

	for (int i = 0; i < l->n_orders; i++) {
		const struct order *o = &l->order[i];
		if (!o->refused && !o->cleared && o->key.verb > 0 && o->key.verb < 64)
			ordered |= UINT64_C(1) << o->key.verb;
	}
	for (int i = 0; i < s->n_slots; i++)
		if (s->slots[i].mark != SLOT_KEPT || !(s->slots[i].none_of & ordered))
			s->slots[n++] = s->slots[i];
	s->n_slots = n;
}

/* What stood before and does not stand now. */
static void tell_taken_back(struct draft *l)
{
	struct reading *r = l->out;

	for (int i = 0; l->before && i < l->before->n_slots; i++)
		if (!sheet_find(&r->sheet, l->before->slots[i].key))
			*arena_push(l->a, r->taken_back, r->n_taken_back) =
				&l->before->slots[i];
}

void letter_merge(struct draft *l)
{
	struct group *g = l->n_orders ? arena_room(l->a, sizeof *g) : NULL;
	bool *done = arena_array(l->a, bool, (size_t)l->n_orders + 1);
	bool any = false;

	for (int i = 0; i < l->n_orders; i++)
		any |= !l->order[i].refused;
	start_from(l, l->out->replaced && any);
	apply_clears(l);
	order_refuse_none(l);
	/* A line that falls in the first round takes its other orders with it. An order
	 * that empties all slots of a verb ("no ally") comes before those that fill
	 * some, wherever it is in the letter, so that no accepted order
	 * vanishes. */
	for (int round = 0; round < 3; round++) {
		memset(done, 0, (size_t)l->n_orders);
		for (int i = 0; i < l->n_orders; i++) {
			if (done[i] || l->order[i].cleared || !l->order[i].key.verb)
				continue;
			for (int k = i; k < l->n_orders; k++)
				done[k] |=
					slot_key_same(l->order[k].key, l->order[i].key);
			order_gather(l, i, g);
			if (round && g->n &&
			    l->order[g->at[0]].pass_all == (round == 1))
				put(l, g);
		}
	}
	drop_denied(l);
	tell_taken_back(l);
	tell_lone_numbers(l);
	letter_check(l, &l->out->sheet);
	count(l);
	apply_commands(l);
}
