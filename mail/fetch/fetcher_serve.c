/* The fetcher from inside: puts the core's questions to the mailbox. See fetcher.h and
 * fetcher_talk.h. The core is not trusted either: a question that is malformed, or
 * comes before the mailbox is open, ends the process.
 * SPDX-License-Identifier: ISC */
#include <poll.h>
#include <string.h>

#include "base/arena.h"
#include "base/process/confine.h"
#include "mail/fetch/fetcher.h"
#include "mail/fetch/fetcher_talk.h"

enum {
	QUESTION_MS = 60 * 1000, /* the core writes one in one go */
	/* Some answers keep libetpan busy forever. */
	CPU_S = 60,
};

struct serving {
	int fd;
	fetcher_opens *open;
	struct mailbox *box;
	struct arena *way;   /* the way's texts live as long as the box */
	struct arena *a;     /* of one question */
	struct arena *group; /* of the letters that were announced */
	struct mail_item *announced;
	size_t n_announced;
	int watched; /* a descriptor by which the mailbox reports new letters; -1: it has none */
	struct err undone; /* the failure of a DONE, kept until the core asks for it */
	int cpu_s;         /* for one question */
	bool cut;
};

/* Answers ---------------------------------------------------------------------- */

static struct message_out begin(struct serving *s, enum fetcher_word word)
{
	return message_begin(s->a, (int)word);
}

static bool say(struct serving *s, struct message_out *m)
{
	struct err cut = {0};

	s->cut = s->cut || !message_send(s->fd, m, &cut);
	return !s->cut;
}

static bool well(struct serving *s)
{
	struct message_out m = begin(s, FETCHER_WELL);

	return say(s, &m);
}

static bool trouble(struct serving *s, const struct err *err)
{
	struct message_out m = begin(s, FETCHER_TROUBLE);

	talk_put_err(&m, err);
	return say(s, &m);
}

static bool tell(struct serving *s, bool ok, const struct err *err)
{
	return ok ? well(s) : trouble(s, err);
}

/* Questions ---------------------------------------------------------------------- */

static bool on_open(struct serving *s, struct message_in *in)
{
	struct err err = {0};
	struct mailbox_config way;

	fetcher_take_way(in, s->way, &way);
	if (!message_ends(in) || s->box)
		return false;
	if (way.command_s && way.command_s < CPU_S)
		s->cpu_s = way.command_s;
	s->box = s->open(&way, &err);
	if (!s->box)
		return trouble(s, &err);
	struct message_out m = begin(s, FETCHER_OPENED);
	message_put_int(&m, mailbox_can_show(s->box));
	return say(s, &m);
}

static bool say_items(struct serving *s, const struct mail_item *items, size_t n)
{
	for (size_t i = 0; i < n; i += FETCHER_ITEMS_GROUP) {
		size_t some = n - i < FETCHER_ITEMS_GROUP ? n - i : FETCHER_ITEMS_GROUP;
		struct message_out m = begin(s, FETCHER_ITEMS);
		fetcher_put_items(&m, items + i, some);
		if (!say(s, &m))
			return false;
	}
	return true;
}

static bool on_list(struct serving *s, struct message_in *in)
{
	struct mail_place from;
	struct mail_item *items;
	struct err err = {0};
	size_t n;

	fetcher_take_place(in, &from);
	if (!message_ends(in))
		return false;
	s->box->from = from;
	if (!mailbox_list(s->box, s->a, &items, &n, &err))
		return trouble(s, &err);
	/* The next list goes on where this one ends. */
	if (n > FETCHER_ITEMS_MAX) {
		n = FETCHER_ITEMS_MAX;
		if (s->box->reached.uidvalidity)
			s->box->reached.uid = items[n - 1].uid;
	}
	if (!say_items(s, items, n))
		return false;
	struct message_out m = begin(s, FETCHER_LISTED);
	fetcher_put_place(&m, &s->box->reached);
	message_put_int(&m, s->box->skipped);
	message_put_int(&m, s->box->trusted_until);
	return say(s, &m);
}

/* `*good`: there was no trouble. */
static bool say_letter(struct serving *s, const struct mail_item *item, bool *good)
{
	struct err err = {0};
	struct str bytes;
	bool gone;

	*good = mailbox_fetch(s->box, item, s->a, &bytes, &gone, &err);
	if (!*good)
		return trouble(s, &err);
	struct message_out m =
		message_begin_for(s->a, FETCHER_LETTER, bytes.n + item->name.n + 64);
	message_put_str(&m, item->name);
	message_put_int(&m, gone);
	message_put_str(&m, bytes);
	return say(s, &m);
}

static bool on_fetch(struct serving *s, struct message_in *in)
{
	size_t n;
	bool good;
	struct mail_item *item = fetcher_take_items(in, s->a, 1, &n);

	return message_ends(in) && n == 1 && say_letter(s, item, &good);
}

/* Letters announced earlier have arrived by now. Sends them to the core while the letters of
 * this call download. */
static bool say_announced(struct serving *s)
{
	struct arena_mark mark = arena_mark(s->a);
	bool ok = true, good = true;

	for (size_t i = 0; ok && good && i < s->n_announced; i++) {
		if (!fetcher_comes_ahead(&s->announced[i]))
			continue;
		ok = say_letter(s, &s->announced[i], &good);
		arena_rewind(s->a, mark);
	}
	return ok;
}

static void announce(struct serving *s, const struct mail_item *items, size_t n)
{
	arena_reset(s->group);
	s->announced = arena_array(s->group, struct mail_item, n + 1);
	s->n_announced = n;
	for (size_t i = 0; i < n; i++) {
		s->announced[i] = items[i];
		s->announced[i].name = str_dup(s->group, items[i].name);
	}
}

static bool on_ahead(struct serving *s, struct message_in *in)
{
	struct err err = {0};
	size_t n;
	struct mail_item *items = fetcher_take_items(in, s->a, FETCHER_GROUP_MAX, &n);

	if (!message_ends(in))
		return false;
	if (!mailbox_ahead(s->box, items, n, &err)) {
		s->n_announced = 0;
		return trouble(s, &err);
	}
	bool ok = well(s) && say_announced(s);
	announce(s, items, n);
	return ok;
}

static bool on_done(struct serving *s, struct message_in *in)
{
	size_t n;
	struct mail_item *items = fetcher_take_items(in, s->a, FETCHER_GROUP_MAX, &n);

	if (!message_ends(in))
		return false;
	for (size_t i = 0; i < n; i++)
		(void)!mailbox_done(s->box, &items[i], &s->undone);
	return true;
}

static bool on_flush(struct serving *s, struct message_in *in)
{
	struct err err = {0};

	if (!message_ends(in))
		return false;
	bool ok = mailbox_flush(s->box, &err);
	if (ok && s->undone.kind != ERR_NONE) {
		err = s->undone;
		ok = false;
	}
	s->undone = (struct err){0};
	return tell(s, ok, &err);
}

static bool on_show(struct serving *s, struct message_in *in)
{
	struct err err = {0};
	size_t n;
	struct mail_mark *marks = fetcher_take_marks(in, s->a, &n);

	return message_ends(in) && mailbox_can_show(s->box) &&
	       tell(s, mailbox_show(s->box, marks, n, &err), &err);
}

/* Asks the core what the store knows. If the answer makes no sense, all letters count
 * as known, and nothing is touched. */
static void ask_core(void *with, const struct str names[], size_t n, bool known[])
{
	struct serving *s = with;
	struct message_out m = begin(s, FETCHER_ASKS);
	struct message_in in = {0};

	message_put_count(&m, n);
	for (size_t i = 0; i < n; i++)
		message_put_str(&m, names[i]);
	bool ok = say(s, &m) &&
		  message_receive(s->fd, s->a, fetcher_words[FETCHER_KNOWN].most,
				  QUESTION_MS, &in) == MESSAGE_HERE &&
		  in.kind == FETCHER_KNOWN;
	struct str flags = ok ? message_str(&in, n) : STR("");
	s->cut = s->cut || !ok || !message_ends(&in) || flags.n != n;
	for (size_t i = 0; i < n; i++)
		known[i] = s->cut || flags.s[i] != 0;
}

static bool on_taken(struct serving *s, struct message_in *in)
{
	struct mail_place from;
	struct mail_item *items;
	struct err err = {0};
	size_t n;

	fetcher_take_place(in, &from);
	int64_t since = message_int(in, INT64_MIN, INT64_MAX);
	if (!message_ends(in))
		return false;
	s->box->from = from;
	if (!mailbox_taken(s->box, s->a, since, &items, &n, &err))
		return trouble(s, &err);
	if (n > FETCHER_ITEMS_MAX)
		n = FETCHER_ITEMS_MAX;
	if (!say_items(s, items, n))
		return false;
	struct message_out m = begin(s, FETCHER_LOOKED);
	message_put_int(&m, (int64_t)n);
	return say(s, &m);
}

static bool on_again(struct serving *s, struct message_in *in)
{
	const struct mail_known known = {ask_core, s};
	int64_t since = message_int(in, INT64_MIN, INT64_MAX);
	struct err err = {0};
	int n = 0;

	if (!message_ends(in))
		return false;
	bool ok = mailbox_again(s->box, since, &known, &n, &err);
	if (s->cut)
		return false;
	if (!ok)
		return trouble(s, &err);
	struct message_out m = begin(s, FETCHER_LOOKED);
	message_put_int(&m, n);
	return say(s, &m);
}

static bool on_watch(struct serving *s, struct message_in *in)
{
	int seconds = 0;

	if (!message_ends(in))
		return false;
	s->watched = mailbox_watch(s->box, &seconds);
	struct message_out m = begin(s, FETCHER_WATCHING);
	message_put_int(&m,
			seconds < FETCHER_WATCH_MAX_S ? seconds : FETCHER_WATCH_MAX_S);
	return say(s, &m);
}

/* clang-format off */
static bool (*const answer[])(struct serving *, struct message_in *) = {
	[FETCHER_OPEN]  = on_open,
	[FETCHER_LIST]  = on_list,
	[FETCHER_AHEAD] = on_ahead,
	[FETCHER_FETCH] = on_fetch,
	[FETCHER_DONE]  = on_done,
	[FETCHER_FLUSH] = on_flush,
	[FETCHER_SHOW]  = on_show,
	[FETCHER_AGAIN] = on_again,
	[FETCHER_TAKEN] = on_taken,
	[FETCHER_KNOWN] = NULL, /* only while it is asked for */
	[FETCHER_WATCH] = on_watch,
};
/* clang-format on */
enum { N_ANSWERS = sizeof answer / sizeof *answer };

/* The loop ----------------------------------------------------------------------- */

static size_t longest_question(void)
{
	size_t most = 0;

	for (int i = 0; i < N_ANSWERS; i++)
		if (fetcher_words[i].most > most)
			most = fetcher_words[i].most;
	return most;
}

static bool serve_one(struct serving *s)
{
	struct message_in in;

	if (message_receive(s->fd, s->a, longest_question(), QUESTION_MS, &in) !=
		    MESSAGE_HERE ||
	    in.kind >= N_ANSWERS || !answer[in.kind] ||
	    in.rest.n > fetcher_words[in.kind].most ||
	    (in.kind != FETCHER_OPEN && !s->box))
		return false;
	s->watched = -1;
	confine_seconds(s->cpu_s);
	return answer[in.kind](s, &in);
}

/* The mailbox reports once; then it is the core's turn. */
static bool call(struct serving *s)
{
	struct message_out m = begin(s, FETCHER_CALLS);

	s->watched = -1;
	return say(s, &m);
}

void fetcher_serve(int fd, fetcher_opens *open)
{
	struct serving s = {.fd = fd,
			    .open = open,
			    .way = arena_create(),
			    .a = arena_create(),
			    .group = arena_create(),
			    .watched = -1,
			    .cpu_s = CPU_S};

	for (bool ok = true; ok && !s.cut; arena_reset(s.a)) {
		struct pollfd p[] = {{.fd = fd, .events = POLLIN},
				     {.fd = s.watched, .events = POLLIN}};
		if (poll(p, 2, -1) < 0)
			continue;
		ok = p[0].revents ? serve_one(&s) : p[1].revents ? call(&s) : true;
	}
	mailbox_close(s.box);
	arena_destroy(s.group);
	arena_destroy(s.a);
	arena_destroy(s.way);
}
