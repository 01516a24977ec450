/* Instructions of a letter in people's own words, for counts.py: every SHARE-th of the letters of tests/orders/sentences, read in the
 * position that its file names, above what its writer sent before.
 * SPDX-License-Identifier: ISC */
#include "tests/rules/cosmic/sentences.h"

#include "tests/bench/bench.h"

enum { SHARE = 20, MOST = 300 };

struct own_words {
	struct reader reader;
	struct str text;
	const struct sheet *before;
};

static struct arena *kept;
static struct own_words letters_read[MOST];
static int n_letters;
static const char *unit;

static void keep(const char *file, const char *position, const struct sentence *s)
{
	static int number;
	struct own_words *one = &letters_read[n_letters];

	(void)file;
	if (number++ % SHARE || n_letters == MOST)
		return;
	struct ce_view *v = arena_new(kept, struct ce_view);
	set_position(v, position);
	one->reader = *reader_of(kept, v);
	one->text = str_dup(kept, str_of(s->letter));
	if (*s->before)
		one->before = &orders_read(kept, &one->reader, str_of(s->before), NULL)
				       ->sheet;
	n_letters++;
}

static void read_all(void *with)
{
	struct arena *a = with;

	for (int i = 0; i < n_letters; i++) {
		(void)orders_read(a, &letters_read[i].reader, letters_read[i].text,
				  letters_read[i].before);
		arena_reset(a);
	}
}

START_TEST(counted)
{
	static char names[FILES][64];
	struct arena *a = arena_create();
	int n = sentence_files(FOLDER, names);

	kept = arena_create();
	for (int i = 0; i < n; i++)
		each_sentence(FOLDER, names[i], keep);
	ck_assert_int_gt(n_letters, 100);
	(void)orders_read(a, &letters_read[0].reader, letters_read[0].text,
			  NULL); /* what is made once is not of each letter */
	arena_reset(a);
	bench_counted(read_all, a);
	bench_done(unit, n_letters);
	arena_destroy(a);
	arena_destroy(kept);
}
END_TEST

int main(int argc, char **argv)
{
	unit = bench_unit(argc, argv);
	if (!unit) {
		fputs("usage: bench_words --count words\n", stderr);
		return 2;
	}
	return bench_as_test(counted, unit) ? 3 : 0;
}
