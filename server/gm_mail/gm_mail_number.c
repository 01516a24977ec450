/* The numbers under which letters of a GM wait: see gm_mail_parts.h, gm_mail.h.
 * SPDX-License-Identifier: ISC */
#include "server/game/game_gm.h"
#include "server/gm_mail/gm_mail.h"
#include "server/gm_mail/gm_mail_parts.h"

int64_t gm_mail_held_under(const struct game *g)
{
	return -g->id;
}

bool gm_mail_is_held(const struct held *d)
{
	return d->seat_id < 0;
}

int64_t gm_mail_game_of(const struct held *d)
{
	return -d->seat_id;
}

int gm_mail_number(const struct home *h, const struct game *g)
{
	return (int)(game_gm_claim(h, g).epoch & 0x7fffffff);
}
