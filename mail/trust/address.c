/* Addresses of ours: see address.h.
 * SPDX-License-Identifier: ISC */
#include "mail/trust/address.h"

#include <inttypes.h>

#include "base/arena.h"

/* Splits at the last "@"; false where a side is empty. */
static bool split(struct str s, struct str *local, struct str *domain)
{
	size_t at = s.n;

	while (at > 0 && s.s[at - 1] != '@')
		at--;
	if (at < 2 || at == s.n)
		return false;
	*local = str_slice(s, 0, at - 1);
	*domain = str_slice(s, at, s.n);
	return true;
}

static bool is_plus_of(struct str local, struct str base)
{
	return local.n > base.n && local.s[base.n] == '+' &&
	       str_iequal(str_slice(local, 0, base.n), base);
}

/* "b", and "b3" of the home 3 of a house with several. */
static bool is_word_of_ours(struct str word, char letter)
{
	int64_t home;

	return word.n && ascii_lower(word.s[0]) == letter &&
	       (word.n == 1 ||
		str_int(str_slice(word, 1, word.n), 1, ADDRESS_HOME_MAX, &home));
}

/* "" of the home 0, and of one that is alone. */
static struct str home_digits(struct arena *a, int home)
{
	return home > 0 ? str_printf(a, "%d", home) : STR("");
}

static void parse_plus(struct str plus, struct address *out)
{
	struct str first = str_until(&plus, '.');
	struct str second = str_until(&plus, '.');

	if (!first.n || !second.n)
		return;
	if (is_word_of_ours(first, 'c') && !plus.n) {
		*out = (struct address){.kind = ADDRESS_CONFIRM, .key = second};
	} else if (is_word_of_ours(first, 'b') &&
		   str_int(second, 1, INT64_MAX, &out->number)) {
		out->kind = ADDRESS_BOUNCE;
		out->key = plus;
	} else if (first.n > 1) {
		out->kind = str_is(second, "gm") ? ADDRESS_GM : ADDRESS_SEAT;
		out->game = first;
		out->seat = second;
		out->key = plus;
	}
}

static bool parse_at(struct str address, struct str house, struct address *out)
{
	struct str local, domain, base, home;

	if (!split(address, &local, &domain) || !split(house, &base, &home) ||
	    !str_iequal(domain, home))
		return false;
	if (is_plus_of(local, base)) {
		parse_plus(str_slice(local, base.n + 1, local.n), out);
		return true;
	}
	return str_iequal(local, base);
}

bool address_parse(struct str address, struct str house, struct address *out)
{
	struct str one;

	*out = (struct address){0};
	while (str_word(&house, &one))
		if (parse_at(address, one, out))
			return true;
	return false;
}

static struct str with_plus(struct arena *a, struct str house, struct str plus)
{
	struct str local = {0}, domain = {0};
	struct buf b = buf_with_room(a, house.n + plus.n + 2);

	split(house, &local, &domain);
	buf_add(&b, local);
	buf_char(&b, '+');
	buf_add(&b, plus);
	buf_char(&b, '@');
	buf_add(&b, domain);
	return buf_str(&b);
}

struct str address_seat(struct arena *a, struct str house, struct str game,
			struct str seat, struct str key)
{
	struct buf plus = buf_with_room(a, game.n + seat.n + key.n + 2);

	buf_add(&plus, game);
	buf_char(&plus, '.');
	buf_add(&plus, seat);
	buf_char(&plus, '.');
	buf_add(&plus, key);
	return with_plus(a, house, buf_str(&plus));
}

struct str address_bounce(struct arena *a, struct str house, int home, int64_t number,
			  struct str key)
{
	return with_plus(a, house,
			 str_printf(a, "b" PRI_STR ".%" PRId64 "." PRI_STR,
				    STR_MADE(a, home_digits(a, home)), number,
				    STR_ARG(key)));
}

struct str address_confirm(struct arena *a, struct str house, int home, struct str word)
{
	return with_plus(a, house,
			 str_printf(a, "c" PRI_STR "." PRI_STR,
				    STR_MADE(a, home_digits(a, home)), STR_ARG(word)));
}

enum address_match address_compare(struct str x, struct str y)
{
	struct str lx, dx, ly, dy;

	if (!split(x, &lx, &dx) || !split(y, &ly, &dy) || !str_iequal(dx, dy) ||
	    !str_iequal(lx, ly))
		return ADDRESS_OTHER;
	return str_equal(lx, ly) ? ADDRESS_EXACT : ADDRESS_CASELESS;
}

bool address_is_same_box(struct str x, struct str y)
{
	struct str lx, dx, ly, dy;

	return split(x, &lx, &dx) && split(y, &ly, &dy) && str_iequal(dx, dy) &&
	       str_iequal(str_until(&lx, '+'), str_until(&ly, '+'));
}
