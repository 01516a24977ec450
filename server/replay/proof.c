/* PROOF by mail.
 * SPDX-License-Identifier: ISC */
#include "server/replay/proof.h"

#include "base/arena.h"
#include "base/locale.h"
#include "schema/standbys.h"
#include "server/game/predecessor.h"
#include "server/people/seats.h"
#include "server/replay/played.h"
#include "server/replay/proof_texts.h"

enum { COLUMNS = 70 };

/* JSON with line ends where blanks are allowed, because letters have short lines. */
static void put_json(struct str json, struct buf *out)
{
	size_t line = 0, last = 0; /* bytes in the line; where it may be broken */
	bool string = false;

	for (size_t i = 0; i < json.n; i++) {
		char c = json.s[i];
		if (c == '"')
			string = !string;
		else if (string && c == '\\')
			i++; /* a line it is before is not the end */
		else if (!string && (c == ',' || c == ':')) {
			if (line + i + 1 - last > COLUMNS && line) {
				buf_char(out, '\n');
				line = 0;
			}
			buf_add(out, str_slice(json, last, i + 1));
			line += i + 1 - last;
			last = i + 1;
		}
	}
	if (line + json.n - last > COLUMNS && line)
		buf_char(out, '\n');
	buf_add(out, str_slice(json, last, json.n));
	buf_char(out, '\n');
}

/* The seat's word is shown to the player who gave it, and to all once the game is over. */
static bool own_word(struct home *h, struct arena *a, const struct game *g,
		     const struct seat *s, struct str *word, struct err *err)
{
	struct holder before;
	bool any;

	if (!seat_predecessor(h, a, s, &before, &any, err))
		return false;
	*word = any && g->status != GAME_OVER ? str_of(_("your predecessor's"))
		: s->lucky.n                  ? s->lucky
					      : str_of(_("none"));
	return true;
}

static void method(const struct game *g, struct str word, struct buf *out)
{
	struct buf seed = buf_in(out->a);

	buf_wrap(out, str_of(_(TEXT_COMMITMENT)), COLUMNS);
	buf_printf(out, "  %.*s\n  %.*s\n", 32, g->commitment.s,
		   (int)g->commitment.n - 32, g->commitment.s + 32);
	buf_printf(&seed, _(TEXT_SEED_AND_DRAWS), STR_ARG(word));
	buf_wrap(out, buf_str(&seed), COLUMNS);
}

bool proof_text(struct home *h, struct arena *a, const struct game *g,
		const struct seat *s, struct str *text, struct err *err)
{
	struct buf out = buf_in(a);
	struct played p;
	struct str word;

	if (!own_word(h, a, g, s, &word, err))
		return false;
	method(g, word, &out);
	if (g->status != GAME_OVER || !g->last_phase_no) {
		buf_z(&out,
		      _("The secret is published with the last report; then PROOF brings every draw."));
		*text = buf_str(&out);
		return true;
	}
	if (!played_load(h, a, g->name, &p, err))
		return false;
	buf_wrap(&out, str_of(_(TEXT_GAME_OVER)), COLUMNS);
	put_json(played_write(a, &p, PLAYED_DRAWS), &out);
	*text = buf_str(&out);
	return true;
}
