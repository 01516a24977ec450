/* The messages between core and fetcher: see fetcher_talk.h.
 * SPDX-License-Identifier: ISC */
#include "mail/fetch/fetcher_talk.h"

#include "base/arena.h"
#include "mail/letter/letter.h"

enum {
	SMALL = 64,
	WAY = 8 * TALK_TEXT_MAX,
	ITEM = FETCHER_NAME_MAX + 80, /* with the letters of its types */
	MARK = FETCHER_NAME_MAX + 2 * FETCHER_WORD_MAX + 80,
	/* A server may be slow in each step of its own: connecting, login, looking. */
	SERVER_S = 10 * 60,
	HERE_S = 20, /* questions that need no server */
};

/* clang-format off */
const struct talk_word fetcher_words[FETCHER_WORDS] = {
	[FETCHER_OPEN]     = {"open",  WAY,                                HERE_S},
	[FETCHER_LIST]     = {"list",  SMALL,                              SERVER_S},
	[FETCHER_AHEAD]    = {"ahead", SMALL + FETCHER_GROUP_MAX * ITEM,   SERVER_S},
	[FETCHER_FETCH]    = {"fetch", SMALL + ITEM,                       SERVER_S},
	[FETCHER_DONE]     = {"done",  SMALL + FETCHER_GROUP_MAX * ITEM,   0},
	[FETCHER_FLUSH]    = {"flush", SMALL,                              SERVER_S},
	[FETCHER_SHOW]     = {"show",  SMALL + FETCHER_MARKS_MAX * MARK,   SERVER_S},
	[FETCHER_AGAIN]    = {"again", SMALL,                              SERVER_S},
	[FETCHER_TAKEN]    = {"taken", SMALL,                              SERVER_S},
	[FETCHER_KNOWN]    = {"known", SMALL + FETCHER_ITEMS_GROUP,        0},
	[FETCHER_WATCH]    = {"watch", SMALL,                              SERVER_S},
	[FETCHER_OPENED]   = {"opened", SMALL,                             0},
	[FETCHER_ITEMS]    = {"items", SMALL + FETCHER_ITEMS_GROUP * ITEM, 0},
	[FETCHER_LISTED]   = {"listed", SMALL,                             0},
	[FETCHER_LETTER]   = {"letter", SMALL + ITEM + LETTER_SIZE_MAX + 1, 0},
	[FETCHER_WELL]     = {"well", SMALL,                               0},
	[FETCHER_ASKS]     = {"asks", SMALL + FETCHER_ITEMS_GROUP * ITEM,  0},
	[FETCHER_LOOKED]   = {"looked", SMALL,                             0},
	[FETCHER_WATCHING] = {"watching", SMALL,                           0},
	[FETCHER_CALLS]    = {"calls", SMALL,                              0},
	[FETCHER_TROUBLE]  = {"trouble", SMALL + sizeof(struct err),       0},
};
/* clang-format on */

void fetcher_put_way(struct message_out *m, const struct mailbox_config *w)
{
	talk_put_text(m, w->url);
	talk_put_secret(m, &w->secret);
	message_put_int(m, w->token);
	talk_put_text(m, w->ca_file);
	talk_put_text(m, w->ca_name);
	talk_put_text(m, w->move_to);
	message_put_int(m, w->remove);
	message_put_int(m, w->connect_s);
	message_put_int(m, w->command_s);
}

void fetcher_take_way(struct message_in *in, struct arena *a, struct mailbox_config *w)
{
	*w = (struct mailbox_config){.url = message_z(in, a, TALK_TEXT_MAX)};
	talk_take_secret(in, a, &w->secret);
	w->token = message_bool(in);
	w->ca_file = talk_take_text(in, a);
	w->ca_name = talk_take_text(in, a);
	w->move_to = talk_take_text(in, a);
	w->remove = message_bool(in);
	w->connect_s = (int)message_int(in, 0, INT32_MAX);
	w->command_s = (int)message_int(in, 0, INT32_MAX);
}

void fetcher_put_place(struct message_out *m, const struct mail_place *p)
{
	message_put_int(m, p->uidvalidity);
	message_put_int(m, p->uid);
	message_put_int(m, p->since);
}

void fetcher_take_place(struct message_in *in, struct mail_place *p)
{
	p->uidvalidity = message_int(in, 0, UINT32_MAX);
	p->uid = message_int(in, 0, UINT32_MAX);
	p->since = message_int(in, INT64_MIN, INT64_MAX);
}

void fetcher_put_items(struct message_out *m, const struct mail_item *items, size_t n)
{
	message_put_count(m, n);
	for (size_t i = 0; i < n; i++) {
		message_put_str(m, items[i].name);
		message_put_int(m, items[i].uidvalidity);
		message_put_int(m, items[i].uid);
		message_put_int(m, items[i].arrival);
		message_put_int(m, items[i].stamped);
		message_put_int(m, items[i].order);
		message_put_int(m, (int64_t)items[i].size);
	}
}

struct mail_item *fetcher_take_items(struct message_in *in, struct arena *a,
				     size_t most, size_t *n)
{
	*n = message_count(in, most);
	struct mail_item *items = arena_array(a, struct mail_item, *n + 1);

	for (size_t i = 0; i < *n && in->good; i++) {
		items[i].name = message_str(in, FETCHER_NAME_MAX);
		items[i].uidvalidity = message_int(in, 0, UINT32_MAX);
		items[i].uid = message_int(in, 0, UINT32_MAX);
		items[i].arrival = message_int(in, INT64_MIN, INT64_MAX);
		items[i].stamped = message_bool(in);
		items[i].order = message_int(in, INT64_MIN, INT64_MAX);
		items[i].size = (size_t)message_int(in, 0, INT64_MAX);
		in->good = in->good && items[i].name.n > 0;
	}
	return items;
}

void fetcher_put_marks(struct message_out *m, const struct mail_mark *marks, size_t n)
{
	message_put_count(m, n);
	for (size_t i = 0; i < n; i++) {
		message_put_str(m, marks[i].name);
		message_put_int(m, marks[i].uidvalidity);
		message_put_str(m, marks[i].word);
		message_put_str(m, marks[i].was);
		message_put_int(m, marks[i].answered);
		message_put_int(m, marks[i].look);
		message_put_int(m, marks[i].open);
	}
}

struct mail_mark *fetcher_take_marks(struct message_in *in, struct arena *a, size_t *n)
{
	*n = message_count(in, FETCHER_MARKS_MAX);
	struct mail_mark *marks = arena_array(a, struct mail_mark, *n + 1);

	for (size_t i = 0; i < *n && in->good; i++) {
		marks[i].name = message_str(in, FETCHER_NAME_MAX);
		marks[i].uidvalidity = message_int(in, 0, UINT32_MAX);
		marks[i].word = message_str(in, FETCHER_WORD_MAX);
		marks[i].was = message_str(in, FETCHER_WORD_MAX);
		marks[i].answered = message_bool(in);
		marks[i].look = message_bool(in);
		marks[i].open = message_bool(in);
	}
	return marks;
}

bool fetcher_comes_ahead(const struct mail_item *item)
{
	return item->size <= FETCHER_AHEAD_MAX;
}
