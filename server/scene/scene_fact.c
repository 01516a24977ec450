/* Facts of scenes that all games share: reports, receipts, the GM's copy, winners, who
 * owes, what is next. All others are the game's.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/scene/scene_play.h"

struct check {
	struct play *p;         /* NULL: the words are only read */
	const struct play *was; /* before the step */
	const struct scene_step *step;
	struct scene_cursor c;
	struct buf *found;
};

/* Spaces and line ends as one space; the gutter of a diagnostic ("   | ..."), in which a
 * long sentence goes on, does not belong to it. */
static struct str folded(struct arena *a, struct str s)
{
	struct buf b = buf_in(a);
	struct str line, word;

	while (str_line(&s, &line)) {
		line = str_trim(line);
		if (str_starts(line, "|"))
			line = str_slice(line, 1, line.n);
		while (str_word(&line, &word)) {
			if (b.n)
				buf_char(&b, ' ');
			buf_add(&b, word);
		}
	}
	return buf_str(&b);
}

/* Reads the text between quotation marks. */
static bool quoted(struct check *k, struct str *out)
{
	struct scene_cursor *c = &k->c;

	if (!scene_want(c, "\""))
		return false;
	struct str rest = str_slice(c->text, c->at, c->text.n);
	size_t n = rest.n;
	while (n && rest.s[n - 1] != '"')
		n--;
	if (!n) {
		c->last = c->text.n;
		return scene_complain(c, "a quotation mark is missing");
	}
	*out = str_slice(rest, 0, n - 1);
	c->at += n;
	return scene_end(c);
}

/* Should the text be there, or not? */
static bool says(struct check *k, struct str text, bool wanted)
{
	struct str what;

	if (!quoted(k, &what))
		return false;
	if (!k->p)
		return true;
	struct str all = folded(k->p->a, text);
	size_t at = str_find(all, folded(k->p->a, what));
	if ((at != SIZE_MAX) == wanted)
		return true;
	if (wanted)
		buf_printf(k->found, "nothing like it in:\n%.*s", STR_ARG(text));
	else
		buf_printf(k->found, "... %.*s ...",
			   STR_ARG(str_slice(all, at > 30 ? at - 30 : 0,
					     at + what.n + 30)));
	return true;
}

static bool same_without(struct check *k, int seat)
{
	int who, line;

	if (!scene_want(&k->c, "without") || !scene_seat(&k->c, &who) ||
	    !scene_number(&k->c, 1, 10000, &line) || !scene_end(&k->c))
		return false;
	if (!k->p)
		return true;
	const struct scene_letter *letter = scene_last_letter(k->step, who);
	if (!letter) {
		buf_z(k->found, "no such letter");
		return true;
	}
	if (scene_without_line(k->p->a, buf_str(&letter->text), line).n ==
	    letter->text.n) {
		buf_z(k->found, "no such line in the letter");
		return true;
	}
	struct play other = *k->was;
	scene_run_phase(&other, k->step, false, (struct omission){who, line});
	struct str a = scene_report(k->p, seat), b = scene_report(&other, seat), x, y;
	if (str_equal(a, b))
		return true;
	while (str_line(&a, &x) && str_line(&b, &y) && str_equal(x, y))
		;
	buf_printf(k->found, "with it:    %.*s\nwithout it: %.*s", STR_ARG(x),
		   STR_ARG(y));
	return true;
}

static bool check_report(struct check *k)
{
	int seat = SEAT_READERS;

	if (!scene_take(&k->c, "readers") && !scene_seat(&k->c, &seat))
		return false;
	struct str text = k->p ? scene_report(k->p, seat) : STR("");
	if (scene_take(&k->c, "says"))
		return says(k, text, true);
	if (scene_take(&k->c, "hides"))
		return says(k, text, false);
	return scene_want(&k->c, "same") && same_without(k, seat);
}

static bool check_gm(struct check *k)
{
	return scene_want(&k->c, "told") &&
	       says(k, k->p ? scene_report(k->p, SEAT_GM) : STR(""), true);
}

static const char *const verdict_names[] = {
	[VERDICT_BLANK] = "blank",
	[VERDICT_OK] = "accepted",
	[VERDICT_NOTED] = "accepted, with a note",
	[VERDICT_REFUSED] = "refused",
	[VERDICT_NOTE] = "not read as an order",
	[VERDICT_COMMAND] = "a command",
	[VERDICT_PRESS] = "press",
	[VERDICT_HEADER] = "a header",
};

/* Was that line of the seat's last letter taken, or refused? Several orders may be
 * in one line; any of them counts. */
static bool line_has(const struct reading *r, int number, bool refused,
		     struct buf *found)
{
	bool any = false;

	for (int i = 0; r && i < r->n_lines; i++) {
		const struct line *l = &r->lines[i];
		if (number < l->number ||
		    number >= l->number + (l->n_typed ? l->n_typed : 1))
			continue;
		bool ok = l->verdict == VERDICT_OK || l->verdict == VERDICT_NOTED ||
			  l->verdict == VERDICT_COMMAND || l->verdict == VERDICT_PRESS;
		any = true;
		if (refused ? l->verdict == VERDICT_REFUSED : ok)
			return true;
		buf_printf(found, "%s: %.*s", verdict_names[l->verdict],
			   STR_ARG(l->typed));
		for (int k = 0; k < l->n_remarks; k++)
			buf_printf(found, "\n%.*s", STR_ARG(l->remarks[k].text));
	}
	if (!any)
		buf_z(found, r ? "no such line" : "no letter");
	return false;
}

static bool check_receipt(struct check *k)
{
	int seat, line;
	struct buf found = buf_in(k->found->a);

	if (!scene_seat(&k->c, &seat))
		return false;
	const struct seat_mail *m = k->p ? &k->p->mail[seat] : NULL;
	if (scene_take(&k->c, "says"))
		return says(k, m ? m->receipt : STR(""), true);
	if (scene_take(&k->c, "hides"))
		return says(k, m ? m->receipt : STR(""), false);
	bool refused = scene_take(&k->c, "refuses");
	if (!refused && !scene_want(&k->c, "accepts"))
		return false;
	if (!scene_number(&k->c, 1, 10000, &line) || !scene_end(&k->c))
		return false;
	if (m && !line_has(m->last, line, refused, &found))
		buf_add(k->found, buf_str(&found));
	return true;
}

/* "red, blue" or "none" -> bits. */
static bool seat_set(struct check *k, unsigned *set)
{
	int seat;

	*set = 0;
	if (!scene_want(&k->c, ":"))
		return false;
	if (scene_take(&k->c, "none"))
		return scene_end(&k->c);
	do {
		if (!scene_seat(&k->c, &seat))
			return false;
		*set |= 1U << seat;
	} while (scene_take(&k->c, ","));
	return scene_end(&k->c);
}

static bool check_set(struct check *k, unsigned (*ask)(const void *))
{
	unsigned said, is;

	if (!seat_set(k, &said))
		return false;
	if (!k->p || (is = ask(k->p->state)) == said)
		return true;
	for (int i = 0; i < k->c.n_seats; i++)
		if (is >> i & 1)
			buf_printf(k->found, "%s%s", k->found->n ? ", " : "",
				   k->c.colours[i]);
	if (!is)
		buf_z(k->found, "none");
	return true;
}

static bool check_winner(struct check *k)
{
	return check_set(k, k->p ? k->p->rules->winners : NULL);
}

static bool check_owes(struct check *k)
{
	return check_set(k, k->p ? k->p->rules->owes : NULL);
}

static bool check_next(struct check *k)
{
	if (!scene_want(&k->c, ":"))
		return false;
	struct str word = scene_next(&k->c), rest = word;
	struct str turn = str_until(&rest, '.');
	int64_t t = 0, n = 0;
	if (!str_is(word, "over") &&
	    (!str_int(turn, 0, 255, &t) || !str_int(rest, 1, 99, &n)))
		return scene_complain(&k->c, "`next` takes turn.phase, or `over`");
	if (!scene_end(&k->c) || !k->p)
		return k->c.fault->text[0] == '\0';
	int phase = k->p->rules->phase(k->p->state),
	    at = k->p->rules->turn(k->p->state);
	if (phase == n && (!phase || at == t))
		return true;
	if (phase)
		buf_printf(k->found, "%d.%d", at, phase);
	else
		buf_z(k->found, "over");
	return true;
}

struct common {
	const char *word;
	bool (*check)(struct check *);
};

static const struct common commons[] = {
	{"report", check_report}, {"receipt", check_receipt}, {"gm", check_gm},
	{"winner", check_winner}, {"next", check_next},       {"owes", check_owes},
};

static const struct common *common_fact(struct str text)
{
	struct scene_cursor c = {.text = text};
	struct str word = scene_peek(&c);

	for (size_t i = 0; i < sizeof commons / sizeof *commons; i++)
		if (str_is(word, commons[i].word))
			return &commons[i];
	return NULL;
}

static struct str *facts_of(struct arena *a, const struct scene_step *step)
{
	struct str *facts = arena_array(a, struct str, (size_t)step->n_facts);

	for (int i = 0; i < step->n_facts; i++)
		facts[i] = step->facts[i].text;
	return facts;
}

bool scene_fact(struct arena *a, const struct scene *s, const struct scene_step *step,
		struct play *p, const struct play *was, struct str text,
		struct buf *found, struct scene_fault *fault)
{
	const struct common *common = common_fact(text);
	struct check k = {.p = p,
			  .was = was,
			  .step = step,
			  .found = found,
			  .c = {.text = text,
				.colours = s->rules->tokens ? s->rules->tokens
							    : s->rules->colours,
				.n_seats = s->n_seats,
				.fault = fault}};
	struct scene_now now = {.a = a,
				.n_seats = s->n_seats,
				.before = p ? p->before : NULL,
				.after = p ? p->state : NULL,
				.n_facts = step->n_facts,
				.facts = facts_of(a, step)};

	*fault = (struct scene_fault){.fact = -1};
	if (!common)
		return s->rules->scene->expect(&now, text, found, fault);
	scene_next(&k.c);
	return common->check(&k);
}
