/* The kinds of decisions that wait for the GM: see todo.h.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/todo/todo_parts.h"

/* clang-format off */
static const struct { char letter; const char *name; enum todo_urgency urgency; } kinds[] = {
	[TODO_DAMAGE]     = {'D', "damage",     TODO_NOW},
	[TODO_HOLD]       = {'H', "hold",       TODO_NOW},
	[TODO_POST]       = {'T', "post",       TODO_NOW},
	[TODO_REMOVAL]    = {'R', "removal",    TODO_NOW},
	[TODO_STANDBY]    = {'N', "standby",    TODO_SOON},
	[TODO_GM_ADDRESS] = {'M', "gm-address", TODO_SOON},
	[TODO_CERTIFICATE] = {'X', "certificate", TODO_SOON},
	[TODO_WORD]       = {'W', "word",       TODO_SOON},
	[TODO_ADDRESS]    = {'B', "address",    TODO_SOON},
	[TODO_DECLINED]   = {'V', "declined",   TODO_SOON},
	[TODO_START]      = {'S', "start",      TODO_SOON},
	[TODO_FAILED]     = {'O', "failed",     TODO_SOON},
	[TODO_ASIDE]      = {'L', "aside",      TODO_SOON},
	[TODO_HELD]       = {'C', "held",       TODO_LATER},
	[TODO_LIST]       = {'E', "list",       TODO_LATER},
	[TODO_PAUSED]     = {'P', "paused",     TODO_LATER},
};
/* clang-format on */
_Static_assert(sizeof kinds / sizeof *kinds == N_TODO_KINDS, "a row a kind");

const char *todo_urgency_name(enum todo_urgency u)
{
	static const char *const names[N_TODO_URGENCIES] = {
		[TODO_NOW] = "now", [TODO_SOON] = "soon", [TODO_LATER] = "later"};
	return names[u];
}

const char *todo_kind_name(enum todo_kind kind)
{
	return kinds[kind].name;
}

enum todo_urgency todo_urgency_of(enum todo_kind kind)
{
	return kinds[kind].urgency;
}

bool todo_is_code(struct str s)
{
	int64_t id;
	int kind = 0;

	if (!s.n)
		return false;
	char letter =
		s.s[0] >= 'a' && s.s[0] <= 'z' ? (char)(s.s[0] - 'a' + 'A') : s.s[0];
	while (kind < N_TODO_KINDS && kinds[kind].letter != letter)
		kind++;
	return kind < N_TODO_KINDS && str_int(str_slice(s, 1, s.n), 0, INT64_MAX, &id);
}

bool todo_has_blank(const struct todo *t)
{
	return str_find(t->mail, STR("TEXT")) != SIZE_MAX ||
	       str_find(t->mail, STR("NAME <ADDRESS>")) != SIZE_MAX;
}

struct todo_look todo_look_begin(const struct todo_search *x)
{
	return (struct todo_look){arena_mark(x->a), x->all, x->n};
}

/* An item that was taken back may have moved the list. */
void todo_look_end(const struct todo_search *x, struct todo_look l)
{
	if (x->n == l.n && x->all == l.all)
		arena_rewind(x->a, l.here);
}

struct todo *todo_add(struct todo_search *x, enum todo_kind kind, int64_t id)
{
	struct todo *t = arena_push(x->a, x->all, x->n);

	*t = (struct todo){
		.kind = kind,
		.found = x->n,
		.code = str_printf(x->a, "%c%lld", kinds[kind].letter, (long long)id)};
	return t;
}
