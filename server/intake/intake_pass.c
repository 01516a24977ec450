/* Letters for another home: see intake_pass.h. What proves most comes first: the address, then the letter
 * that is answered, then the names of games in it, then its writer.
 * SPDX-License-Identifier: ISC */
#include "server/intake/intake_pass.h"

#include "base/arena.h"
#include "mail/letter/subject.h"
#include "mail/trust/trust.h"
#include "schema/games.h"
#include "schema/homes/elsewhere.h"
#include "schema/homes/moved.h"
#include "schema/mail/outbox.h"
#include "server/house/passing.h"
#include "server/outbox/post.h"

enum { WAIT_S = 30, NAMING_LINES = 3 };

/* Where a letter belongs. */
enum errand_to { TO_OPEN, TO_HERE, TO_HOME, TO_WAIT, TO_SEVERAL };
struct errand {
	struct letter_in *x;
	struct homes *all;
	bool persons;
	enum errand_to to; /* TO_OPEN: nothing has told it yet */
	int home;
};

/* Sets it by what was found here and in the other homes. */
static bool place(struct errand *e, bool here, enum homes_what what, struct str text,
		  int64_t number, struct err *err)
{
	int which, n;

	if (here) {
		e->to = TO_HERE;
		return true;
	}
	if (!homes_with(e->all, what, text, number, &which, &n, err)) {
		struct log_line l = home_log(e->x->h, LOG_WARN, "home-away");
		log_int(&l, "in", e->x->in->id);
		log_z(&l, "error", err->text);
		log_end(&l);
		*err = (struct err){0};
		e->to = TO_WAIT;
		return true;
	}
	e->to = n > 1 ? TO_SEVERAL : n ? TO_HOME : TO_OPEN;
	e->home = which;
	return true;
}

static bool by_game(struct errand *e, struct str name, struct err *err)
{
	struct letter_in *x = e->x;
	struct moved m;
	struct game g;
	bool here, moved;

	if (!name.n)
		return true;
	if (!games_look(x->h->store, x->a, name, &here, &g, err) ||
	    !moved_find(x->h->store, x->a, name, &moved, &m, err))
		return false;
	if (moved && m.state == MOVED_LEAVING) {
		e->to = TO_WAIT;
		return true;
	}
	return place(e, here, HOMES_GAME, name, 0, err);
}

static bool by_word(struct errand *e, struct str word, struct err *err)
{
	char hash[TOKEN_HASH_CHARS + 1];
	bool here;

	token_word_hash(word, hash);
	return elsewhere_word(e->x->h->store, str_of(hash), &here, err) &&
	       place(e, here, HOMES_WORD, str_of(hash), 0, err);
}

/* A number of ours, as others see it, stands for one row under each key of the house. */
static bool by_number(struct errand *e, int64_t number, struct err *err)
{
	struct home *h = e->x->h;
	int64_t rows[KEYS_MAX];
	size_t n = key_rows(h->keys, home_now(h), number, rows);

	for (size_t i = 0; i < n && e->to == TO_OPEN; i++) {
		bool here;
		if (!elsewhere_letter(h->store, rows[i], &here, err) ||
		    !place(e, here, HOMES_LETTER, STR(""), rows[i], err))
			return false;
	}
	return true;
}

static bool by_addresses(struct errand *e, struct err *err)
{
	const struct letter *l = e->x->l;

	for (size_t i = 0; i < l->n_to && e->to == TO_OPEN; i++) {
		struct address ad;
		bool ok = true;
		if (!address_parse(l->to[i], e->x->h->house.address, &ad))
			continue;
		switch (ad.kind) {
		case ADDRESS_SEAT:
		case ADDRESS_GM:
			ok = by_game(e, ad.game, err);
			break;
		case ADDRESS_CONFIRM:
			ok = by_word(e, ad.key, err);
			break;
		case ADDRESS_BOUNCE:
			ok = by_number(e, ad.number, err);
			break;
		case ADDRESS_PLAIN:
			break;
		}
		if (!ok)
			return false;
	}
	return true;
}

/* "o.12.INSTANCE@example.org" */
static bool by_answered(struct errand *e, struct err *err)
{
	const struct letter *l = e->x->l;
	struct str ids = str_printf(e->x->a, PRI_STR " " PRI_STR,
				    STR_ARG(l->in_reply_to), STR_ARG(l->references));
	struct str id;
	int64_t number;

	while (e->to == TO_OPEN && str_word(&ids, &id)) {
		struct str rest = str_slice(id, 2, id.n);
		if (str_starts(id, "o.") &&
		    str_int(str_until(&rest, '.'), 1, INT64_MAX, &number) &&
		    !by_number(e, number, err))
			return false;
	}
	return true;
}

/* "JOIN ce-8 as red", "observe ce-8": in the subject's brackets, or a word of its first lines. */
static bool by_names(struct errand *e, struct err *err)
{
	const struct letter *l = e->x->l;
	int n = 0;

	if (!by_game(e, subject_game(l->subject), err))
		return false;
	for (size_t i = 0; i <= l->n_lines && n < NAMING_LINES; i++) {
		struct str line = i < l->n_lines ? str_trim(l->lines[i]) : l->subject,
			   word;
		n += line.n > 0;
		while (e->to == TO_OPEN && str_word(&line, &word)) {
			while (word.n && str_find_char(STR(".,:;!?\"')"),
						       word.s[word.n - 1]) != SIZE_MAX)
				word.n--;
			if (word.n > 1 && !by_game(e, word, err))
				return false;
		}
	}
	return true;
}

static bool by_writer(struct errand *e, struct err *err)
{
	struct letter_in *x = e->x;
	struct str from = x->l->from.n ? x->l->from : x->l->from_unsure;
	bool here;

	if (!from.n)
		return true;
	if (!elsewhere_person(x->h->store, from, &here, err) ||
	    !place(e, false, HOMES_ADDRESS, from, 0, err))
		return false;
	if (here)
		e->to = e->to == TO_OPEN ? TO_HERE : TO_SEVERAL;
	return true;
}

static bool find(struct errand *e, struct err *err)
{
	bool ok = by_addresses(e, err);

	if (!e->persons)
		return ok;
	return ok && (e->to != TO_OPEN || by_answered(e, err)) &&
	       (e->to != TO_OPEN || by_names(e, err)) &&
	       (e->to != TO_OPEN || by_writer(e, err));
}

static bool pass_on(struct errand *e, struct err *err)
{
	struct letter_in *x = e->x;
	const struct house_home *own = &e->all->home[e->all->own],
				*to = &e->all->home[e->home];
	struct str raw;
	bool added;

	if (!inbox_bytes(x->h->store, x->a, x->in->id, &raw, err))
		return false;
	struct outbox o = {
		.seat = SEAT_NONE,
		.cause_kind = str_of(post_cause_name(CAUSE_IN)),
		.cause_id = x->in->id,
		.rcpt = to->mailbox,
		.kind = str_of(post_kind_name(KIND_PASSED)),
		.subject = x->l->subject,
		.message_id = x->l->message_id,
		.message = passing_wrap(x->h, x->a, own->name, raw, x->in->arrival),
		.next = home_now(x->h),
		.created = home_now(x->h),
	};
	if (!outbox_next_id(x->h->store, &o.id, err))
		return false;
	o.envelope_from = key_bounce_address(x->a, x->h->keys, x->h->config.address,
					     x->h->number, o.id, o.rcpt);
	struct log_line l = home_log(x->h, LOG_INFO, "passed");
	log_int(&l, "in", x->in->id);
	log_str(&l, "to", to->name);
	log_end(&l);
	return outbox_add(x->h->store, &o, &added, err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_PASSED, "passed", err);
}

/* What is meant for one game would otherwise act in another one. */
static bool ask_which(struct letter_in *x, struct err *err)
{
	struct page page = page_in(x->a);
	bool within;

	if (!x->l->answer || !intake_within_budget(x, x->l->from, &within, err) ||
	    !within)
		return intake_be_silent(x, "stranger", err);
	page_para(
		&page,
		STR("You are in several games here, and your letter does not say which one it is for. Nothing in it was carried out. Reply to a letter of that game, or write the game's name into the subject, in brackets: [ce-7]."));
	return intake_answer_plain(x, x->l->from, STR("for which game is your letter?"),
				   &page, err) &&
	       intake_settle(x, INBOX_DONE, SETTLED_ANSWERED, "several", err);
}

bool intake_pass(struct letter_in *x, bool persons, bool *done, struct err *err)
{
	struct errand e = {.x = x, .home = -1, .persons = persons};
	struct str bytes;
	int64_t arrival;

	*done = false;
	if (!homes_of(x->h, &e.all, err))
		return false;
	if (!e.all->n)
		return true;
	if (!inbox_bytes(x->h->store, x->a, x->in->id, &bytes, err))
		return false;
	if (passing_read(x->h, x->a, bytes, &arrival))
		return true;
	if (!find(&e, err))
		return false;
	*done = e.to != TO_OPEN && e.to != TO_HERE;
	if (e.to == TO_HOME)
		return pass_on(&e, err);
	if (e.to == TO_WAIT)
		return inbox_defer(x->h->store, x->in->id, home_now(x->h) + WAIT_S,
				   err);
	return !*done || ask_which(x, err);
}
