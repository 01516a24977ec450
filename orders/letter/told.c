/* "Tell Bob privately that ...", "Could you forward this to Bob: ...", "Without my name, to everybody: ...": somebody else is to be told
 * something. The words before it say whom and how, and one unknown word among them makes it another sentence. The writer is asked
 * whether it is press, so that nothing of it is printed, or ordered, that is meant otherwise.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/letter/parts.h"
#include "orders/vocab.h"

enum { MOST = 24 }; /* words before what is told */

/* Kinds of words before it. */
enum {
	SAY = 1,    /* tell, send, forward */
	SMALL = 2,  /* please, this, my */
	SECRET = 4, /* privately */
	GREY = 8,   /* anonymously */
	ONLY = 16,
	GO = 32,        /* that, know: what is told follows */
	SAY_AT = 64,    /* said to the player, who stands right behind the word */
	NAMELESS = 128, /* name, signature: behind "without" */
	WITHOUT = 256,
	OBJECT = 512, /* this, a note: what is passed on */
	FOR = 1024,
};

static const struct word_kinds kinds[] = {
	{"tell", SAY | SAY_AT},
	{"inform", SAY | SAY_AT},
	{"assure", SAY | SAY_AT},
	{"remind", SAY | SAY_AT},
	{"warn", SAY | SAY_AT},
	{"message", SAY | SAY_AT | OBJECT},
	{"let", SAY | SAY_AT},
	{"whisper", SAY},
	{"write", SAY},
	{"say", SAY},
	{"send", SAY},
	{"pass", SAY},
	{"forward", SAY},
	{"relay", SAY},
	{"deliver", SAY},
	{"give", SAY},
	{"print", SAY},
	{"publish", SAY},
	{"announce", SAY},
	{"post", SAY},
	{"mention", SAY},
	{"note", SAY | OBJECT},
	{"letter", SAY | OBJECT},
	{"word", SAY | OBJECT},
	{"words", SAY | OBJECT},
	{"statement", SAY | OBJECT},
	{"announcement", SAY | OBJECT},
	{"please", SMALL},
	{"pls", SMALL},
	{"kindly", SMALL},
	{"could", SMALL},
	{"can", SMALL},
	{"would", SMALL},
	{"will", SMALL},
	{"you", SMALL},
	{"i", SMALL},
	{"d", SMALL},
	{"like", SMALL},
	{"want", SMALL},
	{"need", SMALL},
	{"also", SMALL},
	{"ps", SMALL},
	{"psst", SMALL},
	{"ok", SMALL},
	{"oh", SMALL},
	{"this", SMALL | OBJECT},
	{"it", SMALL | OBJECT},
	{"a", SMALL},
	{"an", SMALL},
	{"the", SMALL},
	{"my", SMALL},
	{"following", SMALL | OBJECT},
	{"on", SMALL | OBJECT},
	{"over", SMALL | OBJECT},
	{"along", SMALL | OBJECT},
	{"from", SMALL},
	{"me", SMALL},
	{"s", SMALL},
	{"hey", SMALL},
	{"hi", SMALL},
	{"hello", SMALL},
	{"dear", SMALL},
	{"short", SMALL},
	{"quick", SMALL},
	{"little", SMALL},
	{"in", SMALL},
	{"for", SMALL | FOR},
	{"just", SMALL},
	{"between", SECRET},
	{"to", SMALL},
	{"privately", SECRET},
	{"private", SECRET},
	{"secretly", SECRET},
	{"secret", SECRET},
	{"confidentially", SECRET},
	{"confidential", SECRET},
	{"confidence", SECRET},
	{"quietly", SECRET},
	{"anonymously", GREY},
	{"anonymous", GREY},
	{"unsigned", GREY},
	{"grey", GREY},
	{"gray", GREY},
	{"only", ONLY},
	{"alone", ONLY},
	{"nobody", ONLY},
	{"else", ONLY},
	{"that", GO},
	{"know", GO},
	{"without", WITHOUT},
	{"name", NAMELESS},
	{"signature", NAMELESS},
	{"naming", NAMELESS},
	{"signing", NAMELESS},
};

static unsigned kinds_of(const struct token *t)
{
	enum { N = sizeof kinds / sizeof *kinds };

	if (t->kind != TOKEN_WORD)
		return token_is_sign(t, ',') || token_is_sign(t, '(') ||
				       token_is_sign(t, ')') || token_is_sign(t, '\'')
			       ? SMALL
			       : 0;
	if (!TOKEN_IS_OF(t, kinds, N, ~0U))
		return token_is(t, WORD_AND) || token_is(t, WORD_TO) ||
				       token_is(t, WORD_IN)
			       ? SMALL
			       : 0;
	for (int i = 0; i < N; i++)
		if (str_is(t->text, kinds[i].word))
			return kinds[i].kinds;
	return 0;
}

/* What is to be told, and to whom. */
struct told {
	unsigned found; /* kinds of the words before it */
	int n_words;
	int at;     /* its first token; 0: nothing is told */
	bool colon; /* it comes after one */
	struct press to;
};

static bool is_whom(const struct token *t)
{
	return token_is(t, WORD_SEAT) || token_is(t, WORD_ALL) ||
	       token_is(t, WORD_EVERYONE) || str_is(t->text, "table") ||
	       str_is(t->text, "both");
}

/* The players who stand here: "Bob and Cat", "all but Blue". Returns where they end; `i`: there are none. */
static int read_whom(struct draft *l, struct token t[], int i, int end,
		     struct press *to)
{
	struct parse p;
	struct press more = {.line = 0};
	int last = i;

	/* "Bob and nobody else", "Bob, privately" */
	while (last < end && (is_whom(&t[last]) || token_is(&t[last], WORD_AND) ||
			      token_is(&t[last], WORD_EXCEPT) ||
			      token_is_sign(&t[last], ',') || !kinds_of(&t[last])))
		last++;
	while (last > i &&
	       (token_is(&t[last - 1], WORD_AND) || token_is_sign(&t[last - 1], ',')))
		last--;
	letter_parse(l, &p, t, last);
	p.i = i;
	p.quiet = true;
	if (!letter_readers(&p, &more) || p.n_faults || more.zine || more.gm)
		return i;
	to->all |= more.all;
	to->seats |= more.seats & ~(1U << l->reader->seat);
	return p.i;
}

static int colon_in(const struct token t[], int n)
{
	int i = 0;

	while (i < n && !token_is_sign(&t[i], ':'))
		i++;
	return i;
}

static struct told read_told(struct draft *l, struct token t[], int n)
{
	const int colon = colon_in(t, n);
	struct told told = {.found = 0};
	bool whom = false;
	int i = 0;

	while (i < n && i < MOST && i != colon) {
		if (is_whom(&t[i])) {
			const int was = i;
			i = read_whom(l, t, i, colon, &told.to);
			if (i == was)
				return told;
			whom = true;
			continue;
		}
		const unsigned of = kinds_of(&t[i]);
		/* "Tell Bob I come": what is told begins with the first other word. */
		if (!of || (whom && colon == n && of & SMALL && told.found & SAY &&
			    !token_is_sign(&t[i], ',')))
			break;
		told.found |= of;
		told.n_words++;
		i++;
		if (of & GO && whom)
			break;
	}
	while (i < n && colon == n && kinds_of(&t[i]) & GO)
		told.found |= kinds_of(&t[i++]) & GO;
	told.colon = i == colon;
	i += told.colon;
	told.at = i < n && t[i].kind != TOKEN_END ? i : 0;
	return told;
}

/* "Say to Bob that he ...", "tell Bob I ...". "Tell Bob he is welcome" may be an order, and so is "give Bob 2 cards". */
static bool is_sentence(const struct token t[], const struct told *told)
{
	static const char *const first[] = {"i", "i'm", "we", "my", "our"};
	const bool speaks = TOKEN_AMONG(&t[told->at], first);

	if (!told->to.seats && !told->to.all)
		return false;
	if (!(told->found & SAY) || told->n_words > MOST)
		return false;
	return told->found & GO || (told->found & (SAY_AT | SECRET) && speaks);
}

static bool is_grey(const struct told *told)
{
	return told->found & GREY || (told->found & WITHOUT && told->found & NAMELESS);
}

/* "Bob only: ...", "Could you forward this to Bob: ...": no order has such a head, whatever comes after it. */
static bool is_head(const struct told *told)
{
	const bool passes = told->found & SAY && told->found & OBJECT;

	if (!told->colon)
		return false;
	return told->to.seats || told->to.all
		       ? passes || told->found & (SAY_AT | SECRET | ONLY) ||
				 is_grey(told)
		       : is_grey(told) && told->found & SAY;
}

/* "Send to Bob: ...", "Everyone: ...", where nothing else was understood. A bare name may head orders, and so may "All: 2 from 1". */
static bool may_be_head(const struct token t[], int n, const struct told *told)
{
	if (!(told->found & (SAY | FOR) && told->to.seats) && !told->to.all)
		return false;
	for (int i = told->at; i < n; i++)
		if (t[i].kind == TOKEN_NUMBER)
			return false;
	return true;
}

static void write_whom(const struct draft *l, const struct told *told, struct buf *b)
{
	buf_z(b, is_grey(told) ? "press grey to " : "press to ");
	if (told->to.all || !told->to.seats) {
		buf_z(b, "all");
		return;
	}
	for (int seat = 0, n = 0; told->to.seats >> seat; seat++)
		if (told->to.seats >> seat & 1)
			buf_printf(b, "%s%s", n++ ? ", " : "",
				   l->reader->vocab->seat_names[seat]);
}

static void ask(struct draft *l, struct line *line, const struct token t[],
		const struct told *told)
{
	struct buf b = buf_in(l->a);
	const size_t from = (size_t)(t[told->at].text.s - line->typed.s);

	write_whom(l, told, &b);
	buf_printf(
		&b, "\n" PRI_STR "\nendpress",
		STR_MADE(l->a, str_trim(str_slice(line->typed, from, line->typed.n))));
	line->verdict = VERDICT_ASKED;
	line->ask = buf_str(&b);
	l->out->has_orders_word = true;
}

bool letter_tells(struct draft *l, struct line *line)
{
	if (!l->reader->view || l->n_tokens < 3)
		return false;
	const struct told told = read_told(l, l->token, l->n_tokens);
	if (!told.at || !(is_head(&told) || (told.found & SECRET && told.to.seats &&
					     (told.found & SAY_AT ||
					      (told.found & SAY && told.found & GO)))))
		return false;
	ask(l, line, l->token, &told);
	return true;
}

void letter_ask_told(struct draft *l)
{
	if (!l->reader->view || l->reader->stored)
		return;
	for (int i = 0; i < l->n_lines; i++) {
		struct line *line = &l->line[i];
		if ((line->verdict != VERDICT_NOTE &&
		     line->verdict != VERDICT_REFUSED) ||
		    line_tells_nobody(line) || line->idle || line->quoted ||
		    line->unticked || line->press || line->beside ||
		    draft_sends(l, line) || line->typed.n > LETTER_COLUMNS)
			continue;
		const int n = lex(l->lexicon, line->typed, l->spare);
		if (n < 3)
			continue;
		const struct told told = read_told(l, l->spare, n);
		if (!told.at || !(told.colon ? may_be_head(l->spare, n, &told)
					     : is_sentence(l->spare, &told)))
			continue;
		free_forget(l, line);
		ask(l, line, l->spare, &told);
	}
}
