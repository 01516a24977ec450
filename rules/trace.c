/* Trace: see trace.h.
 * SPDX-License-Identifier: ISC */
#include "rules/trace.h"

#include <stdarg.h>
#include <string.h>

#include "base/arena.h"

static const struct {
	const char *name, *words;
} whats[TRACE_WHATS] = {
	[TRACE_WORDS] = {"words", ""},
	[TRACE_USED] = {"used", "used"},
	[TRACE_USED_IN_PART] = {"used-in-part", "used as far as it could be"},
	[TRACE_CONDITION_FALSE] = {"condition-false", "condition not met"},
	[TRACE_IMPOSSIBLE] = {"impossible", "not possible"},
	[TRACE_IMPOSSIBLE_AS_WRITTEN] = {"impossible-as-written",
					 "not possible as written"},
	[TRACE_NOT_REACHED] = {"not-reached", "not reached"},
	[TRACE_FACT_TRUE] = {"fact-true", "true"},
	[TRACE_FACT_FALSE] = {"fact-false", "not true"},
	[TRACE_DEFAULT] = {"default", "by default"},
	[TRACE_KEPT] = {"kept", "kept"},
	[TRACE_GONE] = {"gone", "lost before"},
	[TRACE_UNABLE] = {"unable", "could not act"},
	[TRACE_IDLE] = {"idle", "did not come up"},
	[TRACE_UNANSWERED] = {"unanswered", "no agreement came of it"},
	[TRACE_OUTBID] = {"outbid", "outbid"},
	[TRACE_SEALS] = {"seals", "sealed"},
	[TRACE_HOLDS] = {"holds", "holds"},
	[TRACE_SECRET] = {"secret", ""},
};

/* "used": the words of a type, as a line begins with them; "" for TRACE_WORDS. */
static const char *words_of(enum trace_what what)
{
	return whats[what].words;
}

const char *trace_name(enum trace_what what)
{
	return whats[what].name;
}

enum trace_what trace_of_name(struct str name)
{
	enum trace_what what = TRACE_WORDS;

	while (what < TRACE_WHATS && !str_is(name, whats[what].name))
		what++;
	return what;
}

static struct trace_line *add_line(struct trace *t, int seat, const char *rule,
				   const struct buf *text)
{
	struct trace_line *l = arena_push(t->a, t->lines, t->n);

	*l = (struct trace_line){
		.seat = seat, .text = buf_str(text), .slot = -1, .alternative = -1};
	if (rule)
		strncpy(l->rule, rule, sizeof l->rule - 1);
	return l;
}

void trace_add(struct trace *t, int seat, const char *rule, const char *fmt, ...)
{
	struct buf text = buf_in(t->a);
	va_list ap;

	if (t->silent)
		return;
	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	(void)add_line(t, seat, rule, &text);
}

void trace_type(struct trace *t, enum trace_what what, int slot, int alternative)
{
	if (t->silent || !t->n)
		return;
	t->lines[t->n - 1].what = what;
	t->lines[t->n - 1].slot = slot;
	t->lines[t->n - 1].alternative = alternative;
}

static struct trace_line *add_pair(struct trace *t, int seat, const char *rule,
				   const char *what, struct str about)
{
	struct buf text = buf_with_room(t->a, strlen(what) + 2 + about.n);

	buf_z(&text, what);
	buf_z(&text, ": ");
	buf_add(&text, about);
	return add_line(t, seat, rule, &text);
}

void trace_pair(struct trace *t, int seat, const char *rule, const char *what,
		struct str about)
{
	if (!t->silent)
		(void)add_pair(t, seat, rule, what, about);
}

void trace_step(struct trace *t, enum trace_what what, int seat, int slot,
		int alternative, const char *rule, struct str about)
{
	if (t->silent)
		return;
	struct trace_line *l = add_pair(t, seat, rule, words_of(what), about);
	l->what = what;
	l->slot = slot;
	l->alternative = alternative;
}

static bool is_used(const struct trace_line *l)
{
	return l->what == TRACE_USED || l->what == TRACE_USED_IN_PART;
}

static bool says_used(const struct trace_line *l, int seat, int slot, int alternative)
{
	return l->seat == seat && l->slot == slot && l->alternative == alternative &&
	       is_used(l);
}

/* The first line that says that it was used, or -1. */
static int used_line(const struct trace *t, int seat, int slot, int alternative)
{
	for (int i = 0; i < t->n; i++)
		if (says_used(&t->lines[i], seat, slot, alternative))
			return i;
	return -1;
}

/* The last one. */
static int last_used_line(const struct trace *t, int seat, int slot, int alternative)
{
	for (int i = t->n - 1; i >= 0; i--)
		if (says_used(&t->lines[i], seat, slot, alternative))
			return i;
	return -1;
}

static void put_reason(struct trace *t, int at, int seat, const char *rule,
		       const char *fmt, va_list ap)
	__attribute__((format(printf, 5, 0)));
static void put_reason(struct trace *t, int at, int seat, const char *rule,
		       const char *fmt, va_list ap)
{
	struct buf text = buf_in(t->a);

	buf_z(&text, "because: ");
	buf_vprintf(&text, fmt, ap);
	const struct trace_line why = *add_line(t, seat, rule, &text);
	memmove(t->lines + at + 2, t->lines + at + 1,
		(size_t)(t->n - at - 2) * sizeof *t->lines);
	t->lines[at + 1] = why;
}

void trace_reason(struct trace *t, int seat, int slot, int alternative,
		  const char *rule, const char *fmt, ...)
{
	va_list ap;
	int at = t->silent ? -1 : used_line(t, seat, slot, alternative);

	if (at < 0)
		return;
	va_start(ap, fmt);
	put_reason(t, at, seat, rule, fmt, ap);
	va_end(ap);
}

void trace_in_part(struct trace *t, int seat, int slot, int alternative,
		   const char *rule, const char *fmt, ...)
{
	va_list ap;
	int at = t->silent ? -1 : last_used_line(t, seat, slot, alternative);

	if (at < 0)
		return;
	if (t->lines[at].what == TRACE_USED) {
		struct buf text = buf_in(t->a);
		struct str about = t->lines[at].text;
		buf_z(&text, words_of(TRACE_USED_IN_PART));
		buf_add(&text, str_slice(about, strlen(words_of(TRACE_USED)), about.n));
		t->lines[at].text = buf_str(&text);
		t->lines[at].what = TRACE_USED_IN_PART;
	}
	va_start(ap, fmt);
	put_reason(t, at, seat, rule, fmt, ap);
	va_end(ap);
}

static bool is_reason(const struct trace_line *l, int seat)
{
	return l->seat == seat && str_starts(l->text, "because: ") &&
	       (l->what == TRACE_WORDS || l->what == TRACE_SECRET);
}

/* Takes line i out, with its reasons. */
static void take_out(struct trace *t, int i)
{
	int to = i + 1;

	while (to < t->n && is_reason(&t->lines[to], t->lines[i].seat))
		to++;
	memmove(t->lines + i, t->lines + to, (size_t)(t->n - to) * sizeof *t->lines);
	t->n -= to - i;
}

void trace_take_back(struct trace *t, int seat, int slot, int alternative)
{
	for (int i = t->silent ? -1 : t->n - 1; i >= 0; i--) {
		const struct trace_line *l = &t->lines[i];
		if (!says_used(l, seat, slot, alternative))
			continue;
		take_out(t, i);
		return;
	}
}

void trace_last_counts(struct trace *t, int seat, int slot, int alternative)
{
	bool later = false;

	for (int i = t->silent ? -1 : t->n - 1; i >= 0; i--) {
		const struct trace_line *l = &t->lines[i];
		bool used = is_used(l);
		if (l->seat != seat || l->slot != slot ||
		    l->alternative != alternative ||
		    !(used || l->what == TRACE_IMPOSSIBLE ||
		      l->what == TRACE_IMPOSSIBLE_AS_WRITTEN ||
		      l->what == TRACE_CONDITION_FALSE))
			continue;
		if (later && used)
			take_out(t, i);
		later = true;
	}
}
