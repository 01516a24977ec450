/* Kinds and causes of letters: see post_kind.h.
 * SPDX-License-Identifier: ISC */
#include "server/outbox/post_kind.h"

static const char *const kinds[N_POST_KINDS] = {
	[KIND_ALL_IN] = "all-in",
	[KIND_ANSWER] = "answer",
	[KIND_CALLED] = "called",
	[KIND_CONFIRM] = "confirm",
	[KIND_DEAD_ADDRESS] = "dead-address",
	[KIND_DECLINED] = "declined",
	[KIND_DIGEST] = "digest",
	[KIND_DOUBT] = "doubt",
	[KIND_END] = "end",
	[KIND_GM] = "gm",
	[KIND_INVITATION] = "invitation",
	[KIND_JOINED] = "joined",
	[KIND_LEAVE] = "leave",
	[KIND_MISSING] = "missing",
	[KIND_NEWS] = "news",
	[KIND_NOTICE] = "notice",
	[KIND_OBSERVE_OFF] = "observe-off",
	[KIND_OPEN] = "open",
	[KIND_PASSED] = "passed",
	[KIND_PRESS] = "press",
	[KIND_PROBE] = "probe",
	[KIND_QUESTION] = "question",
	[KIND_RECEIPT] = "receipt",
	[KIND_REFUSAL] = "refusal",
	[KIND_REMINDER] = "reminder",
	[KIND_REPORT] = "report",
	[KIND_RESIGNED] = "resigned",
	[KIND_SET_ASIDE] = "set-aside",
	[KIND_STANDBY] = "standby",
	[KIND_START] = "start",
	[KIND_UNDELIVERED] = "undelivered",
	[KIND_WARNING] = "warning",
};
static const char *const causes[N_POST_CAUSES] = {
	[CAUSE_ABSENCE] = "absence", [CAUSE_AGAIN] = "again",
	[CAUSE_GAME] = "game",       [CAUSE_GM] = "gm",
	[CAUSE_HELD] = "held",       [CAUSE_HOLD] = "hold",
	[CAUSE_IN] = "in",           [CAUSE_INVITED] = "invited",
	[CAUSE_JOINED] = "joined",   [CAUSE_LATER] = "later",
	[CAUSE_OBSERVE] = "observe", [CAUSE_OUT] = "out",
	[CAUSE_PHASE] = "phase",     [CAUSE_READING] = "reading",
	[CAUSE_REMIND] = "remind",   [CAUSE_SEAT] = "seat",
	[CAUSE_START] = "start",     [CAUSE_TAKEN] = "taken",
};

enum gm_use post_gm_use(enum post_kind kind)
{
	static const enum gm_use uses[N_POST_KINDS] = {
		[KIND_ALL_IN] = GM_HAS_IN_LIST,   [KIND_DEAD_ADDRESS] = GM_HAS_IN_LIST,
		[KIND_DECLINED] = GM_HAS_IN_LIST, [KIND_MISSING] = GM_HAS_IN_LIST,
		[KIND_RESIGNED] = GM_HAS_IN_LIST, [KIND_CALLED] = GM_COPY,
		[KIND_JOINED] = GM_COPY,          [KIND_NEWS] = GM_COPY,
		[KIND_NOTICE] = GM_COPY,          [KIND_REPORT] = GM_COPY,
		[KIND_START] = GM_COPY,
	};

	return uses[kind];
}

const char *post_kind_name(enum post_kind kind)
{
	return kinds[kind];
}

const char *post_cause_name(enum post_cause cause)
{
	return causes[cause];
}

enum post_kind post_kind_of(struct str name)
{
	enum post_kind k = 0;

	while (k < N_POST_KINDS && !str_is(name, kinds[k]))
		k++;
	return k;
}

bool post_cause_is_letter(enum post_cause cause)
{
	return cause == CAUSE_IN || cause == CAUSE_HELD;
}
