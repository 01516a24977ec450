/* The chart, between its files: chart.c the sheet, chart_place.c where things are,
 * chart_systems.c systems and tokens, chart_plates.c what is
 * known of each player, chart_battles.c lays out the challenges and their cards, chart_routes.c
 * the ways of their ribbons, chart_rides.c keeps these off each other, chart_ribbons.c draws all of it, chart_fights.c a line for each
 * challenge below the board, chart_moves.c what has moved, chart_words.c the same in words.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_CHART_PARTS_H
#define RULES_COSMIC_CHART_PARTS_H

#include "base/figure/figure_label.h"
#include "base/figure/figure_marks.h"
#include "base/figure/figure_ring.h"
#include "rules/cosmic/report/report_parts.h"

/* Colours: letters in the dark ink are on bright counters, in the light ink on the
 * ground; each pair has a contrast of 7 to 1 or more. */
enum {
	CHART_GROUND = 0x0f1526,
	CHART_PANEL = 0x1a243d,
	CHART_LINE = 0x46557d,
	CHART_INK = 0xeef1f8,
	CHART_MUTED = 0xb4bed6,
	CHART_DARK = 0x0b1020,
	CHART_MOVED = 0xfffffe, /* no other white gives way to it by day */

	CHART_DAY_GROUND = 0xe9e5d9,
	CHART_DAY_PANEL = 0xfdfaf1,
	CHART_DAY_INK = 0x221d16,
	CHART_DAY_MUTED = 0x51483a,
	CHART_DAY_LETTER = 0xfffdf6,
};

/* `day`: the token's on paper, where light letters are on it. */
struct chart_colour {
	int32_t token, planet, day, planet_day;
};
extern const struct chart_colour chart_colours[CE_SEATS];

/* The measures of a drawing, in units of its figure. */
struct chart_size {
	int width, margin, head;        /* of the sheet; its title's height */
	int radius, straight;           /* of the ring */
	int planet[CE_SEATS + 1];       /* radius by the number of seats */
	int bead[CE_SEATS + 1];         /* ... of the counters on planets */
	int source;                     /* ... where a ribbon begins */
	int rims;                       /* of a ribbon, together */
	int warp;                       /* ... of the Warp */
	int streams;                    /* more of them than that are crowded */
	int token;                      /* width of a ribbon a token, in tenths */
	int plate, plate_height;        /* of a system's plate */
	bool pips_below;                /* ... its pips are below the name */
	int large, middle, small, tiny; /* heights of letters */
};

/* Lines of ribbons that are laid out, as they will be drawn. */
struct chart_lines {
	struct arena *a;
	int n;
	struct figure_shape *line;
};

struct chart {
	const struct sheet_of_paper *p;
	const struct ce_table *t;
	const struct chart_size *size;
	struct figure *f;
	struct figure_ring ring;
	struct figure_room room;
	struct chart_lines lines; /* of the challenges that are laid out */
	int y;                    /* the first free line below what is drawn */
	int depth;                /* how far counters reach out of their planets */
	/* Tokens that came (or went, below 0) since the last report. */
	int8_t moved[CE_SEATS][CE_PLANETS][CE_SEATS];
};

static inline bool chart_is_mini(const struct chart *c)
{
	return c->f->use == FIGURE_MINI;
}

/* Places ---------------------------------------------------------------------- */

void chart_measure(struct chart *); /* size, ring and room for the figure's use */
/* `out` units outside of a planet's middle (from 1); below 0 towards the middle. */
struct figure_spot chart_spot(const struct chart *, int system, int planet, int out);
int chart_planet_radius(const struct chart *);
int chart_bead_radius(const struct chart *);
/* From the outermost planets of a system to the ends of its band, along the ring. */
void chart_band(const struct chart *, int system, int *from, int *to);
/* Returns the place of a system's plate. */
struct figure_area chart_plate_area(const struct chart *, int system);
/* Lists the points where ribbons of a seat to a place may begin, the best first (of
 * each row the nearest). Returns how many. */
enum { CHART_PORTS = 10, CHART_ROW = 4 };
int chart_ports(const struct chart *, int seat, struct figure_point to,
		struct figure_point out[CHART_PORTS]);
/* Lists the points where a ribbon may end at a planet, the best first. */
enum { CHART_ENDS = 5 };
void chart_ends(const struct chart *, int system, int planet,
		struct figure_point out[CHART_ENDS]);

/* Systems --------------------------------------------------------------------- */

/* A round counter with the letter of `seat` and a number. */
void chart_counter(struct chart *, int x, int y, int radius, int seat, int n);
struct figure_paint chart_plain(int32_t fill);
void chart_space(struct chart *);   /* the ring, below the ribbons */
void chart_systems(struct chart *); /* planets and tokens, above them */
void chart_warp(struct chart *);
void chart_plates(struct chart *);
void chart_changes(struct chart *); /* "R+3": where there is room */
void chart_read_moves(struct chart *);
/* Takes the room of the counters on a planet. */
void chart_take_tokens(struct chart *, int system, int planet);
/* Returns how far the counters of the fullest planet reach. */
int chart_depth(const struct chart *);

/* Challenges ------------------------------------------------------------------ */

/* Tokens of one player on their way into a challenge. */
struct stream {
	int seat, n, width;
	bool defends;
	struct figure_bow
		bow; /* from its source: the attacker's to the planet, an ally's
				  into the attacker's, a defending ally's to the planet */
	int joins;   /* an attacking ally: where on the attacker's way (FIGURE_WAY) */
	int beside;  /* ... and how far to its right */
};

struct battle {
	int number; /* from 0 */
	const struct ce_challenge *k;
	int n;
	struct stream stream[CE_SEATS]; /* the attacker's first */
	int defence;                    /* the width of the defender's own tokens */
	int joint;                      /* where on the attacker's way the sides meet */
	struct str cards;               /* the text of the plate, if there is room */
	bool crowded;                   /* allies are beside it, not in their systems */
	bool tag_only;                  /* ... which there is not */
	struct figure_plate plate;
	struct figure_point plate_at;
	struct figure_label_place aside; /* the cards, where they stand apart */
	struct str row[2];               /* ... in a row or two */
	struct figure_bow stub;          /* of those who lost, into the Warp */
	bool has_stub;
	int missing;   /* allies for which the drawing has no room */
	bool left_out; /* there is no way for it: its line below the board tells it */
};

struct battles {
	int n;
	struct battle battle[CE_CHALLENGES];
};

/* The challenges that are seen as ribbons, laid out; c->room has them then. */
void chart_route(struct chart *, struct battles *);
/* Lays out one of them where there is room, and takes it. */
void chart_lay(struct chart *, struct battle *);
/* Takes the room of a battle that was laid. */
void chart_take_battle(struct chart *, const struct battle *);
/* Adds the challenge's lines to those that are laid out, which lie in the room `before`; false, and it adds none: one of them would lie along one of
 * these. */
bool chart_add_lines(struct chart *, const struct battle *,
		     const struct figure_room *before);
/* Draws the ribbons of one challenge. */
void chart_ribbon(struct chart *, const struct battle *);
/* The widths of a side's tokens, from left to right of the attacker's way. */
struct figure_ribbon chart_side(const struct battle *, enum ce_side);
void chart_ribbons(struct chart *, const struct battles *); /* the bands */
void chart_joints(struct chart *, const struct battles *);  /* counters and plates */
void chart_challenges(struct chart *); /* a line each, below the board */
/* Returns the values that decided a challenge: "19 : 12", or "Attack 10 : Compromise"
 * where no totals counted; empty where it was not fought out. `between` is between
 * the sides. */
struct str chart_score(struct arena *, const struct ce_challenge *,
		       const char *between);
/* "14 v 8", "20 v Compromise": the cards at the joint; "deal made". */
struct str chart_cards(struct arena *, const struct ce_challenge *);
struct str chart_words(const struct chart *, const struct battles *);

#endif
