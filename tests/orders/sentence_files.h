/* Letters as people write them, with what they mean: the format of the files, and what is well read.
 * A file is lines:
 *
 *   position NAME     of the table below; holds until the next
 *   most 100          of a letter with more ways than these, only so many are read
 *   < sentence        an earlier letter
 *   > sentence        the letter; several of these lines are one letter
 *   = order           it stands afterwards, in the receipt's words; or `= nothing`; ` | `
 *                     parts texts of which one is right
 *   * command         and what it names: press to Blue: text
 *   ? words           nothing is done, and the answer, or the question, says the words
 *   ! words           the same, of a refusal
 *   ~ order           the question may have it as well: the words may be meant so
 *   .                 a note: nothing is done
 *   -                 no part of the letter is marked as not read
 *   x order           it neither stands nor is it offered
 *
 * A letter may have groups, each of several ways to write a part (grid.h).
 *
 * A letter is understood where just these orders stand; it is well asked where the
 * question has them all. It is bent where something else would be done: that is never
 * allowed.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_SENTENCE_FILES_H
#define TESTS_ORDERS_SENTENCE_FILES_H

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/arena.h"
#include "orders/lexis/lex.h"
#include "orders/parse.h"
#include "orders/read.h"
#include "orders/sayings/language.h"
#include "tests/check_main.h"
#include "tests/kit/share.h"
#include "tests/orders/grid.h"

enum { WANTS = 12, LINE = 4000, FILES = 64 };

struct sentence {
	char before[LINE], letter[LINE];
	int n;
	char kind[WANTS], want[WANTS][LINE];
};

/* --- what stands --- */

static inline bool has_text(struct str text, const char *want)
{
	struct arena *a = arena_create();
	bool has = str_find(str_lower(a, text), str_of(want)) != SIZE_MAX;

	arena_destroy(a);
	return has;
}

/* Is it this text, or one of several with ` | ` between? */
static inline bool is_one_of(struct str text, const char *want)
{
	const char *bar;

	while ((bar = strstr(want, " | "))) {
		if (str_equal(text, (struct str){want, (size_t)(bar - want)}))
			return true;
		want = bar + 3;
	}
	return str_is(text, want);
}

static inline bool stands(struct arena *a, const struct sheet *s, const char *want)
{
	for (int i = 0; i < s->n_slots; i++)
		if (is_one_of(slot_text(a, &s->slots[i]), want))
			return true;
	return false;
}

/* --- what became of it --- */

struct score {
	int n, understood, asked, missed, bent;
	int offered, lawless; /* lines to write instead */
	int swallowed;        /* notes below an order that are not listed */
	int doubled;          /* lines asked about in which an order stands twice */
};

/* Is it one of the orders that the letter asks about? Two of a line stand with a `;` between. */
static inline bool asks(struct arena *a, const struct reading *r, const char *want)
{
	struct str text = reading_asked(a, r), one;

	while (str_line(&text, &one)) {
		if (is_one_of(one, want))
			return true;
		while (one.n)
			if (is_one_of(str_trim(str_until(&one, ';')), want))
				return true;
	}
	return false;
}

static inline bool commands(struct arena *a, const char *const seats[],
			    const struct reading *r, const char *want)
{
	for (int i = 0; i < r->n_commands; i++)
		if (str_iequal(str_of(command_name(r->commands[i].kind)), str_of(want)))
			return true;
	for (int i = 0; i < r->n_press; i++) {
		const struct press *p = &r->press[i];
		struct buf b = buf_in(a);
		bool any = false;
		buf_printf(&b, "press %sto ", p->grey ? "grey " : "");
		buf_z(&b, p->all ? "all" : p->gm ? "gm" : p->zine ? "zine" : "");
		for (int s = 0; s < 4; s++)
			if (p->seats >> s & 1) {
				buf_printf(&b, "%s%s", any ? ", " : "", seats[s]);
				any = true;
			}
		buf_printf(&b, ": %.*s", STR_ARG(str_trim(p->text)));
		if (str_is(buf_str(&b), want))
			return true;
	}
	return asks(a, r, want);
}

static inline int n_wanted(const struct sentence *s, char kind)
{
	int n = 0;

	for (int i = 0; i < s->n; i++)
		n += s->kind[i] == kind && strcmp(s->want[i], "nothing") != 0;
	return n;
}

static inline bool is_answered(struct arena *a, const struct reading *r,
			       const char *words)
{
	struct buf b = buf_in(a);

	if (!r->n_asked && !r->n_refused)
		return false;
	echo_body(r, &b);
	return !*words || has_text(buf_str(&b), str_z(a, str_lower(a, str_of(words))));
}

/* HELP beside a question that stays one: nothing is done by it. */
static inline bool only_answers(const struct reading *r, const struct command *c)
{
	for (int i = 0; i < r->n_lines; i++)
		if (r->lines[i].number == c->line &&
		    r->lines[i].verdict == VERDICT_COMMAND)
			return false;
	return c->kind == COMMAND_HELP;
}

/* Is something done that was not wanted? */
static inline bool is_bent(struct arena *a, const struct sentence *s,
			   const struct reading *r, const struct sheet *before)
{
	for (int i = 0; i < r->sheet.n_slots; i++) {
		struct str text = slot_text(a, &r->sheet.slots[i]);
		bool wanted = before && stands(a, before, str_z(a, text));
		for (int k = 0; k < s->n; k++)
			wanted |= s->kind[k] == '=' && is_one_of(text, s->want[k]);
		if (!wanted)
			return true;
	}
	for (int i = 0; i < r->n_commands; i++)
		if (!n_wanted(s, '*') && r->commands[i].kind != COMMAND_CLEAR &&
		    !only_answers(r, &r->commands[i]))
			return true;
	return r->n_press > n_wanted(s, '*');
}

/* Is a part of the letter marked as not read? */
static inline bool marks_unread(const struct reading *r)
{
	for (int i = 0; i < r->n_lines; i++)
		for (int k = 0; k < r->lines[i].n_remarks; k++)
			if (r->lines[i].remarks[k].unread)
				return true;
	return false;
}

enum outcome { UNDERSTOOD, ASKED, MISSED, BENT };

static inline enum outcome judge(struct arena *a, const char *const seats[],
				 const struct sentence *s, const struct reading *r,
				 const struct sheet *before)
{
	bool all_stand = true, all_asked = true;

	if (is_bent(a, s, r, before))
		return BENT;
	for (int i = 0; i < s->n; i++) {
		const char *want = s->want[i];
		bool done = false, asked = false;
		switch (s->kind[i]) {
		case '=':
			done = strcmp(want, "nothing") ? stands(a, &r->sheet, want)
						       : r->sheet.n_slots == 0;
			asked = strcmp(want, "nothing") ? asks(a, r, want)
							: r->n_asked > 0;
			break;
		case '*':
			done = commands(a, seats, r, want);
			break;
		case '?':
		case '!':
			asked = is_answered(a, r, want);
			break;
		case '~':
			done = true;
			break;
		case '-':
			done = !marks_unread(r);
			break;
		case 'x':
			done = !stands(a, &r->sheet, want) && !asks(a, r, want);
			break;
		default:
			done = !r->n_asked;
			break;
		}
		all_stand &= done;
		all_asked &= done || asked;
	}
	return all_stand ? UNDERSTOOD : all_asked ? ASKED : MISSED;
}

static inline void tell(const char *file, const struct sentence *s,
			const struct reading *r, enum outcome out, struct arena *a)
{
	struct buf b = buf_in(a);

	printf("%s: %s\n  > %s", out == BENT ? "BENT" : "missed", file, s->letter);
	for (int i = 0; i < s->n; i++)
		printf("  %c %s\n", s->kind[i], s->want[i]);
	echo_head(r, &b);
	echo_body(r, &b);
	if (getenv("SENTENCES"))
		printf("%s\n", str_z(a, buf_str(&b)));
}

/* --- files --- */

static inline void add_text(char *to, size_t room, const char *text)
{
	size_t n = strlen(to);

	ck_assert_uint_lt(n + strlen(text) + 2, room);
	snprintf(to + n, room - n, "%s\n", text);
}

typedef void each_letter(const char *file, const char *position,
			 const struct sentence *);

/* The letter in which each group has the way that the number says, whose last digit is the way of the last group. */
static inline void one_way(const char *name, const char *place,
			   const struct sentence *s, int number, each_letter *each)
{
	struct sentence one = *s;
	const char *close, *open;
	int under = grid_ways(s->letter);

	for (int group = 1; (open = grid_group(one.letter, &close)); group++) {
		under /= grid_size(open, close);
		grid_put(one.letter, sizeof one.letter, open, open + 1, close,
			 number / under);
		for (int i = 0; i < one.n; i++)
			grid_follow(one.want[i], sizeof one.want[i], group,
				    number / under);
		number %= under;
	}
	each(name, place, &one);
}

/* Each letter that a letter with groups is (grid.h), or `most` of them, evenly spread. */
static inline void each_way(const char *name, const char *place,
			    const struct sentence *s, int most, each_letter *each)
{
	int n = grid_ways(s->letter), step = grid_step(n, most);

	for (int number = 0; number < n; number += step)
		one_way(name, place, s, number, each);
}

/* Calls `each` with every letter of the file, and the position in which it is written. */
static inline void each_sentence(const char *folder, const char *name,
				 each_letter *each)
{
	char path[512], line[LINE], place[LINE] = "";
	struct sentence s = {.n = 0};
	bool wants = false;
	int most = 0;

	snprintf(path, sizeof path, "%s/%s", folder, name);
	FILE *in = fopen(path, "r");
	ck_assert_ptr_nonnull(in);
	while (fgets(line, sizeof line, in)) {
		line[strcspn(line, "\n")] = '\0';
		const char *rest = line[0] && line[1] == ' ' ? line + 2 : "";
		bool begins = line[0] && strchr("<>pm", line[0]);
		if (begins && wants) {
			each_way(name, place, &s, most, each);
			s = (struct sentence){.n = 0};
			wants = false;
		}
		if (!strncmp(line, "position ", 9)) {
			snprintf(place, sizeof place, "%s", line + 9);
		} else if (!strncmp(line, "most ", 5)) {
			most = atoi(line + 5);
		} else if (line[0] == '<') {
			add_text(s.before, sizeof s.before, rest);
		} else if (line[0] == '>') {
			add_text(s.letter, sizeof s.letter, rest);
		} else if (line[0] && strchr("=*?!.~-x", line[0])) {
			ck_assert_int_lt(s.n, WANTS);
			s.kind[s.n] = line[0];
			snprintf(s.want[s.n++], LINE, "%s", rest);
			wants = true;
		} else {
			ck_assert_msg(!line[0] || line[0] == '#', "%s: %s", name, line);
		}
	}
	if (wants)
		each_way(name, place, &s, most, each);
	fclose(in);
}

static inline int by_name(const void *a, const void *b)
{
	return strcmp(a, b);
}

/* The files of the folder in the order of their names; how many. */
static inline int sentence_files(const char *path, char names[FILES][64])
{
	DIR *folder = opendir(path);
	const struct dirent *e;
	int n = 0;

	ck_assert_ptr_nonnull(folder);
	while ((e = readdir(folder)) && n < FILES)
		if (strstr(e->d_name, ".txt"))
			snprintf(names[n++], sizeof names[0], "%.63s", e->d_name);
	closedir(folder);
	qsort(names, (size_t)n, sizeof names[0], by_name);
	return n;
}

/* --- the law of suggestions --- */

static inline bool is_same_thing(const struct token *a, const struct token *b)
{
	return a->kind == b->kind && a->value == b->value &&
	       (a->kind == TOKEN_NUMBER || a->id == b->id);
}

/* Does it name a thing more, or has it a condition or a denial less, than what the player wrote?
 * "Whoever attacks Blue" is the one case in which the answer may name that player. */
static inline bool breaks_law(struct arena *a, const struct reader *r,
			      struct str offered, struct str letter, struct str line)
{
	static struct token t[LEX_TOKENS + 1], said[LEX_TOKENS + 1];
	const struct lexicon *l = language_lexicon(a, r);
	int n = lex(l, offered, t), n_said = lex(l, letter, said);
	int conditions = 0, n_denials = 0;

	if (has_text(line, "whoever"))
		return false;
	for (int i = 0; i < n; i++) {
		bool found = !token_is_thing(&t[i]);
		for (int k = 0; k < n_said && !found; k++)
			found = is_same_thing(&t[i], &said[k]);
		if (!found)
			return true;
		conditions += token_is(&t[i], WORD_IF) || token_is(&t[i], WORD_UNLESS);
		n_denials += token_denies(&t[i]);
	}
	n_said = lex(l, line, said);
	for (int k = 0; k < n_said; k++) {
		conditions -=
			token_is(&said[k], WORD_IF) || token_is(&said[k], WORD_UNLESS);
		n_denials -= token_denies(&said[k]);
	}
	return conditions < 0 || n_denials < 0;
}

/* --- all letters of a folder --- */

/* The letters of a game: their folder, and the writer in the position of that name. */
struct letters {
	const char *folder;
	struct reader *(*open)(struct arena *, const char *position);
};

/* Under the sanitizers a share of the letters is read: they look for faults of memory, and the figures are of all. */
static inline int letter_step(void)
{
	return share_is() > 1 ? share_is() : 1;
}

static const struct letters *letters;
static struct score of_all, of_file;

/* Lines to write instead are counted, and told where they break the law. */
static inline void check_law(struct arena *a, const char *file,
			     const struct reader *reader, const struct sentence *s,
			     const struct reading *r)
{
	struct buf said = buf_in(a);

	buf_z(&said, s->letter);
	for (int i = 0; i < r->n_lines; i++) /* "read 'yelow' as Yellow" */
		for (int k = 0; k < r->lines[i].n_remarks; k++)
			if (r->lines[i].remarks[k].mended)
				buf_add(&said, r->lines[i].remarks[k].text);
	for (int i = 0; i < r->n_lines; i++)
		for (int k = 0; k < r->lines[i].n_instead; k++) {
			struct str offered = r->lines[i].instead[k];
			of_file.offered++;
			if (!breaks_law(a, reader, offered, buf_str(&said),
					r->lines[i].typed))
				continue;
			of_file.lawless++;
			printf("against the law: %s\n  > %s  ! %.*s\n", file, s->letter,
			       STR_ARG(offered));
		}
}

/* A few words below an order are nobody's order: they are listed, also behind "else" at a line's end. */
static inline void check_note(struct arena *a, const char *file,
			      const struct reader *reader, const struct sentence *s,
			      const struct sheet *before)
{
	static const char note[] = "Sorry, busy week!";
	struct str text = str_printf(a, "%s%s\n", s->letter, note);

	if (s->kind[0] != '=' || strchr(s->letter, '\n')[1])
		return;
	const struct reading *r = orders_read(a, reader, text, before);
	for (int i = 0; i < r->n_lines; i++)
		if ((r->lines[i].verdict == VERDICT_NOTE ||
		     r->lines[i].verdict == VERDICT_REFUSED) &&
		    str_equal(r->lines[i].typed, str_of(note)))
			return;
	of_file.swallowed++;
	printf("swallowed a note: %s\n  > %s\n", file, s->letter);
}

/* A question has each order once: whoever reads it twice looks for the second one. */
static inline void check_once(const char *file, const struct sentence *s,
			      const struct reading *r)
{
	for (int i = 0; i < r->n_lines; i++) {
		struct str rest = r->lines[i].ask, one, other;
		bool twice = false;
		while (r->lines[i].verdict == VERDICT_ASKED && str_line(&rest, &one))
			for (struct str more = rest; str_line(&more, &other);)
				twice |= one.n && str_equal(one, other);
		of_file.doubled += twice;
		if (twice)
			printf("asks twice: %s\n  > %s\n", file, s->letter);
	}
}

static inline void read_sentence(const char *file, const char *position,
				 const struct sentence *s)
{
	static int number;

	if (number++ % letter_step())
		return;
	struct arena *a = arena_create();
	const struct reader *reader = letters->open(a, position);
	const struct sheet *before = NULL;

	if (*s->before)
		before = &orders_read(a, reader, str_of(s->before), NULL)->sheet;
	struct reading *r = orders_read(a, reader, str_of(s->letter), before);
	check_law(a, file, reader, s, r);
	check_note(a, file, reader, s, before);
	check_once(file, s, r);
	enum outcome out = judge(a, reader->vocab->seat_names, s, r, before);
	of_file.n++;
	of_file.understood += out == UNDERSTOOD;
	of_file.asked += out == ASKED;
	of_file.missed += out == MISSED;
	of_file.bent += out == BENT;
	/* Who works on the language does not see the blind letters: they measure it. */
	if (out == MISSED && strstr(letters->folder, "/blind") && !getenv("BLIND"))
		printf("missed: a letter of %s\n", file);
	else if (out == MISSED || out == BENT)
		tell(file, s, r, out, a);
	arena_destroy(a);
}

static inline void read_file(const char *name)
{
	of_file = (struct score){0};
	each_sentence(letters->folder, name, read_sentence);
	printf("%-14s %3d letters: %3d understood, %3d asked, %3d missed, %d bent\n",
	       name, of_file.n, of_file.understood, of_file.asked, of_file.missed,
	       of_file.bent);
	of_all.n += of_file.n;
	of_all.understood += of_file.understood;
	of_all.asked += of_file.asked;
	of_all.missed += of_file.missed;
	of_all.bent += of_file.bent;
	of_all.offered += of_file.offered;
	of_all.lawless += of_file.lawless;
	of_all.swallowed += of_file.swallowed;
	of_all.doubled += of_file.doubled;
}

/* Reads all letters of the folder and tells the outcome; none may be bent, no line to write instead
 * may be against the law, and `least` of a hundred are well read. */
static inline struct score read_letters(const struct letters *of, int least)
{
	static char names[FILES][64];
	int n = sentence_files(of->folder, names);

	letters = of;
	for (int i = 0; i < n; i++)
		read_file(names[i]);
	int well = of_all.understood + of_all.asked;
	printf("%d letters: %d understood, %d asked, %d missed, %d bent: %d.%d%% well read\n",
	       of_all.n, of_all.understood, of_all.asked, of_all.missed, of_all.bent,
	       100 * well / of_all.n, 1000 * well / of_all.n % 10);
	printf("%d lines to write instead, %d against the law\n", of_all.offered,
	       of_all.lawless);
	fflush(stdout);
	ck_assert_int_eq(of_all.lawless, 0);
	ck_assert_int_eq(of_all.swallowed, 0);
	ck_assert_int_eq(of_all.doubled, 0);
	ck_assert_int_eq(of_all.bent, 0);
	if (letter_step() == 1)
		ck_assert_int_ge(100 * well, least * of_all.n);
	of_all.n *= letter_step(); /* what its file is known to hold */
	of_all.offered *= letter_step();
	return of_all;
}

#endif
