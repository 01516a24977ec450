/* Certificates: see certificate.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/certificate.h"

#include "base/arena.h"
#include "schema/store/store.h"

static const char *key_of(struct arena *a, struct str url)
{
	return str_z(a, str_printf(a, "certificate " PRI_STR, STR_ARG(url)));
}

/* "imaps://gm%40example.org@imap.example.org:993/INBOX" -> "imap.example.org" */
static struct str host_of(struct str url)
{
	size_t slashes = str_find(url, STR("://"));
	struct str rest = slashes == SIZE_MAX ? url
					      : str_slice(url, slashes + 3, url.n),
		   host = str_until(&rest, '/');
	size_t at = str_find_char(host, '@');

	if (at != SIZE_MAX)
		host = str_slice(host, at + 1, host.n);
	return str_until(&host, ':');
}

bool certificate_note(struct home *h, struct str url, int64_t until, struct err *err)
{
	int64_t before;

	if (!until)
		return true;
	struct arena *a = arena_create();
	const char *key = key_of(a, url);
	bool ok = meta_get_int(h->store, key, &before, err) &&
		  (before == until || meta_set_int(h->store, key, until, err));

	arena_destroy(a);
	return ok;
}

bool certificates_known(struct home *h, struct arena *a, struct certificate **list,
			int *n, struct err *err)
{
	const struct config *c = &h->config;

	*list = NULL;
	*n = 0;
	for (int i = 0; i <= c->n_in; i++) {
		struct str url = i < c->n_in ? c->in[i].url : c->out;
		struct certificate x = {.number = i < c->n_in ? i : CERTIFICATE_OUT,
					.host = host_of(url)};
		if (!meta_get_int(h->store, key_of(a, url), &x.until, err))
			return false;
		if (x.until)
			*arena_push(a, *list, *n) = x;
	}
	return true;
}

struct str certificate_told(struct arena *a, const struct home *h,
			    const struct certificate *x, int64_t now)
{
	const char *what = x->number == CERTIFICATE_OUT ? "no letter goes out"
							: "no letter is read there";

	if (x->until <= now)
		return str_printf(
			a,
			"the certificate of " PRI_STR " ended on " PRI_STR
			": %s until that server has a new one",
			STR_ARG(x->host),
			STR_MADE(a, clock_whole(a, x->until, h->config.zone.s)), what);
	return str_printf(a,
			  "the certificate of " PRI_STR " ends on " PRI_STR
			  " (in " PRI_STR
			  "): from then on %s, unless that server has a new one",
			  STR_ARG(x->host),
			  STR_MADE(a, clock_whole(a, x->until, h->config.zone.s)),
			  STR_MADE(a, clock_span(a, x->until - now)), what);
}
