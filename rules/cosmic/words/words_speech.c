/* HELP on Powers and Flares, the player's own first.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "base/locale.h"
#include "rules/cosmic/table/book.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words_parts.h"

static void put_phases(struct buf *b, unsigned phases)
{
	int n = 0;

	for (int i = 1; i <= CE_PHASES; i++)
		n += (phases & PHASE(i)) != 0;
	struct buf list = buf_in(b->a);

	for (int i = 1; i <= CE_PHASES; i++)
		if (phases & PHASE(i))
			buf_printf(&list, "%s%d", list.n ? " " : "", i);
	if (n == CE_PHASES)
		buf_z(b, _(" (any phase)"));
	else
		buf_printf(b, P_(" (phase %.*s)", " (phases %.*s)", n),
			   STR_ARG(buf_str(&list)));
}

static void put_text(struct buf *b, const char *english)
{
	if (english)
		buf_wrap(b, str_of(locale_text(english)), HELP_COLUMNS);
}

static bool put_ruling(struct buf *b, struct str mark)
{
	struct buf text = buf_in(b->a);

	if (!rulings_text(&ce_book, mark, &text))
		return false;
	buf_wrap(b, buf_str(&text), HELP_COLUMNS);
	return true;
}

static void put_speech(struct buf *b, const struct ce_view *v,
		       const struct ce_speech *speech)
{
	struct buf line = buf_in(b->a);

	put_text(b, speech->help);
	if (!speech->example)
		return;
	bool now = v && ce_words_legal_example(b->a, v, speech->example, &line);
	buf_printf(b, "  %.*s\n",
		   STR_ARG(now ? buf_str(&line) : str_of(speech->example)));
}

static void help_power(struct buf *b, const struct ce_view *v,
		       const struct ce_power_rule *rule)
{
	const struct ce_speech speech = ce_power_speech(rule);

	buf_printf(b, "%s%s%s", rule->name, rule->title ? ", " : "",
		   rule->title ? locale_text(rule->title) : "");
	if (speech.phases)
		put_phases(b, speech.phases);
	buf_char(b, '\n');
	put_text(b, rule->text);
	put_speech(b, v, &speech);
	if (!speech.phases)
		buf_z(b,
		      rule->mandatory || rule->automatic
			      ? _("It acts by itself, without orders.\n")
			      : _("It has no orders of its own: use what it allows in your other\norders.\n"));
}

static void help_flare(struct buf *b, const struct ce_view *v,
		       const struct ce_power_rule *rule, bool super)
{
	const struct ce_flare_rule *side = super ? &rule->super : &rule->wild;

	buf_printf(b, super ? _("Flare %s, Super") : _("Flare %s, Wild"), rule->name);
	if (side->orders.phases)
		put_phases(b, side->orders.phases);
	buf_char(b, '\n');
	put_text(b, side->text);
	put_speech(b, v, &side->orders);
}

/* Who asks outside of a game reads about Flares, too. */
static bool has_flares(const struct ce_view *v)
{
	return !v || v->t.option.flares;
}

static bool has_seat(const struct ce_view *v)
{
	return v && v->seat >= 0 && v->seat < v->t.n_seats;
}

static const struct ce_power_rule *own_power(const struct ce_view *v)
{
	return has_seat(v) ? ce_power_rule(&ce_catalog, v->t.power[v->seat].id) : NULL;
}

static void help_own_power(struct buf *b, const struct ce_view *v)
{
	const struct ce_power_rule *rule = own_power(v);

	buf_z(b,
	      _("power (as your Power says)\n"
		"`power` uses your Power, `no power` leaves it unused if possible;\n"
		"`power c2: ...` or `power ... in c2` is about that challenge. Its own\n"
		"words follow the colon. With fewer than three home bases you have no\n"
		"Power; it comes back with the third.\n"));
	if (!rule)
		return;
	buf_z(b, _("\nYours: "));
	help_power(b, v, rule);
}

static void help_own_flares(struct buf *b, const struct ce_view *v)
{
	if (!has_flares(v)) {
		buf_z(b, _("This game is played without Flares.\n"));
		return;
	}
	buf_z(b,
	      _("flare (as its card says)\n"
		"`flare NAME` plays the Flare of that Power, `flare NAME c2` in that\n"
		"challenge. You keep the card. It is the Super if the Power is yours and\n"
		"works, else the Wild.\n"));
	for (int i = 0; has_seat(v) && i < v->n_hand; i++) {
		const struct ce_power_rule *rule =
			card_is_flare(v->hand[i])
				? ce_power_rule(&ce_catalog, v->hand[i] - CARD_FLARE)
				: NULL;
		if (!rule)
			continue;
		buf_z(b, _("\nYours: "));
		help_flare(b, v, rule, ce_words_is_super(v, v->hand[i] - CARD_FLARE));
	}
}

/* Words for the list of what may be ordered now. */
static void help_list(struct buf *b, const struct ce_view *v, int phase)
{
	const struct ce_power_rule *rule = own_power(v);
	struct buf line = buf_in(b->a);

	if (rule && rule->orders.phases & PHASE(phase) &&
	    ce_words_legal_example(b->a, v, rule->orders.example, &line))
		buf_printf(b, "  %-10s %.*s\n", "power", STR_ARG(buf_str(&line)));
}

bool ce_words_help(const void *view, int phase, struct str word, struct buf *b)
{
	const struct ce_view *v = view;
	const struct ce_power_rule *rule =
		ce_power_rule(&ce_catalog, ce_power_find(&ce_catalog, word));

	if (!word.n) {
		help_list(b, v, phase);
	} else if (str_is(word, "power") || str_is(word, "powers")) {
		help_own_power(b, v);
	} else if (str_is(word, "flare") || str_is(word, "flares")) {
		help_own_flares(b, v);
	} else if (rule) {
		help_power(b, rule == own_power(v) ? v : NULL, rule);
		if (has_seat(v) && rule != own_power(v) && rule->asks_others &&
		    rule->asks_others(&v->t.option))
			put_speech(b, v, &rule->others);
		for (int super = 0; super < 2 && has_flares(v); super++) {
			buf_char(b, '\n');
			help_flare(b, NULL, rule, super);
		}
	} else {
		return ce_words_lesson(word, b) || put_ruling(b, word);
	}
	return true;
}
