/* Standing orders in rule scenes: "standing red: power heal blue" is read like a letter
 * of red's, and compared as its owner would write it.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "rules/cosmic/report/report.h"
#include "rules/cosmic/scene/scene_place.h"
#include "rules/cosmic/table/catalog.h"
#include "rules/cosmic/words/words.h"

/* The seat's view in a phase that takes such orders; nothing holds in it yet. */
static bool view_of(const struct ce_state *s, int seat, struct ce_view *v)
{
	const struct ce_power_rule *rule =
		ce_power_rule(&ce_catalog, s->t.power[seat].id);
	int phase = 1;

	if (!rule || !rule->orders.phases)
		return false;
	ce_view_make(s, seat, v);
	while (!(rule->orders.phases & PHASE(phase)))
		phase++;
	v->t.phase = (uint8_t)phase;
	v->kept = (struct ce_kept){0};
	return true;
}

static const struct ce_order *power_order(const struct sheet *sheet)
{
	for (int i = 0; i < sheet->n_slots; i++) {
		const struct slot *slot = &sheet->slots[i];
		const struct ce_order *o =
			slot->n_alternatives ? slot->alternatives[0].action : NULL;
		if (o && o->verb == CE_POWER && !o->power.no)
			return o;
	}
	return NULL;
}

static bool complain(const struct reading *r, int number, struct scene_fault *fault)
{
	for (int i = 0; i < r->n_lines; i++)
		for (int k = 0; k < r->lines[i].n_remarks; k++)
			if (r->lines[i].remarks[k].fault)
				return ce_scene_complain(
					fault, number, "%.*s",
					STR_ARG(r->lines[i].remarks[k].text));
	return ce_scene_complain(fault, number, "an order for a Power is expected");
}

bool ce_scene_standing(const struct ce_state *s, struct arena *a, const struct fact *f,
		       int number, struct ce_kept *kept, struct scene_fault *fault)
{
	struct ce_view v;

	*kept = (struct ce_kept){0};
	if (!f->words.n)
		return true;
	if (!view_of(s, f->seat, &v))
		return ce_scene_complain(fault, number,
					 "no Power of %s takes orders that hold",
					 ce_colours[f->seat]);
	struct reader reader = {.vocab = &ce_vocab,
				.view = &v,
				.seat = f->seat,
				.turn = v.t.turn,
				.phase = v.t.phase};
	const struct reading *r = orders_read(a, &reader, f->words, NULL);
	const struct ce_order *o = power_order(&r->sheet);
	if (!o)
		return complain(r, number, fault);
	kept->n = o->power.n_items;
	memcpy(kept->item, o->power.item, kept->n * sizeof kept->item[0]);
	return true;
}

/* As the player would write it. */
static void put_kept(const struct ce_state *s, int seat, const struct ce_kept *kept,
		     struct buf *b)
{
	struct ce_view v;

	if (!kept->n || !view_of(s, seat, &v)) {
		buf_z(b, "none");
		return;
	}
	ce_print_kept(&v, kept, b);
}

bool ce_scene_check_standing(const struct ce_state *s, struct arena *a,
			     const struct fact *f, struct buf *found,
			     struct scene_fault *fault)
{
	const struct ce_kept *is = &s->h.kept[f->seat];
	struct buf wanted = {.a = a}, have = {.a = a};
	struct ce_kept should;

	if (!ce_scene_standing(s, a, f, -1, &should, fault))
		return false;
	put_kept(s, f->seat, &should, &wanted);
	put_kept(s, f->seat, is, &have);
	if (should.n != is->n || !str_iequal(buf_str(&wanted), buf_str(&have)))
		buf_add(found, buf_str(&have));
	return true;
}
