/* What the page of a player or a role is called: see zine_people.h. Names are set in letters of ASCII by libicu, the only
 * file here that speaks with it.
 * SPDX-License-Identifier: ISC */
#include <sodium.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

#include "base/arena.h"
#include "server/zine/people/zine_people.h"

enum {
	SLUG_MAX = 40,
	MARK_BYTES = 4,
	WIDEST = 16, /* letters that one character is set in, at most */
};

static bool is_ascii(struct str s)
{
	for (size_t i = 0; i < s.n; i++)
		if ((unsigned char)s.s[i] >= 0x80)
			return false;
	return true;
}

/* Opened for the first name that needs it, and kept: that takes ten milliseconds. NULL: this libicu has no such rules. */
static UTransliterator *rules(void)
{
	static UTransliterator *kept;
	static bool tried;
	static const UChar id[] = u"Any-Latin; Latin-ASCII";
	UErrorCode code = U_ZERO_ERROR;

	if (!tried)
		kept = utrans_openU(id, -1, UTRANS_FORWARD, NULL, 0, NULL, &code);
	tried = true;
	return kept;
}

/* "Zoe", "Vladimir", "wang wei". What cannot be set so stays as it is. */
static struct str latin(struct arena *a, struct str name)
{
	UTransliterator *t = is_ascii(name) ? NULL : rules();
	const int32_t room = (int32_t)name.n * WIDEST + 1;
	UErrorCode code = U_ZERO_ERROR;
	int32_t n = 0, limit, bytes = 0;

	if (!t)
		return name;
	UChar *text = arena_array(a, UChar, (size_t)room);
	char *out = arena_array(a, char, (size_t)room * 3);
	u_strFromUTF8(text, room, &n, name.s, (int32_t)name.n, &code);
	limit = n;
	utrans_transUChars(t, text, &n, room, 0, &limit, &code);
	u_strToUTF8(out, room * 3, &bytes, text, n, &code);
	return U_SUCCESS(code) ? (struct str){out, (size_t)bytes} : name;
}

static bool is_plain(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9');
}

/* "ann-birch": letters and digits of ASCII, all else is one hyphen. */
static struct str slug_of(struct arena *a, struct str name)
{
	struct buf b = buf_in(a);

	for (size_t i = 0; i < name.n && b.n < SLUG_MAX; i++) {
		if (is_plain(name.s[i]))
			buf_char(&b, name.s[i]);
		else if (b.n && b.s[b.n - 1] != '-')
			buf_char(&b, '-');
	}
	struct str slug = str_lower(a, buf_str(&b));
	while (slug.n && slug.s[slug.n - 1] == '-')
		slug.n--;
	return slug;
}

/* Can the name be told from its slug: "Ann Birch"? Then no other name of this kind has that slug. */
static bool is_told_by_slug(struct str name, struct str slug)
{
	bool first = true;

	for (size_t i = 0; i < name.n; i++) {
		char c = name.s[i];
		bool capital = c >= 'A' && c <= 'Z';
		if ((!is_plain(c) && c != ' ') || (c == ' ' && first) ||
		    (is_plain(c) && (capital != first)))
			return false;
		first = c == ' ';
	}
	return !first && slug.n == name.n;
}

/* The mark tells names apart that have one slug. */
static const char *page_of(struct arena *a, struct str name, struct str slug)
{
	unsigned char mark[crypto_generichash_BYTES_MIN];
	char hex[2 * MARK_BYTES + 1] = "";

	if (!is_told_by_slug(name, slug)) {
		crypto_generichash(mark, sizeof mark, (const unsigned char *)name.s,
				   name.n, NULL, 0);
		sodium_bin2hex(hex, sizeof hex, mark, MARK_BYTES);
	}
	return str_z(a, str_printf(a, "player-%.*s%s%s.html", STR_ARG(slug),
				   slug.n && *hex ? "-" : "", hex));
}

const char *zine_player_page(struct arena *a, struct str name)
{
	if (str_equal(name, seat_of_house))
		return NULL;
	return page_of(a, name, slug_of(a, latin(a, zine_hide(a, name))));
}

const char *zine_player_page_plain(struct arena *a, struct str name)
{
	struct str hidden = zine_hide(a, name), plain = slug_of(a, hidden);

	if (str_equal(name, seat_of_house) ||
	    str_equal(plain, slug_of(a, latin(a, hidden))))
		return NULL;
	return page_of(a, name, plain);
}

const char *zine_role_page(struct arena *a, const struct game_rules *r, struct str role)
{
	return str_z(a, str_printf(a, "role-%.*s-%.*s.html",
				   STR_MADE(a, slug_of(a, str_of(r->name))),
				   STR_MADE(a, slug_of(a, role))));
}
