/* Powers in the report: section 3 (which were used, who has which, what lies with
 * them), and the part of section 7 that tells readers about their own.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/report/power_text.h"
#include "rules/cosmic/report/report_parts.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/table/cosmic_event.h"

static const struct ce_power_rule *rule_of(const struct ce_table *t, int instance)
{
	return ce_power_rule(&ce_catalog, t->power[instance].id);
}

/* --- 3 --- */

static void used(const struct sheet_of_paper *p)
{
	struct str text = ce_sentences(p, IN_USE, -1);

	page_para(p->page, text.n ? text : str_of(_("None.")));
}

/* "Red 2, Green 1" after `what`; nothing where there is none. */
static void by_seat(const uint8_t n[], const char *what, struct buf *out)
{
	const char *between = what;

	for (int seat = 0; seat < CE_SEATS; seat++)
		if (n[seat]) {
			buf_printf(out, "%s %s %d", between, ce_colour_names[seat],
				   n[seat]);
			between = ",";
		}
	buf_z(out, between == what ? "" : ". ");
}

/* Tells what all may see of the cards that the Power keeps. */
static void zones(const struct sheet_of_paper *p, int i, struct buf *out)
{
	const struct ce_power_rule *rule = rule_of(p->t, i);

	for (int z = 0; z < CE_ZONES; z++) {
		const struct ce_zone_rule *zone = &rule->zone[z];
		int n = p->t->power[i].zone_size[z];
		if (!zone->name || !n)
			continue;
		buf_printf(out, "%c%s: ", zone->name[0] - 'a' + 'A', zone->name + 1);
		if (zone->open)
			ce_print_cards(p->v->zone[i][z].card, p->v->zone[i][z].n, out);
		else
			buf_printf(out, P_("%d card", "%d cards", n), n);
		buf_z(out, ". ");
	}
}

static struct str what_it_has(const struct sheet_of_paper *p, int i)
{
	const struct ce_power *power = &p->t->power[i];
	struct buf out = buf_in(p->a);

	if (power->counter)
		buf_printf(&out, _("Counter: %d. "), power->counter);
	by_seat(power->mark, _("Marks:"), &out);
	by_seat(power->captured, _("Captured:"), &out);
	zones(p, i, &out);
	return str_trim(buf_str(&out));
}

static void power_row(const struct sheet_of_paper *p, struct page_table *table, int i)
{
	const struct ce_power *power = &p->t->power[i];
	struct str more = what_it_has(p, i);

	page_row(table);
	page_cell(table, str_of(ce_colour_names[ce_power_owner(p->t, i)]));
	page_cell(table, str_of(rule_of(p->t, i)->name));
	if (!power->on)
		page_cell(table, str_of(_("lost")));
	else if (power->scope == CE_FOR_CHALLENGE)
		page_cellf(table, _("works in C%d"), power->challenge + 1);
	else
		page_cell(table, power->scope == CE_FOR_TURN
					 ? str_of(_("works this turn"))
					 : str_of(_("works")));
	if (more.n)
		page_note(table, more);
}

static void who_has_which(const struct sheet_of_paper *p)
{
	struct page_table *table = NULL;

	for (int seat = 0; seat < p->t->n_seats; seat++)
		for (int i = 0; i < CE_INSTANCES; i++) {
			if (!rule_of(p->t, i) || !ce_in_game(p->t, seat) ||
			    ce_power_owner(p->t, i) != seat)
				continue;
			if (!table) {
				table = page_table(p->page);
				page_column(table, STR(N_("Player")), PAGE_LEFT);
				page_column(table, STR(N_("Power")), PAGE_LEFT);
				page_column(table, STR(N_("State")), PAGE_LEFT);
			}
			power_row(p, table, i);
		}
}

/* The players who were last seen with Flares. */
static void flares_seen(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);

	for (int id = 1; id <= ce_catalog.n && id <= CE_POWERS_MAX; id++)
		if (p->t->flare_seen[id])
			buf_printf(&out, _("%s%s with %s"), out.n ? ", " : "",
				   ce_power_rule(&ce_catalog, id)->name,
				   ce_colour_names[p->t->flare_seen[id] - 1]);
	if (out.n)
		page_paraf(p->page, _("Flares last seen: %.*s."),
			   STR_ARG(buf_str(&out)));
}

static bool is_in_play(const struct ce_table *t, int id)
{
	for (int i = 0; i < CE_INSTANCES; i++)
		if (t->power[i].id == id)
			return true;
	return false;
}

/* The texts of those that were shown now; of the Powers in play all have them from the
 * start [PC-F.3]. */
static void flare_texts(const struct sheet_of_paper *p)
{
	bool told[CE_POWERS_MAX + 1] = {false};

	for (int i = 0; i < p->seen->n; i++) {
		const struct event *e = &p->seen->e[i];
		if (!ce_is_told(p, e) ||
		    (e->kind != EV_FLARE && e->kind != EV_FLARE_STOPPED))
			continue;
		int id = e->arg[1] - CARD_FLARE;
		const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, id);
		if (!rule || id > CE_POWERS_MAX || told[id] || is_in_play(p->t, id))
			continue;
		told[id] = true;
		ce_flare_page(rule, false, p->page);
		ce_flare_page(rule, true, p->page);
	}
}

void ce_report_powers(const struct sheet_of_paper *p)
{
	page_heading(p->page, 3,
		     p->t->option.flares ? STR(N_("POWERS, EDICTS AND FLARES USED"))
					 : STR(N_("POWERS AND EDICTS USED")));
	used(p);
	flare_texts(p);
	who_has_which(p);
	flares_seen(p);
}

/* --- 7 --- */

void ce_report_zones(const struct sheet_of_paper *p, int seat)
{
	for (int i = 0; i < CE_INSTANCES; i++) {
		const struct ce_power_rule *rule = rule_of(p->t, i);
		for (int z = 0; rule && z < CE_ZONES; z++) {
			const struct ce_zone *zone = &p->v->zone[i][z];
			struct buf out = buf_in(p->a);
			if (ce_power_owner(p->t, i) != seat || !zone->n ||
			    rule->zone[z].open)
				continue;
			ce_print_cards(zone->card, zone->n, &out);
			page_paraf(p->page, "%s, %s: %.*s.", rule->name,
				   rule->zone[z].name ? rule->zone[z].name
						      : _("set aside"),
				   STR_ARG(buf_str(&out)));
		}
	}
}

/* Their order that holds from an earlier phase, in the words that they would write. */
static void order_in_force(const struct sheet_of_paper *p)
{
	const struct ce_kept *kept = &p->v->kept;
	const struct ce_power_rule *rule = rule_of(p->t, p->v->seat);
	struct buf out = buf_in(p->a);

	if (!rule || !kept->n)
		return;
	ce_print_kept(p->v, kept, &out);
	page_paraf(
		p->page,
		rule->orders.keep == CE_KEEP_STANDING
			? _("Your standing order, until you change or clear it: %.*s.")
			: _("Your order to the end of this turn: %.*s."),
		STR_ARG(buf_str(&out)));
}

/* For each Flare in their hand, the side that they have now [PC-F.2]. */
static void own_flares(const struct sheet_of_paper *p)
{
	for (int i = 0; i < p->v->n_hand; i++) {
		int id = p->v->hand[i] - CARD_FLARE;
		const struct ce_power_rule *rule = ce_power_rule(&ce_catalog, id);
		if (rule && card_is_flare(p->v->hand[i]))
			ce_flare_page(rule, ce_has_power(p->t, p->v->seat, id),
				      p->page);
	}
}

/* The cards that the events behind this look tell. */
static void hand_seen(const struct sheet_of_paper *p, int look)
{
	const struct event *e = &p->seen->e[look];
	uint8_t cards[CE_VIEW_HAND];
	struct buf out = buf_in(p->a);
	int n = 0;

	for (int i = look + 1; i < p->seen->n && p->seen->e[i].kind == EV_LOOK_CARDS;
	     i++)
		for (int k = 1; k < EVENT_ARGS && p->seen->e[i].arg[k]; k++)
			if (n < CE_VIEW_HAND)
				cards[n++] = (uint8_t)p->seen->e[i].arg[k];
	ce_print_cards(cards, n, &out);
	if (e->arg[2] >= 0)
		buf_printf(&out, _(" (C%d, phase %d)"), e->arg[2] + 1, e->phase);
	else
		buf_printf(&out, _(" (phase %d)"), e->phase);
	page_paraf(p->page, _("%s's hand, as you saw it: %.*s."),
		   ce_colour_names[e->arg[1]], STR_ARG(buf_str(&out)));
}

static void hands_seen(const struct sheet_of_paper *p)
{
	for (int i = 0; i < p->seen->n; i++) {
		const struct event *e = &p->seen->e[i];
		if (e->kind == EV_LOOK && e->turn == p->told_turn &&
		    e->arg[0] == p->v->seat)
			hand_seen(p, i);
	}
}

static void cards_aside(const struct sheet_of_paper *p)
{
	struct buf out = buf_in(p->a);

	if (!p->v->aside.n)
		return;
	ce_print_cards(p->v->aside.card, p->v->aside.n, &out);
	page_paraf(p->page, _("Set aside until the challenges end: %.*s."),
		   STR_ARG(buf_str(&out)));
}

/* A Power that has stopped comes back, and its player reads when. */
static void own_power_is_lost(const struct sheet_of_paper *p)
{
	for (int i = 0; i < CE_INSTANCES; i++)
		if (rule_of(p->t, i) && !p->t->power[i].on && p->t->phase &&
		    ce_power_owner(p->t, i) == p->v->seat)
			page_paraf(
				p->page,
				_("%s works again once you have bases on three home planets."),
				rule_of(p->t, i)->name);
}

void ce_report_own_powers(const struct sheet_of_paper *p)
{
	own_power_is_lost(p);
	hands_seen(p);
	cards_aside(p);
	ce_report_zones(p, p->v->seat);
	order_in_force(p);
	own_flares(p);
}

/* --- the head --- */

void ce_role_name(const void *view, int seat, struct buf *out)
{
	const struct ce_view *v = view;
	bool any = false;

	for (int i = 0; i < CE_INSTANCES && seat >= 0; i++) {
		const struct ce_power_rule *rule = rule_of(&v->t, i);
		if (!rule || ce_power_owner(&v->t, i) != seat)
			continue;
		buf_z(out, any ? ", " : "");
		for (const char *c = rule->name; *c; c++)
			buf_char(out,
				 *c >= 'a' && *c <= 'z' ? (char)(*c - 'a' + 'A') : *c);
		if (!v->t.power[i].on)
			buf_z(out, _(" (lost)"));
		any = true;
	}
}

void ce_role(const void *view, struct buf *out)
{
	struct buf name = buf_in(out->a);

	ce_role_name(view, ((const struct ce_view *)view)->seat, &name);
	if (name.n)
		buf_printf(out, _("Power: %.*s"), STR_ARG(buf_str(&name)));
}
