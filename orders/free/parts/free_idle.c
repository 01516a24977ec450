/* Segments of a text that order nothing: table talk, reasons, thoughts, questions.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_idle.h"

#include <string.h>

#include "orders/free/parts/free_denied.h"
#include "orders/free/parts/free_reason.h"
#include "orders/free/parts/free_weights.h"
#include "orders/lexis/conjunction.h"

bool split_begins_reason(const struct token *t)
{
	return TOKEN_BEGINS(t, BEGINS_WHY | BEGINS_WHO | BEGINS_WHERE | BEGINS_WHILE);
}

bool split_says_no_more(const struct token t[], int n)
{
	static const char *const none[] = {"nobody", "noone", "no one", "nothing",
					   "none",   "no",    "not",    "nor"};
	static const char *const more[] = {"else", "other", "others", "more"};
	static const char *const beside[] = {"any", "anybody", "anyone", "one",
					     "of",  "them",    "for",    "now"};
	bool denied = false, other = false;

	for (int i = 0; i < n; i++) {
		bool no = TOKEN_AMONG(&t[i], none) || token_denies(&t[i]);
		bool is_more = TOKEN_AMONG(&t[i], more);
		if (!no && !is_more && !TOKEN_AMONG(&t[i], beside) &&
		    !free_separates(&t[i]))
			return false;
		denied |= no;
		other |= is_more;
	}
	return denied && other;
}

static bool has_condition(const struct token t[], int n)
{
	for (int i = 0; i < n; i++)
		if (t[i].id == WORD_OR || t[i].id == WORD_EXCEPT ||
		    (str_is(t[i].text, "should") &&
		     !(i && str_is(t[i - 1].text, "which"))) ||
		    str_is(t[i].text, "only"))
			return true;
	return free_hangs(t, 0, n);
}

/* "Green are invited": what is done to a player or a thing is as good as an order. */
static bool is_passive(const struct free *f, const struct token t[], int n)
{
	static const char *const now[] = {"is", "are", "s"};
	bool state = false;

	for (int i = 0; i < n; i++) {
		if (state && line_tells_past(f->l, &t[i]))
			return true;
		state |= i > 0 && TOKEN_AMONG(&t[i], now);
	}
	return false;
}

/* "Bob asked so nicely", "I'm in a hurry": it names nothing, and where it speaks of a player it only tells
 * of them. */
static bool is_aside(const struct free *f, const struct token t[], int n)
{
	bool other = false, verb = false;

	for (int i = 0; i < n; i++) {
		other |= token_is(&t[i], WORD_SEAT);
		verb |= free_verb(f, &t[i]) != NULL;
	}
	if (has_condition(t, n) || !free_names_nothing(t, n) || verb ||
	    free_denies_order(t, n) || is_passive(f, t, n))
		return false;
	return split_begins_reason(&t[0]) || (free_tells(t, n) && n > 2) ||
	       (!other && (!free_turns(t, n) || free_is_appeal(t, n)));
}

/* "Yellow 4 is too strong", "I think Red 3 looks weak", "that leaves two on Red 1": it says how things
 * are. Anything may stand before the verb; after it no player, challenge or card is named, and nothing is ordered. */
static bool is_statement(const struct free *f, const struct token t[], int n)
{
	static const char *const states[] = {"is",   "are",   "was",  "were",
					     "s",    "looks", "look", "seems",
					     "seem", "feels", "has",  "leaves"};
	static const char *const counts[] = {"has", "leaves"};
	static const char *const back[] = {"that", "this", "which", "it"};
	int at = 0;
	bool reason = split_begins_reason(&t[0]);
	bool points = TOKEN_AMONG(&t[0], back);

	while (at < n && !TOKEN_AMONG(&t[at], states))
		at++;
	if (at == reason || at == n || has_condition(t, n) || free_turns(t, n) ||
	    is_passive(f, t, n))
		return false;
	bool counted = TOKEN_AMONG(&t[at], counts);
	for (int i = 0; i < n; i++)
		if (free_verb(f, &t[i]) || (counted && free_is_label(&t[i])))
			return false;
	for (int i = at + 1; i < n && !(points && str_is(t[at].text, "leaves")); i++)
		if (free_is_label(&t[i]) || token_is(&t[i], WORD_SEAT) ||
		    (!free_names_nothing(&t[i], 1) &&
		     !(counted && t[i].kind == TOKEN_NUMBER)))
			return false;
	return at + 1 < n;
}

/* "Dan stands beside her with two", "Ann knows my hand", "Bob owes me nothing": it tells of another player what no order of the
 * writer's can make them do. */
static bool tells_of_other(const struct free *f, const struct token t[], int n)
{
	static const char *const minds[] = {
		"knows",  "knew",     "likes",  "loves",    "hates",
		"owes",   "owed",     "thinks", "believes", "hopes",
		"fears",  "expects",  "seems",  "looks",    "wonders",
		"forgot", "promised", "trusts", "hated",    "remembers"};
	static const char *const acts[] = {
		"stands", "stood", "sits",   "sat",   "holds",      "fights", "wins",
		"lost",   "won",   "sneaks", "waits", "cheats",     "lies",   "laughs",
		"sleeps", "keeps", "is",     "was",   "multiplies", "wanted", "wants",
	};
	static const char *const between[] = {"always", "also",  "only",  "just",
					      "still",  "never", "now",   "already",
					      "often",  "even",  "again", "certainly"};
	int at = 1;

	if (n < 3 || !(token_is(&t[0], WORD_SEAT) || token_is(&t[0], WORD_PRONOUN)) ||
	    (token_is(&t[0], WORD_SEAT) && t[0].value == f->l->reader->seat) ||
	    has_condition(t, n) || is_passive(f, t, n))
		return false;
	while (at + 1 < n && TOKEN_AMONG(&t[at], between))
		at++;
	if (TOKEN_AMONG(&t[at], minds))
		return true;
	if (!TOKEN_AMONG(&t[at], acts))
		return false;
	for (int i = 1; i < n; i++) /* "Dan stands beside me" may be wished */
		if (token_is(&t[i], WORD_ME) || token_is(&t[i], WORD_I) ||
		    str_is(t[i].text, "my") || free_is_card(&t[i]))
			return false;
	return true;
}

bool split_is_unmeant(const struct token t[], int n)
{
	static const char *const words[] = {
		"tempted", "wanted",   "considered", "considering",
		"planned", "promised", "always",     "usually",
		"thought", "thinking", "nearly",     "almost",
		"wants",   "thinks",   "wouldn",     "imagine"};

	for (int i = 0; i + 1 < n; i++) /* "I was going to attack Yellow 4" */
		if (str_starts(t[i + 1].text, "going") &&
		    (str_is(t[i].text, "was") || str_is(t[i].text, "were")))
			return true;
	for (int i = 0; i < n; i++)
		if (TOKEN_AMONG(&t[i], words))
			return true;
	return false;
}

/* "I promised Dan not to attack Yellow 3", "Forget the 30", "I hold nothing but rubbish": a thought, if an order
 * follows. */
static bool is_thought(const struct free *f, const struct token t[], int n)
{
	enum { FEW = 3 };
	static const char *const words[] = {
		"not",  "never",  "don",        "dont",        "won",   "wont",
		"t",    "forget", "would",      "could",       "might", "hate",
		"like", "hoping", "instead of", "rather than", "no"};

	if (has_condition(t, n))
		return false;
	if (split_is_unmeant(t, n))
		return true;
	for (int i = 0; i < n; i++)
		if (TOKEN_AMONG(&t[i], words))
			return true;
	for (int i = 0; i < n; i++)
		if (free_verb(f, &t[i]))
			return false;
	return n >= FEW && free_names_nothing(t, n);
}

/* Does the thing of token `t` stand among these? Words that name nothing of the game always do. */
static bool is_named(const struct token *t, const struct token in[], int n)
{
	bool thing = t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT) ||
		     (t->kind == TOKEN_WORD && t->flags & WORD_NOUN &&
		      !(t->flags & (WORD_LETTER | WORD_DROPPED)));

	for (int i = 0; thing && i < n; i++)
		if (in[i].kind == t->kind && in[i].value == t->value &&
		    (t->kind == TOKEN_NUMBER || in[i].id == t->id))
			return true;
	return !thing;
}

static bool names_only(const struct token t[], int n, const struct token in[], int n_in)
{
	for (int i = 0; i < n; i++)
		if (!is_named(&t[i], in, n_in))
			return false;
	return true;
}

static const struct clause *last_order(const struct free *f)
{
	for (int i = f->n_pieces - 1; i >= 0; i--)
		if (f->piece[i].kind == PIECE_ORDER)
			return f->piece[i].clause;
	return NULL;
}

/* "C1: 30! Thirty!", "The Tubes! Play Mobius Tubes": says again, or before it is said, what the order beside it
 * says. */
static bool is_repeated(const struct cut *c, int i)
{
	enum { FEW = 3 };
	const struct token *t = &c->t[c->from[i]];
	int n = c->to[i] - c->from[i];
	const struct clause *last = last_order(c->f);

	if (n > FEW || has_condition(t, n) || free_turns(t, n))
		return false;
	return (last && names_only(t, n, last->t, last->n)) ||
	       (i + 1 < c->n &&
		names_only(t, n, &c->t[c->from[i + 1]], c->to[i + 1] - c->from[i + 1]));
}

/* "C3: 12. Wait, I keep the 12: C3 gets the 8": takes the last order back, and names nothing else. */
static bool takes_last_back(const struct free *f, const struct token t[], int n)
{
	const struct clause *last = last_order(f);
	bool turn = free_is_correction(t, n);

	for (int i = 0; i < n; i++)
		turn |= free_is_turn(&t[i]) || free_takes(&t[i]);
	return last && turn && !has_condition(t, n) &&
	       names_only(t, n, last->t, last->n);
}

/* "How many? Three. From Red 1? No, Red 1 is my fortress. From Red 3 then.": does the segment ask, or answer with
 * a no and name nothing but what was asked about? */
static bool is_question(const struct cut *c, int i)
{
	return c->to[i] < c->n_tokens && token_is_sign(&c->t[c->to[i]], '?');
}

static bool is_no(const struct token *t)
{
	return token_is(t, WORD_NO) || token_is(t, WORD_NOT);
}

static bool is_answer_no(const struct cut *c, int i)
{
	const struct token *t = &c->t[c->from[i]];
	int n = c->to[i] - c->from[i];

	if (!i || !is_question(c, i - 1) || !is_no(t))
		return false;
	for (int k = 0; k < n; k++) {
		bool same = t[k].kind != TOKEN_NUMBER && !token_is(&t[k], WORD_SEAT);
		for (int j = c->from[i - 1]; j < c->to[i - 1] && !same; j++)
			same = c->t[j].kind == t[k].kind && c->t[j].value == t[k].value;
		if (!same)
			return false;
	}
	return true;
}

/* "Flare Vulch in C1: keep tokens": behind a colon stands what the words before it announce. */
static bool is_announced(const struct cut *c, int i)
{
	return c->from[i] > 0 && token_is_sign(&c->t[c->from[i] - 1], ':');
}

bool split_is_linked(const struct cut *c, int i)
{
	if (!i || i >= c->n || !token_is(&c->t[c->from[i]], WORD_SEAT))
		return false;
	for (int k = c->to[i - 1]; k < c->from[i]; k++)
		if (!token_is(&c->t[k], WORD_AND))
			return false;
	return true;
}

void split_find_idle(struct cut *c)
{
	free_find_reasons(c);
	for (int i = 0; i < c->n; i++) {
		const struct token *t = &c->t[c->from[i]];
		int n = c->to[i] - c->from[i];
		c->idle[i] = is_question(c, i) || is_answer_no(c, i) ||
			     (i && c->idle[i - 1] && is_question(c, i - 1) && n == 1 &&
			      token_is(t, WORD_NO)) ||
			     free_is_chatter(t, n) ||
			     (!is_announced(c, i) && !split_is_linked(c, i) &&
			      (is_aside(c->f, t, n) || is_statement(c->f, t, n) ||
			       tells_of_other(c->f, t, n)));
		c->denied[i] = is_question(c, i) && i + 1 < c->n &&
			       is_no(&c->t[c->from[i + 1]]);
	}
}

/* "Nothing in this letter is to be read as an order to attack Yellow 4", "Never | attack Yellow 4": no comma stands between
 * the denial and what it denies, and the "as" begins no reason. */
static bool denies_what_follows(const struct cut *c, int i)
{
	const struct token *t = &c->t[c->from[i]];
	int n = c->to[i] - c->from[i];

	if (i + 1 >= c->n || c->to[i] != c->from[i + 1])
		return false;
	return free_ends_denying(t, n) ||
	       (split_begins_reason(&c->t[c->from[i + 1]]) && free_turns(t, n));
}

enum idle split_idle(const struct cut *c, int i, bool ordered)
{
	const struct token *t = &c->t[c->from[i]];
	int n = c->to[i] - c->from[i];

	if (free_is_chatter(t, n))
		return IDLE_CHATTER;
	if (is_announced(c, i) || split_is_linked(c, i) || denies_what_follows(c, i))
		return IDLE_NOT;
	if (is_aside(c->f, t, n) || is_statement(c->f, t, n) ||
	    tells_of_other(c->f, t, n) || is_repeated(c, i) || is_answer_no(c, i))
		return IDLE_ASIDE;
	if (ordered && (split_says_no_more(t, n) || free_is_saved(t, n)))
		return IDLE_ASIDE;
	if (c->because[i])
		return IDLE_REASON;
	if (ordered)
		return takes_last_back(c->f, t, n) ? IDLE_BACK : IDLE_NOT;
	return is_thought(c->f, t, n) || is_question(c, i) ? IDLE_THOUGHT : IDLE_NOT;
}

/* Does it speak of an order of this phase, or of a player? */
static bool speaks_of_orders(const struct free *f, const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (free_verb(f, &c->t[i]) || token_is(&c->t[i], WORD_SEAT) ||
		    str_is(c->t[i].text, "same"))
			return true;
	return !free_names_nothing(c->t, c->n);
}

static bool speaks_of_self(const struct clause *c)
{
	static const char *const words[] = {"i", "we", "me", "my", "myself", "us"};

	for (int i = 0; i < c->n; i++)
		if (token_is(&c->t[i], WORD_I) || token_is(&c->t[i], WORD_ME) ||
		    TOKEN_AMONG(&c->t[i], words))
			return true;
	return false;
}

/* "I have nothing to do, have I?", "I have nothing planned": a question, or a no where nothing stands that it could take back.
 * It names nothing of the game, so nothing waits for an answer to it. */
bool free_leaves_all(const struct free *f, const struct line *line)
{
	const struct draft *l = f->l;
	bool asks = str_ends(str_trim(line->typed), "?");
	bool stands = l->n_orders || (l->before && l->before->n_slots);

	for (int i = 0; i < f->n_pieces; i++) {
		const struct clause *c = f->piece[i].clause;
		if (f->piece[i].kind == PIECE_LOST &&
		    (speaks_of_orders(f, c) ||
		     !(asks || (free_says_no(c) && speaks_of_self(c) && !stands))))
			return false;
	}
	return !f->corrects && !f->goes_on && !free_count(f, PIECE_ORDER) &&
	       !free_count(f, PIECE_WRONG);
}
