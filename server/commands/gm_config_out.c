/* config check --connect, the way out: see gm_config.h. A sender of its own takes one letter to the
 * GM, as it takes the daemon's.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/process/child.h"
#include "mail/compose/compose.h"
#include "mail/send/sender_talk.h"
#include "server/commands/gm_config.h"
#include "server/console/gm.h"
#include "server/home/config.h"
#include "server/home/config_words.h"

enum {
	FIRST = 1,       /* the number of the only letter */
	END_MS = 1000,   /* the sender has nothing more to do by then */
	WORD_S = 60,     /* it says that it is alive more often */
	WORDS_MAX = 100, /* of them before a result: then the server is given up */
};

/* A letter to the GM; where the house has none, to the house itself, which leaves its own letters. */
static struct str recipient(const struct config *c)
{
	return c->gm.n ? c->gm : c->address;
}

static bool compose(struct gm *gm, const struct config *c, struct str *bytes,
		    struct err *err)
{
	int64_t now = clock_now(&gm->clock);
	struct letter_out l = {
		.from_name = STR("PostalGM"),
		.house = c->address,
		.envelope_from = c->address,
		.to = recipient(c),
		.subject = STR("Test letter from your game house"),
		.message_id = compose_id(gm->a, 'c', now, c->instance, c->address),
		.kind = LETTER_AUTO_GENERATED,
		.instance = c->instance,
		.date = now,
		.body = STR(
			"This letter was sent by `postalgm config check --connect`. It has arrived, so letters from your games will arrive as well.\n\nNo reply is needed. If you found it in the spam folder, mark it as wanted: your players may have the same filter.\n"),
	};

	return compose_letter(gm->a, &l, bytes, err);
}

/* The end of the letter. A sender that has something else to say first is heard on. */
static bool hear_result(struct gm *gm, int fd, struct post_result *r, struct err *err)
{
	struct message_in in;
	int64_t id;

	for (int i = 0; i < WORDS_MAX; i++) {
		if (message_receive(fd, gm->a, sender_words[SENDER_OFFICE].most,
				    WORD_S * 1000, &in) != MESSAGE_HERE)
			return err_set(err, "the process that sends letters has ended");
		if (in.kind == SENDER_RESULT) {
			sender_take_result(&in, &id, r);
			return message_ends(&in) ||
			       err_set(err,
				       "the process that sends letters sent an answer that makes no sense");
		}
		if (in.kind == SENDER_OFFICE) {
			(void)message_int(&in, 0, INT64_MAX);
			talk_take_err(&in, err);
			return false;
		}
	}
	return err_set(err, "the server does not accept the letter");
}

static bool send_one(struct gm *gm, const struct config *c, int fd, int64_t *until,
		     struct err *err)
{
	struct message_out m = message_begin(gm->a, SENDER_LETTER);
	struct post_result r = {0};
	struct parcel p = {
		.name = STR("check"), .envelope_from = c->address, .to = recipient(c)};

	if (!compose(gm, c, &p.bytes, err))
		return false;
	sender_put_parcel(&m, FIRST, &p);
	if (!message_send(fd, &m, err) || !hear_result(gm, fd, &r, err))
		return false;
	*until = r.trusted_until;
	/* A connection that broke has no code. */
	return r.verdict == POST_SENT || (r.code ? err_set(err, "%d %s", r.code, r.text)
						 : err_set(err, "%s", r.text));
}

void gm_config_send(struct gm *gm, const struct config *c, struct gm_way_out *out)
{
	struct way_out way;
	struct child child;
	struct err err = {0};

	*out = (struct gm_way_out){
		.url = str_z(gm->a, c->out),
		.to = config_scheme(c->out) == SCHEME_MAILDIR ? STR("") : recipient(c)};
	config_way_out(gm->a, gm->home_dir, c, &way);
	if (!child_start(CHILD_SENDER, NULL, &child, &err)) {
		out->why = str_z(gm->a, str_of(err.text));
		return;
	}
	out->answers =
		sender_greet(child.fd, gm->a, &way, &err) &&
		(!out->to.n || send_one(gm, c, child.fd, &out->trusted_until, &err));
	out->why = str_z(gm->a, str_of(err.text));
	child_end(&child, END_MS);
}
