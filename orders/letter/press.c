/* Press: "press grey to blue, green" and the lines below it, up to `endpress`, `end` or
 * the end of the letter; or one line, "press to all: ...". Nothing in a block is read
 * as an order, also where its first line is wrong.
 * SPDX-License-Identifier: ISC */
#include <string.h>

#include "base/arena.h"
#include "orders/letter/parts.h"

static bool read_receivers(struct parse *p, struct press *out)
{
	if (!letter_readers(p, out))
		return false;
	if (!parse_at_end(p))
		return parse_expected(
			p,
			"a colon, or the end of this line: the text begins on the next line, up to ENDPRESS");
	return true;
}

/* "press to all: Pacifists, unite." The text is on the line itself: all that is
 * after the colon, also words that no order needs. */
static struct str text_beside(struct str typed)
{
	size_t at = str_find_char(typed, ':');

	if (at == SIZE_MAX)
		return (struct str){NULL, 0};
	return str_trim(str_slice(typed, at + 1, typed.n));
}

/* Does an ENDPRESS follow, before another press begins? The line that decides it is
 * looked for once: it is the same for all lines above it. */
static bool is_closed_below(struct draft *l, struct str rest)
{
	struct str line;

	if (l->press_mark && rest.s <= l->press_mark)
		return l->press_closed;
	l->press_closed = false;
	l->press_mark = rest.s + rest.n;
	while (str_line(&rest, &line)) {
		bool closes = press_closes(line);
		if (closes || press_ends(line) ||
		    str_starts(str_trim(line), "press ")) {
			l->press_closed = closes;
			l->press_mark = line.s;
			break;
		}
	}
	return l->press_closed;
}

/* The text, off `rest`, and whether it was closed. */
static struct str take_text(struct str *rest, int *number, int *n_lines, bool *closed)
{
	struct str start = *rest, line, ahead = *rest;
	size_t n = 0;

	*closed = false;
	while (str_line(&ahead, &line)) {
		if (press_ends(line)) {
			*closed = true;
			if (press_closes(line)) { /* `end` closes the letter as well */
				*rest = ahead;
				++*number;
				++*n_lines;
			}
			break;
		}
		*rest = ahead;
		++*number;
		++*n_lines;
		n = (size_t)(line.s + line.n - start.s);
	}
	return str_slice(start, 0, n);
}

/* Without the word `press`, and without an ENDPRESS: up to the next blank line. */
static struct str take_paragraph(struct str *rest, int *number, int *n_lines)
{
	struct str start = *rest, line, ahead = *rest;
	size_t n = 0;

	while (str_line(&ahead, &line) && str_trim(line).n && !press_ends(line)) {
		*rest = ahead;
		++*number;
		++*n_lines;
		n = (size_t)(line.s + line.n - start.s);
	}
	return str_slice(start, 0, n);
}

enum colour { COLOUR_NONE, COLOUR_WHITE, COLOUR_GREY };

/* How press is signed: "secret", "anonymous". */
static enum colour colour_of(const struct token *t)
{
	static const char *const white[] = {"white",   "secret",    "secretly",
					    "private", "privately", "confidential",
					    "signed"};
	static const char *const grey[] = {"grey", "gray", "anonymous", "anonymously",
					   "unsigned"};

	return TOKEN_AMONG(t, grey)    ? COLOUR_GREY
	       : TOKEN_AMONG(t, white) ? COLOUR_WHITE
				       : COLOUR_NONE;
}

/* "press to green, secret:", "press to all (anonymous):": behind its readers. */
static void read_colour_behind(struct parse *p, struct press *out)
{
	for (; p->end > p->i + 1; p->end--) {
		const struct token *t = &p->token[p->end - 1];
		enum colour colour = colour_of(t);
		out->grey |= colour == COLOUR_GREY;
		if (!colour && !token_is_sign(t, ',') && !token_is_sign(t, '(') &&
		    !token_is_sign(t, ')'))
			return;
	}
}

/* Signs are noise to the parser, and "blue: and green" would be two players. */
static void end_at_colon(struct parse *p, struct press *out)
{
	int i = 0;

	while (i < p->end && !(p->token[i].kind == TOKEN_SIGN && p->token[i].id == ':'))
		i++;
	p->end = i;
	if (p->end > p->i + 2 && /* "Tell Blue from me: ..." */
	    token_is(&p->token[p->end - 2], WORD_FROM) &&
	    token_is(&p->token[p->end - 1], WORD_ME))
		p->end -= 2;
	read_colour_behind(p, out);
}

static bool read_colour(struct parse *p, struct press *out)
{
	enum colour colour = colour_of(parse_peek(p));

	if (colour)
		p->i = parse_mark(p) + 1;
	out->grey |= colour == COLOUR_GREY;
	return colour;
}

/* "For the zine: ..." */
static bool is_for_zine(struct parse *p)
{
	int was = p->i;

	if (parse_word(p, WORD_IN, NULL) && str_is(parse_peek(p)->text, "zine"))
		return true;
	p->i = was;
	return false;
}

/* "A note", "please print", "a word": announces a text. */
static bool is_letter(struct parse *p)
{
	static const char *const words[] = {
		"message",   "letter",   "note",      "word",         "statement",
		"whisper",   "print",    "publish",   "announce",     "announcement",
		"greetings", "secretly", "privately", "confidential", "write",
		"say",       "send"};
	bool any = false, one = true;

	while (one) {
		one = false;
		for (size_t i = 0; i < sizeof words / sizeof *words; i++)
			one |= parse_says(p, words[i]);
		any |= one;
	}
	return any;
}

/* "To Bob: ...", "message to Blue:", "GM: ...": a letter within the letter needs its
 * colon. */
static bool is_letter_to(struct parse *p, bool colour)
{
	struct parse ahead;
	struct press ignored = {.line = 0};
	bool colon = false;

	for (int i = p->i; i < p->end; i++)
		colon |= p->token[i].kind == TOKEN_SIGN && p->token[i].id == ':';
	if (!colon)
		return false;
	if (!p->view) /* before the game begins there is the GM alone */
		return p->end - p->i > 1 && str_is(p->token[p->i].text, "gm") &&
		       token_is_sign(&p->token[p->i + 1], ':');
	bool at = parse_sign(p, '@');
	if (parse_word(p, WORD_AND, NULL) || parse_says(p, "oh"))
		parse_says(p, "also"); /* "And tell Dan: ..." */
	parse_says(p, "please");
	bool letter = is_letter(p);
	if (letter && parse_sees(p, WORD_IN) && !is_for_zine(p))
		letter = parse_word(p, WORD_IN, NULL); /* "message for Bob" */
	else
		letter = !letter && is_for_zine(p);
	parse_says(p, "please");
	bool tell = parse_says(p, "tell");
	bool gm = p->i < p->end && str_is(p->token[p->i].text, "gm");
	if (!tell && !gm && !colour && !at && !letter && !parse_sees(p, WORD_TO))
		return false;
	parse_word(p, WORD_TO, NULL);
	ahead = *p;
	ahead.quiet = true;
	end_at_colon(&ahead, &ignored);
	return read_receivers(&ahead, &ignored) && ahead.n_faults == 0;
}

/* "press black to all": the text below is never an order, whatever the header says.
 * "Press on to victory" is prose. */
static bool is_to_somebody(struct parse *p)
{
	int i = parse_mark(p) + 1;

	if (i + 1 >= p->end || p->token[i].kind != TOKEN_WORD ||
	    p->token[i].id != WORD_TO)
		return false;
	const struct token *t = &p->token[i + 1];
	return t->id == WORD_ALL || t->id == WORD_EVERYONE || t->id == WORD_SEAT ||
	       str_is(t->text, "gm") || str_is(t->text, "zine");
}

/* "Public announcement: ...", "News: ...": press, of which the readers are missing. */
static bool is_public(struct parse *p)
{
	static const char *const first[] = {"public", "news", "broadcast",
					    "proclamation", "press"};
	static const char *const more[] = {
		"press",   "announcement", "release",  "notice", "statement",
		"message", "letter",       "bulletin", "flash",  "declaration"};
	const struct token *t = parse_peek(p);
	const int n = TOKEN_AMONG(t, first) ? 1 + TOKEN_AMONG(&t[1], more) : 0;

	if (!n || (!token_is_sign(&t[n], ':') && !token_is_sign(&t[n], '-')))
		return false;
	p->i = parse_mark(p) + n;
	return true;
}

/* "And anonymously to everybody: ...", "Also tell Bob: ...": the words that link it to the line above. */
static void skip_link(struct parse *p)
{
	static const char *const links[] = {"also",    "then", "oh", "ps",
					    "finally", "but",  "so"};

	while (p->i < p->end && (token_is(&p->token[p->i], WORD_AND) ||
				 TOKEN_AMONG(&p->token[p->i], links) ||
				 token_is_sign(&p->token[p->i], ',')))
		p->i++;
}

/* "Press on!" is prose; "press to ..." and "press grey ..." are not, nor is any line
 * with the word that an ENDPRESS closes. */
static bool is_block(struct draft *l, struct parse *p, struct str rest,
		     struct press *out)
{
	skip_link(p);
	bool colour = read_colour(p, out); /* "grey press to all" */
	if (is_public(p) ||
	    (out->grey && p->i < p->end && token_is_sign(&p->token[p->i], ':')))
		return out->bare = true;
	if (!parse_word(p, WORD_PRESS, NULL))
		return out->bare = is_letter_to(p, colour);
	colour |= read_colour(p, out);
	/* "Press: I shall win": to whom is told as missing. */
	colour |= p->i < p->end && token_is_sign(&p->token[p->i], ':');
	bool to = parse_word(p, WORD_TO, NULL);
	const struct token *last = p->end ? &p->token[p->end - 1] : NULL;
	bool colon = last && last->kind == TOKEN_SIGN && last->id == ':';
	return colour || to || colon || parse_sees(p, WORD_ALL) || parse_sees_seat(p) ||
	       is_to_somebody(p) || is_closed_below(l, rest);
}

/* Asks before it prints press that may not be meant as such, because printed press
 * cannot be taken back. */
static void hold(struct draft *l, struct line *line, const struct press *made,
		 int order, bool closed, struct str inside)
{
	size_t colon = str_find_char(line->typed, ':');
	struct str head =
		colon == SIZE_MAX ? line->typed : str_slice(line->typed, 0, colon + 1);

	line->verdict = VERDICT_ASKED;
	line->ask = str_printf(l->a, "%.*s\n%.*s\nendpress", STR_ARG(head),
			       STR_ARG(made->text));
	l->out->has_orders_word = true;
	if (inside.n)
		letter_remark(
			l, line, false, 0, 0, NULL,
			"A sentence in it reads as an order (%.*s), so this press has not been printed, and nothing of it is ordered. YES prints all of it as press; otherwise send it again, with the order on a line of its own",
			STR_ARG(inside));
	else if (closed)
		letter_remark(
			l, line, false, 0, 0, NULL,
			"Line %d looks like an order, so this press has not been printed. YES prints all of it as press; otherwise send it again, with ENDPRESS on a line above the orders",
			order);
	else
		letter_remark(
			l, line, false, 0, 0, NULL,
			"ENDPRESS is missing, so this press has not been printed. Line %d below does not look like press. YES prints all of it as press; otherwise send it again, with ENDPRESS on a line below its text",
			order);
}

/* "Press anonymous: ...": it says to nobody, so it may be meant for all. */
static void ask_for_all(struct draft *l, struct line *line, const struct press *made)
{
	line->verdict = VERDICT_ASKED;
	line->ask = str_printf(l->a, "press %sto all\n%.*s\nendpress",
			       made->grey ? "grey " : "", STR_ARG(made->text));
	l->out->has_orders_word = true;
	letter_remark(
		l, line, false, 0, 0, NULL,
		"It does not say to whom this press goes. YES sends it to all; otherwise send it again with the readers: players, ALL, GM or ZINE, as in PRESS TO ALL");
}

bool press_read(struct draft *l, struct line *line, struct str *rest, int *number)
{
	struct parse p;
	struct press made = {.line = line->number};
	bool closed, one_line = false;
	int order = 0;

	letter_parse(l, &p, l->token, l->n_tokens);
	if (!is_block(l, &p, *rest, &made))
		return false;
	end_at_colon(&p, &made);
	const bool nobody = p.i >= p.end;
	bool ok = read_receivers(&p, &made) && p.n_faults == 0;
	struct str beside = text_beside(line->typed);
	if (beside.n && !is_closed_below(l, *rest)) {
		/* A line is all of it: orders may follow. */
		made.text = press_unwrap(l, line->typed, beside, rest, line, number,
					 &order);
		closed = one_line = true;
		if (ok && !order && press_is_order(l, line, &made))
			return true;
		if (!order && !draft_sends(l, line))
			made.text =
				press_goes_on(l, made.text, rest, line, number, &order);
	} else if (made.bare && !is_closed_below(l, *rest)) {
		made.text = take_paragraph(rest, number, &line->n_typed);
		closed = true;
	} else {
		made.text = take_text(rest, number, &line->n_typed, &closed);
		if (beside.n)
			made.text = str_printf(l->a, "%.*s\n%.*s", STR_ARG(beside),
					       STR_ARG(made.text));
	}
	if (ok && l->out->n_press == LETTER_PRESS) {
		ok = false;
		letter_remark(l, line, true, 0, 0, NULL,
			      "A letter may have at most %d pieces of press",
			      LETTER_PRESS);
	}
	if (!one_line && !draft_sends(l, line))
		order = press_order(l, made.text);
	const struct str inside = one_line && made.bare && !draft_sends(l, line)
					  ? press_order_inside(l, made.text)
					  : STR("");
	if ((order || inside.n) && ok) {
		hold(l, line, &made, line->number + order, closed && !one_line, inside);
		return true;
	}
	if (nobody && !order && p.view && str_trim(made.text).n) {
		ask_for_all(l, line, &made);
		return true;
	}
	line->verdict = ok ? VERDICT_PRESS : VERDICT_REFUSED;
	line->press = !ok;
	if (ok) {
		*arena_push(l->a, l->out->press, l->out->n_press) = made;
		return true;
	}
	for (int i = 0; i < p.n_remarks; i++)
		letter_remark(l, line, true, p.remark[i].column, p.remark[i].width,
			      p.remark[i].rule, "%.*s", STR_ARG(p.remark[i].text));
	letter_remark(
		l, line, true, 0, 0, NULL,
		"None of this press was sent, and no line in it was read as an order");
	return true;
}
