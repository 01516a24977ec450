/* A stand-in for postalgm-send, for tests: it sends nothing; the name under which it runs selects
 * what it tells the core. All variants report an open connection first.
 * SPDX-License-Identifier: ISC */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/process/child.h"
#include "mail/send/sender_talk.h"

static struct arena *a;

static void say(struct message_out *m)
{
	struct err cut = {0};

	if (!message_send(CHILD_FD, m, &cut))
		_exit(0);
}

static void say_of(enum sender_word word, int64_t id)
{
	struct message_out m = message_begin(a, (int)word);

	message_put_int(&m, id);
	say(&m);
}

static void result(int64_t id, enum post_verdict verdict, bool recipient)
{
	struct message_out m = message_begin(a, SENDER_RESULT);
	struct post_result r = {.verdict = verdict,
				.recipient = recipient,
				.code = 250,
				.text = "2.0.0 so it says"};

	sender_put_result(&m, id, &r);
	say(&m);
}

static void octets(const char *s, size_t n)
{
	if (write(CHILD_FD, s, n) < 0)
		_exit(0);
}

static void office(int64_t id, const char *words)
{
	struct message_out m = message_begin(a, SENDER_OFFICE);
	struct err err = {.kind = ERR_WORLD};

	memcpy(err.text, words, strlen(words) + 1);
	message_put_int(&m, id);
	talk_put_err(&m, &err);
	say(&m);
}

/* Treatments of a letter ----------------------------------------------------------- */

/* clang-format off */
static void sent(int64_t id)    { say_of(SENDER_BEGUN, id), result(id, POST_SENT, false); }
static void another(int64_t id) { say_of(SENDER_BEGUN, id), result(id + 1000, POST_SENT, false); }
static void unasked(int64_t id) { (void)id, say_of(SENDER_BEGUN, 1), result(1, POST_SENT, false); }
static void unbegun(int64_t id) { result(id, POST_SENT, false); }
static void twice(int64_t id)   { sent(id), result(id, POST_FAILED, false); }
static void blames(int64_t id)  { say_of(SENDER_BEGUN, id), result(id, POST_SENT, true); }
static void garbage(int64_t id) { (void)id, octets("\x05\0\0\0\x06what? who? where?", 21); }
static void half(int64_t id)    { say_of(SENDER_BEGUN, id), octets("\x40\0\0\0\x06i", 6); }
static void endless(int64_t id) { (void)id, octets("\xff\xff\xff\x7f\x06", 5); }
static void dies(int64_t id)    { say_of(SENDER_BEGUN, id), abort(); }
static void mute(int64_t id)    { (void)id; }
static void alive(int64_t id)
{
	struct message_out m = message_begin(a, SENDER_ALIVE);
	say_of(SENDER_BEGUN, id), say(&m);
}
static void words(int64_t id)
{
	say_of(SENDER_BEGUN, id);
	office(id, "away\033[2J\r\nBcc: gm+kestrel.red.abcdefghijklmnopqrstu23@example.org");
}
static const struct { const char *name; void (*does)(int64_t); } all[] = {
	{"sent", sent}, {"another", another}, {"unasked", unasked}, {"unbegun", unbegun},
	{"twice", twice}, {"blames", blames}, {"garbage", garbage}, {"half", half},
	{"endless", endless}, {"dies", dies}, {"mute", mute}, {"alive", alive}, {"words", words},
};
/* clang-format on */

static void serve(void (*does)(int64_t))
{
	struct message_in in;
	struct parcel p;
	int64_t id;

	while (message_receive(CHILD_FD, a, sender_words[SENDER_LETTER].most,
			       MESSAGE_FOREVER, &in) == MESSAGE_HERE) {
		struct message_out opened = message_begin(a, SENDER_OPENED);
		if (in.kind == SENDER_OPEN)
			say(&opened);
		if (in.kind == SENDER_LETTER) {
			sender_take_parcel(&in, &id, &p);
			does(id);
		}
		arena_reset(a);
	}
}

int main(void)
{
	char path[4096];
	ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
	const char *mark = "/sender-";

	path[n > 0 ? n : 0] = '\0';
	a = arena_create();
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		const char *name = strstr(path, mark);
		if (name && strcmp(name + strlen(mark), all[i].name) == 0)
			serve(all[i].does);
	}
	return 1;
}
