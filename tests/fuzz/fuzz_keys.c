/* Core and key holder, each beside one that lies. The first byte says who hears the rest of
 * the input: 'k' the holder, as questions; 'c' the core, as answers.
 * SPDX-License-Identifier: ISC */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "base/arena.h"
#include "mail/trust/key_holder.h"
#include "mail/trust/key_words.h"
#include "tests/fuzz/line.h"

enum { NOW = 1795719600 };

static const struct keys keys = {.n = 1, .key = {{.id = 1, .made = 1}}};

static void serve(int fd)
{
	fuzz_taken = key_serve(&keys, fd) == 0;
}

/* A key is of its length and letters, or there is none: it goes into addresses. */
static void is_key(const char *key, size_t n)
{
	HOLDS(!*key || strlen(key) == n);
	HOLDS(strspn(key, "abcdefghijklmnopqrstuvwxyz234567") == strlen(key));
}

static void ask_core(int fd)
{
	const struct token_claim claims[] = {token_reply(STR("ce-7"), STR("red"), 1, 3),
					     token_bounce(7, STR("ann@example.org"))};
	char key[TOKEN_CHARS + 1], brief[TOKEN_SHORT_CHARS + 1];
	char word[TOKEN_WORD_CHARS + 1];
	struct key_holder *k = key_holder_open_at(fd);
	struct err err = {0};
	int64_t rows[KEYS_MAX];
	int phase;

	key_make(k, claims, key);
	is_key(key, TOKEN_CHARS);
	int found = key_check(k, NOW, STR("key"), claims, 2, &phase);
	HOLDS(found >= -1 && found < 2);
	key_short(k, claims, brief);
	is_key(brief, TOKEN_SHORT_CHARS);
	found = key_short_fits(k, NOW, STR("key"), claims, 2, &phase);
	HOLDS(found >= -1 && found < 2);
	HOLDS(key_number(k, 7) >= 0);
	HOLDS(key_rows(k, NOW, 977, rows) <= KEYS_MAX);
	key_word(k, STR("resign"), 1, word);
	is_key(word, TOKEN_WORD_CHARS);
	/* Seven questions: one at least was left unanswered, or all answers were good. */
	fuzz_taken = !key_holder_trouble(k, &err);
	HOLDS(*word || !fuzz_taken);
	HOLDS(str_is_utf8(str_of(err.text)) && !strpbrk(err.text, "\r\n\033"));
	key_holder_close(k);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size < 2 || size > LINE_ROOM)
		return 0;
	struct fuzz_line line = fuzz_line(data + 1, size - 1);
	if (data[0] == 'k') {
		fuzz_line_serve(&line, serve);
		return 0;
	}
	ask_core(line.near); /* and closes it */
	close(line.far);
	return 0;
}
