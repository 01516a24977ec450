/* The Powers in words, out of the catalogue.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/report/power_text.h"

#include "base/arena.h"
#include "base/locale.h"
#include "base/page.h"
#include "orders/vocab.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/table/table.h"

static const char *kind(const struct ce_power_rule *r)
{
	return r->mandatory   ? N_("mandatory")
	       : r->automatic ? N_("automatic")
			      : N_("optional");
}

static struct game_power_use use(const char *what, const char *text,
				 const struct ce_speech *orders)
{
	return (struct game_power_use){.what = what,
				       .text = text,
				       .phases = orders->phases,
				       .help = orders->help,
				       .example = orders->example};
}

static void describe(const struct ce_power_rule *r, struct game_power *out)
{
	const struct ce_speech own = ce_power_speech(r);

	*out = (struct game_power){
		.name = r->name,
		.title = r->title ? r->title : "",
		.kind = kind(r),
		.use = {use(N_("Power"), r->text ? r->text : "", &own),
			use(N_("Wild Flare"), r->wild.text, &r->wild.orders),
			use(N_("Super Flare"), r->super.text, &r->super.orders)},
	};
}

bool ce_game_power(int i, struct game_power *out)
{
	const struct ce_power_rule *r = ce_power_rule(&ce_catalog, i + 1);

	if (r)
		describe(r, out);
	return r != NULL;
}

/* Text of several lines as one running paragraph. */
static void flow(struct buf *out, const char *text)
{
	for (const char *c = text ? locale_text(text) : ""; *c; c++)
		buf_char(out, *c == '\n' ? ' ' : *c);
}

/* "Ordered in phases 2 and 3: ..." */
static void phases(unsigned set, struct buf *out)
{
	int n = 0, said = 0;

	for (int p = 1; p <= CE_PHASES; p++)
		n += (set & PHASE(p)) != 0;
	if (n == CE_PHASES) {
		buf_z(out, _("any phase"));
		return;
	}
	struct buf list = buf_in(out->a);
	for (int p = 1; p <= CE_PHASES; p++)
		if (set & PHASE(p))
			buf_printf(&list, "%s%d",
				   !said++     ? ""
				   : said == n ? _(" and ")
					       : ", ",
				   p);
	buf_printf(out, P_("phase %.*s", "phases %.*s", n), STR_ARG(buf_str(&list)));
}

/* How it is ordered, behind its text. */
static void add_orders(const struct game_power_use *u, struct buf *out)
{
	if (!u->phases)
		return;
	struct buf when = buf_in(out->a);

	phases(u->phases, &when);
	buf_printf(out, u->help ? _(" Ordered in %.*s: ") : _(" Ordered in %.*s."),
		   STR_ARG(buf_str(&when)));
	flow(out, u->help);
}

/* A line of its own, and no order where it stands: letters come back. */
static void example(const struct game_power_use *u, const char *indent, struct page *p)
{
	if (u->phases && u->example)
		page_verbatim(p, str_printf(p->a, "%s# %s", indent, u->example));
}

static void flare(const struct game_power_use *u, struct page *p)
{
	struct buf text = buf_in(p->a);

	if (!u->text || !*u->text)
		return;
	flow(&text, u->text);
	add_orders(u, &text);
	page_label(p, str_printf(p->a, "%s:", locale_text(u->what)), buf_str(&text));
	example(u, "    ", p);
}

void ce_power_page(const struct ce_power_rule *r, const char *owner, bool flares,
		   struct page *p)
{
	struct game_power g;
	struct buf text = buf_in(p->a), orders = buf_in(p->a);

	describe(r, &g);
	page_subheading(p, str_printf(p->a, "%s%s%s%s%s (%s)", owner ? owner : "",
				      owner ? ": " : "", g.name, *g.title ? ", " : "",
				      locale_text(g.title), locale_text(g.kind)));
	flow(&text, g.use[0].text);
	if (!g.use[0].phases && (r->mandatory || r->automatic))
		buf_z(&text, _(" It acts without orders."));
	page_para(p, buf_str(&text));
	add_orders(&g.use[0], &orders);
	page_para(p, str_trim(buf_str(&orders)));
	example(&g.use[0], "  ", p);
	for (int i = 1; i < GAME_POWER_USES && flares; i++)
		flare(&g.use[i], p);
}

void ce_flare_page(const struct ce_power_rule *r, bool super, struct page *p)
{
	struct game_power g;
	struct buf text = buf_in(p->a);

	describe(r, &g);
	const struct game_power_use *u = &g.use[super ? 2 : 1];
	buf_printf(&text, super ? _("Flare %s (Super): ") : _("Flare %s (Wild): "),
		   g.name);
	flow(&text, u->text);
	add_orders(u, &text);
	page_para(p, buf_str(&text));
}

void ce_game_power_sheet(int i, struct page *p)
{
	ce_power_page(ce_power_rule(&ce_catalog, i + 1), NULL, true, p);
}
