/* How well letters are read that people would write: tests/orders/sentences/ has them in a
 * dozen habits, each with its meaning. A file is lines:
 *
 *   position NAME     of the table below; holds until the next
 *   < sentence        an earlier letter
 *   > sentence        the letter; several of these lines are one letter
 *   = order           it stands afterwards, in the receipt's words; or `= nothing`; ` | `
 *                     parts texts of which one is right
 *   * command         and what it names: press to Blue: text
 *   ? words           nothing is done, and the answer, or the question, says the words
 *   ! words           the same, of a refusal
 *   .                 a note: nothing is done
 *
 * A letter is understood where just these orders stand; it is well asked where the
 * question has them all. It is bent where something else would be done: that is never
 * allowed.
 *
 * Over all of them the law of suggestions holds [orders, principle 15]: a line to write instead
 * names no number, player or card that was not written, and drops no condition.
 * SPDX-License-Identifier: ISC */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "orders/language.h"
#include "tests/check_main.h"
#include "tests/rules/cosmic/position.h"

enum { WELL_READ = 95, WANTS = 12, LINE = 400, FILES = 64 };
#define FOLDER "tests/orders/sentences"

struct sentence {
	char before[LINE], letter[8 * LINE];
	int n;
	char kind[WANTS], want[WANTS][LINE];
};

struct score {
	int n, understood, asked, missed, bent;
};

static struct score all;
static int n_offered, n_lawless; /* lines to write instead */

/* --- positions --- */

static void settle_table(struct ce_view *v)
{
	for (int i = 0; i < v->t.n_challenges; i++)
		v->t.challenge[i].frozen = 0;
	v->t.challenge[0].result = CE_DEAL_PENDING;
	v->t.challenge[1].owed = 2;
	v->t.challenge[3].side[GREEN] = CE_DEFENCE_SIDE;
	v->t.challenge[3].reward[GREEN] = 2;
}

/* A hand for each seat, and what they are for: allies in phase 3, a deal and a reward in 4. */
static void judged(struct ce_view *v)
{
	static const int hands[4][8] = {
		{4, 8, 12, 20, 30, CARD_COMPROMISE, CARD_COSMIC_ZAP, CARD_PLAGUE},
		{6, 15, CARD_COMPROMISE, CARD_FORCE_FIELD, CARD_MOBIUS_TUBES,
		 CARD_EMOTION_CONTROL},
		{10, 14, 40, CARD_COMPROMISE, CARD_STELLAR_GAS, CARD_COSMIC_ZAP,
		 CARD_FLARE + 9},
		{6, 10, CARD_COMPROMISE, CARD_MOBIUS_TUBES, CARD_PLAGUE,
		 CARD_FLARE + 3},
	};
	static const int n[4] = {8, 6, 7, 6};
	hold(v, n[v->seat], hands[v->seat]);
	if (v->t.phase == 3) {
		v->t.challenge[0].allied[GREEN] = 2;
		v->t.challenge[0].side[GREEN] = CE_ATTACK_SIDE;
		v->t.challenge[2].allied[YELLOW] = 2;
		v->t.challenge[2].side[YELLOW] = CE_DEFENCE_SIDE;
		v->t.challenge[3].allied[RED] = 2;
		v->t.challenge[3].side[RED] = CE_ATTACK_SIDE;
	}
	if (v->t.phase == 4) {
		v->t.challenge[1].owed = 0;
		v->t.challenge[3].side[GREEN] = 0;
		v->t.challenge[3].reward[GREEN] = 0;
		v->t.challenge[2].side[BLUE] = CE_DEFENCE_SIDE;
		v->t.challenge[2].reward[BLUE] = 2;
		v->t.challenge[3].owed = 2;
	}
}
/* Green and Yellow both attack Red 3. */
static void twice(struct ce_view *v)
{
	challenge(v, 2, GREEN, RED, RED, 3, 2);
	challenge(v, 3, YELLOW, RED, RED, 3, 2);
}

static void set_position(struct ce_view *v, const char *name)
{
	static const char *const colours[] = {"red", "blue", "green", "yellow"};
	static const int edicts[] = {4,
				     20,
				     CARD_COMPROMISE,
				     CARD_EMOTION_CONTROL,
				     CARD_FORCE_FIELD,
				     CARD_STELLAR_GAS,
				     CARD_FLAREZAP,
				     CARD_MOBIUS_TUBES};
	char colour[16];
	int phase = 1, seat = 0;

	ck_assert_int_eq(sscanf(name, "%15s %d", colour, &phase), 2);
	while (seat < 4 && strcmp(colours[seat], colour) != 0)
		seat++;
	ck_assert_msg(seat < 4, "position %s", name);
	position(v, seat, phase);
	if (phase == 4)
		settle_table(v);
	if (strstr(name, "judged"))
		judged(v);
	if (strstr(name, "twice"))
		twice(v);
	if (strstr(name, "edicts")) {
		hold(v, 8, edicts);
		v->t.challenge[0].allied[GREEN] = 2;
		v->t.challenge[0].side[GREEN] = CE_DEFENCE_SIDE;
	}
}

/* --- what stands --- */

static bool has_text(struct str text, const char *want)
{
	struct arena *a = arena_create();
	bool has = str_find(str_lower(a, text), str_of(want)) != SIZE_MAX;

	arena_destroy(a);
	return has;
}

/* Is it this text, or one of several with ` | ` between? */
static bool is_one_of(struct str text, const char *want)
{
	const char *bar;

	while ((bar = strstr(want, " | "))) {
		if (str_equal(text, (struct str){want, (size_t)(bar - want)}))
			return true;
		want = bar + 3;
	}
	return str_is(text, want);
}

static bool stands(struct arena *a, const struct sheet *s, const char *want)
{
	for (int i = 0; i < s->n_slots; i++)
		if (is_one_of(slot_text(a, &s->slots[i]), want))
			return true;
	return false;
}

static bool asks(struct arena *a, const struct reading *r, const char *want)
{
	struct str text = reading_asked(a, r), one;

	while (str_line(&text, &one))
		if (is_one_of(one, want))
			return true;
	return false;
}

static bool commands(struct arena *a, const struct reading *r, const char *want)
{
	static const char *const names[] = {
		[COMMAND_FINAL] = "final",   [COMMAND_WAIT] = "wait",
		[COMMAND_RESIGN] = "resign", [COMMAND_HELP] = "help",
		[COMMAND_ABSENT] = "absent", [COMMAND_OBSERVE] = NULL};
	static const char *const colours[] = {"Red", "Blue", "Green", "Yellow"};

	for (int i = 0; i < r->n_commands; i++) {
		int kind = (int)r->commands[i].kind;
		if (kind <= COMMAND_OBSERVE && names[kind] &&
		    !strcmp(names[kind], want))
			return true;
	}
	for (int i = 0; i < r->n_press; i++) {
		const struct press *p = &r->press[i];
		struct buf b = buf_in(a);
		bool any = false;
		buf_printf(&b, "press %sto ", p->grey ? "grey " : "");
		buf_z(&b, p->all ? "all" : p->gm ? "gm" : p->zine ? "zine" : "");
		for (int s = 0; s < 4; s++)
			if (p->seats >> s & 1) {
				buf_printf(&b, "%s%s", any ? ", " : "", colours[s]);
				any = true;
			}
		buf_printf(&b, ": %.*s", STR_ARG(str_trim(p->text)));
		if (str_is(buf_str(&b), want))
			return true;
	}
	return asks(a, r, want);
}

static int n_wanted(const struct sentence *s, char kind)
{
	int n = 0;

	for (int i = 0; i < s->n; i++)
		n += s->kind[i] == kind && strcmp(s->want[i], "nothing") != 0;
	return n;
}

static bool is_answered(struct arena *a, const struct reading *r, const char *words)
{
	struct buf b = buf_in(a);

	if (!r->n_asked && !r->n_refused)
		return false;
	echo_body(r, &b);
	return !*words || has_text(buf_str(&b), str_z(a, str_lower(a, str_of(words))));
}

/* Is something done that was not wanted? */
static bool is_bent(struct arena *a, const struct sentence *s, const struct reading *r,
		    const struct sheet *before)
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
		if (!n_wanted(s, '*') && r->commands[i].kind != COMMAND_CLEAR)
			return true;
	return r->n_press > n_wanted(s, '*');
}

enum outcome { UNDERSTOOD, ASKED, MISSED, BENT };

static enum outcome judge(struct arena *a, const struct sentence *s,
			  const struct reading *r, const struct sheet *before)
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
			done = commands(a, r, want);
			break;
		case '?':
		case '!':
			asked = is_answered(a, r, want);
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

static void tell(const char *file, const struct sentence *s, const struct reading *r,
		 enum outcome out, struct arena *a)
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

/* --- the law of suggestions --- */

/* A thing that an order names: a number, a player, a card. */
static bool is_thing(const struct token *t)
{
	return t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT) ||
	       (t->kind == TOKEN_WORD && t->flags & WORD_NOUN &&
		!(t->flags & (WORD_LETTER | WORD_DROPPED)));
}

static bool is_same_thing(const struct token *a, const struct token *b)
{
	return a->kind == b->kind && a->value == b->value &&
	       (a->kind == TOKEN_NUMBER || a->id == b->id);
}

/* Does it name a thing, or has it a condition less, than what the player wrote? "Whoever
 * attacks Blue" is the one case in which the answer names who that is. */
static bool breaks_law(struct arena *a, const struct reader *r, struct str offered,
		       struct str letter, struct str line)
{
	static struct token t[LEX_TOKENS + 1], said[LEX_TOKENS + 1];
	const struct lexicon *l = language_lexicon(a, r);
	int n = lex(l, offered, t), n_said = lex(l, letter, said);
	int conditions = 0;

	if (has_text(line, "whoever"))
		return false;
	for (int i = 0; i < n; i++) {
		bool found = !is_thing(&t[i]);
		for (int k = 0; k < n_said && !found; k++)
			found = is_same_thing(&t[i], &said[k]);
		if (!found)
			return true;
		conditions += token_is(&t[i], WORD_IF) || token_is(&t[i], WORD_UNLESS);
	}
	n_said = lex(l, line, said);
	for (int k = 0; k < n_said; k++)
		conditions -=
			token_is(&said[k], WORD_IF) || token_is(&said[k], WORD_UNLESS);
	return conditions < 0;
}

static void check_law(struct arena *a, const char *file, const struct ce_view *v,
		      const struct sentence *s, const struct reading *r)
{
	struct reader reader = {
		.vocab = &ce_vocab, .view = v, .names = {"Ann", "Bob", "Cat", "Dan"}};

	struct buf said = buf_in(a);
	buf_z(&said, s->letter);
	for (int i = 0; i < r->n_lines; i++) /* "read 'yelow' as Yellow" */
		for (int k = 0; k < r->lines[i].n_remarks; k++)
			if (r->lines[i].remarks[k].mended)
				buf_add(&said, r->lines[i].remarks[k].text);
	for (int i = 0; i < r->n_lines; i++)
		for (int k = 0; k < r->lines[i].n_instead; k++) {
			struct str offered = r->lines[i].instead[k];
			n_offered++;
			if (!breaks_law(a, &reader, offered, buf_str(&said),
					r->lines[i].typed))
				continue;
			n_lawless++;
			printf("against the law: %s\n  > %s  ! %.*s\n", file, s->letter,
			       STR_ARG(offered));
		}
}

static void read_sentence(const char *file, const char *position_name,
			  const struct sentence *s, struct score *score)
{
	struct arena *a = arena_create();
	struct ce_view v;
	struct reading *earlier = NULL;

	set_position(&v, position_name);
	if (*s->before)
		earlier = read_on(a, &v, s->before, NULL);
	const struct sheet *before = earlier ? &earlier->sheet : NULL;
	struct reading *r = read_on(a, &v, s->letter, before);
	check_law(a, file, &v, s, r);
	enum outcome out = judge(a, s, r, before);
	score->n++;
	score->understood += out == UNDERSTOOD;
	score->asked += out == ASKED;
	score->missed += out == MISSED;
	score->bent += out == BENT;
	if (out == MISSED || out == BENT)
		tell(file, s, r, out, a);
	arena_destroy(a);
}

/* --- files --- */

static void add_text(char *to, size_t room, const char *text)
{
	size_t n = strlen(to);

	ck_assert_uint_lt(n + strlen(text) + 2, room);
	snprintf(to + n, room - n, "%s\n", text);
}

static void read_file(const char *name)
{
	char path[512], line[LINE], place[LINE] = "";
	struct sentence s = {.n = 0};
	struct score score = {0};
	bool wants = false;

	snprintf(path, sizeof path, FOLDER "/%s", name);
	FILE *in = fopen(path, "r");
	ck_assert_ptr_nonnull(in);
	while (fgets(line, sizeof line, in)) {
		line[strcspn(line, "\n")] = '\0';
		const char *rest = line[0] && line[1] == ' ' ? line + 2 : "";
		bool begins = line[0] == '<' || line[0] == '>' || line[0] == 'p';
		if (begins && wants) {
			read_sentence(name, place, &s, &score);
			s = (struct sentence){.n = 0};
			wants = false;
		}
		if (!strncmp(line, "position ", 9)) {
			snprintf(place, sizeof place, "%s", line + 9);
		} else if (line[0] == '<') {
			add_text(s.before, sizeof s.before, rest);
		} else if (line[0] == '>') {
			add_text(s.letter, sizeof s.letter, rest);
		} else if (line[0] && strchr("=*?!.", line[0])) {
			ck_assert_int_lt(s.n, WANTS);
			s.kind[s.n] = line[0];
			snprintf(s.want[s.n++], LINE, "%s", rest);
			wants = true;
		} else {
			ck_assert_msg(!line[0] || line[0] == '#', "%s: %s", name, line);
		}
	}
	if (wants)
		read_sentence(name, place, &s, &score);
	fclose(in);
	printf("%-14s %3d letters: %3d understood, %3d asked, %3d missed, %d bent\n",
	       name, score.n, score.understood, score.asked, score.missed, score.bent);
	all.n += score.n;
	all.understood += score.understood;
	all.asked += score.asked;
	all.missed += score.missed;
	all.bent += score.bent;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(a, b);
}

START_TEST(letters_as_people_write_them_are_read_and_none_is_bent)
{
	static char names[FILES][64];
	DIR *folder = opendir(FOLDER);
	const struct dirent *e;
	int n = 0;

	ck_assert_ptr_nonnull(folder);
	while ((e = readdir(folder)) && n < FILES)
		if (strstr(e->d_name, ".txt"))
			snprintf(names[n++], sizeof names[0], "%.63s", e->d_name);
	closedir(folder);
	qsort(names, (size_t)n, sizeof names[0], by_name);
	for (int i = 0; i < n; i++)
		read_file(names[i]);
	int well = all.understood + all.asked;
	printf("%d letters: %d understood, %d asked, %d missed, %d bent: %d.%d%% well read\n",
	       all.n, all.understood, all.asked, all.missed, all.bent,
	       100 * well / all.n, 1000 * well / all.n % 10);
	printf("%d lines to write instead, %d against the law\n", n_offered, n_lawless);
	fflush(stdout);
	ck_assert_int_ge(all.n, 1200);
	ck_assert_int_ge(n_offered, 100);
	ck_assert_int_eq(n_lawless, 0);
	ck_assert_int_eq(all.bent, 0);
	ck_assert_int_ge(100 * well, WELL_READ * all.n);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("letters as people write them");
	TCase *t = tcase_create("sentences");

	tcase_add_test(t, letters_as_people_write_them_are_read_and_none_is_bent);
	tcase_set_timeout(t, 120);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
