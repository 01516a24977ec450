/* The Powers of a game, and how they are chosen.
 * SPDX-License-Identifier: ISC */
#include "server/options/powers.h"

#include "base/arena.h"
#include "base/locale.h"
#include "server/home/nearest.h"
#include "server/render/colours.h"

/* Names -------------------------------------------------------------------- */

int powers_count(const struct game_rules *r)
{
	struct game_power p;
	int n = 0;

	while (r->power && n < POWERS_MAX && r->power(n, &p))
		n++;
	return n;
}

const char *powers_name(const struct game_rules *r, int power)
{
	struct game_power p;
	return power >= 0 && r->power && r->power(power, &p) ? p.name : "none";
}

/* The next letter or digit, in lower case; 0 at the end. */
static char next(struct str *s)
{
	while (s->n) {
		char c = ascii_lower(*s->s);
		*s = str_slice(*s, 1, s->n);
		if (c != '-' && c != ' ' && c != '\t')
			return c;
	}
	return 0;
}

static bool same_name(struct str a, struct str b)
{
	for (;;) {
		char c = next(&a), d = next(&b);
		if (c != d)
			return false;
		if (!c)
			return true;
	}
}

int powers_find(const struct game_rules *r, struct str name)
{
	for (int i = 0, n = str_trim(name).n ? powers_count(r) : 0; i < n; i++)
		if (same_name(name, str_of(powers_name(r, i))))
			return i;
	return -1;
}

struct str powers_line(const struct game_power *p)
{
	struct str s = str_of(locale_text(p->use[0].text));
	size_t end = str_find(s, STR(". "));

	return end == SIZE_MAX ? s : str_slice(s, 0, end + 1);
}

struct str powers_instead(struct arena *a, const struct game_rules *r, struct str name)
{
	struct nearest near = {.word = name};
	struct buf list = buf_in(a);

	for (int i = 0, n = powers_count(r); i < n; i++) {
		nearest_offer(&near, str_of(powers_name(r, i)));
		buf_printf(&list, "%s%s", i ? ", " : "", powers_name(r, i));
	}
	return nearest_text(a, &near, buf_str(&list));
}

/* Reading a plan ------------------------------------------------------------- */

struct plan_reader {
	struct arena *a;
	struct powers_plan *plan;
	struct err *err;
	bool seen[POWERS_MAX];
};

/* A name of the list; `*power` -1 for `none`. No Power serves twice. */
static bool read_name(struct plan_reader *x, struct str name, int *power)
{
	const struct game_rules *r = x->plan->rules;

	*power = -1;
	if (x->plan->how == POWERS_LIST && str_is(name, "none"))
		return true;
	*power = powers_find(r, name);
	if (*power < 0)
		return err_refuse(x->err, "there is no %s '" PRI_STR "'" PRI_STR,
				  game_role_kind(r), STR_ARG(name),
				  STR_MADE(x->a, powers_instead(x->a, r, name)));
	if (x->seen[*power])
		return err_refuse(
			x->err, "%s is named twice: no two seats may have the same %s",
			powers_name(r, *power), game_role_kind(r));
	x->seen[*power] = true;
	return true;
}

/* The Powers to draw from, if not all; there must be enough for all seats. */
static bool read_choice(struct plan_reader *x, const char *word, bool all,
			struct str rest)
{
	struct powers_plan *plan = x->plan;
	int power;

	plan->all = all;
	while (rest.n) {
		if (!read_name(x, str_trim(str_until(&rest, ',')), &power))
			return false;
		plan->power[plan->n++] = (uint8_t)power;
	}
	for (int i = 0, n = powers_count(plan->rules); all && i < n; i++)
		plan->power[plan->n++] = (uint8_t)i;
	if (plan->n < plan->n_seats)
		return err_refuse(
			x->err,
			"powers %s: %d %s %s too few for %d seats, each of which gets one of its own",
			word, plan->n,
			plan->n == 1 ? game_role_kind(plan->rules)
				     : game_role_kinds(plan->rules),
			plan->n == 1 ? "is" : "are", plan->n_seats);
	return true;
}

static int seat_named(const struct powers_plan *plan, struct str word)
{
	int64_t number;

	if (str_int(word, 1, plan->n_seats, &number))
		return (int)number - 1;
	return colour_number(plan->rules, plan->n_seats, word);
}

static bool no_such_seat(const struct plan_reader *x, struct str word)
{
	struct str list = colours_said(x->a, x->plan->rules, x->plan->n_seats);

	return err_refuse(x->err,
			  "there is no seat '" PRI_STR
			  "' in a game of %d; it can be " PRI_STR,
			  STR_ARG(word), x->plan->n_seats, STR_ARG(list));
}

/* "red=Zombie,blue=Virus" */
static bool read_by_colour(struct plan_reader *x, struct str rest)
{
	unsigned named = 0;
	int power;

	while (rest.n) {
		struct str name = str_trim(str_until(&rest, ',')), word = name;
		word = str_trim(str_until(&name, '='));
		int seat = seat_named(x->plan, word);
		if (seat < 0)
			return no_such_seat(x, word);
		if (named >> seat & 1)
			return err_refuse(x->err, "%s is named twice",
					  x->plan->rules->colours[seat]);
		named |= 1U << seat;
		if (!read_name(x, str_trim(name), &power))
			return false;
		x->plan->seat[seat] = power;
	}
	return true;
}

/* "Zombie,Virus,none,Mind" */
static bool read_in_order(struct plan_reader *x, struct str rest)
{
	int n = 0, power;

	for (struct str all = rest; all.n; n++)
		if (!read_name(x, str_trim(str_until(&all, ',')), &power))
			return false;
		else if (n < x->plan->n_seats)
			x->plan->seat[n] = power;
	if (n == x->plan->n_seats)
		return true;
	return err_refuse(
		x->err,
		"powers: %d named for %d seats; name one for each (or `none`), or by seat: %s=%s",
		n, x->plan->n_seats, x->plan->rules->colours[0],
		powers_name(x->plan->rules, 0));
}

/* A word alone that is nearer to `lot` or `wish` than to a Power. */
static bool is_slip(const struct plan_reader *x, struct str word)
{
	struct nearest near = {.word = word};

	if (powers_find(x->plan->rules, word) >= 0)
		return false;
	nearest_offer(&near, STR("lot"));
	nearest_offer(&near, STR("wish"));
	nearest_offer(&near, STR("none"));
	if (!near.best.n)
		return false;
	err_refuse(x->err, "powers '" PRI_STR "': did you mean '" PRI_STR "'?",
		   STR_ARG(word), STR_ARG(near.best));
	return true;
}

bool powers_plan_read(struct arena *a, const struct game_rules *r, int n_seats,
		      struct str words, struct powers_plan *plan, struct err *err)
{
	struct plan_reader x = {.a = a, .plan = plan, .err = err};
	struct str rest = str_trim(words), first;

	*plan = (struct powers_plan){.rules = r, .n_seats = n_seats};
	for (int i = 0; i < GAME_SEATS_MAX; i++)
		plan->seat[i] = -1;
	if (!rest.n || str_is(rest, "none"))
		return true;
	if (powers_count(r) == 0)
		return err_refuse(err, "%s is played without %s", r->title,
				  game_role_kinds(r));
	struct str list = rest;
	first = str_trim(str_until(&list, ':'));
	bool all = first.n == rest.n;
	plan->how = str_is(first, "lot")    ? POWERS_LOT
		    : str_is(first, "wish") ? POWERS_WISH
					    : POWERS_LIST;
	if (plan->how == POWERS_LIST && str_find_char(first, ',') == SIZE_MAX &&
	    is_slip(&x, first))
		return false;
	if (plan->how != POWERS_LIST)
		return read_choice(&x, plan->how == POWERS_LOT ? "lot" : "wish", all,
				   str_trim(list));
	return str_find_char(rest, '=') == SIZE_MAX ? read_in_order(&x, rest)
						    : read_by_colour(&x, rest);
}

/* Telling of a plan ------------------------------------------------------------ */

bool powers_plan_has(const struct powers_plan *plan, int power)
{
	for (int i = 0; i < plan->n; i++)
		if (plan->power[i] == power)
			return true;
	return false;
}

static void add_choice(const struct powers_plan *plan, const char *sep, struct buf *out)
{
	for (int i = 0; i < plan->n; i++)
		buf_printf(out, "%s%s", i ? sep : "",
			   powers_name(plan->rules, plan->power[i]));
}

static void add_seats(const struct powers_plan *plan, const char *is, const char *sep,
		      struct buf *out)
{
	const char *before = "";

	for (int i = 0; i < plan->n_seats; i++) {
		if (plan->seat[i] < 0)
			continue;
		buf_printf(out, "%s%s%s%s", before, plan->rules->colours[i], is,
			   powers_name(plan->rules, plan->seat[i]));
		before = sep;
	}
}

struct str powers_plan_text(struct arena *a, const struct powers_plan *plan)
{
	struct buf out = buf_in(a);

	switch (plan->how) {
	case POWERS_NONE:
		break;
	case POWERS_LIST:
		add_seats(plan, "=", ",", &out);
		break;
	case POWERS_LOT:
	case POWERS_WISH:
		buf_z(&out, plan->how == POWERS_LOT ? "lot" : "wish");
		if (plan->all)
			break;
		buf_char(&out, ':');
		add_choice(plan, ",", &out);
		break;
	}
	return out.n ? buf_str(&out) : STR("none");
}

struct str powers_plan_said(struct arena *a, const struct powers_plan *plan)
{
	struct buf out = buf_in(a);

	switch (plan->how) {
	case POWERS_NONE:
		buf_z(&out, "none");
		break;
	case POWERS_LIST:
		add_seats(plan, " ", ", ", &out);
		break;
	case POWERS_LOT:
	case POWERS_WISH:
		buf_printf(&out, "by %s, out of ",
			   plan->how == POWERS_LOT ? "lot" : "the players' wishes");
		if (plan->all)
			buf_printf(&out, "all %d", plan->n);
		else
			add_choice(plan, ", ", &out);
		break;
	}
	return out.n ? buf_str(&out) : STR("none");
}
