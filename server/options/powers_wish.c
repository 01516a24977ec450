/* Wishes for Powers.
 * SPDX-License-Identifier: ISC */
#include "server/options/powers_wish.h"
#include "server/options/rules_texts.h"

#include <string.h>

#include "base/arena.h"
#include "base/locale.h"
#include "server/home/nearest.h"
#include "server/options/settings.h"

enum { WORDS_IN_NAME = 3, UNKNOWN_MAX = 6, QUOTE_MAX = 24 };

bool powers_plan_load(struct home *h, struct arena *a, const struct game *g,
		      const struct game_rules *r, struct powers_plan *plan,
		      struct err *err)
{
	struct settings s;

	return settings_load(h, a, g, &s, err) &&
	       powers_plan_read(a, r, g->n_seats, s.powers, plan, err);
}

/* Reading what a player wrote ---------------------------------------------------- */

struct wish_reader {
	struct arena *a;
	const struct powers_plan *plan;
	struct buf wishes, said, not_here;
	int n_unknown;
	bool seen[POWERS_MAX];
};

/* A word ends at white space and at what people write between names. */
static bool take_word(struct str *rest, struct str *word)
{
	static const char between[] = " \t\r\n,;:>/&+.()\"'";
	size_t n = 0;

	while (rest->n && strchr(between, rest->s[0]))
		*rest = str_slice(*rest, 1, rest->n);
	while (n < rest->n && !strchr(between, rest->s[n]))
		n++;
	*word = str_slice(*rest, 0, n);
	*rest = str_slice(*rest, n, rest->n);
	return n > 0;
}

static bool is_filler(struct str word)
{
	static const char *const table[] = {
		"and",   "or",     "then",  "else",  "the", "please", "thanks",
		"first", "second", "third", "maybe", "any", "power",  "-"};
	int64_t number;

	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (str_is(word, table[i]))
			return true;
	return str_int(word, 0, 99, &number) || word.s[0] == '_';
}

/* Finds the longest name of a Power at `*rest` and moves `*rest` past it. Returns the Power,
 * or -1 if there is none; *first is then the first word. */
static int take_power(const struct game_rules *r, struct str *rest, struct str *first)
{
	struct str at = *rest, word, behind = {0};
	const char *begin = NULL;
	int found = -1;

	for (int i = 0; i < WORDS_IN_NAME && take_word(&at, &word); i++) {
		if (i == 0) {
			begin = word.s;
			*first = word;
			behind = at;
		}
		size_t n = (size_t)(word.s + word.n - begin);
		int power = powers_find(r, (struct str){begin, n});
		if (power >= 0) {
			found = power;
			behind = at;
		}
	}
	*rest = behind;
	return found;
}

/* A word that does not name a Power: with its neighbour where it has one, else on the
 * list. */
static void unknown(struct wish_reader *x, struct str word)
{
	struct nearest near = {.word = word};
	size_t n = str_cut(word, QUOTE_MAX).n;

	if (x->n_unknown++ >= UNKNOWN_MAX)
		return;
	for (int i = 0; i < x->plan->n; i++)
		nearest_offer(&near,
			      str_of(powers_name(x->plan->rules, x->plan->power[i])));
	if (near.best.n)
		buf_printf(&x->said,
			   _("%sJOIN: there is no %s '%.*s': did you mean %.*s?"),
			   x->said.n ? "\n" : "", game_role_kind(x->plan->rules),
			   (int)n, word.s, STR_ARG(near.best));
	else
		buf_printf(&x->not_here, "%s%.*s%s", x->not_here.n ? ", " : "", (int)n,
			   word.s, n < word.n ? "..." : "");
}

static struct str not_here(struct arena *a, const struct wish_reader *x)
{
	struct buf out = buf_in(a);

	if (x->said.n)
		buf_printf(&out, "%.*s\n", STR_ARG(buf_str(&x->said)));
	buf_printf(&out,
		   _("JOIN: not among the %s of this game: %.*s. You may wish for "),
		   game_role_kinds(x->plan->rules), STR_ARG(buf_str(&x->not_here)));
	for (int i = 0; i < x->plan->n; i++)
		buf_printf(&out, "%s%s", i ? ", " : "",
			   powers_name(x->plan->rules, x->plan->power[i]));
	buf_char(&out, '.');
	return buf_str(&out);
}

static void take_wish(struct wish_reader *x, int power)
{
	struct buf *list = powers_plan_has(x->plan, power) ? &x->wishes : &x->not_here;

	if (!x->seen[power])
		buf_printf(list, "%s%s", list->n ? ", " : "",
			   powers_name(x->plan->rules, power));
	x->seen[power] = true;
}

static struct str no_choice(struct arena *a, const struct powers_plan *plan,
			    bool running)
{
	if (plan->how == POWERS_NONE)
		return str_printf(
			a,
			_("JOIN: this game is played without %s; there is none to wish for."),
			game_role_kinds(plan->rules));
	if (running)
		return str_printf(
			a,
			_("JOIN: the %s were given out when the game began; yours is in the start letter."),
			game_role_kinds(plan->rules));
	return str_printf(
		a,
		_("JOIN: thank you for the wish, but the GM has settled the %s of this game: %.*s."),
		game_role_kinds(plan->rules), STR_MADE(a, powers_plan_said(a, plan)));
}

void powers_wish_read(struct arena *a, const struct powers_plan *plan, bool running,
		      struct str text, struct str *wishes, struct str *said)
{
	struct wish_reader x = {.a = a,
				.plan = plan,
				.wishes = buf_in(a),
				.said = buf_in(a),
				.not_here = buf_in(a)};
	struct str rest = text, first = {0};

	*wishes = *said = STR("");
	if (running || plan->how != POWERS_WISH) {
		*said = text.n ? no_choice(a, plan, running) : STR("");
		return;
	}
	while (rest.n) {
		first = (struct str){0};
		int power = take_power(plan->rules, &rest, &first);
		if (power >= 0)
			take_wish(&x, power);
		else if (first.n && !is_filler(first))
			unknown(&x, first);
	}
	*wishes = buf_str(&x.wishes);
	*said = x.not_here.n ? not_here(a, &x) : buf_str(&x.said);
}

/* The invitation --------------------------------------------------------------------- */

/* "red: Oracle, power to foresee: ..."; `owner` may be empty. */
static void list_one(const struct powers_plan *plan, const char *owner, int power,
		     struct page *p)
{
	struct game_power x;

	if (plan->rules->power(power, &x))
		page_item(p, str_printf(p->a, "%s%s%s%s%s: %.*s", owner,
					*owner ? ": " : "", x.name,
					*x.title ? ", " : "", locale_text(x.title),
					STR_MADE(p->a, powers_line(&x))));
}

static void list_them(const struct powers_plan *plan, struct page *p)
{
	for (int i = 0; i < plan->n; i++)
		list_one(plan, "", plan->power[i], p);
}

static void list_seats(const struct powers_plan *plan, struct page *p)
{
	for (int i = 0; i < plan->n_seats; i++)
		if (plan->seat[i] >= 0)
			list_one(plan, plan->rules->colours[i], plan->seat[i], p);
}

void powers_wish_invite(const struct powers_plan *plan, struct page *p)
{
	if (plan->how == POWERS_NONE)
		return;
	if (plan->how != POWERS_WISH) {
		if (plan->how == POWERS_LIST) {
			page_paraf(
				p,
				_("This game is played with %s. The GM has settled them:"),
				game_role_kinds(plan->rules));
			list_seats(plan, p);
			return;
		}
		page_paraf(
			p,
			_("This game is played with %s. The GM has settled them: %.*s."),
			game_role_kinds(plan->rules),
			STR_MADE(p->a, powers_plan_said(p->a, plan)));
		if (!plan->all)
			list_them(plan, p);
		return;
	}
	page_paraf(p, _(TEXT_WISHES), game_role_kind(plan->rules));
	list_them(plan, p);
}
