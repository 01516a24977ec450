/* Authentication-Results, word by word: see authres_field.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/authres_field.h"

struct field_reader {
	struct str rest;
	bool ok;
};

static bool is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

static bool next_is(const struct field_reader *r, char c)
{
	return r->rest.n && r->rest.s[0] == c;
}

static void advance(struct field_reader *r, size_t n)
{
	r->rest = str_slice(r->rest, n, r->rest.n);
}

static bool take(struct field_reader *r, char c)
{
	bool is = next_is(r, c);

	if (is)
		advance(r, 1);
	return is;
}

/* A comment, with those inside it. */
static void skip_comment(struct field_reader *r)
{
	int depth = 0;
	size_t i = 0;

	do {
		char c = r->rest.s[i++];
		if (c == '\\')
			i++;
		else if (c == '(')
			depth++;
		else if (c == ')')
			depth--;
	} while (depth && i < r->rest.n);
	r->ok = r->ok && !depth && i <= r->rest.n;
	advance(r, i);
}

/* Over white space and comments. */
static void skip(struct field_reader *r)
{
	while (r->ok && r->rest.n && (is_space(r->rest.s[0]) || next_is(r, '(')))
		if (next_is(r, '('))
			skip_comment(r);
		else
			advance(r, 1);
}

static bool is_keyword_char(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9') || c == '-' || c == '_';
}

static struct str keyword(struct field_reader *r)
{
	size_t n = 0;

	skip(r);
	while (n < r->rest.n && is_keyword_char(r->rest.s[n]))
		n++;
	struct str word = str_slice(r->rest, 0, n);
	advance(r, n);
	r->ok = r->ok && n > 0;
	return word;
}

/* The characters that a value may contain. Unquoted values may contain more than the
 * standard allows, because servers write local parts and signatures bare. Quoted values
 * may not contain a backslash. */
static bool is_value_char(char c, bool plain)
{
	if ((unsigned char)c < ' ' || c == 127 || c == '"' || c == '\\')
		return false;
	return !plain || (c != ' ' && c != ';' && c != '(' && c != ')');
}

static struct str value(struct field_reader *r, bool *plain)
{
	size_t n = 0;

	skip(r);
	*plain = !take(r, '"');
	while (n < r->rest.n && is_value_char(r->rest.s[n], *plain))
		n++;
	struct str text = str_slice(r->rest, 0, n);
	advance(r, n);
	if (!*plain)
		r->ok = take(r, '"') && r->ok;
	return text;
}

static bool is_domain(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if (!is_keyword_char(s.s[i]) &&
		    (s.s[i] != '.' || i == 0 || i + 1 == s.n || s.s[i - 1] == '.'))
			return false;
	return s.n > 0 && s.n <= 253;
}

/* "ann@example.org" or "example.org"; empty where it is neither. */
static struct str domain_of(struct str mailfrom)
{
	size_t at = str_find_char(mailfrom, '@');
	struct str domain =
		at == SIZE_MAX ? mailfrom : str_slice(mailfrom, at + 1, mailfrom.n);

	return is_domain(domain) ? domain : STR("");
}

static void set_once(struct field_reader *r, struct str *to, struct str domain)
{
	r->ok = r->ok && !to->n && is_domain(domain);
	*to = domain;
}

/* "header.d=example.org", or "reason=...". */
static void read_property(struct field_reader *r, struct authres_word *w)
{
	struct str type = keyword(r), name = {0};
	bool plain = false;

	skip(r);
	if (take(r, '.')) {
		name = keyword(r);
		skip(r);
	} else {
		r->ok = r->ok && str_is(type, "reason");
	}
	r->ok = r->ok && take(r, '=');
	struct str v = value(r, &plain);
	/* "local part"@domain */
	if (!plain && next_is(r, '@'))
		v = value(r, &plain);
	if (!r->ok || !str_is(type, str_is(name, "mailfrom") ? "smtp" : "header"))
		return;
	if (str_is(name, "mailfrom"))
		w->mailfrom = domain_of(v);
	else if (str_is(name, "d"))
		set_once(r, &w->domain, v);
	else if (str_is(name, "from"))
		set_once(r, &w->from, v);
}

static enum authres_result result_of(struct str s)
{
	if (str_is(s, "pass"))
		return AUTHRES_PASS;
	return str_is(s, "fail") || str_is(s, "permerror") || str_is(s, "softfail")
		       ? AUTHRES_FAIL
		       : AUTHRES_OTHER;
}

/* "dkim=pass (2048 bit) header.d=example.org"; false: "none" alone. */
static bool read_result(struct field_reader *r, struct authres_word *w)
{
	*w = (struct authres_word){.method = keyword(r)};
	skip(r);
	if (str_is(w->method, "none") && (!r->rest.n || next_is(r, ';')))
		return false;
	if (take(r, '/')) {
		r->ok = r->ok && str_is(keyword(r), "1");
		skip(r);
	}
	r->ok = r->ok && take(r, '=');
	struct str result = keyword(r);
	if (!r->ok)
		return true;
	w->result = result_of(result);
	skip(r);
	while (r->ok && r->rest.n && !next_is(r, ';')) {
		read_property(r, w);
		skip(r);
	}
	return true;
}

/* Behind the name of the server: perhaps a version, of which there is one. */
static void read_version(struct field_reader *r)
{
	skip(r);
	if (r->rest.n && !next_is(r, ';'))
		r->ok = str_is(keyword(r), "1") && r->ok;
	skip(r);
}

enum authres_form authres_field(struct str text, struct str id,
				struct authres_words *out)
{
	struct field_reader r = {text, true};
	bool plain, none = false;

	out->n = 0;
	struct str name = value(&r, &plain);
	if (!r.ok || !name.n)
		return AUTHRES_BROKEN;
	if (!str_iequal(name, id))
		return AUTHRES_THEIRS;
	read_version(&r);
	r.ok = r.ok && next_is(&r, ';');
	while (r.ok && !none && take(&r, ';')) {
		struct authres_word w;
		skip(&r);
		if (!r.rest.n && out->n) /* some servers end with a ";" */
			break;
		none = !read_result(&r, &w);
		if (none)
			break;
		if (out->n == AUTHRES_WORDS_MAX)
			r.ok = false;
		else if (w.result != AUTHRES_NONE)
			out->word[out->n++] = w;
	}
	return r.ok && !r.rest.n && !(none && out->n) ? AUTHRES_OURS
						      : AUTHRES_OURS_BROKEN;
}
