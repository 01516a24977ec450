/* Words that reports, forms and needs share: see report.h.
 * SPDX-License-Identifier: ISC */
#include "base/locale.h"
#include "rules/cosmic/report/report.h"

#include <string.h>

#include "rules/cosmic/words/words.h"

void ce_print_planet(int system, int planet, struct buf *out)
{
	buf_z(out, ce_colour_names[system]);
	buf_char(out, ' ');
	buf_int(out, planet);
}

void ce_print_challenges(unsigned set, struct buf *out)
{
	int left = 0;

	for (int i = 0; i < CE_CHALLENGES; i++)
		left += (set >> i & 1) != 0;
	for (int i = 0; i < CE_CHALLENGES; i++)
		if (set >> i & 1) {
			buf_printf(out, "C%d%s", i + 1,
				   left > 2    ? ", "
				   : left == 2 ? _(" and ")
					       : "");
			left--;
		}
}

void ce_print_cards(const uint8_t cards[], int n, struct buf *out)
{
	char name[CARD_NAME_MAX];

	if (!n)
		buf_z(out, _("none"));
	for (int i = 0, same; i < n; i += same) {
		bool more =
			i && card_is_attack(cards[i]) && card_is_attack(cards[i - 1]);
		same = 1;
		if (more) { /* each Attack by its value: "Attack 6, 6, 10" */
			buf_z(out, ", ");
			buf_int(out, cards[i]);
			continue;
		}
		card_name(cards[i], name);
		buf_z(out, i ? "; " : "");
		buf_z(out, name);
		while (!card_is_attack(cards[i]) && i + same < n &&
		       cards[i + same] == cards[i])
			same++;
		if (same > 1)
			buf_printf(out, " x%d", same);
	}
}

void ce_print_kept(const struct ce_view *v, const struct ce_kept *kept, struct buf *out)
{
	struct ce_order o = {.verb = CE_POWER, .challenge = CE_UNSAID};

	o.power.id = v->t.power[v->seat].id;
	o.power.target.seat = CE_UNSAID;
	o.power.n_items = kept->n;
	memcpy(o.power.item, kept->item, kept->n * sizeof kept->item[0]);
	ce_vocab.echo(v, &o, out);
}
