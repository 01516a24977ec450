/* The GM's words: see gm_mail_words.h.
 * SPDX-License-Identifier: ISC */
#include "server/intake/gm_mail_words.h"

#include "base/arena.h"
#include "server/home/nearest.h"
#include "server/home/when.h"
#include "server/phase/phase_byhand.h"

/* clang-format off */
static const struct { const char *name; bool asks; } words[] = {
	[GM_WORD_STATUS]   = {"STATUS",   true},
	[GM_WORD_NMR_LIST] = {"NMR LIST", true},
	[GM_WORD_EXTEND]   = {"EXTEND",   false},
	[GM_WORD_WAIT]     = {"WAIT",     false},
	[GM_WORD_RUN]      = {"RUN",      false},
	[GM_WORD_ANNOUNCE] = {"ANNOUNCE", false},
};
_Static_assert(sizeof words / sizeof *words == GM_WORDS, "a row a word");

const char gm_words_list[] =
	"  status                      how the game stands\n"
	"  nmr list                    who owes what\n"
	"  extend 24 hours             moves the deadline; all are told\n"
	"  extend 2026-11-28 20:00     the same, to a moment (UTC)\n"
	"  wait 24                     waits so many hours for missing orders\n"
	"  run 3.2                     runs phase 3.2, if that is the open one\n"
	"  announce: TEXT              a line to all; more of them under the word\n"
	"                              alone, up to a line `end`\n";

/* What is not done by mail: its first word, its second or NULL, the line to type. */
static const struct { const char *first, *second, *type; } elsewhere[] = {
	{"rollback", NULL,     "phase rollback GAME T.P --why TEXT"},
	{"roll",     "back",   "phase rollback GAME T.P --why TEXT"},
	{"undo",     NULL,     "phase rollback GAME T.P --why TEXT"},
	{"replace",  NULL,     "seat replace GAME SEAT \"NAME <ADDRESS>\""},
	{"remove",   NULL,     "seat remove GAME SEAT"},
	{"rekey",    NULL,     "seat rekey GAME SEAT"},
	{"end",      "game",   "game end GAME --why TEXT"},
	{"end",      "the",    "game end GAME --why TEXT"},
	{"option",   NULL,     "game option GAME NAME=VALUE"},
	{"pause",    NULL,     "game pause GAME"},
	{"resume",   NULL,     "game resume GAME"},
	{"start",    NULL,     "game start GAME"},
	{"remind",   NULL,     "nmr remind GAME [SEAT]"},
	{"random",   NULL,     "nmr random GAME SEAT"},
	{"standby",  NULL,     "nmr standby GAME SEAT"},
	{"nmr",      "remind", "nmr remind GAME [SEAT]"},
	{"nmr",      "random", "nmr random GAME SEAT"},
	{"nmr",      "standby","nmr standby GAME SEAT"},
	{"preview",  NULL,     "phase preview GAME"},
	{"explain",  NULL,     "explain GAME T.P [SEAT]"},
	{"ruling",   NULL,     "ruling GAME"},
	{"resend",   NULL,     "report resend GAME [SEAT]"},
	{"verify",   NULL,     "verify GAME"},
	{0},
};
/* clang-format on */

const char *gm_word_name(enum gm_word w)
{
	return words[w].name;
}

/* A word without the marks that people set behind one. */
static struct str bare(struct str word)
{
	while (word.n && str_find_char(STR(".,:;!"), word.s[word.n - 1]) != SIZE_MAX)
		word.n--;
	return word;
}

static bool is_word(struct str word, const char *known)
{
	return str_iequal(bare(word), str_of(known));
}

/* The reader's place in the letter. */
struct words_reader {
	struct arena *a;
	const struct str *lines;
	size_t n, i;
	struct str game;
	struct gm_lines *out;
};

static struct gm_line *add(struct words_reader *r, size_t i)
{
	struct gm_lines *out = r->out;

	if (out->n == GM_LINES_MAX) {
		out->cut = true;
		return NULL;
	}
	struct gm_line *l = &out->line[out->n++];
	*l = (struct gm_line){.number = (int)i + 1, .typed = str_trim(r->lines[i])};
	return l;
}

static void fault(struct words_reader *r, struct gm_line *l, struct str why)
{
	l->fault = why;
	r->out->n_faults++;
}

static void order(struct words_reader *r, struct gm_line *l, enum gm_word w)
{
	l->is_order = true;
	l->word = w;
	r->out->n_orders++;
	r->out->changes = r->out->changes || !words[w].asks;
}

/* Which word a line begins with; `*rest` what follows it. */
static bool starts(struct str line, enum gm_word *w, struct str *rest)
{
	struct str word, second;

	*rest = line;
	if (!str_word(rest, &word))
		return false;
	for (int i = 0; i < GM_WORDS; i++)
		if (i != GM_WORD_NMR_LIST && is_word(word, words[i].name)) {
			*w = (enum gm_word)i;
			return true;
		}
	/* "announce:text" */
	struct str tail = word, head = str_until(&tail, ':');
	if (tail.n && str_iequal(head, STR("announce"))) {
		*w = GM_WORD_ANNOUNCE;
		*rest = (struct str){tail.s, (size_t)(line.s + line.n - tail.s)};
		return true;
	}
	struct str after = *rest;
	if (is_word(word, "nmr") &&
	    (!str_word(&after, &second) || is_word(second, "list"))) {
		*w = GM_WORD_NMR_LIST;
		*rest = after;
		return true;
	}
	return false;
}

static struct str typed_line(struct arena *a, const char *type, struct str game)
{
	struct buf b = buf_in(a);
	struct str rest = str_of(type), word;

	buf_z(&b, "postalgm");
	while (str_word(&rest, &word)) {
		buf_char(&b, ' ');
		buf_add(&b, str_equal(word, STR("GAME")) ? game : word);
	}
	return buf_str(&b);
}

/* A word of the command line, or one that was misspelt; else the line is prose. */
static void look_elsewhere(struct words_reader *r, struct gm_line *l)
{
	struct str rest = l->typed, first, second = STR("");
	struct nearest near = {0};

	if (!str_word(&rest, &first) || first.s[0] == '#')
		return;
	(void)str_word(&rest, &second);
	for (int i = 0; elsewhere[i].first; i++)
		if (is_word(first, elsewhere[i].first) &&
		    (!elsewhere[i].second || is_word(second, elsewhere[i].second))) {
			fault(r, l,
			      str_printf(
				      r->a,
				      "That is not done by mail. On the command line it is\n  %.*s",
				      STR_ARG(typed_line(r->a, elsewhere[i].type,
							 r->game))));
			return;
		}
	near.word = bare(first);
	for (int i = 0; i < GM_WORDS; i++)
		nearest_offer(&near, i == GM_WORD_NMR_LIST ? STR("nmr")
							   : str_of(words[i].name));
	/* Prose has words like "what" and "ran" [orders, principle 5]. */
	if (near.best.n && near.word.n > 3 && near.distance <= 1)
		fault(r, l,
		      str_printf(r->a, "Nothing was done; did you mean %.*s?",
				 STR_ARG(near.best)));
}

/* What each word takes ----------------------------------------------------- */

static void nothing_more(struct words_reader *r, struct gm_line *l, enum gm_word w,
			 struct str rest)
{
	if (!rest.n || is_word(rest, str_z(r->a, r->game)))
		order(r, l, w);
	else
		fault(r, l,
		      str_printf(r->a, "%s stands alone on its line.", words[w].name));
}

static void read_extend(struct words_reader *r, struct gm_line *l, struct str rest)
{
	l->rest = rest;
	if (rest.n)
		order(r, l, GM_WORD_EXTEND);
	else
		fault(r, l,
		      STR("Until when? `extend 24 hours`, or `extend 2026-11-28 20:00` (UTC)."));
}

static void read_wait(struct words_reader *r, struct gm_line *l, struct str rest)
{
	int64_t n = 0;

	if (rest.n && !str_int(rest, 1, PHASE_WAIT_HOURS_MAX, &n)) {
		if (!when_read_span(rest, &n) || n % 3600 != 0 ||
		    n > (int64_t)PHASE_WAIT_HOURS_MAX * 3600) {
			fault(r, l,
			      STR("WAIT takes whole hours, 1 to 720: `wait 24`."));
			return;
		}
		n /= 3600;
	}
	l->hours = (int)n;
	order(r, l, GM_WORD_WAIT);
}

static void read_run(struct words_reader *r, struct gm_line *l, struct str rest)
{
	struct str phase = rest, word;
	int64_t t, p;

	(void)str_word(&phase, &word);
	if (str_iequal(word, STR("phase")))
		rest = str_trim(phase);
	phase = rest;
	struct str turn = str_until(&phase, '.');
	if (!str_int(turn, 1, 9999, &t) || !str_int(phase, 1, 99, &p)) {
		fault(r, l,
		      STR("RUN names the phase, so that a letter that comes twice runs nothing twice: `run 3.2`."));
		return;
	}
	l->turn = (int)t;
	l->phase = (int)p;
	order(r, l, GM_WORD_RUN);
}

static bool is_end(struct str line)
{
	struct str rest = str_trim(line), word;

	return str_word(&rest, &word) && is_word(word, "end") && !str_trim(rest).n;
}

/* Beside the word the text goes on to a blank line or another command, for mail
 * programs break long lines; under it, to `end`. */
static void read_announce(struct words_reader *r, struct gm_line *l, struct str rest)
{
	struct buf text = buf_in(r->a);
	bool block = !rest.n;
	enum gm_word w;
	struct str ignored;

	buf_add(&text, rest);
	for (; r->i < r->n && !is_end(r->lines[r->i]); r->i++) {
		struct str line = r->lines[r->i];
		if (!block && (!str_trim(line).n || starts(line, &w, &ignored)))
			break;
		if (text.n)
			buf_char(&text, block ? '\n' : ' ');
		buf_add(&text, block ? line : str_trim(line));
	}
	if (block && r->i < r->n)
		r->i++; /* the `end` is the announcement's */
	l->rest = str_trim(buf_str(&text));
	if (l->rest.n)
		order(r, l, GM_WORD_ANNOUNCE);
	else
		fault(r, l,
		      STR("What is to be announced? `announce: TEXT`, or the lines under the word, up to a line `end`."));
}

static void read_line(struct words_reader *r, size_t i)
{
	struct gm_line *l = add(r, i);
	struct str rest;
	enum gm_word w;

	if (!l)
		return;
	if (!starts(l->typed, &w, &rest)) {
		look_elsewhere(r, l);
		return;
	}
	while (rest.n && (rest.s[0] == ' ' || rest.s[0] == ':'))
		rest = str_slice(rest, 1, rest.n);
	if (w != GM_WORD_ANNOUNCE)
		rest = bare(rest);
	rest = str_trim(rest);
	switch (w) {
	case GM_WORD_STATUS:
	case GM_WORD_NMR_LIST:
		nothing_more(r, l, w, rest);
		break;
	case GM_WORD_EXTEND:
		read_extend(r, l, rest);
		break;
	case GM_WORD_WAIT:
		read_wait(r, l, rest);
		break;
	case GM_WORD_RUN:
		read_run(r, l, rest);
		break;
	case GM_WORD_ANNOUNCE:
		read_announce(r, l, rest);
		break;
	case GM_WORDS:
		break;
	}
}

void gm_words_read(struct arena *a, const struct str *lines, size_t n, struct str game,
		   struct gm_lines *out)
{
	struct words_reader r = {
		.a = a, .lines = lines, .n = n, .game = game, .out = out};

	*out = (struct gm_lines){0};
	while (r.i < n && !is_end(lines[r.i])) {
		size_t i = r.i++;
		if (str_trim(lines[i]).n)
			read_line(&r, i);
	}
}
