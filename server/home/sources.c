/* The mailboxes of the configuration: see sources.h.
 * SPDX-License-Identifier: ISC */
#include "server/home/sources.h"

#include "base/arena.h"
#include "server/home/mailbox_name.h"

/* Finds the mailbox's row. If there are rows under two spellings, which an earlier
 * edition made, takes the one that was read last. */
static const struct source *find(const struct home *h, struct arena *a,
				 const struct source *rows, int n, struct str name)
{
	const struct source *found = NULL;

	for (int i = 0; i < n; i++) {
		if (str_equal(rows[i].name, name))
			return &rows[i];
		if (str_equal(mailbox_name(a, h->dir, rows[i].name), name) &&
		    (!found || rows[i].last_sweep >= found->last_sweep))
			found = &rows[i];
	}
	return found;
}

bool sources_of_house(struct home *h, struct arena *a, struct source **out,
		      struct err *err)
{
	int n = h->config.n_in, n_rows;
	struct source *rows;

	if (!sources_list(h->store, a, &rows, &n_rows, err))
		return false;
	*out = arena_array(a, struct source, (size_t)n);
	for (int i = 0; i < n; i++) {
		struct str name = mailbox_name(a, h->dir, h->config.in[i].url);
		const struct source *row = find(h, a, rows, n_rows, name);
		(*out)[i] = row ? *row : (struct source){.name = name};
	}
	return true;
}

static bool take_up(struct home *h, struct arena *a, int i, const struct source *s,
		    struct err *err)
{
	struct str name = mailbox_name(a, h->dir, h->config.in[i].url);
	int64_t created, restored;

	h->source[i] = s->id;
	if (s->id)
		return str_equal(s->name, name) ||
		       source_rename(h->store, s->id, name, err);
	/* In a copy nobody knows whether it was in use before. */
	return meta_get_int(h->store, "created", &created, err) &&
	       meta_get_int(h->store, "restored_utc", &restored, err) &&
	       source_add(h->store, config_way_kind(&h->config.in[i]), name, created,
			  restored ? 0 : home_now(h), &h->source[i], err);
}

static bool is_in_use(const struct home *h, int64_t id)
{
	for (int i = 0; i < h->config.n_in; i++)
		if (h->source[i] == id)
			return true;
	return false;
}

/* A mailbox that is no longer configured does not count as away. */
static bool put_down_others(struct home *h, struct arena *a, struct err *err)
{
	struct source *rows;
	int n;

	if (!sources_list(h->store, a, &rows, &n, err))
		return false;
	for (int i = 0; i < n; i++)
		if (!is_in_use(h, rows[i].id) &&
		    (rows[i].away || rows[i].rescan_since) &&
		    (!source_away(h->store, rows[i].id, 0, STR(""), err) ||
		     !source_rescan(h->store, rows[i].id, 0, err)))
			return false;
	return true;
}

bool sources_take_up(struct home *h, struct err *err)
{
	struct arena *a = arena_create();
	struct source *rows;
	bool ok = sources_of_house(h, a, &rows, err);

	for (int i = 0; ok && i < h->config.n_in; i++)
		ok = take_up(h, a, i, &rows[i], err);
	ok = ok && put_down_others(h, a, err);
	arena_destroy(a);
	return ok;
}

const struct config_mailbox *sources_config(const struct home *h, int64_t source_id)
{
	static const struct config_mailbox nobodys;

	for (int i = 0; i < h->config.n_in; i++)
		if (h->source[i] == source_id || !h->source[i])
			return &h->config.in[i];
	return source_id ? &nobodys : &h->config.in[0];
}

struct str sources_words(const struct home *h, struct arena *a, int i)
{
	return h->config.n_in == 1 ? STR("the mailbox")
				   : str_printf(a, "the mailbox " PRI_STR,
						STR_ARG(h->config.in[i].url));
}

bool sources_away(struct home *h, struct arena *a, struct sources_away *away,
		  struct err *err)
{
	struct source *rows;

	*away = (struct sources_away){0};
	if (!sources_of_house(h, a, &rows, err))
		return false;
	for (int i = 0; i < h->config.n_in; i++)
		if (rows[i].away && !h->config.in[i].optional &&
		    (!away->since || rows[i].away < away->since))
			*away = (struct sources_away){
				rows[i].away, sources_words(h, a, i), rows[i].trouble};
	return true;
}

/* Finds which of them is meant; -1: all. */
static bool choose(const struct home *h, struct str which, int *chosen, struct err *err)
{
	int n = 0;

	*chosen = -1;
	for (int i = 0; which.n && i < h->config.n_in; i++) {
		struct str url = h->config.in[i].url;
		if (str_equal(url, which)) {
			*chosen = i;
			return true;
		}
		if (str_find(url, which) != SIZE_MAX) {
			*chosen = i;
			n++;
		}
	}
	if (!which.n || n == 1)
		return true;
	return err_refuse(err,
			  n ? "several mailboxes have '" PRI_STR
			      "' in their URL; write more of it"
			    : "no mailbox has '" PRI_STR
			      "' in its URL; `postalgm config show` lists them",
			  STR_ARG(which));
}

bool sources_rescan(struct home *h, struct str which, int64_t since, int *n,
		    struct err *err)
{
	int chosen;

	*n = 0;
	if (!choose(h, which, &chosen, err) || !sources_take_up(h, err))
		return false;
	for (int i = 0; i < h->config.n_in; i++) {
		if (chosen >= 0 && i != chosen)
			continue;
		++*n;
		if (!source_rescan(h->store, h->source[i], since > 0 ? since : 1, err))
			return false;
	}
	return true;
}
