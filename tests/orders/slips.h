/* Slips: each letter of a folder that is taken as it is is written again with a
 * word misspelt, left out or written twice. Only orders of the letter are taken then,
 * all or some of them; all else is asked about or refused. A slip that happens to be a
 * legal order in the language's own words counts as one. The slips are those of a fixed
 * seed.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_ORDERS_SLIPS_H
#define TESTS_ORDERS_SLIPS_H

#include "base/spell.h"
#include "tests/orders/sentence_files.h"

enum { SLIPS = 9, SEED = 20300304 };

struct slips {
	struct letters letters;
	int least; /* letters that are taken as they are */
	/* Slips that say something else in words that are as good as the letter's own: a part
	 * is ordered twice, or is no longer there, or the sentence means what it now says.
	 * NULL ends them. */
	const char *const *other_letters;
};

static uint32_t chance_state = SEED;
static int n_letters, n_slips, n_asked, n_bent, n_lawless;
static const struct slips *slips;

static inline int chance(int n)
{
	chance_state = chance_state * 1664525u + 1013904223u;
	return (int)((chance_state >> 8) % (uint32_t)n);
}

/* --- slips --- */

struct words {
	int n;
	struct str word[200];
};

static inline struct words words_of(const char *letter)
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
static inline struct str with(struct arena *a, const char *letter, struct str word,
			      struct str text)
{
	struct buf b = buf_in(a);

	buf_add(&b, (struct str){letter, (size_t)(word.s - letter)});
	buf_add(&b, text);
	buf_z(&b, word.s + word.n);
	return buf_str(&b);
}

/* Two letters changed about, one left out, or one written twice. */
static inline struct str misspelt(struct arena *a, struct str word)
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

static inline bool is_plain(struct str word)
{
	for (size_t i = 0; i < word.n; i++)
		if (!((word.s[i] | 0x20) >= 'a' && (word.s[i] | 0x20) <= 'z'))
			return false;
	return word.n > 3;
}

static inline struct str slip(struct arena *a, const char *letter,
			      const struct words *w, int kind)
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

static inline bool has_slot(struct arena *a, const struct sheet *s, struct str text)
{
	for (int i = 0; s && i < s->n_slots; i++)
		if (str_equal(slot_text(a, &s->slots[i]), text))
			return true;
	return false;
}

/* The letter as the language without its sayings reads it. */
static inline struct reading *read_plainly(struct arena *a, const struct reader *of,
					   const char *text, const struct sheet *before)
{
	struct vocab *v = arena_new(a, struct vocab);
	struct reader *r = arena_new(a, struct reader);

	*v = *of->vocab;
	v->sayings = NULL;
	*r = *of;
	r->vocab = v;
	return orders_read(a, r, str_of(text), before);
}

static inline bool has_alternative(const struct sheet *s, struct str text)
{
	for (int i = 0; i < s->n_slots; i++)
		for (int k = 0; k < s->slots[i].n_alternatives; k++)
			if (str_equal(s->slots[i].alternatives[k].text, text))
				return true;
	return false;
}

/* Some of the alternatives of an order, the line of another being refused. */
static inline bool is_alternative(const struct sheet *s, struct str text)
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
static inline bool is_less(struct arena *a, const struct sheet *s, struct str text)
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
static inline void add_mended(struct arena *a, const struct reader *r,
			      struct str offered, const char *typed, struct buf *said)
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

static inline bool is_listed(const char *text)
{
	for (int i = 0; slips->other_letters[i]; i++)
		if (!strcmp(slips->other_letters[i], text))
			return true;
	return false;
}

static inline void check_slip(struct arena *a, const char *file,
			      const struct reader *reader, const char *text,
			      const char *letter, const struct sheet *before,
			      const struct reading *good, bool left_out)
{
	const struct reading *r = orders_read(a, reader, str_of(text), before),
			     *plain = NULL;
	bool bent = false;

	n_slips++;
	n_asked += r->n_asked || r->n_refused;
	for (int i = 0; i < r->sheet.n_slots; i++) {
		struct str stands = slot_text(a, &r->sheet.slots[i]);
		if (has_slot(a, &good->sheet, stands) || has_slot(a, before, stands))
			continue;
		if (((r->n_refused || r->n_asked) &&
		     is_alternative(&good->sheet, stands)) ||
		    (left_out && is_less(a, &good->sheet, stands)))
			continue;
		plain = plain ? plain : read_plainly(a, reader, text, before);
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
			add_mended(a, reader, r->lines[i].instead[k], text, &said);
			if (breaks_law(a, reader, r->lines[i].instead[k],
				       buf_str(&said), r->lines[i].typed)) {
				n_lawless++;
				printf("against the law: %s\n  > %s  ! %.*s\n", file,
				       text, STR_ARG(r->lines[i].instead[k]));
			}
		}
}

static inline void slip_in(const char *file, const char *place,
			   const struct sentence *s)
{
	struct arena *a = arena_create();
	const struct reader *reader = slips->letters.open(a, place);
	const struct sheet *before = NULL;

	if (*s->before)
		before = &orders_read(a, reader, str_of(s->before), NULL)->sheet;
	const struct reading *good = orders_read(a, reader, str_of(s->letter), before);
	bool taken = good->sheet.n_slots && !good->n_asked && !good->n_refused;
	for (int i = 0; i < s->n; i++)
		taken &= s->kind[i] == '=' && stands(a, &good->sheet, s->want[i]);
	if (taken) {
		const struct words w = words_of(s->letter);
		n_letters++;
		chance_state =
			SEED; /* the same slips, even if other letters come and go */
		for (const char *c = s->letter; *c; c++)
			chance_state = chance_state * 31u + (unsigned char)*c;
		for (int i = 0; i < SLIPS; i++)
			check_slip(a, file, reader,
				   str_z(a, slip(a, s->letter, &w, i % 3)), s->letter,
				   before, good, i % 3 == 1);
	}
	arena_destroy(a);
}

/* Reads all of them and tells the outcome; none may be bent. */
static inline void read_slips(const struct slips *of)
{
	static char names[FILES][64];
	int n = sentence_files(of->letters.folder, names);

	slips = of;
	for (int i = 0; i < n; i++)
		each_sentence(of->letters.folder, names[i], slip_in);
	printf("%d letters, %d slips: %d ask or refuse, %d bent, %d against the law\n",
	       n_letters, n_slips, n_asked, n_bent, n_lawless);
	fflush(stdout);
	ck_assert_int_ge(n_letters, of->least);
	ck_assert_int_eq(n_bent, 0);
	ck_assert_int_eq(n_lawless, 0);
}

#endif
