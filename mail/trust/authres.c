/* Finds the Authentication-Results that are ours, and draws the conclusions: see
 * authres.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/authres.h"

#include "mail/trust/authres_field.h"
#include "mail/trust/fields.h"
#include "mail/trust/received.h"

/* The place of a field among the Received lines. */
enum place {
	ABOVE,     /* above the line that our border server wrote for the letter */
	AT_BORDER, /* directly below that line, where a milter may put its field */
	FOREIGN,   /* below a line that somebody else wrote */
	UNKNOWN    /* none of the lines is known to be ours */
};

static bool is_own(struct str host, const struct authres_server *s)
{
	return s->n_hosts ? received_is_own(host, s->hosts, s->n_hosts)
			  : host.n && str_iequal(host, s->id);
}

static bool is_inner(struct str line, const struct authres_server *s)
{
	return s->n_hosts ? received_is_inner(line, s->hosts, s->n_hosts)
			  : received_is_inner(line, &s->id, 1);
}

static enum place pass_received(enum place place, bool *own_seen, struct str line,
				const struct authres_server *s)
{
	if (place != ABOVE)
		return place == AT_BORDER ? FOREIGN : place;
	if (!is_own(received_by(line), s))
		return *own_seen ? FOREIGN : UNKNOWN;
	*own_seen = true;
	return is_inner(line, s) ? ABOVE : AT_BORDER;
}

static void take_result(const struct authres_word *w, struct authres *out)
{
	if (str_is(w->method, "spf")) {
		bool worse = out->spf == AUTHRES_NONE || w->result == AUTHRES_FAIL;
		out->spf = worse ? w->result : out->spf;
		if (w->result == AUTHRES_PASS && w->mailfrom.n)
			out->spf_from = w->mailfrom;
	} else if (str_is(w->method, "arc")) {
		out->arc = w->result;
	} else if (str_is(w->method, "dmarc")) {
		if (out->dmarc != AUTHRES_NONE &&
		    (out->dmarc != w->result || !str_iequal(out->dmarc_from, w->from)))
			out->unclean = true;
		out->dmarc = out->dmarc == AUTHRES_FAIL ? AUTHRES_FAIL : w->result;
		out->dmarc_from = w->from;
	} else if (str_is(w->method, "dkim")) {
		if (out->n_dkim == AUTHRES_DKIM_MAX) {
			out->unclean = true;
			return;
		}
		out->dkim[out->n_dkim].result = w->result;
		out->dkim[out->n_dkim++].domain = w->domain;
	}
}

static void take_field(const struct field_view *v, enum place place,
		       const struct authres_server *s, struct authres *out)
{
	struct authres_words words;
	enum authres_form form = authres_field(v->value, s->id, &words);
	bool placed = place == ABOVE || (place == AT_BORDER && s->below);

	if (!placed) {
		out->brought = out->brought ||
			       (place != UNKNOWN &&
				(form == AUTHRES_OURS || form == AUTHRES_OURS_BROKEN));
		return;
	}
	out->unclean = out->unclean || form == AUTHRES_BROKEN ||
		       form == AUTHRES_OURS_BROKEN ||
		       (form == AUTHRES_OURS && (v->odd || v->broken));
	if (form != AUTHRES_OURS && form != AUTHRES_OURS_BROKEN)
		return;
	if (++out->n_fields > AUTHRES_FIELDS_MAX) {
		out->unclean = true;
		return;
	}
	/* In a broken field, the part read so far counts if it speaks against the
	 * sender. */
	for (size_t i = 0; i < words.n; i++)
		take_result(&words.word[i], out);
}

void authres_read(struct str header, const struct authres_server *s,
		  struct authres *out)
{
	struct field_walk w = fields_walk(header);
	struct field_view v;
	enum place place = ABOVE;
	bool own_seen = false;

	*out = (struct authres){0};
	while (s->id.n && fields_next(&w, &v)) {
		if (str_is(v.name, "Received"))
			place = pass_received(place, &own_seen, v.value, s);
		else if (str_is(v.name, "Authentication-Results"))
			take_field(&v, place, s, out);
	}
}

bool authres_same(const struct authres *x, const struct authres *y)
{
	bool same = x->n_fields == y->n_fields && x->unclean == y->unclean &&
		    x->brought == y->brought && x->spf == y->spf &&
		    x->dmarc == y->dmarc && x->n_dkim == y->n_dkim &&
		    str_iequal(x->dmarc_from, y->dmarc_from) &&
		    str_iequal(x->spf_from, y->spf_from);

	for (size_t i = 0; same && i < x->n_dkim; i++)
		same = x->dkim[i].result == y->dkim[i].result &&
		       str_iequal(x->dkim[i].domain, y->dkim[i].domain);
	return same;
}

static struct str domain_of(struct str address)
{
	str_until(&address, '@');
	return address;
}

/* `domain` is `above` or lies below it. */
static bool is_within(struct str domain, struct str above)
{
	if (!above.n || domain.n < above.n || str_find_char(above, '.') == SIZE_MAX)
		return false;
	if (!str_iequal(str_slice(domain, domain.n - above.n, domain.n), above))
		return false;
	return domain.n == above.n || domain.s[domain.n - above.n - 1] == '.';
}

bool authres_is_above(struct str above, struct str address)
{
	return is_within(domain_of(address), above);
}

bool authres_is_of_another(const struct authres *r, struct str from)
{
	return r->dmarc == AUTHRES_PASS && r->dmarc_from.n &&
	       !str_iequal(r->dmarc_from, domain_of(from));
}

bool authres_is_first_hand(const struct authres *r, struct str from)
{
	struct str domain = domain_of(from);

	return r->spf == AUTHRES_PASS && !r->unclean && !r->brought &&
	       (is_within(domain, r->spf_from) || is_within(r->spf_from, domain));
}

bool authres_vouches(const struct authres *r, struct str from)
{
	if (!domain_of(from).n || r->dmarc == AUTHRES_FAIL || r->unclean ||
	    r->brought || authres_is_of_another(r, from))
		return false;
	if (r->dmarc == AUTHRES_PASS && r->dmarc_from.n)
		return true;
	for (size_t i = 0; i < r->n_dkim; i++)
		if (r->dkim[i].result == AUTHRES_PASS &&
		    authres_is_above(r->dkim[i].domain, from))
			return true;
	return false;
}
