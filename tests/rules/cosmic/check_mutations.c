/* Slips: each letter of tests/orders/sentences/ that is taken as it stands is written again with a
 * word misspelt, left out or written twice. What is taken then is what the letter ordered, or less;
 * all else is asked about or refused. A slip that happens to be a legal order in the language's own
 * words counts as one. The slips are those of a fixed seed.
 * SPDX-License-Identifier: ISC */
#include "base/spell.h"
#include "tests/rules/cosmic/sentences.h"

enum { SLIPS = 9, SEED = 20300304, LETTERS = 700 };

/* Slips that say something else in words that are as good as the letter's own: a part is ordered
 * twice, or is no longer there, or the sentence means what it now says. */
static const char *const other_letters[] = {
	"mobius tubes  plague on red\n",
	"any deal where I get a base on  5 and give no base\n",
	"deal yellow: base y5 for me (2 from red 4), 4), 1 card for him\n",
	"c3: 1 card  token\n",
	"Attack on Red  three tokens, all from Green 1; the Warp token to Green 3.\n",
	"Attack Yellow 3 with 2 from 1 if Green doesn't doesn't attack Red 5.\n",
	"Attack Yellow 3 with 2 from 1 if Green attacks Red 5 and Blue doesn't doesn't attack Red 1.\n",
	"C1: Blue, Green\nC4: Red, \n",
	"attack y3 with 1 each from 1, 2 and \n",
	"attack Y3 (2xR1, 1xR3) 1xR3)\n",
	"attack Y3 with R1:2, R3:1 R3:1\n",
	"Attack Y3 from R1(2) and R3(1) R3(1)\n",
	" plague on green, plague on blue\n",
	"Play Plague on Green, but  if she attacks Red 5.\n",
	"I would like to offer Yellow a card for his base on Yellow 5, 5, please.\n",
	"atk Y3 2/R1 1/R3 1/R3\n",
	"attack Y3 with 2xR1 + 1xR3 1xR3\n",
	"support Yellow C4, 2xR3 2xR3\n",
	"I accept any deal in C1 whereby I get base  5 and give no base.\n",
	"C2: +Y. C4: +R \n",
	"Strike Y3 w/ 3 fm R3; alt  w/ 3 fm R3.\n",
	NULL,
};

static uint32_t chance_state = SEED;
static int n_letters, n_slips, n_same, n_asked, n_bent, n_lawless;

static int chance(int n)
{
	chance_state = chance_state * 1664525u + 1013904223u;
	return (int)((chance_state >> 8) % (uint32_t)n);
}

/* --- slips --- */

struct words {
	int n;
	struct str word[200];
};

static struct words words_of(const char *letter)
{
	struct words w = {.n = 0};
	const char *at = letter;

	while (w.n < 200 && *at) {
		size_t n = strcspn(at, " \n");
		if (n)
			w.word[w.n++] = (struct str){at, n};
		at += n + (at[n] != '\0');
	}
	return w;
}

/* The letter with other text in the place of the word. */
static struct str with(struct arena *a, const char *letter, struct str word,
		       struct str text)
{
	struct buf b = buf_in(a);

	buf_add(&b, (struct str){letter, (size_t)(word.s - letter)});
	buf_add(&b, text);
	buf_z(&b, word.s + word.n);
	return buf_str(&b);
}

/* Two letters changed about, one left out, or one written twice. */
static struct str misspelt(struct arena *a, struct str word)
{
	char *s = arena_alloc(a, word.n + 2);
	size_t at = 1 + (size_t)chance((int)word.n - 2), n = word.n;

	memcpy(s, word.s, word.n);
	switch (chance(3)) {
	case 0:
		s[at] = word.s[at + 1];
		s[at + 1] = word.s[at];
		break;
	case 1:
		memmove(&s[at], &s[at + 1], n - at - 1);
		n--;
		break;
	default:
		memmove(&s[at + 1], &s[at], n - at);
		n++;
		break;
	}
	return (struct str){s, n};
}

static bool is_plain(struct str word)
{
	for (size_t i = 0; i < word.n; i++)
		if (!((word.s[i] | 0x20) >= 'a' && (word.s[i] | 0x20) <= 'z'))
			return false;
	return word.n > 3;
}

static struct str slip(struct arena *a, const char *letter, const struct words *w,
		       int kind)
{
	struct str word = w->word[chance(w->n)];

	if (kind == 0 && is_plain(word))
		return with(a, letter, word, misspelt(a, word));
	if (kind == 1)
		return with(a, letter, word, STR(""));
	return with(a, letter, word,
		    str_printf(a, "%.*s %.*s", STR_ARG(word), STR_ARG(word)));
}

/* --- what became of it --- */

static struct reading *read_with(struct arena *a, const struct vocab *v,
				 const struct ce_view *view, const char *text,
				 const struct sheet *before)
{
	struct reader *r = arena_new(a, struct reader);

	*r = (struct reader){.vocab = v,
			     .view = view,
			     .game = STR("ce-7"),
			     .seat = view->seat,
			     .turn = view->t.turn,
			     .phase = view->t.phase,
			     .names = {"Ann", "Bob", "Cat", "Dan"}};
	return orders_read(a, r, str_of(text), before);
}

static bool has_slot(struct arena *a, const struct sheet *s, struct str text)
{
	for (int i = 0; s && i < s->n_slots; i++)
		if (str_equal(slot_text(a, &s->slots[i]), text))
			return true;
	return false;
}

/* The language without its sayings. */
static const struct vocab *grammar(void)
{
	static struct vocab v;

	v = ce_vocab;
	v.sayings = NULL;
	return &v;
}

static bool has_alternative(const struct sheet *s, struct str text)
{
	for (int i = 0; i < s->n_slots; i++)
		for (int k = 0; k < s->slots[i].n_alternatives; k++)
			if (str_equal(s->slots[i].alternatives[k].text, text))
				return true;
	return false;
}

/* Some of the alternatives of an order, the line of another being refused. */
static bool is_alternative(const struct sheet *s, struct str text)
{
	size_t at;

	while ((at = str_find(text, STR(" else "))) != SIZE_MAX) {
		if (!has_alternative(s, str_slice(text, 0, at)))
			return false;
		text = str_slice(text, at + strlen(" else "), text.n);
	}
	return has_alternative(s, text);
}

/* The order with words left out, and no condition among them. */
static bool is_less(struct arena *a, const struct sheet *s, struct str text)
{
	for (int i = 0; i < s->n_slots; i++) {
		struct str rest = slot_text(a, &s->slots[i]), words = text, one, of;
		bool conditional = str_find(rest, STR(" if ")) != SIZE_MAX ||
				   str_find(rest, STR(" unless ")) != SIZE_MAX;
		bool kept = str_find(text, STR(" if ")) != SIZE_MAX ||
			    str_find(text, STR(" unless ")) != SIZE_MAX;
		bool all = conditional == kept;
		while (all && str_word(&words, &one)) {
			bool found = false;
			while (!found && str_word(&rest, &of))
				found = str_equal(one, of) ||
					(str_is(one, "all") && of.s[0] <= '9');
			all = found;
		}
		if (all)
			return true;
	}
	return false;
}

/* The things of the line that is offered that are what a typed word was mended to. */
static void add_mended(struct arena *a, const struct reader *r, struct str offered,
		       const char *typed, struct buf *said)
{
	static struct token t[LEX_TOKENS + 1];
	int n = lex(language_lexicon(a, r), offered, t);
	const struct words w = words_of(typed);

	for (int i = 0; i < n; i++) {
		struct str rest = t[i].text, one;
		while (t[i].kind == TOKEN_WORD && str_word(&rest, &one))
			for (int k = 0; k < w.n && one.n > 3; k++)
				if (spell_distance(w.word[k], one, 2) <= 2)
					buf_printf(said, " %.*s", STR_ARG(t[i].text));
	}
}

static bool is_listed(const char *text)
{
	for (int i = 0; other_letters[i]; i++)
		if (!strcmp(other_letters[i], text))
			return true;
	return false;
}

static void check_slip(struct arena *a, const char *file, const struct ce_view *v,
		       const char *text, const char *letter, const struct sheet *before,
		       const struct reading *good, bool left_out)
{
	const struct reading *r = read_with(a, &ce_vocab, v, text, before),
			     *plain = NULL;
	struct reader reader = {
		.vocab = &ce_vocab, .view = v, .names = {"Ann", "Bob", "Cat", "Dan"}};
	bool bent = false;

	n_slips++;
	n_asked += r->n_asked || r->n_refused;
	n_same += r->sheet.n_slots == good->sheet.n_slots;
	for (int i = 0; i < r->sheet.n_slots; i++) {
		struct str stands = slot_text(a, &r->sheet.slots[i]);
		if (has_slot(a, &good->sheet, stands) || has_slot(a, before, stands))
			continue;
		if (((r->n_refused || r->n_asked) &&
		     is_alternative(&good->sheet, stands)) ||
		    (left_out && is_less(a, &good->sheet, stands)))
			continue;
		plain = plain ? plain : read_with(a, grammar(), v, text, before);
		if (has_slot(a, &plain->sheet, stands) || is_listed(text))
			continue;
		bent = true;
		printf("BENT: %s\n  > %s  > %s  = %.*s\n", file, letter, text,
		       STR_ARG(stands));
	}
	n_bent += bent;
	struct buf said = buf_in(a);
	buf_z(&said, text);
	for (int i = 0; i < r->n_lines; i++)
		for (int k = 0; k < r->lines[i].n_remarks; k++)
			if (r->lines[i].remarks[k].mended)
				buf_add(&said, r->lines[i].remarks[k].text);
	for (int i = 0; i < r->n_lines; i++)
		for (int k = 0; k < r->lines[i].n_instead; k++) {
			add_mended(a, &reader, r->lines[i].instead[k], text, &said);
			if (breaks_law(a, &reader, r->lines[i].instead[k],
				       buf_str(&said), r->lines[i].typed)) {
				n_lawless++;
				printf("against the law: %s\n  > %s  ! %.*s\n", file,
				       text, STR_ARG(r->lines[i].instead[k]));
			}
		}
}

static void slip_in(const char *file, const char *place, const struct sentence *s)
{
	struct arena *a = arena_create();
	struct ce_view v;

	set_position(&v, place);
	const struct sheet *before =
		*s->before ? &read_on(a, &v, s->before, NULL)->sheet : NULL;
	const struct reading *good = read_on(a, &v, s->letter, before);
	bool taken = good->sheet.n_slots && !good->n_asked && !good->n_refused;
	for (int i = 0; i < s->n; i++)
		taken &= s->kind[i] == '=' && stands(a, &good->sheet, s->want[i]);
	if (taken) {
		const struct words w = words_of(s->letter);
		n_letters++;
		chance_state =
			SEED; /* the same slips, whatever other letters there are */
		for (const char *c = s->letter; *c; c++)
			chance_state = chance_state * 31u + (unsigned char)*c;
		for (int i = 0; i < SLIPS; i++)
			check_slip(a, file, &v, str_z(a, slip(a, s->letter, &w, i % 3)),
				   s->letter, before, good, i % 3 == 1);
	}
	arena_destroy(a);
}

START_TEST(a_slip_never_makes_another_order)
{
	static char names[FILES][64];
	int n = sentence_files(names);

	for (int i = 0; i < n; i++)
		each_sentence(names[i], slip_in);
	printf("%d letters, %d slips: %d ask or refuse, %d bent, %d against the law\n",
	       n_letters, n_slips, n_asked, n_bent, n_lawless);
	fflush(stdout);
	ck_assert_int_ge(n_letters, LETTERS);
	ck_assert_int_eq(n_bent, 0);
	ck_assert_int_eq(n_lawless, 0);
}
END_TEST

static Suite *make_suite(void)
{
	Suite *s = suite_create("letters with slips");
	TCase *t = tcase_create("slips");

	tcase_add_test(t, a_slip_never_makes_another_order);
	tcase_set_timeout(t, 300);
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(make_suite)
