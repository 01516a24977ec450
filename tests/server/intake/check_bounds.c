/* The memory and CPU time that a letter may cost. A stranger who knows a player's
 * address can mail a megabyte. With any contents, the core spends at most 8 MiB and 50
 * ms of CPU time on it (on a slower machine as much more as that machine needs for a
 * known letter). The worst shapes are made from the words of the language itself: each
 * verb, word, command and condition, repeated, joined, nested, misspelt, as far as a
 * letter goes.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/arena.h"
#include "mail/letter/letter.h"
#include "mail/trust/key_holder.h"
#include "orders/lexis/words.h"
#include "orders/vocab.h"
#include "rules/cosmic/words/words.h"
#include "schema/mail/inbox.h"
#include "server/game/game_gm.h"
#include "server/intake/intake.h"
#include "tests/kit/house.h"
#include "tests/kit/outsiders.h"

enum {
	MIB = 1024 * 1024,
	CORE_BYTES = 8 * MIB,
	CORE_MS = 50,
	TRIES = 25, /* each beside known work of the same moment: machines have slow ones */
	KNOWN_MS = 10, /* time of known_work where the worst letter takes 45 ms */
};

/* Sanitizers make the same work slower, by so much at most. */
#if defined __SANITIZE_ADDRESS__
enum { SLOWER = 12 };
#elif defined __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
enum { SLOWER = 12 };
#else
enum { SLOWER = 1 };
#endif
#else
enum { SLOWER = 1 };
#endif

static struct house h;

/* --- a letter, and what it costs --------------------------------------------------- */

static double cpu_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* Work that has nothing to do with what is weighed, by the same compiler: a long letter is taken
 * apart. */
static double known_work(void)
{
	struct arena *a = arena_create();
	struct letter l;
	struct buf b = buf_in(a);

	buf_z(&b, "From: <a@example.org>\r\nTo: <gm@example.org>\r\n\r\n");
	while (b.n < LETTER_TEXT_MAX)
		buf_z(&b, "The quick brown fox jumps over the lazy dog.\r\n");
	double from = cpu_ms(), took;
	letter_read(a, &h.home.house, buf_str(&b), &l);
	took = cpu_ms() - from;
	arena_destroy(a);
	return took;
}

/* How much slower is this machine, just now? At least 1. */
static double slower(void)
{
	double now = known_work() / KNOWN_MS;

	return now > 1 ? now : 1;
}

/* A writer of letters. The trust in them decides how far their letter goes. */
struct writer {
	const char *from, *to;
};

struct cost {
	double ms;
	size_t bytes;
	struct str verdict;
};

static struct str raw_letter(struct arena *a, const struct writer *w, struct str text,
			     int number)
{
	struct buf b = buf_with_room(a, text.n + 512);

	buf_printf(&b,
		   "From: <%s>\r\nTo: <%s>\r\nMessage-ID: <%d@bounds>\r\n"
		   "Subject: Re: kestrel\r\nMIME-Version: 1.0\r\n"
		   "Content-Type: text/plain; charset=utf-8\r\n"
		   "Content-Transfer-Encoding: 8bit\r\n\r\n",
		   w->from, w->to, number);
	buf_add(&b, text);
	return str_cut(buf_str(&b), LETTER_SIZE_MAX);
}

/* Acts on the letter inside a transaction that is rolled back: each finds the house as
 * the one before did. */
static struct cost act(const struct letter *l, struct str bytes, int number)
{
	struct arena *a = arena_create();
	struct err err = {0};
	struct inbox_entry e = {.source_id = 1,
				.uidvalidity = 1,
				.name = str_printf(a, "bounds-%d", number),
				.arrival = h.now,
				.basis = BASIS_JOURNAL,
				.bytes = str_slice(bytes, 0, 100)};
	struct inbox in = {.arrival = h.now, .source_id = 1, .uidvalidity = 1};
	struct cost c = {0};

	ck_assert(home_begin(&h.home, &err));
	ck_assert_msg(inbox_append(h.home.store, &e, h.now, &in.id, &err), "%s",
		      err.text);
	double from = cpu_ms();
	ck_assert_msg(intake_act(&h.home, a, &in, l, NULL, &err), "%.*s: %s",
		      (int)(bytes.n > 400 ? 400 : bytes.n), bytes.s, err.text);
	c.ms = cpu_ms() - from;
	c.bytes = arena_peak(a);
	home_rollback(&h.home);
	arena_destroy(a);
	return c;
}

/* `make check` tries one shape in SHARE, drawn by its own name and BOUNDS_SEED, and a sixth of
 * those whose names are of kinds that may cost much. Only BOUNDS_ALL=1, as in the nightly run,
 * is sure to try the worst. BOUNDS_ONLY=press tries those with that word in their names,
 * BOUNDS_SHOW=1 prints what the dear ones cost. */
enum { SHARE = 16 };

static bool may_cost_much(const char *what)
{
	static const char *const known[] = {
		"all words", "one ",   " N.N",    "for a later", "replace, and",
		"lines: x",  "absent", "nested",  "press to",    "((((",
		"attack, ",  "1. ",    "history",
	};

	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		if (strstr(what, known[i]))
			return true;
	return false;
}

static bool is_drawn(const char *what)
{
	const char *seed = getenv("BOUNDS_SEED");
	uint32_t sum = 2166136261u + (seed ? (uint32_t)atoi(seed) : 0);

	const char *only = getenv("BOUNDS_ONLY");
	if (only)
		return strstr(what, only) != NULL;
	if (getenv("BOUNDS_ALL"))
		return true;
	for (const char *c = what; *c; c++)
		sum = (sum ^ (unsigned char)*c) * 16777619u;
	return (sum >> 16) % SHARE == 0 || ((sum >> 8) % 6 == 0 && may_cost_much(what));
}

static struct cost worst;
static char worst_what[120];

static void weigh(const struct writer *w, const char *what, struct str text)
{
	static int number;
	if (!is_drawn(what))
		return;
	struct arena *a = arena_create();
	struct letter l;
	struct cost c = {0};
	struct str bytes = raw_letter(a, w, text, ++number);

	letter_read(a, &h.home.house, bytes, &l);
	size_t home_before = arena_peak(h.home.a);
	bool fits = false;
	for (int i = 0; i < TRIES; i++) {
		struct cost one = act(&l, bytes, number);
		if (i == 0 || one.ms < c.ms)
			c = one;
		fits = one.ms <= CORE_MS * SLOWER || one.ms <= CORE_MS * slower();
		if (fits)
			break;
	}
	size_t kept = arena_peak(h.home.a) - home_before;
	if (getenv("BOUNDS_SHOW") && (c.ms > 15 || c.bytes > 3 * MIB || kept))
		printf("%8.1f ms %8.2f MiB %6zu kept  %s -> %s\n", c.ms,
		       (double)c.bytes / MIB, kept, w->to, what);
	if (c.ms > worst.ms) {
		worst.ms = c.ms;
		snprintf(worst_what, sizeof worst_what, "%s", what);
	}
	if (c.bytes > worst.bytes)
		worst.bytes = c.bytes;
	if (!getenv("BOUNDS_SHOW")) {
		ck_assert_msg(fits, "%s: %.1f ms", what, c.ms);
		ck_assert_msg(c.bytes <= CORE_BYTES, "%s: %zu bytes", what, c.bytes);
	}
	arena_destroy(a);
}

/* --- shapes -------------------------------------------------------------------------- */

/* `unit` over and over, each time with `between` after it: as much as `room` holds. */
static struct str over_and_over(struct arena *a, const char *before, const char *unit,
				const char *between, size_t room)
{
	struct buf b = buf_with_room(a, room + 16);
	size_t more = strlen(unit) + strlen(between);

	buf_z(&b, before);
	if (!more)
		return buf_str(&b);
	while (b.n + more <= room) {
		buf_z(&b, unit);
		buf_z(&b, between);
	}
	return buf_str(&b);
}

/* Lines of the same kind to the end of the letter: short ones as many as are read, long
 * ones as long as they are read. */
static void as_lines(const struct writer *w, const char *unit)
{
	struct arena *a = arena_create();
	char what[120];

	snprintf(what, sizeof what, "lines: %s", unit);
	if (is_drawn(what))
		weigh(w, what, over_and_over(a, "", unit, "\n", LETTER_TEXT_MAX));
	arena_destroy(a);
}

static void as_long_lines(const struct writer *w, const char *before, const char *unit,
			  const char *between)
{
	struct arena *a = arena_create();
	char what[120];
	struct str line = over_and_over(a, before, unit, between, LETTER_LINE_MAX - 2);

	snprintf(what, sizeof what, "long lines: %s|%s|%s", before, unit, between);
	weigh(w, what, over_and_over(a, "", str_z(a, line), "\n", LETTER_TEXT_MAX));
	arena_destroy(a);
}

static void in_all_ways(const struct writer *w, const char *unit)
{
	static const char *const glue[] = {" ", ", ", "; ", " else ", " if ", " and "};

	as_lines(w, unit);
	for (size_t i = 0; i < sizeof glue / sizeof *glue; i++)
		as_long_lines(w, "", unit, glue[i]);
}

/* One letter of it is another. */
static const char *misspelt(struct arena *a, const char *word, int at)
{
	char *z = str_z(a, str_of(word));
	size_t n = strlen(z);

	if (n > 2)
		z[1 + (size_t)at % (n - 1)] = 'q';
	return z;
}

/* Orders of the open phase and of the others: the example of each verb. */
static void every_verb(const struct writer *w, const struct vocab *v)
{
	static const char *const conditions[] = {
		"red attacks blue 1",  "c1 attack has 4 or more tokens",
		"green allies in c1",  "not (red allies in c1 and blue allies in c1)",
		"attack would win c1", "it is turn 3",
	};
	char nested[200];

	for (const struct verb *verb = v->verbs; verb->parse; verb++) {
		if (!verb->example)
			continue;
		in_all_ways(w, verb->example);
		/* Refused, each line of its own. */
		snprintf(nested, sizeof nested, "%s nobody",
			 verb->name ? verb->name : "");
		as_lines(w, nested);
		as_long_lines(w, verb->example, " if not (", "");
		as_long_lines(w, "c1: ", verb->example, " else ");
		as_long_lines(w, "1. ", verb->example, "; 2. ");
		snprintf(nested, sizeof nested, "%s if %s", verb->example,
			 conditions[verb->word % 6]);
		in_all_ways(w, nested);
		snprintf(nested, sizeof nested, "%s if ((((((((((%s))))))))))",
			 verb->example, conditions[verb->word % 6]);
		as_lines(w, nested);
		as_long_lines(w, nested, " or (not (red attacks blue 1))", "");
	}
}

/* Every word that the language knows, as it is, misspelt, and glued to itself. */
static void every_word(const struct writer *w, const struct word *words, int one_of)
{
	int i = 0;

	for (const struct word *word = words; word->text; word++) {
		struct arena *a = arena_create();
		if (strlen(word->text) < 80 && i++ % one_of == 0) {
			const char *wrong = misspelt(a, word->text, i);
			as_lines(w, word->text);
			as_lines(w, wrong);
			as_long_lines(w, "", wrong, " ");
			as_long_lines(w, "attack ", wrong, " ");
			as_long_lines(w, "", word->text, ", ");
			as_long_lines(w, "", word->text, "");
		}
		arena_destroy(a);
	}
}

/* Every word once in a line and misspelt, so that no line is like another. */
static void all_words_at_once(const struct writer *w, const struct word *words)
{
	for (int shape = 0; shape < 4; shape++) {
		struct arena *a = arena_create();
		struct buf b = buf_in(a);
		for (int i = 0; b.n < LETTER_TEXT_MAX; i++)
			for (const struct word *word = words; word->text; word++) {
				const char *said = shape & 1
							   ? misspelt(a, word->text, i)
							   : word->text;
				buf_printf(&b, "%s%s", said,
					   shape & 2         ? "\n"
					   : b.n % 1900 < 40 ? "\n"
							     : " ");
			}
		weigh(w, "all words", buf_str(&b));
		arena_destroy(a);
	}
}

/* Commands, with nothing behind them and with much. */
static void every_command(const struct writer *w, const struct word *words)
{
	static const char *const behind[] = {
		"",
		" x",
		" now",
		" always",
		" on",
		" off",
		" 24 Dec to 2 Jan 2031",
		" tomorrow",
		" last",
		" 1.1",
		" attack",
		" ruling 1",
		" Europe/London",
		" html json",
		" all",
		" kestrel off",
		" red, blue powers Zombie, Oracle word kestrel phone 0123456",
		" \xd0\x96\xd0\x96\xd0\x96\xd0\x96 \xe6\xb8\xb8\xe6\x88\x8f",
	};
	char line[160];

	for (const struct word *word = words; word->text; word++) {
		if (word->id != WORD_COMMAND && word->id != WORD_REPLACE)
			continue;
		for (size_t i = 0; i < sizeof behind / sizeof *behind; i++) {
			snprintf(line, sizeof line, "%s%s", word->text, behind[i]);
			as_lines(w, line);
		}
		as_long_lines(w, word->text, " x", "");
		as_long_lines(w, word->text, "x", "");
		as_long_lines(w, word->text, " red, blue", ",");
		as_long_lines(w, word->text, " Zombie, Oracel", ",");
	}
	/* Each line another command or argument: nothing is said twice. */
	for (const struct word *word = words; word->text; word++) {
		if (word->id != WORD_COMMAND)
			continue;
		struct arena *a = arena_create();
		struct buf b = buf_in(a);
		for (int i = 0; i < LETTER_LINES_MAX; i++)
			buf_printf(&b, "%s %d.%d\n", word->text, i / 100, i % 100);
		weigh(w, str_z(a, str_printf(a, "%s N.N", word->text)), buf_str(&b));
		arena_destroy(a);
	}
}

static void every_press(const struct writer *w)
{
	static const char *const units[] = {
		"press to all: x",
		"press to all:",
		"press to all\nx\nendpress",
		"press grey to red, blue\nattack red 1 with 1\nendpress",
		"press black to all",
		"grey press x",
		"* press x",
		"1. press x",
		"press to nobody at all",
		"press to zine: \xe6\xb8\xb8\xe6\x88\x8f",
		"endpress",
		"press",
		"press x",
		"press on",
		"press to gm: x",
		"press to all and red and blue and green and yellow and gm: x",
	};

	for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
		as_lines(w, units[i]);
		as_long_lines(w, "", units[i], " ");
	}
	as_long_lines(w, "press to ", "all", ", ");
	as_long_lines(w, "press to all: ", "x", "");
	struct arena *a = arena_create();
	weigh(w, "one open press of orders",
	      over_and_over(a, "press to all\n", "attack red 1 with 1 from 1 q", "\n",
			    LETTER_TEXT_MAX));
	weigh(w, "one long piece",
	      over_and_over(a, "press to all\n", "x ", "", LETTER_TEXT_MAX));
	arena_destroy(a);
}

/* Letters of other kinds: headers, quotes, tables, long words, other scripts. */
static void everything_else(const struct writer *w)
{
	static const char *const units[] = {
		"",
		" ",
		"\t",
		"x",
		"> attack red 1",
		"// x",
		"; x",
		"# x",
		"#1 attack red 1",
		"attack,",
		"attack red 1 with 2 from 1,",
		"1,",
		"if red attacks blue 1",
		"else",
		"; if x",
		"attack red 1 with",
		"orders kestrel turn 1 phase 1",
		"orders kestrel turn 1 phase 2",
		"orders kestrel turn 9 phase 3 replace",
		"orders kestrel turn 1 phase 2\nattack red 1 with 1",
		"replace",
		"end",
		"-- ",
		"sent from my phone",
		"0 1 2 3 4 5 6 7 8 9",
		"((((((((((((((((((((",
		"\xd0\x9f\xd1\x80\xd0\xb8\xd0\xb2\xd0\xb5\xd1\x82 \xd0\xb2\xd1\x81\xd0\xb5\xd0\xbc",
		"\xe6\xb8\xb8\xe6\x88\x8f\xe6\xb8\xb8\xe6\x88\x8f",
		"e\xcc\x81\xcc\x81\xcc\x81",
		"\xf0\x9f\x98\x80",
		"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
		"abcdefghijklmnopqrstuvwxyzabcdef",
		"card c1: 20; if blue allies in c1: 10; else compromise",
		"card c1: 20 if not not not not not not not not not blue allies in c1",
		"flare zombie: ",
		"power oracle: ",
		"c1:",
		"1.",
		"pref 1:",
		"-",
		"*",
		"zzzzzz",
		"atack",
		"cosmik zapp",
		"w a i t",
	};

	for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
		in_all_ways(w, units[i]);
		as_long_lines(w, "", units[i], "");
	}
	struct arena *a = arena_create();
	weigh(w, "for a later phase",
	      over_and_over(a, "orders kestrel turn 1 phase 3\n", "card 20 in c1", "\n",
			    LETTER_TEXT_MAX));
	weigh(w, "replace, and for a later phase",
	      over_and_over(a, "orders kestrel turn 1 phase 3 replace\n", "c1: 20",
			    "\n", LETTER_TEXT_MAX));
	weigh(w, "one line", over_and_over(a, "", "attack ", "", LETTER_SIZE_MAX));
	weigh(w, "no text", STR(""));
	arena_destroy(a);
}

/* The words of the GM's letters, and who only writes like one. */
static void every_word_of_the_gm(const struct writer *w)
{
	static const char *const units[] = {
		"status",
		"extend 48 hours",
		"extend 1 hour until friday",
		"run 1.1",
		"wait",
		"wait 5",
		"announce: x",
		"announce\nx\nend",
		"kestrel: wait 4",
		"no such word",
		"drop 4",
		"release 4",
		"stauts",
		"hold",
		"extend",
	};

	for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
		as_lines(w, units[i]);
		as_long_lines(w, "", units[i], " ");
		as_long_lines(w, units[i], "x", "");
	}
}

/* --- who writes ----------------------------------------------------------------------- */

static struct writer player(int who)
{
	return (struct writer){house_address[who], str_z(h.a, house_key(&h, who))};
}

static struct writer address_only(int who)
{
	return (struct writer){house_address[who], "gm@example.org"};
}

static struct writer key_only(int who)
{
	return (struct writer){"eve@elsewhere.example", player(who).to};
}

static struct writer stranger(void)
{
	return (struct writer){"eve@elsewhere.example", "gm@example.org"};
}

static struct writer gm(void)
{
	struct arena *a = h.a;
	struct game g = house_game(&h);
	struct token_claim claim = game_gm_claim(&h.home, &g);
	struct str to =
		key_reply_address(a, h.home.keys, h.home.config.address, &claim);
	return (struct writer){"master@example.org", str_z(a, to)};
}

static void open_up(void)
{
	house_begin(&h, "2030-03-04T09:00:00Z");
}

static void shut(void)
{
	if (getenv("BOUNDS_SHOW"))
		printf("worst: %.1f ms (%s), %.2f MiB; known work: %.1f ms\n", worst.ms,
		       worst_what, (double)worst.bytes / MIB, known_work());
	house_close(&h);
}

static void to_phase(int phase)
{
	for (int i = 0; i < HOUSE_PEOPLE && phase > 1; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	while (house_game(&h).phase != phase)
		house_run(&h);
}

START_TEST(orders_of_every_verb_in_every_phase)
{
	to_phase(_i);
	struct writer w = player(0);
	every_verb(&w, &ce_vocab);
}
END_TEST

START_TEST(every_word_of_the_language)
{
	to_phase(_i);
	struct writer w = player(0);
	const struct word *more = ce_vocab.more_words(h.a);
	every_word(&w, ce_vocab.words, 7);
	every_word(&w, more, 29);
	all_words_at_once(&w, ce_vocab.words);
	all_words_at_once(&w, more);
}
END_TEST

START_TEST(every_command_of_a_player)
{
	to_phase(_i);
	struct writer w = player(0);
	every_command(&w, common_words);
}
END_TEST

START_TEST(press_in_every_shape)
{
	struct writer w = player(0);
	every_press(&w);
}
END_TEST

START_TEST(headers_quotes_tables_and_noise)
{
	to_phase(_i);
	struct writer w = player(0);
	everything_else(&w);
}
END_TEST

/* Before the game: the answers to an invitation. */
START_TEST(every_command_of_the_invited)
{
	struct writer w;

	house_close(&h);
	house_open(&h, "2030-03-04T09:00:00Z");
	house_invite(&h);
	w = player(0);
	every_command(&w, common_words);
	every_press(&w);
	everything_else(&w);
}
END_TEST

static struct writer half_believed(int which)
{
	return which == 0   ? address_only(0)
	       : which == 1 ? key_only(0)
	       : which == 2 ? stranger()
	       : which == 3 ? (struct writer){house_address[1], player(0).to}
			    : (struct writer){"master@example.org", "gm@example.org"};
}

START_TEST(letters_that_are_half_believed)
{
	struct writer w = half_believed(_i);
	if (_i < 2) /* the others are not read as orders */
		every_verb(&w, &ce_vocab);
	every_command(&w, common_words);
	every_press(&w);
	everything_else(&w);
	every_word_of_the_gm(&w);
}
END_TEST

START_TEST(letters_of_those_who_have_no_seat)
{
	struct outsider all[OUTSIDERS];
	outsiders_make(&h, all);
	struct writer w = {all[_i].from, all[_i].to};

	every_command(&w, common_words);
	every_press(&w);
	everything_else(&w);
	every_word_of_the_gm(&w);
}
END_TEST

START_TEST(letters_of_the_gm)
{
	struct writer w = gm();
	every_word_of_the_gm(&w);
	everything_else(&w);
	every_command(&w, common_words);
}
END_TEST

/* A flood from a bare address: as many letters are read as may be answered in an hour,
 * others wait unread, and of those beyond the limit nothing is kept. */
START_TEST(a_flood_is_not_read_beyond_its_budget)
{
	const struct config_limits *lim = &h.home.config.limits;
	const struct writer from = address_only(0);
	struct err err = {0};
	int n_read = 0;

	for (int i = 0; i < 40; i++) {
		struct arena *a = arena_create();
		const char *line = str_z(a, str_printf(a, "absent %d", i));
		struct str bytes = raw_letter(
			a, &from, over_and_over(a, "", line, "\n", 160 * 1024), i);
		struct letter l;
		letter_read(a, &h.home.house, bytes, &l);
		struct inbox_entry e = {.source_id = 1,
					.uidvalidity = 1,
					.name = str_printf(a, "flood-%d", i),
					.arrival = h.now,
					.basis = BASIS_JOURNAL,
					.bytes = bytes};
		struct inbox in = {.arrival = h.now, .source_id = 1, .uidvalidity = 1};
		struct arena *own = arena_create();
		ck_assert(home_begin(&h.home, &err));
		ck_assert(inbox_append(h.home.store, &e, h.now, &in.id, &err));
		ck_assert(intake_act(&h.home, own, &in, &l, NULL, &err));
		ck_assert(home_commit(&h.home, &err));
		/* Its bytes, for the header that is read twice, and little more; at the first beyond the limit two letters
		 * tell its writer and the GM. */
		size_t more = i == (int)lim->answers_per_hour ? 128 * 1024 : 64 * 1024;
		n_read += arena_peak(own) > 2 * bytes.n + more;
		arena_destroy(own);
		arena_destroy(a);
	}
	ck_assert_int_gt(n_read, 0);
	ck_assert_int_le(n_read, (int)lim->answers_per_hour);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("bounds");
	TCase *t = tcase_create("bounds");

	tcase_set_timeout(t, 120);
	tcase_add_checked_fixture(t, open_up, shut);
	tcase_add_loop_test(t, orders_of_every_verb_in_every_phase, 1, 4);
	tcase_add_loop_test(t, every_word_of_the_language, 1, 4);
	tcase_add_loop_test(t, every_command_of_a_player, 1, 4);
	tcase_add_test(t, press_in_every_shape);
	tcase_add_loop_test(t, headers_quotes_tables_and_noise, 1, 4);
	tcase_add_test(t, every_command_of_the_invited);
	tcase_add_loop_test(t, letters_that_are_half_believed, 0, 5);
	tcase_add_loop_test(t, letters_of_those_who_have_no_seat, 0, OUTSIDERS);
	tcase_add_test(t, letters_of_the_gm);
	tcase_add_test(t, a_flood_is_not_read_beyond_its_budget);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
