/* Writers who speak of themselves as of another: "Bob asks Cat and Dan in C2", "The undersigned attacks Yellow 3. In C3 he will fight alone".
 * The line is read as if they had said "I ask", and asked about.
 * SPDX-License-Identifier: ISC */
#include "orders/free/lines/lines.h"

#include <string.h>

#include "base/arena.h"
#include "orders/free/change/change.h"
#include "orders/free/decide/decide.h"
#include "orders/free/parts/free_case.h"

/* The line in the first person, as far as it is put so. */
struct third {
	struct free *f;
	struct str typed;
	struct token t[LEX_TOKENS + 1];
	int n;
	struct buf b;
	size_t done;
	bool named; /* the writer was named as another would be */
	bool here;  /* in this sentence */
	int others,
		before; /* players named in this sentence; in all since the writer */
	int other;      /* the last of them */
	bool condition; /* the sentence is behind "if" */
};

/* "asks", and without its "s" a word of the game. */
static bool is_third_person(struct free *f, const struct token *t)
{
	struct token one[LEX_TOKENS + 1];
	const struct str stem = str_slice(t->text, 0, t->text.n - 1);

	return t->kind == TOKEN_WORD && t->text.n > 3 && str_ends(t->text, "s") &&
	       lex(f->l->lexicon, stem, one) == 1 && one[0].id >= WORD_GAME &&
	       !(one[0].flags & WORD_NOUN);
}

/* Words that stand before a verb and have no form of their own. */
static bool is_auxiliary(const struct token *t)
{
	static const char *const words[] = {"will", "shall", "would", "may",
					    "must", "can",   "wo",    "won"};

	return TOKEN_AMONG(t, words);
}

/* The first person of words that do not only end in an "s"; NULL: it is none of them. */
static const char *irregular(const struct token *t)
{
	static const char *const forms[][2] = {
		{"is", "am"},          {"has", "have"},    {"does", "do"},
		{"goes", "go"},        {"wishes", "wish"}, {"uses", "use"},
		{"refuses", "refuse"}, {"relies", "rely"}, {"passes", "pass"},
		{"doesn", "don"},
	};

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
		if (str_iequal(t->text, str_of(forms[i][0])))
			return forms[i][1];
	return NULL;
}

static bool is_adverb(const struct token *t)
{
	static const char *const words[] = {"hereby", "also",    "then", "now",
					    "only",   "further", "thus", "therefore"};

	return TOKEN_AMONG(t, words);
}

/* Does a sentence begin here? */
static bool begins(const struct token t[], int i)
{
	return !i || case_is_stop(&t[i - 1]) || token_is_sign(&t[i - 1], '!') ||
	       token_is_sign(&t[i - 1], ';') || token_is_sign(&t[i - 1], ':');
}

/* Puts the words for the tokens from `from` to before `to`. */
static void put(struct third *w, int from, int to, struct str words)
{
	const struct token *first = &w->t[from], *last = &w->t[to - 1];
	const size_t at = (size_t)(first->text.s - w->typed.s);

	buf_add(&w->b, str_slice(w->typed, w->done, at));
	buf_add(&w->b, words);
	w->done = (size_t)(last->text.s + last->text.n - w->typed.s);
}

/* The verb of the writer from token `i` on, in the first person. `any`: each word that ends in an "s" may be one. */
static void put_verb(struct third *w, int i, bool any)
{
	while (i < w->n && is_adverb(&w->t[i]))
		i++;
	const struct token *t = &w->t[i];
	const char *form = i < w->n ? irregular(t) : NULL;

	if (i == w->n || is_auxiliary(t))
		return;
	if (form)
		put(w, i, i + 1, str_of(form));
	else if (is_third_person(w->f, t) || (any && t->kind == TOKEN_WORD &&
					      t->text.n > 3 && str_ends(t->text, "s")))
		put(w, i, i + 1, str_slice(t->text, 0, t->text.n - 1));
}

static bool verb_stands(const struct third *w, int i)
{
	while (i < w->n && is_adverb(&w->t[i]))
		i++;
	return i < w->n && (is_auxiliary(&w->t[i]) || irregular(&w->t[i]) ||
			    is_third_person(w->f, &w->t[i]));
}

static bool is_own(const struct third *w, int i)
{
	return token_is(&w->t[i], WORD_SEAT) &&
	       w->t[i].value == w->f->l->reader->seat && w->t[i].text.n > 1;
}

static bool is_undersigned(const struct token *t)
{
	return str_iequal(t->text, STR("undersigned"));
}

static void name_writer(struct third *w)
{
	w->named = w->here = true;
	w->before = 0;
}

/* "The undersigned", "the undersigned's", and the own name before a verb. Returns how many tokens they are; 0: they do not stand there. */
static int writer_at(struct third *w, int i)
{
	const int article = i + 1 < w->n && str_iequal(w->t[i].text, STR("the"));

	if (is_undersigned(&w->t[i + article])) {
		const int end = i + article + 1;
		const bool owns = end < w->n && str_iequal(w->t[end].text, STR("s"));
		put(w, i, end + owns, owns ? STR("my") : STR("I"));
		name_writer(w);
		if (!owns)
			put_verb(w, end, true);
		return article + 1 + owns;
	}
	if (is_own(w, i) && begins(w->t, i) && i + 1 < w->n && verb_stands(w, i + 1)) {
		put(w, i, i + 1, STR("I"));
		name_writer(w);
		put_verb(w, i + 1, false);
		return 1;
	}
	return 0;
}

/* Whose is it, or who: "his four tokens", "Yellow invites her"? */
static struct str owned_or_met(const struct third *w, int i)
{
	static const char *const owners[] = {"his", "her", "their"};
	static const char *const met[] = {"him", "her", "them"};
	static const char *const behind[] = {"there", "in",  "to", "as",  "too",
					     "also",  "and", "or", "for", "by"};
	const bool ends = i + 1 == w->n || w->t[i + 1].kind == TOKEN_SIGN ||
			  TOKEN_AMONG(&w->t[i + 1], behind);

	if (ends && TOKEN_AMONG(&w->t[i], met) && w->condition && w->here &&
	    w->others == 1)
		return STR("me");
	if (!ends && TOKEN_AMONG(&w->t[i], owners) && !w->before)
		return STR("my");
	return STR("");
}

/* What is said of the writer at token `i` once they are named; how many tokens, 0: nothing. */
static int again_at(struct third *w, int i)
{
	static const char *const subjects[] = {"he", "she", "they"};
	static const char *const joints[] = {"and", "but", "then"};
	const struct token *t = &w->t[i];
	const struct str words = owned_or_met(w, i);

	if (words.n) {
		put(w, i, i + 1, words);
		return 1;
	}
	if (w->condition)
		return 0;
	if (TOKEN_AMONG(t, subjects) && verb_stands(w, i + 1) && !w->others) {
		put(w, i, i + 1, STR("I"));
		w->here = true;
		put_verb(w, i + 1, false);
		return 1;
	}
	if (w->here && i && is_third_person(w->f, t) &&
	    (TOKEN_AMONG(t - 1, joints) || token_is(t - 1, WORD_AND) ||
	     token_is_sign(t - 1, ','))) {
		put_verb(w, i, false);
		return 1;
	}
	return 0;
}

static void count(struct third *w, const struct token *t)
{
	if (token_is(t, WORD_SEAT) && t->value != w->f->l->reader->seat) {
		w->others += !w->others || t->value != w->other;
		w->before++;
		w->other = t->value;
	}
	w->condition |= case_is_condition(t);
}

/* The line as they would say it of themselves; false: nobody speaks of themselves so. */
static bool put_first(struct third *w)
{
	for (int i = 0, width; i < w->n; i += width) {
		if (begins(w->t, i)) {
			w->here = w->condition = false;
			w->others = 0;
		}
		width = writer_at(w, i);
		if (!width && w->named)
			width = again_at(w, i);
		if (!width) {
			count(w, &w->t[i]);
			width = 1;
		}
	}
	buf_add(&w->b, str_slice(w->typed, w->done, w->typed.n));
	return w->named;
}

/* Is there a word at all with which they would? */
static bool may_speak(const struct third *w)
{
	for (int i = 0; i < w->n; i++)
		if (is_undersigned(&w->t[i]) ||
		    (is_own(w, i) && begins(w->t, i) && i + 1 < w->n))
			return true;
	return false;
}

/* Does each sentence of the text order something, beside those before it? What orders nothing would be lost in silence. */
static bool orders_throughout(struct free *f, struct line *line, struct str text)
{
	struct token t[LEX_TOKENS + 1];
	const int n = text.n < LETTER_COLUMNS ? lex(f->l->lexicon, text, t) : 0;
	struct str before = {NULL, 0};

	for (int i = 0, from = 0; i <= n; i++) {
		if (i < n && token_is_sign(&t[i], '('))
			return false;
		if (i < n && !free_ends_sentence(t, n, i, from))
			continue;
		if (i > from && !free_is_chatter(&t[from], i - from)) {
			const struct token *last = &t[i - 1];
			const size_t end =
				(size_t)(last->text.s + last->text.n - text.s);
			const struct str now =
				free_orders_alone(f, line, str_slice(text, 0, end));
			f->n_pieces = 0;
			if (!now.n || str_equal(now, before))
				return false;
			before = now;
		}
		from = i + 1;
	}
	return n > 0;
}

bool free_read_third(struct free *f, int i)
{
	struct draft *l = f->l;
	struct line *line = &l->line[i];
	struct third *w = arena_room(l->a, sizeof *w);

	memset(w, 0, offsetof(struct third, t));
	w->f = f;
	w->typed = line->typed;
	w->n = w->typed.n < LETTER_COLUMNS ? lex(l->lexicon, w->typed, w->t) : 0;
	w->b = buf_in(l->a);
	w->done = 0;
	w->named = w->here = w->condition = false;
	w->others = w->before = 0;
	w->other = -1;
	if (!may_speak(w) || !put_first(w))
		return false;
	if (!orders_throughout(f, line, buf_str(&w->b)))
		return false;
	const struct str made = free_orders_alone(f, line, buf_str(&w->b));
	const bool all = !free_count(f, PIECE_NOTE); /* nothing beside them is lost */
	f->n_pieces = 0;
	if (!made.n || !all)
		return false;
	free_forget(l, line);
	line->verdict = VERDICT_ASKED;
	line->ask = made;
	l->out->has_orders_word = true;
	return true;
}
