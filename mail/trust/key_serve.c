/* The key holder from inside: see key_words.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "mail/trust/key_words.h"

static void say_text(struct message_out *out, const char *text)
{
	message_put_str(out, str_of(text));
}

static bool answer_make(const struct keys *keys, struct message_in *in,
			struct message_out *out)
{
	struct token_claim c = key_take_claim(in);
	char key[TOKEN_CHARS + 1];

	if (!message_ends(in))
		return false;
	token_make(keys, &c, key);
	say_text(out, key);
	return true;
}

static bool answer_short(const struct keys *keys, struct message_in *in,
			 struct message_out *out)
{
	struct token_claim c = key_take_claim(in);
	char key[TOKEN_SHORT_CHARS + 1];

	if (!message_ends(in))
		return false;
	token_short(keys, &c, key);
	say_text(out, key);
	return true;
}

static bool fits(const struct keys *keys, bool whole, int64_t now, struct str text,
		 const struct token_claim *c, int *phase)
{
	return whole ? token_check(keys, now, text, c, phase) == TOKEN_GOOD
		     : token_short_fits(keys, now, text, c, phase);
}

/* The first claim that the key is good for. All claims are read, whichever it is. */
static bool answer_which(const struct keys *keys, bool whole, struct message_in *in,
			 struct message_out *out)
{
	int64_t now = message_int(in, INT64_MIN, INT64_MAX), which = -1;
	struct str text = message_str(in, KEY_TEXT_MAX);
	size_t n = message_count(in, KEY_CLAIMS_MAX);
	int found = 0, phase;

	for (size_t i = 0; i < n; i++) {
		struct token_claim c = key_take_claim(in);
		if (which >= 0 || !in->good ||
		    !fits(keys, whole, now, text, &c, &phase))
			continue;
		which = (int64_t)i;
		found = phase;
	}
	message_put_int(out, which);
	message_put_int(out, found);
	return message_ends(in);
}

static bool answer_number(const struct keys *keys, struct message_in *in,
			  struct message_out *out)
{
	int64_t row = message_int(in, 1, (INT64_C(1) << 40) - 1);

	if (!message_ends(in))
		return false;
	message_put_int(out, token_number(keys, row));
	return true;
}

static bool answer_rows(const struct keys *keys, struct message_in *in,
			struct message_out *out)
{
	int64_t now = message_int(in, INT64_MIN, INT64_MAX), rows[KEYS_MAX];
	int64_t number = message_int(in, INT64_MIN, INT64_MAX);

	if (!message_ends(in))
		return false;
	size_t n = token_rows(keys, now, number, rows);
	message_put_count(out, n);
	for (size_t i = 0; i < n; i++)
		message_put_int(out, rows[i]);
	return true;
}

static bool answer_word(const struct keys *keys, struct message_in *in,
			struct message_out *out)
{
	struct str what = message_str(in, KEY_TEXT_MAX);
	int64_t question = message_int(in, INT64_MIN, INT64_MAX);
	char word[TOKEN_WORD_CHARS + 1];

	if (!message_ends(in))
		return false;
	token_word(keys, what, question, word);
	say_text(out, word);
	return true;
}

bool key_answer(const struct keys *keys, struct arena *a, struct message_in *in,
		struct message_out *out)
{
	*out = message_begin(a, KEY_SAY);
	switch ((enum key_word)in->kind) {
	case KEY_ASK_MAKE:
		return answer_make(keys, in, out);
	case KEY_ASK_CHECK:
		return answer_which(keys, true, in, out);
	case KEY_ASK_SHORT:
		return answer_short(keys, in, out);
	case KEY_ASK_SHORT_FITS:
		return answer_which(keys, false, in, out);
	case KEY_ASK_NUMBER:
		return answer_number(keys, in, out);
	case KEY_ASK_ROWS:
		return answer_rows(keys, in, out);
	case KEY_ASK_WORD:
		return answer_word(keys, in, out);
	case KEY_SAY:
	case KEY_SAY_READY:
	case KEY_SAY_NOT:
		break;
	}
	return false;
}

int key_serve(const struct keys *keys, int fd)
{
	struct arena *a = arena_create();
	struct message_in in;
	struct message_out out;
	struct err cut = {0};
	enum message_result r;

	while ((r = message_receive(fd, a, KEY_FRAME_MAX, MESSAGE_FOREVER, &in)) ==
	       MESSAGE_HERE) {
		if (!key_answer(keys, a, &in, &out) || !message_send(fd, &out, &cut))
			break;
		arena_reset(a);
	}
	arena_destroy(a);
	return r == MESSAGE_CUT ? 0 : 1;
}
