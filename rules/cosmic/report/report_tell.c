/* Decides where in the report an event is told, and tells all that belong to one place.
 * SPDX-License-Identifier: ISC */
#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/report/phrases.h"
#include "rules/cosmic/report/report_parts.h"
#include "rules/cosmic/table/cosmic_event.h"

struct telling {
	uint8_t place;
	uint8_t challenge; /* 1 + the argument that is the challenge; 0: none */
};

/* clang-format off */
static const struct telling telling[EV_COUNT] = {
	[EV_NONE]             = {NOWHERE, 0},
	[EV_MISSED]           = {IN_NEWS, 0},
	[EV_EXCUSED]          = {IN_NEWS, 0},
	[EV_MARKED]           = {IN_NEWS, 0},
	[EV_POWER_OFF]        = {IN_USE, 0},
	[EV_POWER_ON]         = {IN_USE, 0},
	[EV_LOSS]             = {IN_NOTES, 6},
	[EV_PLAGUE_CARD]      = {IN_NOTES, 0},
	[EV_PLACED]           = {IN_NOTES, 0},
	[EV_PHASE4_LEFT_OUT]  = {IN_NOTES, 0},
	[EV_RELEASE]          = {IN_NOTES, 0},
	[EV_FREED]            = {IN_NOTES, 0},
	[EV_ATTACK]           = {IN_TABLE, 1},
	[EV_ATTACK_FROM]      = {IN_NOTES, 1},
	[EV_NO_ATTACK]        = {IN_NOTES, 0},
	[EV_RESETTLE]         = {IN_NOTES, 0},
	[EV_RESETTLE_FROM]    = {IN_NOTES, 0},
	[EV_DIVIDED]          = {IN_NOTES, 1},
	[EV_INVITED]          = {IN_NOTES, 1},
	[EV_JOINED]           = {IN_NOTES, 1},
	[EV_JOINED_FROM]      = {IN_NOTES, 1},
	[EV_REFILL]           = {IN_NOTES, 0},
	[EV_REFILL_CARDS]     = {IN_OWN, 0},
	[EV_CARDS]            = {IN_TABLE, 1},
	[EV_TOTALS]           = {IN_TABLE, 1},
	[EV_RESULT]           = {IN_TABLE, 1},
	[EV_LANDED]           = {IN_NOTES, 5},
	[EV_TO_LIMBO]         = {IN_NOTES, 6},
	[EV_OWED]             = {IN_NOTES, 1},
	[EV_EARNED]           = {IN_NOTES, 1},
	[EV_DISCARDED]        = {IN_NOTES, 0},
	[EV_DEAL]             = {IN_NOTES, 1},
	[EV_DEAL_BASE]        = {IN_NOTES, 1},
	[EV_DEAL_FROM]        = {IN_NOTES, 1},
	[EV_DEAL_NO_BASE]     = {IN_NOTES, 1},
	[EV_DEAL_CARDS]       = {IN_NOTES, 1},
	[EV_DEAL_CARD]        = {IN_OWN, 1},
	[EV_DEAL_FAILED]      = {IN_NOTES, 1},
	[EV_DEAL_BROKEN]      = {IN_NOTES, 1},
	[EV_DEAL_INSTEAD]     = {IN_OWN, 1},
	[EV_CONSOLATION]      = {IN_NOTES, 1},
	[EV_CONSOLATION_CARD] = {IN_OWN, 1},
	[EV_NO_CONSOLATION]   = {IN_NOTES, 1},
	[EV_REWARD]           = {IN_NOTES, 1},
	[EV_REWARD_CARD]      = {IN_OWN, 0},
	[EV_REWARD_TOKENS]    = {IN_NOTES, 6},
	[EV_REMOVED]          = {IN_NEWS, 0},
	[EV_LEAD]             = {NOWHERE, 0},
	[EV_DESTINY]          = {NOWHERE, 0},
	[EV_REDRAW]           = {IN_DESTINY, 0},
	[EV_OWN_COLOUR]       = {IN_DESTINY, 0},
	[EV_DESTINY_SHUFFLED] = {IN_DESTINY, 0},
	[EV_DECK_SHUFFLED]    = {IN_NOTES, 0},
	[EV_WINNERS]          = {IN_NEWS, 0},
	[EV_NO_WINNER]        = {IN_NEWS, 0},
	[EV_EDICT]            = {IN_USE, 3},
	[EV_USE]              = {IN_USE, 2},
	[EV_STOPPED]          = {IN_USE, 2},
	[EV_HAND]             = {NOWHERE, 0},
	[EV_FLARE]            = {IN_USE, 3},
	[EV_FLARE_STOPPED]    = {IN_USE, 3},
	[EV_LOOK]             = {IN_NOTES, 3},
	[EV_LOOK_CARDS]       = {NOWHERE, 0}, /* told to the end of the turn */
	[EV_TAKEN]            = {IN_NOTES, 4},
	[EV_TAKEN_CARD]       = {IN_OWN, 0},
	[EV_DRAWN]            = {IN_NOTES, 3},
	[EV_DRAWN_CARD]       = {IN_OWN, 0},
	[EV_KEPT]             = {IN_NOTES, 3},
	[EV_ASIDE]            = {IN_NOTES, 0},
	[EV_ASIDE_CARD]       = {IN_OWN, 0},
	[EV_SETTLED]          = {IN_NOTES, 0},
	[EV_MIXED]            = {IN_NOTES, 3},
	[EV_OOZE]             = {IN_NOTES, 6},
	[EV_OUT]              = {IN_NOTES, 6},
	[EV_SPARED]           = {IN_NOTES, 6},
	[EV_CAPTURED]         = {IN_NOTES, 6},
	[EV_HEALED]           = {IN_NOTES, 4},
	[EV_MUST_LOSE]        = {IN_NOTES, 0},
	[EV_CALLED_OFF]       = {IN_NOTES, 1},
	[EV_COUNTS_AS]        = {IN_NOTES, 1},
	[EV_CONE_MOVED]       = {IN_NOTES, 1},
	[EV_ADDED_CARD]       = {IN_NOTES, 1},
	[EV_NEW_POWER]        = {IN_USE, 0},
	[EV_EXTRA]            = {IN_DESTINY, 0},
	[EV_SUM]              = {IN_TABLE, 1},
	[EV_SALVAGED]         = {IN_NOTES, 0},
	[EV_PUT_ASIDE]        = {IN_NOTES, 3},
	[EV_PUT_ASIDE_CARD]   = {IN_OWN, 0},
	[EV_BLIND]            = {IN_NOTES, 1},
	[EV_RULING_REMOVED]   = {IN_NEWS, 0},
	[EV_RULING_SEVERAL]   = {IN_NEWS, 0},
	[EV_RULING_CAP]       = {IN_NEWS, 0},
};
/* clang-format on */

bool ce_is_told(const struct sheet_of_paper *p, const struct event *e)
{
	return e->turn == p->told_turn && e->phase >= p->first && e->kind > EV_NONE &&
	       e->kind < EV_COUNT;
}

bool ce_is_told_apart(const struct event *e)
{
	if (e->kind <= EV_NONE || e->kind >= EV_COUNT)
		return false;
	return telling[e->kind].place == IN_OWN || telling[e->kind].place == NOWHERE;
}

/* Challenge of an event, or -1. */
static int challenge_of(const struct event *e)
{
	int at = telling[e->kind].challenge;

	return at ? e->arg[at - 1] : -1;
}

/* Fewer cards of consolation than were owed: the other hand was empty. */
static bool is_short(const struct sheet_of_paper *p, const struct event *e)
{
	for (int i = 0; e->kind == EV_CONSOLATION && i < p->seen->n; i++) {
		const struct event *o = &p->seen->e[i];
		if (o->kind == EV_OWED && o->turn == e->turn &&
		    o->arg[0] == e->arg[0] && o->arg[1] == e->arg[1])
			return e->arg[3] < o->arg[3];
	}
	return false;
}

/* Adds the event's sentence to the others; inside a challenge without its "C1: ". What only its `reader` may know (-1: all may)
 * is said to them. */
static void add_sentence(const struct sheet_of_paper *p, const struct event *e,
			 bool inside, int reader, struct buf *out)
{
	struct buf one = buf_in(out->a);

	if (reader >= 0)
		ce_phrase_own(e, reader, &one);
	else if (e->phase < p->told_phase)
		ce_phrase_past(e, &one);
	else
		ce_phrase(e, &one);
	if (is_short(p, e))
		ce_phrase_no_more(e, &one);
	struct str s = buf_str(&one);
	bool begins = false; /* behind "C1: ", where a small letter may stand */
	if (inside && s.n > 3 && s.s[0] == 'C') {
		size_t colon = str_find_char(s, ':');
		begins = colon <= 3;
		if (begins)
			s = str_slice(s, colon + 2, s.n);
	}
	if (!s.n)
		return;
	if (out->n)
		buf_char(out, ' ');
	buf_char(out, begins ? (char)toupper((unsigned char)s.s[0]) : s.s[0]);
	buf_add(out, str_slice(s, 1, s.n));
}

/* The own colour can come up three times running: that need not be told in full. */
static bool is_redrawn(const struct event *last, const struct event *e)
{
	return last && last->kind == EV_REDRAW && e->kind == EV_REDRAW &&
	       last->arg[0] == e->arg[0];
}

static bool is_of_place(const struct sheet_of_paper *p, const struct event *e,
			enum ce_telling place, int challenge)
{
	if (!ce_is_told(p, e) || telling[e->kind].place != place ||
	    (place == IN_NEWS && e->phase != p->told_phase))
		return false;
	int c = challenge_of(e);
	if (c >= p->t->n_challenges)
		c = -1;
	return place != IN_NOTES || c == challenge;
}

/* The argument that is the card, where one sentence may name several; 0: it may not. */
static int card_of(const struct event *e)
{
	switch (e->kind) {
	case EV_PUT_ASIDE_CARD:
	case EV_DISCARDED:
	case EV_ASIDE_CARD:
	case EV_DRAWN_CARD:
	case EV_PLAGUE_CARD:
		return 1;
	case EV_TAKEN_CARD:
		return 2;
	case EV_DEAL_CARD:
	case EV_CONSOLATION_CARD:
		return 3;
	default:
		return 0;
	}
}

/* The same happened to one card after another: that is one sentence. */
static bool goes_on(const struct event *last, const struct event *e)
{
	enum { ARGS = 3 }; /* that tell where and to whom */
	int card = card_of(e);

	if (!last || last->kind != e->kind || last->phase != e->phase)
		return false;
	if (e->kind == EV_PUT_ASIDE)
		return last->arg[0] == e->arg[0] && last->arg[2] == e->arg[2];
	for (int i = 0; i < ARGS; i++)
		if (i != card && last->arg[i] != e->arg[i])
			return false;
	return card > 0;
}

static struct event all_of_it(const struct sheet_of_paper *p, enum ce_telling place,
			      int challenge, int first)
{
	struct event sum = p->seen->e[first];

	for (int i = first + 1; sum.kind == EV_PUT_ASIDE && i < p->seen->n; i++) {
		const struct event *e = &p->seen->e[i];
		if (!is_of_place(p, e, place, challenge))
			continue;
		if (!goes_on(&p->seen->e[first], e))
			break;
		sum.arg[1] = (int16_t)(sum.arg[1] + e->arg[1]);
	}
	return sum;
}

/* "Red put aside Attack 4 in C1." -> "Red put aside Attack 4, Attack 6 in C1." */
static void add_card(const struct event *last, const struct event *e, struct buf *text)
{
	char before[CARD_NAME_MAX], card[CARD_NAME_MAX];

	if (e->kind == EV_PUT_ASIDE)
		return;
	card_name(last->arg[card_of(e)], before);
	card_name(e->arg[card_of(e)], card);
	size_t n = strlen(before), at = text->n;
	while (at > n && memcmp(text->s + at - n, before, n) != 0)
		at--;
	struct str tail = str_dup(text->a, str_slice(buf_str(text), at, text->n));
	text->n = at;
	buf_printf(text, ", %s%.*s", card, STR_ARG(tail));
}

/* The place that allied tokens came from belongs to the sentence that says whose they are; the second place of any tokens, to
 * that of the first. */
static bool is_source_of(const struct event *last, const struct event *e)
{
	bool source = e->kind == EV_JOINED_FROM || e->kind == EV_ATTACK_FROM ||
		      e->kind == EV_DEAL_FROM;

	return last && source && last->phase == e->phase &&
	       (last->kind == e->kind ||
		(last->kind == EV_JOINED && e->kind == EV_JOINED_FROM)) &&
	       last->arg[0] == e->arg[0] && last->arg[1] == e->arg[1];
}

/* "Red joins Blue with 2 tokens." -> "... with 2 tokens from Red 4.", or "... with 2 tokens: 1 from Red 4, 1 from Red 5.";
 * "2 tokens of Red came from Red 4." -> "... from Red 4, 1 from Red 5." */
static void add_source(const struct event *last, const struct event *e,
		       struct buf *text)
{
	bool first = last->kind == EV_JOINED;

	text->n -= text->n && text->s[text->n - 1] == '.';
	ce_phrase_fill(first && last->arg[3] == e->arg[2] ? _(" {w3}.")
		       : first                            ? _(": {n2} {w3}.")
							  : _(", {n2} {w3}."),
		       e, text);
}

/* Does the list tell of two phases? Then it says which. */
static bool has_two_phases(const struct sheet_of_paper *p, enum ce_telling place,
			   int challenge)
{
	const struct event *first = NULL;

	if (place == IN_NEWS || place == IN_DESTINY)
		return false;
	for (int i = 0; i < p->seen->n; i++) {
		const struct event *e = &p->seen->e[i];
		if (!is_of_place(p, e, place, challenge))
			continue;
		if (first && first->phase != e->phase)
			return true;
		first = e;
	}
	return false;
}

struct str ce_sentences(const struct sheet_of_paper *p, enum ce_telling place,
			int challenge)
{
	struct buf text = buf_in(p->a);
	const struct event *last = NULL;
	bool two = has_two_phases(p, place, challenge);

	for (int i = 0; i < p->seen->n; i++) {
		const struct event *e = &p->seen->e[i];
		if (!is_of_place(p, e, place, challenge))
			continue;
		if (e->kind == EV_MUST_LOSE && e->phase < p->told_phase)
			continue;
		if (two && (!last || last->phase != e->phase))
			buf_printf(&text, _("%sPhase %d:"), text.n ? " " : "",
				   e->phase);
		if (is_redrawn(last, e)) {
			buf_printf(&text, " %s", _("And again."));
		} else if (is_source_of(last, e)) {
			add_source(last, e, &text);
		} else if (goes_on(last, e)) {
			add_card(last, e, &text);
		} else {
			struct event whole = all_of_it(p, place, challenge, i);
			add_sentence(p, &whole, place == IN_NOTES && challenge >= 0,
				     place == IN_OWN ? p->v->seat : -1, &text);
		}
		last = e;
	}
	return buf_str(&text);
}
