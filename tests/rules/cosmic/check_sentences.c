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
#include "tests/rules/cosmic/sentences.h"

enum { WELL_READ = 95 };

struct score {
	int n, understood, asked, missed, bent;
};

static struct score all, of_file;
static int n_offered, n_lawless; /* lines to write instead */

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
			  const struct sentence *s)
{
	struct score *score = &of_file;
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

static void read_file(const char *name)
{
	of_file = (struct score){0};
	each_sentence(name, read_sentence);
	printf("%-14s %3d letters: %3d understood, %3d asked, %3d missed, %d bent\n",
	       name, of_file.n, of_file.understood, of_file.asked, of_file.missed,
	       of_file.bent);
	all.n += of_file.n;
	all.understood += of_file.understood;
	all.asked += of_file.asked;
	all.missed += of_file.missed;
	all.bent += of_file.bent;
}

START_TEST(letters_as_people_write_them_are_read_and_none_is_bent)
{
	static char names[FILES][64];
	int n = sentence_files(names);

	for (int i = 0; i < n; i++)
		read_file(names[i]);
	int well = all.understood + all.asked;
	printf("%d letters: %d understood, %d asked, %d missed, %d bent: %d.%d%% well read\n",
	       all.n, all.understood, all.asked, all.missed, all.bent,
	       100 * well / all.n, 1000 * well / all.n % 10);
	printf("%d lines to write instead, %d against the law\n", n_offered, n_lawless);
	fflush(stdout);
	ck_assert_int_ge(all.n, 1800);
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
