/* Events and traces <-> JSON, for the snapshot's row and for `postalgm explain`; and
 * the canonical text of any JSON: sorted keys, no blanks, so that equal values give
 * equal texts.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_CODEC_H
#define RULES_CODEC_H

#include "base/err.h"
#include "base/str.h"

struct arena;
struct events;
struct trace;
struct standing;
struct questions;
struct json_t;

/* The canonical text; takes over the value (one reference). */
struct str codec_text(struct arena *, struct json_t *);
/* Adds the text that jansson makes of the value with its flags `how`, and takes the value over. All lines but the
 * first are moved right by `indent`. */
void codec_print(struct buf *, struct json_t *, size_t how, size_t indent);

/* Reads JSON; NULL with a text in `err` if it is invalid. The caller owns the value. */
struct json_t *codec_parse(struct str text, struct err *);

/* [[kind, audience, turn, phase, "rule", [arguments], "words" if there are any],
 * ...] */
struct json_t *codec_save_events(const struct events *);
MUST_USE bool codec_load_events(const struct json_t *, struct arena *, struct events *,
				struct err *);

/* [[seat, "rule", "text"], ...]; a line that is more than words also has its type, the
 * slot and the alternative: "used", 0, 1. Rows of games from before there were types
 * have none. */
struct json_t *codec_save_trace(const struct trace *);
MUST_USE bool codec_load_trace(const struct json_t *, struct arena *, struct trace *,
			       struct err *);

/* The standing orders of a seat (rules/pieces/standing.h), for a game's positions:
 * [[verb, a, b, turn, phase, "line"], ...]. Loading fills the room, which must be large enough. */
struct json_t *codec_save_standing(const struct standing *);
MUST_USE bool codec_load_standing(const struct json_t *, const struct standing *,
				  struct err *);

/* Those of all seats, `size` bytes each, one after the other: an array of the above. */
struct json_t *codec_save_all_standing(const char *bytes, int n_seats, size_t size);
MUST_USE bool codec_load_all_standing(const struct json_t *, char *bytes, int n_seats,
				      size_t size, struct err *);
/* Questions (rules/pieces/question.h): [[place, state, asker, asked, readers, topic, about, turn,
 * phase, settled, answer, "text"], ...], free places left out. Loading fills all places. */
struct json_t *codec_save_questions(const struct questions *);
MUST_USE bool codec_load_questions(const struct json_t *, const struct questions *,
				   struct err *);

#endif
