/* Leaves addresses and telephone numbers out of every text of the zine. People write
 * them into press, and GMs into their reasons; on the web they would stay for good.
 * Names that are written from right to left are isolated here as well.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "server/zine/ground/zine_parts.h"

static const char address[] = "(address)", telephone[] = "(telephone)";

static bool is_local(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-' || c == '+' ||
	       c == '=' || c == '%' || (unsigned char)c >= 0x80;
}

static bool is_host(char c)
{
	return is_local(c) && c != '_' && c != '+' && c != '=' && c != '%';
}

static struct str hide_addresses(struct arena *a, struct str text)
{
	struct buf out = buf_in(a);
	size_t done = 0;

	if (str_find_char(text, '@') == SIZE_MAX)
		return text;
	for (size_t i = 0; i < text.n; i++) {
		size_t from = i, to = i + 1;
		if (text.s[i] != '@')
			continue;
		while (from > done && is_local(text.s[from - 1]))
			from--;
		while (to < text.n && is_host(text.s[to]))
			to++;
		while (to > i + 1 && text.s[to - 1] == '.')
			to--;
		if (from == i || to == i + 1)
			continue;
		buf_add(&out, str_slice(text, done, from));
		buf_z(&out, address);
		done = to;
		i = to - 1;
	}
	buf_add(&out, str_slice(text, done, text.n));
	return buf_str(&out);
}

/* "+49 (30) 555-0199": a plus, and seven digits or more. */
static size_t phone_at(struct str text, size_t i)
{
	size_t end = i + 1;
	int digits = 0;

	if (text.s[i] != '+')
		return 0;
	for (size_t k = i + 1; k < text.n; k++) {
		bool digit = text.s[k] >= '0' && text.s[k] <= '9';
		if (!digit && (text.s[k] == '\0' || !strchr(" -/().", text.s[k])))
			break;
		digits += digit;
		if (digit)
			end = k + 1;
	}
	return digits >= 7 ? end : 0;
}

static struct str hide_phones(struct arena *a, struct str text)
{
	struct buf out = buf_in(a);
	size_t done = 0, end;

	if (str_find_char(text, '+') == SIZE_MAX)
		return text;
	for (size_t i = 0; i < text.n; i++) {
		if ((end = phone_at(text, i)) == 0)
			continue;
		buf_add(&out, str_slice(text, done, i));
		buf_z(&out, telephone);
		done = end;
		i = end - 1;
	}
	buf_add(&out, str_slice(text, done, text.n));
	return buf_str(&out);
}

struct str zine_hide(struct arena *a, struct str text)
{
	return hide_phones(a, hide_addresses(a, text));
}

static struct str without(struct arena *a, struct str text, struct str phone)
{
	struct buf out = buf_in(a);
	size_t at;

	if (phone.n < 4 || str_find(text, phone) == SIZE_MAX)
		return text;
	while ((at = str_find(text, phone)) != SIZE_MAX) {
		buf_add(&out, str_slice(text, 0, at));
		buf_z(&out, telephone);
		text = str_slice(text, at + phone.n, text.n);
	}
	buf_add(&out, text);
	return buf_str(&out);
}

/* Hebrew, Arabic and their kin. */
static bool is_from_the_right(struct str name)
{
	for (size_t i = 0; i < name.n; i++)
		if ((unsigned char)name.s[i] >= 0xd6 &&
		    (unsigned char)name.s[i] <= 0xdf)
			return true;
	return false;
}

/* FIRST STRONG ISOLATE ... POP DIRECTIONAL ISOLATE: without them the numbers behind such
 * a name would stand before it. */
struct str zine_isolate(struct arena *a, struct str name)
{
	if (!is_from_the_right(name))
		return name;
	return str_printf(a, "\xe2\x81\xa8%.*s\xe2\x81\xa9", STR_ARG(name));
}

static struct str isolate(struct arena *a, struct str text, struct str name)
{
	struct buf out = buf_in(a);
	size_t at;

	/* Nearly all texts are cells of a table, and shorter. */
	if (text.n < name.n || !is_from_the_right(name) ||
	    str_find(text, name) == SIZE_MAX)
		return text;
	while ((at = str_find(text, name)) != SIZE_MAX) {
		buf_add(&out, str_slice(text, 0, at));
		buf_add(&out, zine_isolate(a, name));
		text = str_slice(text, at + name.n, text.n);
	}
	buf_add(&out, text);
	return buf_str(&out);
}

struct str zine_hide_words(const struct zine_game *g, struct str text)
{
	if (!text.n)
		return text;
	text = zine_hide(g->a, text);
	for (int i = 0; i < g->n_players; i++)
		text = isolate(g->a, text, g->players[i].name);
	for (int i = 0; i < g->n_seats; i++)
		text = without(g->a, text, str_trim(g->seats[i].phone));
	return text;
}

static void hide(const struct zine_game *g, struct str *text)
{
	*text = zine_hide_words(g, *text);
}

void zine_hide_page(const struct zine_game *g, struct page *page)
{
	for (int i = 0; i < page->n; i++) {
		struct page_block *b = &page->blocks[i];
		hide(g, &b->left);
		hide(g, &b->right);
		hide(g, &b->text);
		for (int r = 0; b->table && r < b->table->n_rows; r++)
			for (int c = 0; c < b->table->n_columns; c++)
				hide(g, &b->table->rows[r].cell[c]);
	}
}
