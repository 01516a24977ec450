/* Words beside the orders of a line that were not understood: decides which of them
 * matter, and which can be left out when the line is asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/parts/free_thing.h"
#include "orders/lexis/cue.h"

int free_count(const struct free *f, enum piece_kind kind)
{
	int n = 0;

	for (int i = 0; i < f->n_pieces; i++)
		n += f->piece[i].kind == kind;
	return n;
}

void free_lose(struct free *f, struct piece *p, const char *why)
{
	p->kind = PIECE_LOST;
	p->why = why;
	f->begun = true;
}

void free_lose_notes(struct free *f)
{
	enum { SCRAP = 4 }; /* tokens */

	for (int i = 0; i < f->n_pieces && free_count(f, PIECE_ORDER); i++) {
		struct piece *p = &f->piece[i];
		const struct clause *c = p->clause;
		bool number = false;
		int named = 0;
		for (int k = 0; k < c->n; k++) {
			number |= c->t[k].kind == TOKEN_NUMBER;
			named += c->t[k].kind == TOKEN_NUMBER ||
				 token_is(&c->t[k], WORD_SEAT) ||
				 (c->t[k].kind == TOKEN_WORD &&
				  c->t[k].id >= WORD_GAME &&
				  !(c->t[k].flags & WORD_DROPPED));
		}
		bool things = number || line_has_noun(c->t, c->n, 0);
		if (p->left_out || p->omits)
			continue;
		if (p->question && p->kind == PIECE_NOTE) {
			p->left_out = true; /* "May I attack with 0 tokens?" */
			continue;
		}
		if (p->kind == PIECE_NOTE &&
		    ((things && free_turns(c->t, c->n)) ||
		     (named > 1 && !free_tells(c->t, c->n)) ||
		     (number && (c->n <= SCRAP || c->t[0].kind == TOKEN_NUMBER)))) {
			p->kind = PIECE_LOST;
			f->begun = true;
		}
	}
}

static bool turns_now(const struct clause *c)
{
	for (int i = 0; i < c->n; i++)
		if (free_turns(&c->t[i], 1) && !free_tells(&c->t[i], 1))
			return true;
	return false;
}

void free_leave_out(struct free *f)
{
	enum { FEW = 4 };
	bool ordered = false;

	for (int i = 0; i < f->n_pieces && free_count(f, PIECE_ORDER); i++) {
		struct piece *p = &f->piece[i];
		const struct clause *c = p->clause;
		bool alone = c->n >= FEW && !p->corrects && !f->corrects && !f->parted;
		ordered |= p->kind == PIECE_ORDER;
		if (p->kind == PIECE_LOST && alone && free_names_nothing(c->t, c->n) &&
		    (!turns_now(c) || !ordered)) {
			p->kind = PIECE_NOTE;
			p->left_out = true;
		}
	}
}

/* "No, don't, I'll need it.": of the order before it, which it need not name. */
static bool says_dont(const struct clause *c)
{
	static const char *const soft[] = {"better", "rather", "i",  "please",
					   "d",      "ll",     "had"};
	int i = 1;

	if (c->n < 2 || !TOKEN_CUES(&c->t[0], CUE_SIGH) ||
	    !free_names_nothing(c->t, c->n))
		return false;
	while (i < c->n &&
	       (c->t[i].kind == TOKEN_SIGN || TOKEN_CUES(&c->t[i], CUE_SIGH) ||
		TOKEN_AMONG(&c->t[i], soft)))
		i++;
	return i < c->n && token_denies(&c->t[i]);
}

bool free_is_undecided(const struct token t[], int n)
{
	static const char *const still[] = {"speak",  "talk",    "ask",    "think",
					    "decide", "consult", "discuss"};

	static const char *const again[] = {"measure", "check", "count", "think",
					    "look",    "read",  "ask",   "calculate"};
	static const char *const end[] = {"commit", "decide", "choose", "order"};

	for (int i = 0; i + 2 < n; i++) {
		/* "I have to measure again", "before I commit to anything" */
		if ((TOKEN_AMONG(&t[i + 1], again) && token_is(&t[i], WORD_TO) &&
		     (str_is(t[i + 2].text, "again") ||
		      str_is(t[i + 2].text, "first"))) ||
		    (str_is(t[i].text, "before") && token_is(&t[i + 1], WORD_I) &&
		     TOKEN_AMONG(&t[i + 2], end)))
			return true;
		/* "sleep another night over it", "over it I sleep one night" */
		for (int k = i + 1; k < n && k < i + 5; k++)
			if (str_is(t[i].text, "sleep") && str_is(t[k].text, "night"))
				return true;
		if (str_is(t[i].text, "still") && TOKEN_AMONG(&t[i + 1], still))
			return true; /* "I must still speak with her" */
		if (str_is(t[i].text, "sleep") && str_is(t[i + 1].text, "on"))
			return true;
		if (token_denies(&t[i]) && str_starts(t[i + 1].text, "decide"))
			return true; /* "I have not decided yet" */
		if ((str_is(t[i].text, "think") && str_is(t[i + 1].text, "about")) ||
		    (str_is(t[i].text, "think") && str_is(t[i + 2].text, "over")))
			return true; /* "I'll think about it", "think it over" */
		if (str_is(t[i].text, "let") && str_is(t[i + 1].text, "you") &&
		    str_is(t[i + 2].text, "know"))
			return true;
	}
	return false;
}

/* "Resign? Never!", "Break with the Elves? Not on your life.": what is asked so is denied. */
static bool answers_no(const struct clause *c)
{
	static const char *const first[] = {"never",     "no",     "not",  "nope",
					    "nah",       "hardly", "don",  "dont",
					    "certainly", "of",     "over", "as"};

	if (!c->n || !TOKEN_AMONG(&c->t[0], first) || !free_names_nothing(c->t, c->n))
		return false;
	for (int i = 0; i < c->n; i++)
		if (token_denies(&c->t[i]) || token_is(&c->t[i], WORD_NO) ||
		    str_is(c->t[i].text, "nope") || str_is(c->t[i].text, "nah") ||
		    str_is(c->t[i].text, "hardly") || str_is(c->t[i].text, "dead"))
			return true;
	return false;
}

void free_drop_denied_questions(struct free *f, const struct line *line)
{
	for (int i = 0; i + 1 < f->n_pieces; i++) {
		struct piece *p = &f->piece[i], *next = p + 1;
		size_t end = str_octets(line->typed, (size_t)next->column);
		while (end && line->typed.s[end - 1] == ' ')
			end--;
		if ((p->kind != PIECE_ORDER && p->kind != PIECE_COMMAND) ||
		    (next->kind != PIECE_NOTE && next->kind != PIECE_LOST) || !end ||
		    line->typed.s[end - 1] != '?' || !answers_no(next->clause))
			continue;
		p->kind = next->kind = PIECE_NOTE;
		p->left_out = next->left_out = true;
		f->negated = f->begun = false;
	}
}

/* "The 12 in C1. I must think about C2": of what is not decided, it names another one. */
static bool names_other_label(const struct clause *c, const struct clause *order)
{
	bool other = false;

	for (int i = 0; i + 1 < c->n; i++) {
		bool same = false;
		if (!free_is_label(&c->t[i]))
			continue;
		for (int k = 0; k + 1 < order->n; k++)
			same |= thing_same(&order->t[k], &c->t[i], 2);
		if (same)
			return false;
		other = true;
	}
	return other;
}

void free_take_back_denied(struct free *f)
{
	for (int i = 1; i < f->n_pieces; i++) {
		struct piece *p = &f->piece[i], *before = p - 1;
		bool open = free_is_undecided(p->clause->t, p->clause->n);
		/* What says nothing may stand between. */
		while (open && before > f->piece && before->kind == PIECE_NOTE &&
		       free_names_nothing(before->clause->t, before->clause->n))
			before--;
		if ((p->kind != PIECE_LOST && p->kind != PIECE_NOTE) ||
		    before->kind != PIECE_ORDER || !(says_dont(p->clause) || open) ||
		    names_other_label(p->clause, before->clause))
			continue;
		before->kind = PIECE_DROPPED;
		p->kind = PIECE_NOTE;
		p->left_out = true;
		f->negated = false;
	}
}

bool free_orders_something(const struct draft *l, int i)
{
	enum verdict v = l->line[i].verdict;

	return v == VERDICT_OK || v == VERDICT_NOTED || v == VERDICT_ASKED;
}

bool free_orders_above(const struct draft *l, int i)
{
	while (i-- > 0)
		if (free_orders_something(l, i))
			return true;
	return false;
}

/* "No bids", "I don't move": not every word that may turn a sentence round denies what is ordered. */
bool free_says_no(const struct clause *c)
{
	static const char *const words[] = {
		"not",     "no",   "never",   "don",    "dont",   "won",     "wont",
		"cannot",  "cant", "without", "none",   "nor",    "neither", "nobody",
		"nothing", "stop", "t",       "refuse", "forbid", "cancel"};

	for (int i = 0; i < c->n; i++)
		if (c->t[i].kind == TOKEN_WORD && TOKEN_AMONG(&c->t[i], words))
			return true;
	return false;
}

bool free_confirms(const struct clause *c)
{
	static const char *const words[] = {
		"stands", "stand", "unchanged", "alright",   "fine",   "correct",
		"ok",     "okay",  "right",     "all right", "before", "holds"};
	static const char *const beside[] = {"is",    "are", "as",  "all",   "was",
					     "still", "my",  "the", "order", "and"};
	bool thing = false, last = false;

	for (int i = 0; i < c->n; i++) {
		const struct token *t = &c->t[i];
		bool game = t->kind == TOKEN_WORD && t->id >= WORD_GAME;
		bool confirms = TOKEN_AMONG(t, words);
		if (t->kind == TOKEN_NUMBER || token_denies(t) ||
		    (!game && !confirms && !TOKEN_AMONG(t, beside) && !free_passes(t)))
			return false;
		thing |= game;
		last = confirms || (last && t->kind == TOKEN_SIGN);
	}
	return thing && last;
}

bool free_is_appeal(const struct token t[], int n)
{
	static const char *const says[] = {"you",   "worry",  "ask",  "laugh", "be",
					   "blame", "mind",   "tell", "panic", "dare",
					   "hate",  "thank",  "fear", "get",   "say",
					   "let",   "expect", "wait", "shoot", "judge"};
	static const char *const own[] = {"mind", "care", "complain", "know"};
	int i = 0;

	while (i < n && !token_denies(&t[i]) &&
	       (free_passes(&t[i]) || token_is(&t[i], WORD_AND)))
		i++;
	for (i += i < n && token_denies(&t[i]) ? 1 : n;
	     i < n && (str_is(t[i].text, "t") || token_is(&t[i], WORD_NOT)); i++)
		;
	if (i + 1 == n && i && TOKEN_AMONG(&t[i], own)) /* "but I don't mind" */
		return token_is(&t[0], WORD_I);
	return i + 1 < n && TOKEN_AMONG(&t[i], says); /* not "don't you?" */
}

bool free_is_saved(const struct token t[], int n)
{
	static const char *const hangs[] = {"hang", "hanging"};
	bool saved = false;

	for (int i = 0; i < n; i++) {
		bool one = i && str_is(t[i].text, "one") && t[i - 1].kind == TOKEN_WORD;
		bool rest = i && token_is(&t[i], WORD_ELSE) &&
			    (str_is(t[i - 1].text, "everything") ||
			     str_is(t[i - 1].text, "all"));
		saved |= free_keeps(&t[i]) || TOKEN_AMONG(&t[i], hangs);
		if (!one && !rest &&
		    (token_is(&t[i], WORD_SEAT) || token_is(&t[i], WORD_IF) ||
		     token_is(&t[i], WORD_ELSE) || token_is(&t[i], WORD_UNLESS) ||
		     token_denies(&t[i]) || !free_names_nothing(&t[i], 1)))
			return false;
	}
	return saved;
}
