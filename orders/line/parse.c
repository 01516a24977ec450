/* The walk over tokens: see parse.h.
 * SPDX-License-Identifier: ISC */
#include "orders/parse.h"

#include "base/arena.h"
#include "base/locale.h"
#include "orders/line/walk.h"

static uint64_t word_bit(int id)
{
	return (uint64_t)1 << ((unsigned)id & 63);
}

/* Is something asked for in vain at this token worth remembering? */
static bool is_trying(struct parse *p, int i)
{
	if (!p->trace || i < p->tried_at || walk_is_end(p, i))
		return false;
	if (i > p->tried_at) {
		p->tried_at = i;
		p->n_tried = p->n_said = 0;
	}
	return true;
}

static void tried(struct parse *p, int i, int id)
{
	if (is_trying(p, i) && p->n_tried < PARSE_TRIED)
		p->tried[p->n_tried++] = (short)id;
}

/* What stands at the place is looked at once: a reader asks there for one word after the other. */
static void look(struct parse *p)
{
	int i = p->i;

	p->here = (struct parse_here){.at = p->i, .end = p->end};
	for (; !walk_is_end(p, i); i++) {
		const struct token *t = &p->token[i];
		if (t->kind == TOKEN_WORD)
			p->here.words |= word_bit(t->id);
		if (!(t->flags & WORD_DROPPED))
			break;
	}
	p->here.behind_noise = i;
}

static inline int behind_noise(struct parse *p)
{
	if (p->here.at != p->i || p->here.end != p->end)
		look(p);
	return p->here.behind_noise;
}

const struct token *parse_peek(struct parse *p)
{
	int i = behind_noise(p);
	return walk_is_end(p, i) ? &p->token[p->end] : &p->token[i];
}

int parse_mark(struct parse *p)
{
	return behind_noise(p);
}

bool parse_at_end(struct parse *p)
{
	return walk_is_end(p, behind_noise(p));
}

/* The token with this concept at or, over noise, after the place; -1: none. */
static int find_word(struct parse *p, int id)
{
	const int last = behind_noise(p);

	for (int i = p->i; p->here.words & word_bit(id) && i <= last && i < p->end; i++)
		if (token_is(&p->token[i], id))
			return i;
	tried(p, last, id);
	return -1;
}

bool parse_sees(struct parse *p, int id)
{
	return find_word(p, id) >= 0;
}

bool parse_may_see(struct parse *p, const short ids[], int n)
{
	const int last = behind_noise(p);
	uint64_t asked = 0;

	for (int i = 0; i < n; i++)
		asked |= word_bit(ids[i]);
	if (p->here.words & asked)
		return true;
	if (is_trying(p, last))
		for (int i = 0; i < n && p->n_tried < PARSE_TRIED; i++)
			p->tried[p->n_tried++] = ids[i];
	return false;
}

bool parse_word(struct parse *p, int id, int *value)
{
	int i = find_word(p, id);

	if (i < 0)
		return false;
	if (value)
		*value = p->token[i].value;
	p->i = i + 1;
	return true;
}

/* The token that is this very word; see find_word. */
static int find_text(struct parse *p, const char *text)
{
	int i = p->i;

	for (; !walk_is_end(p, i); i++) {
		const struct token *t = &p->token[i];
		if (t->kind != TOKEN_SIGN && str_is(t->text, text))
			return i;
		if (!(t->flags & WORD_DROPPED))
			break;
	}
	if (is_trying(p, i) && p->n_said < PARSE_SAID)
		p->said[p->n_said++] = text;
	return -1;
}

bool parse_sees_text(struct parse *p, const char *text)
{
	return find_text(p, text) >= 0;
}

bool parse_says(struct parse *p, const char *text)
{
	int i = find_text(p, text);

	if (i >= 0)
		p->i = i + 1;
	return i >= 0;
}

bool parse_sees_number(struct parse *p)
{
	int i = behind_noise(p);
	return !walk_is_end(p, i) && p->token[i].kind == TOKEN_NUMBER;
}

bool parse_number(struct parse *p, int *n)
{
	int i = behind_noise(p);

	if (walk_is_end(p, i) || p->token[i].kind != TOKEN_NUMBER)
		return false;
	*n = p->token[i].value;
	p->i = i + 1;
	return true;
}

bool parse_text(struct parse *p, struct str *text)
{
	int i = walk_past_noise(p, p->i);
	struct buf line = buf_in(p->a);
	struct str rest, word;

	if (walk_is_end(p, i))
		return false;
	if (p->token[i].kind != TOKEN_TEXT) {
		p->text_at = p->quiet ? p->text_at : i;
		return false;
	}
	rest = p->token[i].text;
	while (str_word(&rest, &word)) {
		if (line.n)
			buf_char(&line, ' ');
		buf_add(&line, word);
	}
	*text = buf_str(&line);
	p->i = i + 1;
	return true;
}

bool parse_sign(struct parse *p, char sign)
{
	for (int i = p->i; !walk_is_end(p, i); i++) {
		const struct token *t = &p->token[i];
		if (t->kind == TOKEN_SIGN && t->id == sign) {
			p->i = i + 1;
			return true;
		}
		if (!(t->flags & WORD_DROPPED))
			break;
	}
	return false;
}

bool parse_compare(struct parse *p, int *compare)
{
	bool at_most = parse_sign(p, LEX_AT_MOST);

	if (!at_most && !parse_sign(p, LEX_AT_LEAST))
		return false;
	*compare = at_most ? -1 : 1;
	return true;
}

bool parse_comma(struct parse *p)
{
	bool comma = parse_sign(p, ',');
	bool and = parse_word(p, WORD_AND, NULL);
	return comma || and;
}

void parse_link(struct parse *p)
{
	static const short links[] = {WORD_IN, WORD_ON, WORD_OF, WORD_WITH, WORD_TO};

	for (size_t i = 0; i < sizeof links / sizeof *links; i++)
		if (parse_word(p, links[i], NULL))
			return;
}

static const char *seat_name(const struct parse *p, int seat)
{
	return seat >= 0 ? p->vocab->seat_names[seat] : _("nobody");
}

static unsigned seats(const struct parse *p)
{
	return p->view ? p->vocab->seats(p->view) : 0xffff;
}

/* All seats in words: "Red, Blue, Green and Yellow". */
static struct str all_seats(struct parse *p)
{
	struct buf b = buf_in(p->a);
	unsigned all = seats(p);

	for (int i = 0; all >> i; i++)
		if (all >> i & 1)
			buf_printf(&b, "%s%s",
				   !b.n            ? ""
				   : all >> i == 1 ? _(" and ")
						   : ", ",
				   seat_name(p, i));
	return buf_str(&b);
}

static bool is_one(unsigned mask)
{
	return mask && !(mask & (mask - 1));
}

static int lowest(unsigned mask)
{
	int i = 0;

	while (mask && !(mask & 1)) {
		mask >>= 1;
		i++;
	}
	return i;
}

bool parse_sees_seat(struct parse *p)
{
	return parse_sees(p, WORD_SEAT) || parse_sees(p, WORD_PRONOUN);
}

static bool parse_pronoun(struct parse *p, int *seat)
{
	int from = parse_mark(p), own = p->reader->seat;
	struct str typed;

	if (!parse_word(p, WORD_PRONOUN, NULL))
		return false;
	typed = p->token[p->i - 1].text;
	/* A writer who names only a planet of their own does not mean themselves by "he". */
	unsigned named = own >= 0 && p->named == 1U << own ? 0 : p->named;
	*seat = lowest(named);
	p->n_unread += !is_one(named); /* other words may say who */
	if (!named)
		parse_fault(
			p, from, NULL,
			"'%.*s' could be anybody, because no player is named before it. Name the player",
			STR_ARG(typed));
	else if (!is_one(named))
		parse_fault(
			p, from, NULL,
			"'%.*s' could be any of the players named before it. Name the player",
			STR_ARG(typed));
	return true;
}

bool parse_seat(struct parse *p, int *seat)
{
	int from = parse_mark(p);

	if (!parse_word(p, WORD_SEAT, seat))
		return parse_pronoun(p, seat);
	if (!(seats(p) >> *seat & 1)) {
		struct str all = all_seats(p);
		parse_fault(p, from, NULL,
			    "There is no %s in this game. The players are %.*s",
			    seat_name(p, *seat), STR_ARG(all));
		*seat = lowest(seats(p));
		return true;
	}
	p->named |= 1U << *seat;
	return true;
}
