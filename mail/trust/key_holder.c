/* The key holder, as the core sees it: see key_holder.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/key_holder.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/child.h"
#include "mail/trust/address.h"
#include "mail/trust/key_words.h"

_Static_assert((int)KEY_CLAIMS == (int)KEY_CLAIMS_MAX, "one limit, told twice");

enum { ANSWER_MS = 10 * 1000, END_MS = 2000, TRIES = 2, ANSWER_MAX = 4096 };

struct key_holder {
	struct arena *a; /* of one question and its answer */
	char *path;
	struct child child;
	bool ready; /* it has said its first word */
	bool given; /* by a test: it is not started again */
	struct err trouble;
	/* The last answer, kept because a letter carries its number in two places. Row
	 * 0: none. */
	int64_t row, number;
};

struct key_holder *key_holder_open(const char *path)
{
	struct key_holder *k = calloc(1, sizeof *k);

	if (!k || !(k->path = strdup(path)))
		abort();
	k->a = arena_create();
	k->child.fd = -1;
	return k;
}

struct key_holder *key_holder_open_at(int fd)
{
	struct key_holder *k = key_holder_open("");

	k->given = true;
	k->child.fd = fd;
	return k;
}

static void let_go(struct key_holder *k, int ms)
{
	if (k->child.pid)
		(void)child_end(&k->child, ms);
	else if (k->child.fd >= 0)
		close(k->child.fd);
	k->child = (struct child){0, -1};
	k->ready = false;
}

void key_holder_close(struct key_holder *k)
{
	if (!k)
		return;
	let_go(k, END_MS);
	arena_destroy(k->a);
	free(k->path);
	free(k);
}

bool key_holder_start(struct key_holder *k, struct err *err)
{
	struct message_in first;

	if (k->ready)
		return true;
	if (k->given && k->child.fd < 0)
		return err_set(err, "the process that holds the keys has ended");
	if (!k->given && !child_start(CHILD_KEYS, k->path, &k->child, err))
		return false;
	k->row = 0;
	arena_reset(k->a);
	enum message_result r =
		message_receive(k->child.fd, k->a, ANSWER_MAX, ANSWER_MS, &first);
	k->ready = r == MESSAGE_HERE && first.kind == KEY_SAY_READY &&
		   message_ends(&first);
	if (k->ready)
		return true;
	char why[sizeof err->text] = "";
	if (r == MESSAGE_HERE && first.kind == KEY_SAY_NOT)
		message_words(&first, why, sizeof why);
	let_go(k, 0);
	return *why ? err_refuse(err, "%s", why)
		    : err_set(err, "the process that holds the keys does not start");
}

bool key_holder_trouble(struct key_holder *k, struct err *err)
{
	if (k->trouble.kind == ERR_NONE)
		return false;
	*err = k->trouble;
	err->kind = ERR_WORLD;
	err->passing = true;
	k->trouble = (struct err){0};
	return true;
}

/* Asking ----------------------------------------------------------------------- */

static struct message_out question(struct key_holder *k, enum key_word word)
{
	arena_reset(k->a);
	return message_begin(k->a, (int)word);
}

/* The frame outlives the arena's reset in key_holder_start: a copy of it is asked again. */
static bool ask_once(struct key_holder *k, struct str frame, struct message_in *in,
		     struct err *err)
{
	if (!key_holder_start(k, err))
		return false;
	arena_reset(k->a);
	struct message_out m = {buf_with_room(k->a, frame.n)};
	buf_add(&m.frame, frame);
	if (message_send_within(k->child.fd, &m, ANSWER_MS) == MESSAGE_HERE &&
	    message_receive(k->child.fd, k->a, ANSWER_MAX, ANSWER_MS, in) ==
		    MESSAGE_HERE &&
	    in->kind == KEY_SAY)
		return true;
	let_go(k, 0);
	return err_set(err, "the process that holds the keys does not answer");
}

/* Every question may be asked twice: nothing is changed by it. */
static struct message_in ask(struct key_holder *k, struct message_out *m)
{
	struct str frame = message_frame(m);
	char *copy = malloc(frame.n);
	struct message_in in = {0};
	struct err err = {0};
	bool ok = false;

	if (!copy)
		abort();
	memcpy(copy, frame.s, frame.n);
	for (int i = 0; !ok && i < TRIES; i++) {
		err = (struct err){0};
		ok = ask_once(k, (struct str){copy, frame.n}, &in, &err);
	}
	free(copy);
	if (!ok) {
		in = (struct message_in){0};
		k->trouble = err;
	}
	return in;
}

/* The answer was read: was it one? */
static bool understood(struct key_holder *k, const struct message_in *in)
{
	if (message_ends(in))
		return true;
	if (k->trouble.kind == ERR_NONE)
		err_set(&k->trouble,
			"the process that holds the keys gave an answer that cannot be read");
	return false;
}

/* A text of exactly `n` characters such as keys have; anything else is nonsense and
 * becomes empty. */
static void take_text(struct key_holder *k, struct message_in *in, char *out, size_t n)
{
	struct str s = message_str(in, n);

	in->good = in->good && s.n == n && token_is_text(s);
	if (understood(k, in))
		memcpy(out, s.s, n);
	else
		n = 0;
	out[n] = '\0';
}

/* The questions -------------------------------------------------------------------- */

static void make(struct key_holder *k, enum key_word word, const struct token_claim *c,
		 char *out, size_t n)
{
	struct message_out m = question(k, word);

	key_put_claim(&m, c);
	struct message_in in = ask(k, &m);
	take_text(k, &in, out, n);
}

void key_make(struct key_holder *k, const struct token_claim *c,
	      char out[TOKEN_CHARS + 1])
{
	make(k, KEY_ASK_MAKE, c, out, TOKEN_CHARS);
}

void key_short(struct key_holder *k, const struct token_claim *c,
	       char out[TOKEN_SHORT_CHARS + 1])
{
	make(k, KEY_ASK_SHORT, c, out, TOKEN_SHORT_CHARS);
}

/* A text longer than any key is not a key, and is not asked about. */
static int which(struct key_holder *k, enum key_word word, int64_t now, struct str text,
		 const struct token_claim *c, size_t n, int *phase)
{
	struct message_out m = question(k, word);

	*phase = -1;
	if (text.n > KEY_TEXT_MAX || n > KEY_CLAIMS_MAX || n == 0)
		return -1;
	message_put_int(&m, now);
	message_put_str(&m, text);
	message_put_count(&m, n);
	for (size_t i = 0; i < n; i++)
		key_put_claim(&m, &c[i]);
	struct message_in in = ask(k, &m);
	int found = (int)message_int(&in, -1, (int64_t)n - 1);
	int of = (int)message_int(&in, INT32_MIN, INT32_MAX);
	if (!understood(k, &in) || found < 0)
		return -1;
	*phase = of;
	return found;
}

int key_check(struct key_holder *k, int64_t now, struct str key,
	      const struct token_claim *c, size_t n, int *phase)
{
	return which(k, KEY_ASK_CHECK, now, key, c, n, phase);
}

int key_short_fits(struct key_holder *k, int64_t now, struct str text,
		   const struct token_claim *c, size_t n, int *phase)
{
	return which(k, KEY_ASK_SHORT_FITS, now, text, c, n, phase);
}

int64_t key_number(struct key_holder *k, int64_t row)
{
	if (row == k->row && row)
		return k->number;
	struct message_out m = question(k, KEY_ASK_NUMBER);

	message_put_int(&m, row);
	struct message_in in = ask(k, &m);
	int64_t number = message_int(&in, 1, INT64_C(1) << 40);
	if (!understood(k, &in))
		return 0;
	k->row = row;
	return k->number = number;
}

size_t key_rows(struct key_holder *k, int64_t now, int64_t number,
		int64_t rows[KEYS_MAX])
{
	struct message_out m = question(k, KEY_ASK_ROWS);

	message_put_int(&m, now);
	message_put_int(&m, number);
	struct message_in in = ask(k, &m);
	size_t n = message_count(&in, KEYS_MAX);
	for (size_t i = 0; i < n; i++)
		rows[i] = message_int(&in, 0, INT64_C(1) << 40);
	return understood(k, &in) ? n : 0;
}

void key_word(struct key_holder *k, struct str what, int64_t number,
	      char out[TOKEN_WORD_CHARS + 1])
{
	struct message_out m = question(k, KEY_ASK_WORD);

	message_put_str(&m, str_slice(what, 0, KEY_TEXT_MAX));
	message_put_int(&m, number);
	struct message_in in = ask(k, &m);
	take_text(k, &in, out, TOKEN_WORD_CHARS);
}

struct str key_reply_address(struct arena *a, struct key_holder *k, struct str house,
			     const struct token_claim *c)
{
	char key[TOKEN_CHARS + 1];

	key_make(k, c, key);
	return address_seat(a, house, c->game, c->seat, str_of(key));
}

struct str key_bounce_address(struct arena *a, struct key_holder *k, struct str house,
			      int home, int64_t row, struct str recipient)
{
	struct token_claim c = token_bounce(row, recipient);
	char key[TOKEN_CHARS + 1];

	key_make(k, &c, key);
	return address_bounce(a, house, home, key_number(k, row), str_of(key));
}
