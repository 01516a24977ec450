/* Authentication-Results (RFC 8601): see authres.h.
 * SPDX-License-Identifier: ISC */
#include "mail/authres.h"

#include "base/arena.h"
#include "mail/received.h"

static enum authres_result result_of(struct str s)
{
	if (str_is(s, "pass"))
		return AUTHRES_PASS;
	return str_is(s, "fail") || str_is(s, "permerror") || str_is(s, "softfail")
		       ? AUTHRES_FAIL
		       : AUTHRES_OTHER;
}

static enum authres_result worse(enum authres_result x, enum authres_result y)
{
	return x == AUTHRES_FAIL || y == AUTHRES_NONE ? x
	       : y == AUTHRES_FAIL                    ? y
	       : x                                    ? x
						      : y;
}

static struct str property(struct str props, const char *name)
{
	struct str word;

	while (str_word(&props, &word)) {
		struct str key = str_until(&word, '=');
		if (str_is(key, name))
			return word;
	}
	return (struct str){0};
}

/* "dkim=pass header.d=example.org" */
static void read_result(struct str part, struct authres *out)
{
	struct str word;

	if (!str_word(&part, &word))
		return;
	struct str method = str_until(&word, '=');
	enum authres_result r = result_of(word);
	method = str_until(&method, '/');
	if (str_is(method, "spf")) {
		out->spf = worse(out->spf, r);
	} else if (str_is(method, "arc")) {
		out->arc = worse(out->arc, r);
	} else if (str_is(method, "dmarc")) {
		out->dmarc = worse(out->dmarc, r);
		out->dmarc_from = property(part, "header.from");
	} else if (str_is(method, "dkim") && out->n_dkim < AUTHRES_DKIM_MAX) {
		out->dkim[out->n_dkim].result = r;
		out->dkim[out->n_dkim++].domain = property(part, "header.d");
	}
}

static void read_field(struct arena *a, struct str value, struct str id,
		       struct authres *out)
{
	struct str text = received_plain(a, value), word, version;
	struct str head = str_until(&text, ';');

	if (!str_word(&head, &word) || !str_same(word, id))
		return;
	if (str_word(&head, &version) && !str_equal(version, STR("1")))
		return;
	out->n_fields++;
	while (text.n)
		read_result(str_trim(str_until(&text, ';')), out);
}

struct authres authres_read(struct arena *a, struct str trace, struct str id,
			    const struct str *own, size_t n_own)
{
	struct authres out = {0};
	struct str line;
	int n = 0;

	if (!id.n)
		return out;
	while (str_line(&trace, &line)) {
		struct str name = str_until(&line, ':');
		if (str_is(name, "Received")) {
			if (!received_is_own(received_by(a, line), own, n_own))
				break;
		} else if (++n > AUTHRES_FIELDS_MAX) {
			return (struct authres){0};
		} else {
			read_field(a, line, id, &out);
		}
	}
	return out;
}

/* `domain` is `above` or lies below it. */
static bool is_within(struct str domain, struct str above)
{
	if (!above.n || domain.n < above.n || str_find_char(above, '.') == SIZE_MAX)
		return false;
	if (!str_same(str_slice(domain, domain.n - above.n, domain.n), above))
		return false;
	return domain.n == above.n || domain.s[domain.n - above.n - 1] == '.';
}

bool authres_vouches(const struct authres *r, struct str from)
{
	str_until(&from, '@');
	if (!from.n || r->dmarc == AUTHRES_FAIL)
		return false;
	if (r->dmarc == AUTHRES_PASS &&
	    (!r->dmarc_from.n || str_same(r->dmarc_from, from)))
		return true;
	for (size_t i = 0; i < r->n_dkim; i++)
		if (r->dkim[i].result == AUTHRES_PASS &&
		    is_within(from, r->dkim[i].domain))
			return true;
	return false;
}
