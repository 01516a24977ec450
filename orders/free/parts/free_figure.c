/* What is said of an order, and is in no order: another turn, what stays behind, what others do. A reader that leaves
 * such words out makes another order than the writer means; so each kind is known here, in one place for all readers.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_reason.h"
#include "orders/free/parts/free_thing.h"

#include "base/locale.h"
#include "orders/lexis/conjunction.h"

static const struct {
	enum figure figure;
	const char *why;
} says[] = {
	{FIGURE_OTHER_TURN,
	 N_("This speaks of another turn. Write what you order for this one")},
	{FIGURE_REST, N_("How many go? Write their number, not how many stay")},
	{FIGURE_AGAINST, N_("This says whom you are against. Write whom you help")},
	{FIGURE_TORN,
	 N_("You have not decided between these. Write the one that you order")},
	{FIGURE_OPEN,
	 N_("This leaves a choice open. Write the one number that you order, or `else` between two orders")},
	{FIGURE_COMPARED,
	 N_("This compares. Write one number: the one that you order")},
	{FIGURE_OTHER_THAN,
	 N_("This says what you do not want. Write what you order instead")},
	{FIGURE_CUT,
	 N_("This has a number with a half, and I read it without the half. Write it as 2.5, behind its word")},
	{FIGURE_WIDE,
	 N_("For which of them is nobody meant? Name it, or write `nobody` alone for all")},
	{FIGURE_TOO, N_("This judges something. Write only what you order")},
	{FIGURE_JEST, N_("You seem to say this in jest. Write only what you order")},
	{FIGURE_GIFT,
	 N_("This speaks of a present. Write the order by which it is given, if there is one")},
	{FIGURE_UNNAMED, N_("This leaves open which one is meant. Name the one")},
	{FIGURE_RELATION,
	 N_("This names somebody by another player. Write the player who is meant")},
	{FIGURE_ONE_OF,
	 N_("This names two, and one order has room for one. Write an order for each")},
	{FIGURE_REPORTED,
	 N_("This seems to tell what somebody else says or does. Write only what you order")},
	{FIGURE_LETTERS,
	 N_("Do N and Y mean no and yes, or players? Write each order in words")},
	{FIGURE_TURNED,
	 N_("What is the other way round? Write the orders as you mean them")},
	{FIGURE_EXCEPT,
	 N_("I do not understand the exception in the condition. Write the condition without it")},
	{FIGURE_BOUND,
	 N_("I do not understand the limit in this. Write the order with its number")},
	{FIGURE_LATER,
	 N_("This is for a later turn. Write it again when that turn opens")},
	{FIGURE_HANGS,
	 N_("This hangs on a condition that I did not understand. Write the order with its `if`")},
	{FIGURE_DENIED,
	 N_("This says what not to do. Write what you order instead, or `clear` and the order word")},
	{FIGURE_SET_AGAINST,
	 N_("This sets one thing against another. Write only what you order")},
};

const char *free_figure_says(enum figure figure)
{
	for (size_t i = 0; i < sizeof says / sizeof *says; i++)
		if (says[i].figure == figure)
			return says[i].why;
	return NULL;
}

static bool is_thing(const struct token *t)
{
	return t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT) ||
	       (t->flags & WORD_NOUN && !(t->flags & (WORD_LETTER | WORD_DROPPED)));
}

/* The part of the sentence around token `i`, between its commas. */
static void part_around(const struct token t[], int from, int to, int i, int *first,
			int *end)
{
	for (*first = i; *first > from && !free_ends_part(&t[*first - 1]);)
		--*first;
	for (*end = i; *end < to && !free_ends_part(&t[*end]);)
		++*end;
}

/* Does the order begin in this part, or does the part name nothing, so that it is said of all the sentence? */
static bool concerns(const struct token t[], int first, int end, int at)
{
	bool things = false;

	for (int i = first; i < end; i++)
		things |= is_thing(&t[i]);
	return !things || (at >= t[first].column && at <= t[end - 1].column);
}

/* --- another turn --- */

/* "Because he hit me last turn", "until next turn", "as last turn" */
static bool is_bound(const struct token t[], int first, int i)
{
	enum {
		BOUND = BEGINS_WHY | BEGINS_RESULT | BEGINS_WHO | BEGINS_WHAT |
			BEGINS_WHERE | BEGINS_TIME | BEGINS_CONDITION
	};
	static const char *const links[] = {
		"after", "until", "till", "before", "like", "than",    "same",
		"from",  "for",   "of",   "this",   "and",  "revenge", "the"};

	for (int k = first; k < i; k++)
		if (TOKEN_BEGINS(&t[k], BOUND) || free_keeps(&t[k]))
			return true;
	return i > first && TOKEN_AMONG(&t[i - 1], links);
}

static bool says_other_turn(const struct token t[], int from, int to, int at)
{
	static const char *const which[] = {"next", "last", "previous", "following"};
	static const char *const turn[] = {"turn", "turns", "round", "season",
					   "time", "phase", "year",  "month"};
	static const char *const day[] = {"yesterday", "tomorrow"};
	int first, end;

	for (int i = from; i < to; i++) {
		bool other = TOKEN_AMONG(&t[i], day) ||
			     (i + 1 < to && TOKEN_AMONG(&t[i], which) &&
			      TOKEN_AMONG(&t[i + 1], turn));
		/* "Own colour next time? Redraw!" */
		if (str_is(t[i + 1].text, "time") && str_is(t[i].text, "next"))
			other &= i + 2 < to && token_is(&t[i + 2], WORD_I);
		if (!other)
			continue;
		part_around(t, from, to, i, &first, &end);
		if (!is_bound(t, first, i) && concerns(t, first, end, at))
			return true;
	}
	return false;
}

/* "A high card would be a waste: Compromise in C1": the order comes after what is judged. */
static bool is_answered(const struct token t[], int i, int to, int at)
{
	for (; i < to && t[i].column < at; i++)
		if (token_is_sign(&t[i], ':') || free_concludes(t, to, i))
			return true;
	return false;
}

/* "is too good for Blue", "would be wasted on him": it tells why not. */
static bool says_too(const struct token t[], int from, int to, int at)
{
	static const char *const is[] = {"is",  "s",     "are",  "be",
					 "was", "seems", "looks"};
	static const char *const wasted[] = {"wasted", "pointless", "useless", "futile",
					     "overkill"};

	for (int i = from; i + 2 < to; i++) {
		if (TOKEN_BEGINS(&t[i], BEGINS_WHY))
			return false;
		if (TOKEN_AMONG(&t[i], is) &&
		    (TOKEN_AMONG(&t[i + 1], wasted) ||
		     (str_is(t[i + 1].text, "a") && str_is(t[i + 2].text, "waste")) ||
		     (str_is(t[i + 1].text, "too") && i + 3 < to &&
		      (token_is(&t[i + 3], WORD_IN) || token_is(&t[i + 3], WORD_TO)))))
			return !is_answered(t, i, to, at);
	}
	return false;
}

/* --- what was done --- */

static bool tells_done(const struct free *f, const struct token t[], int from, int to,
		       int at)
{
	static const char *const small[] = {"well", "yes",  "ok",   "so",
					    "and",  "but",  "then", "have",
					    "ve",   "just", "did",  "only"};
	int first, end, i;

	for (first = from; first < to; first = end + 1) {
		bool own = false, later = false;
		part_around(t, from, to, first, &first, &end);
		if (end <= first)
			continue;
		for (i = first;
		     i < end && (token_is(&t[i], WORD_I) || str_is(t[i].text, "we") ||
				 TOKEN_AMONG(&t[i], small));
		     i++)
			own |= token_is(&t[i], WORD_I) || str_is(t[i].text, "we");
		/* "I'm broke" tells of no deed: it has no object. */
		if (i + 1 >= end || !line_tells_past(f->l, &t[i]))
			continue;
		for (int k = i + 1; k < end; k++)
			later |= free_verb(f, &t[k]) && !(t[k].flags & WORD_NOUN);
		if (own && !later && concerns(t, first, end, at))
			return true;
	}
	return false;
}

/* --- what others do --- */

static bool has_before(const struct clause *made, const struct token *seat, int id)
{
	for (int i = 0; i + 1 < made->n; i++)
		if (thing_same(&made->t[i], seat, 1) &&
		    (!i || made->t[i - 1].kind == TOKEN_SIGN)) /* as a subject */
			for (int k = i + 1; k < made->n && k < i + 3; k++)
				if (made->t[k].id == id)
					return true;
	return false;
}

/* "The Orcs attack me in 11 with 3": is that number mine in what was made? */
static bool is_their_number(const struct token t[], int i, int to,
			    const struct clause *made)
{
	for (; i + 1 < to && !free_ends_part(&t[i]); i++)
		for (int k = 0; k < made->n && token_is(&t[i], WORD_WITH); k++)
			if (t[i + 1].kind == TOKEN_NUMBER &&
			    thing_same(&made->t[k], &t[i + 1], 1))
				return true;
	return false;
}

/* "The Orcs will send 3", "Yellow gives 1 card", "Green and Blue are allied": another is its subject. */
static bool says_theirs(const struct free *f, const struct token t[], int from, int to,
			const struct clause *made)
{
	static const char *const aux[] = {"will",  "would", "may",  "might",   "shall",
					  "wants", "to",    "only", "probably"};
	static const char *const allied[] = {"allied", "allies", "friends", "enemies"};
	static const char *const none[] = {"none", "nothing", "no"};
	int i = from;

	while (i < to && (token_is(&t[i], WORD_NOISE) || str_is(t[i].text, "the")))
		i++;
	const struct token *seat = &t[i];
	if (i >= to || !token_is(seat, WORD_SEAT) ||
	    seat->value == f->l->reader->seat || seat->flags & WORD_LETTER)
		return false;
	while (i + 2 < to && token_is(&t[i + 1], WORD_AND) &&
	       token_is(&t[i + 2], WORD_SEAT))
		i += 2;
	bool be = str_is(t[i + 1].text, "are") || str_is(t[i + 1].text, "is");
	if (be && i + 2 < to && TOKEN_AMONG(&t[i + 2], allied))
		return true;
	for (i++; i < to && TOKEN_AMONG(&t[i], aux); i++)
		;
	if (i + 1 >= to || t[i].kind != TOKEN_WORD || token_is(&t[i], WORD_SEAT))
		return false;
	if (token_is(&t[i + 1], WORD_ME))
		return is_their_number(t, i, to, made);
	for (int k = i + 1; k < to; k++)
		if (t[k].kind == TOKEN_WORD && t[k].id == t[i].id &&
		    !TOKEN_AMONG(&t[k + 1], none))
			return false; /* "Dan gets 1 card, I get 1 card" */
	return t[i].id >= WORD_GAME && !(t[i].flags & WORD_NOUN) &&
	       t[i + 1].kind == TOKEN_NUMBER && free_has_word(made, t[i].id) &&
	       !has_before(made, seat, t[i].id);
}

/* "2 from Green 2 against Yellow in C1": the order would help Yellow. */
static bool is_against(const struct free *f, const struct token t[], int from, int to,
		       const struct clause *made)
{
	static const char *const words[] = {"against", "oppose",  "opposing",
					    "versus",  "fight",   "resist",
					    "stop",    "counter", "fighting"};
	const struct verb *v = made->n ? free_verb(f, &made->t[0]) : NULL;
	int helped = 1;

	while (helped < made->n && !token_is(&made->t[helped], WORD_SEAT))
		helped++;
	for (int i = from; v && v->helps && i + 1 < to && helped < made->n; i++)
		if (TOKEN_AMONG(&t[i], words) && token_is(&t[i + 1], WORD_SEAT) &&
		    !(helped + 1 < made->n && /* a planet */
		      made->t[helped + 1].kind == TOKEN_NUMBER) &&
		    t[i + 1].value == made->t[helped].value)
			return true;
	/* "Not with Red but against him" */
	for (int i = from; v && v->helps && i + 2 < to && helped < made->n; i++)
		if (token_is(&t[i], WORD_NOT) && token_is(&t[i + 1], WORD_WITH) &&
		    token_is(&t[i + 2], WORD_SEAT) &&
		    t[i + 2].value == made->t[helped].value)
			return true;
	return false;
}

/* --- what is not decided, or not wanted --- */

/* "I must still speak with her" */
static bool says_open(const struct token t[], int from, int to)
{
	static const char *const must[] = {"must", "have", "need", "will", "should"};
	static const char *const talk[] = {"speak",  "talk",    "ask",     "think",
					   "decide", "discuss", "consult", "negotiate"};
	bool owes = false, still = false;

	for (int i = from; i < to; i++) {
		owes |= TOKEN_AMONG(&t[i], must);
		still |= owes &&
			 (str_is(t[i].text, "still") || str_is(t[i].text, "first"));
		if (still && TOKEN_AMONG(&t[i], talk))
			return true;
	}
	return false;
}

/* "I do not play Compromise in C2 but in C3", where no correction was understood. */
static bool is_set_against(const struct token t[], int from, int to)
{
	bool denied = false, label = false;

	for (int i = from; i + 2 < to; i++) {
		denied |= token_denies(&t[i]) || token_is(&t[i], WORD_NOT);
		label |= denied && free_is_label(&t[i]);
		if (free_ends_part(&t[i]))
			denied = label = false;
		if (label && str_is(t[i].text, "but") &&
		    (free_is_label(&t[i + 1]) ||
		     (token_is(&t[i + 1], WORD_IN) && free_is_label(&t[i + 2]))))
			return true;
	}
	return false;
}

/* "turn 7": the turn that is named, as it stands beside this one; 0: none is, or this one. */
int free_turn_named(const struct token t[], int from, int to, int now)
{
	for (int i = from; i + 1 < to; i++)
		if (token_is(&t[i], WORD_TURN) && t[i + 1].kind == TOKEN_NUMBER &&
		    t[i + 1].value != now)
			return t[i + 1].value - now;
	return 0;
}

/* Does the order that was made take effect when the next turn begins? */
static bool is_ahead(const struct verb *v, const struct clause *made)
{
	bool with = false;

	for (int i = 0; v && v->ahead_with && i < made->n; i++)
		with |= str_is(made->t[i].text, v->ahead_with);
	return v && (v->ahead || with);
}

enum figure free_figure(const struct free *f, const struct token t[], int from, int to,
			int at, const struct clause *made)
{
	if (tells_done(f, t, from, to, at))
		return FIGURE_DONE;
	const struct verb *verb = made->n ? free_verb(f, &made->t[0]) : NULL;
	const bool ahead = is_ahead(verb, made);
	if (!ahead && says_other_turn(t, from, to, at))
		return FIGURE_OTHER_TURN;
	int turns = free_has_word(made, WORD_TURN) || ahead
			    ? 0
			    : free_turn_named(t, from, to, f->l->reader->turn);
	if (turns)
		return turns > 0 ? FIGURE_LATER : FIGURE_OTHER_TURN;
	if (says_too(t, from, to, at))
		return FIGURE_TOO;
	if (free_figure_rest(t, from, to, made))
		return FIGURE_REST;
	if (is_against(f, t, from, to, made))
		return FIGURE_AGAINST;
	enum figure open = free_open(t, from, to, at, made);
	if (!open)
		open = free_other_player(verb, t, from, to, made);
	if (open)
		return open;
	if (says_open(t, from, to))
		return FIGURE_THEIRS; /* nothing is ordered yet */
	const bool theirs =
		!(verb && verb->mutual) && says_theirs(f, t, from, to, made);
	return theirs ? FIGURE_THEIRS : FIGURE_NONE;
}

enum figure free_figure_of_all(const struct free *f, const struct token t[], int n)
{
	enum figure open = free_open_of_all(t, n);

	if (open)
		return open;
	return !f->n_back && is_set_against(t, 0, n) ? FIGURE_SET_AGAINST : FIGURE_NONE;
}
