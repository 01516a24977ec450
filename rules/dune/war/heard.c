/* The Voice and prescience: see heard.h.
 * SPDX-License-Identifier: ISC */
#include "rules/dune/war/heard.h"

#include <string.h>

static const struct du_voice *voice_of(const struct du_table *t, int seat,
				       int territory, int against)
{
	for (int i = 0; i < DU_VOICES_MAX && t->voice[i].fight; i++)
		if (t->voice[i].fight == DU_FIGHT_KEY(territory, seat) + 1 &&
		    t->voice[i].against == against)
			return &t->voice[i];
	return NULL;
}

enum du_command du_voiced(const struct du_table *t, int seat, int field, int against,
			  int card_class)
{
	const struct du_voice *v = voice_of(t, seat, du_territory_of(field), against);

	if (!v || v->kind != card_class)
		return DU_FREE_TO;
	return v->plays ? DU_COMMANDS : DU_FORBIDS;
}

bool du_note_voice(struct du_table *t, int seat, int territory, int against,
		   int card_class, bool plays)
{
	int i = 0;

	if (voice_of(t, seat, territory, against))
		return false;
	while (i < DU_VOICES_MAX && t->voice[i].fight)
		i++;
	if (i == DU_VOICES_MAX)
		return false;
	t->voice[i] = (struct du_voice){(uint8_t)(DU_FIGHT_KEY(territory, seat) + 1),
					(uint8_t)against, (uint8_t)card_class, plays};
	return true;
}

bool du_was_seen(const struct du_state *s, const struct du_plan *p,
		 enum du_element element, struct du_seen *seen)
{
	const struct du_answers *all = &s->h.answer;
	int key = DU_FIGHT_KEY(du_territory_of(p->field), p->seat) + 1;

	for (int i = 0; i < DU_ANSWERS && all->fight[i]; i++)
		if (all->fight[i] == key && all->against[i] == p->against &&
		    all->element[i] == element) {
			*seen = (struct du_seen){all->value[i], all->spice[i]};
			return true;
		}
	return false;
}

bool du_note_seen(struct du_state *s, const struct du_plan *p, enum du_element element)
{
	struct du_answers *all = &s->h.answer;
	struct du_seen seen;
	int i = 0;

	if (du_was_seen(s, p, element, &seen))
		return true;
	while (i < DU_ANSWERS && all->fight[i])
		i++;
	if (i == DU_ANSWERS)
		return false;
	all->fight[i] = (uint8_t)(DU_FIGHT_KEY(du_territory_of(p->field), p->seat) + 1);
	all->against[i] = (uint8_t)p->against;
	all->element[i] = (uint8_t)element;
	all->value[i] = (uint8_t)du_element_of(p, element);
	all->spice[i] = element == DU_ASKS_DIAL ? (uint8_t)p->side.spice : 0;
	return true;
}

void du_forget_heard(struct du_state *s)
{
	memset(s->t.voice, 0, sizeof s->t.voice);
	memset(&s->h.answer, 0, sizeof s->h.answer);
	memset(s->h.sealed, 0, sizeof s->h.sealed);
}
