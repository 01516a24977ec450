/* Finds the conditional orders that are carried out to.
 *
 * An outcome says for every slot which alternative was used, or none. It is consistent
 * when each slot used its first legal alternative whose condition is true in that very
 * outcome. One consistent outcome: that is it. Several: the lead seat's wish.
 * None: the first conditional alternative whose removal helps is treated as never
 * written.
 *
 * The game plays a phase through with given choices, on a copy of its state, and says
 * what it saw; nothing here knows what the slots are about.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_RESOLVE_H
#define RULES_RESOLVE_H

#include <stdbool.h>
#include <stdint.h>

#include "orders/sheet.h"

struct arena;

enum {
	RESOLVE_CAP = 4096, /* replays tried for one circle, then the GM is asked */
	RESOLVE_ALTERNATIVES = 32, /* of one slot; later ones are not read */
	RESOLVE_NONE = -1,         /* no conditional alternative is used */
};

/* A decision. Slots are in the order of wishes: seats from the lead, written order.
 */
struct resolve_slot {
	int seat;
	int n; /* alternatives */
	const struct alternative *alternatives;
};

/* The replay's report on a slot. */
struct resolve_seen {
	int8_t taken;     /* the alternative that was used, or RESOLVE_NONE */
	uint32_t illegal; /* bit per alternative that was looked at before it, and was
			     not legal */
	uint32_t mended;  /* ... that was not legal as written, but in its nearest
			     reading may be: it counts where none is legal as
			     written */
};

struct resolve {
	struct arena *arena;
	int n;
	const struct resolve_slot *slots;
	void *game;
	/* Plays the phase on a copy. A slot uses its first alternative that is legal as
	 * written, or if there is none its first that is legal in the nearest reading,
	 * provided that it has no condition or is choice[slot]; those in struck[slot]
	 * (a bit each) count as never written. Fills seen[0..n). */
	void (*replay)(void *game, const int8_t choice[], const uint32_t struck[],
		       struct resolve_seen seen[]);
	/* The same, for choices that hold in every part and may be those that count: what it writes down of its last
	 * run stays, if `performed` comes back. NULL: nothing is written down. */
	void (*perform)(void *game, const int8_t choice[], const uint32_t struck[],
			struct resolve_seen seen[]);
	/* Is the fact true, for this slot, in the outcome of the last replay? */
	bool (*fact)(void *game, int slot, const void *fact);
	/* Can the events in slot `on` change how `slot` is decided? When in doubt,
	 * yes. */
	bool (*depends)(void *game, int slot, int on);
	/* Does the slot cancel what others do, so that its conditions are about the
	 * attempt: the outcome in which it does nothing? NULL: no slot does. */
	bool (*cancels)(void *game, int slot);
	/* Is the fact, in a condition of a slot that cancels, about the very thing that
	 * it cancels? Others are about the outcome as it is. NULL: all are. */
	bool (*of_attempt)(void *game, int slot, const void *fact);
	/* Is the slot tested in turns as the replay goes, and used at the first moment
	 * at which its condition holds? Such slots have one outcome, which is
	 * followed instead of searched for. NULL: there are none. */
	bool (*in_turns)(void *game, int slot);
};

/* An alternative that was treated as never written. */
struct resolve_removal {
	int slot, alternative;
};

struct resolved {
	const int8_t *choice; /* for the run that counts */
	const uint32_t *struck;
	int n_removals;
	const struct resolve_removal *removals;
	bool several;   /* more than one consistent outcome */
	bool capped;    /* a circle too large to search: the GM is asked */
	bool performed; /* the last performance was of these choices */
	int replays;
};

/* Gives the same result for the same slots; the order in which the sheets came does not
 * matter. */
struct resolved resolve(const struct resolve *);

#endif
