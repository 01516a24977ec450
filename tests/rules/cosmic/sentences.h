/* Letters as people write them, with what they mean: the files of tests/orders/sentences/, the
 * positions that they name, and the law of suggestions. The format stands in check_sentences.c.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_SENTENCES_H
#define TESTS_SENTENCES_H

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "orders/language.h"
#include "tests/check_main.h"
#include "tests/rules/cosmic/position.h"

enum { WANTS = 12, LINE = 400, FILES = 64 };
#define FOLDER "tests/orders/sentences"

struct sentence {
	char before[LINE], letter[8 * LINE];
	int n;
	char kind[WANTS], want[WANTS][LINE];
};

/* --- positions --- */

static void settle_table(struct ce_view *v)
{
	for (int i = 0; i < v->t.n_challenges; i++)
		v->t.challenge[i].frozen = 0;
	v->t.challenge[0].result = CE_DEAL_PENDING;
	v->t.challenge[1].owed = 2;
	v->t.challenge[3].side[GREEN] = CE_DEFENCE_SIDE;
	v->t.challenge[3].reward[GREEN] = 2;
}

/* A hand for each seat, and what they are for: allies in phase 3, a deal and a reward in 4. */
static void judged(struct ce_view *v)
{
	static const int hands[4][8] = {
		{4, 8, 12, 20, 30, CARD_COMPROMISE, CARD_COSMIC_ZAP, CARD_PLAGUE},
		{6, 15, CARD_COMPROMISE, CARD_FORCE_FIELD, CARD_MOBIUS_TUBES,
		 CARD_EMOTION_CONTROL},
		{10, 14, 40, CARD_COMPROMISE, CARD_STELLAR_GAS, CARD_COSMIC_ZAP,
		 CARD_FLARE + 9},
		{6, 10, CARD_COMPROMISE, CARD_MOBIUS_TUBES, CARD_PLAGUE,
		 CARD_FLARE + 3},
	};
	static const int n[4] = {8, 6, 7, 6};
	hold(v, n[v->seat], hands[v->seat]);
	if (v->t.phase == 3) {
		v->t.challenge[0].allied[GREEN] = 2;
		v->t.challenge[0].side[GREEN] = CE_ATTACK_SIDE;
		v->t.challenge[2].allied[YELLOW] = 2;
		v->t.challenge[2].side[YELLOW] = CE_DEFENCE_SIDE;
		v->t.challenge[3].allied[RED] = 2;
		v->t.challenge[3].side[RED] = CE_ATTACK_SIDE;
	}
	if (v->t.phase == 4) {
		v->t.challenge[1].owed = 0;
		v->t.challenge[3].side[GREEN] = 0;
		v->t.challenge[3].reward[GREEN] = 0;
		v->t.challenge[2].side[BLUE] = CE_DEFENCE_SIDE;
		v->t.challenge[2].reward[BLUE] = 2;
		v->t.challenge[3].owed = 2;
	}
}
/* Green and Yellow both attack Red 3. */
static void twice(struct ce_view *v)
{
	challenge(v, 2, GREEN, RED, RED, 3, 2);
	challenge(v, 3, YELLOW, RED, RED, 3, 2);
}

static inline void set_position(struct ce_view *v, const char *name)
{
	static const char *const colours[] = {"red", "blue", "green", "yellow"};
	static const int edicts[] = {4,
				     20,
				     CARD_COMPROMISE,
				     CARD_EMOTION_CONTROL,
				     CARD_FORCE_FIELD,
				     CARD_STELLAR_GAS,
				     CARD_FLAREZAP,
				     CARD_MOBIUS_TUBES};
	char colour[16];
	int phase = 1, seat = 0;

	ck_assert_int_eq(sscanf(name, "%15s %d", colour, &phase), 2);
	while (seat < 4 && strcmp(colours[seat], colour) != 0)
		seat++;
	ck_assert_msg(seat < 4, "position %s", name);
	position(v, seat, phase);
	if (phase == 4)
		settle_table(v);
	if (strstr(name, "judged"))
		judged(v);
	if (strstr(name, "twice"))
		twice(v);
	if (strstr(name, "edicts")) {
		hold(v, 8, edicts);
		v->t.challenge[0].allied[GREEN] = 2;
		v->t.challenge[0].side[GREEN] = CE_DEFENCE_SIDE;
	}
}

/* --- what stands --- */

static bool has_text(struct str text, const char *want)
{
	struct arena *a = arena_create();
	bool has = str_find(str_lower(a, text), str_of(want)) != SIZE_MAX;

	arena_destroy(a);
	return has;
}

/* Is it this text, or one of several with ` | ` between? */
static bool is_one_of(struct str text, const char *want)
{
	const char *bar;

	while ((bar = strstr(want, " | "))) {
		if (str_equal(text, (struct str){want, (size_t)(bar - want)}))
			return true;
		want = bar + 3;
	}
	return str_is(text, want);
}

static inline bool stands(struct arena *a, const struct sheet *s, const char *want)
{
	for (int i = 0; i < s->n_slots; i++)
		if (is_one_of(slot_text(a, &s->slots[i]), want))
			return true;
	return false;
}

/* --- the law of suggestions --- */

/* A thing that an order names: a number, a player, a card. */
static bool is_thing(const struct token *t)
{
	return t->kind == TOKEN_NUMBER || token_is(t, WORD_SEAT) ||
	       (t->kind == TOKEN_WORD && t->flags & WORD_NOUN &&
		!(t->flags & (WORD_LETTER | WORD_DROPPED)));
}

static bool is_same_thing(const struct token *a, const struct token *b)
{
	return a->kind == b->kind && a->value == b->value &&
	       (a->kind == TOKEN_NUMBER || a->id == b->id);
}

/* Does it name a thing, or has it a condition less, than what the player wrote? "Whoever
 * attacks Blue" is the one case in which the answer names who that is. */
static inline bool breaks_law(struct arena *a, const struct reader *r,
			      struct str offered, struct str letter, struct str line)
{
	static struct token t[LEX_TOKENS + 1], said[LEX_TOKENS + 1];
	const struct lexicon *l = language_lexicon(a, r);
	int n = lex(l, offered, t), n_said = lex(l, letter, said);
	int conditions = 0;

	if (has_text(line, "whoever"))
		return false;
	for (int i = 0; i < n; i++) {
		bool found = !is_thing(&t[i]);
		for (int k = 0; k < n_said && !found; k++)
			found = is_same_thing(&t[i], &said[k]);
		if (!found)
			return true;
		conditions += token_is(&t[i], WORD_IF) || token_is(&t[i], WORD_UNLESS);
	}
	n_said = lex(l, line, said);
	for (int k = 0; k < n_said; k++)
		conditions -=
			token_is(&said[k], WORD_IF) || token_is(&said[k], WORD_UNLESS);
	return conditions < 0;
}

/* --- files --- */

static void add_text(char *to, size_t room, const char *text)
{
	size_t n = strlen(to);

	ck_assert_uint_lt(n + strlen(text) + 2, room);
	snprintf(to + n, room - n, "%s\n", text);
}

/* Calls `each` with every letter of the file, and the position in which it is written. */
static inline void each_sentence(const char *name,
				 void each(const char *file, const char *position,
					   const struct sentence *))
{
	char path[512], line[LINE], place[LINE] = "";
	struct sentence s = {.n = 0};
	bool wants = false;

	snprintf(path, sizeof path, FOLDER "/%s", name);
	FILE *in = fopen(path, "r");
	ck_assert_ptr_nonnull(in);
	while (fgets(line, sizeof line, in)) {
		line[strcspn(line, "\n")] = '\0';
		const char *rest = line[0] && line[1] == ' ' ? line + 2 : "";
		bool begins = line[0] == '<' || line[0] == '>' || line[0] == 'p';
		if (begins && wants) {
			each(name, place, &s);
			s = (struct sentence){.n = 0};
			wants = false;
		}
		if (!strncmp(line, "position ", 9)) {
			snprintf(place, sizeof place, "%s", line + 9);
		} else if (line[0] == '<') {
			add_text(s.before, sizeof s.before, rest);
		} else if (line[0] == '>') {
			add_text(s.letter, sizeof s.letter, rest);
		} else if (line[0] && strchr("=*?!.", line[0])) {
			ck_assert_int_lt(s.n, WANTS);
			s.kind[s.n] = line[0];
			snprintf(s.want[s.n++], LINE, "%s", rest);
			wants = true;
		} else {
			ck_assert_msg(!line[0] || line[0] == '#', "%s: %s", name, line);
		}
	}
	if (wants)
		each(name, place, &s);
	fclose(in);
}

static int by_name(const void *a, const void *b)
{
	return strcmp(a, b);
}

/* The files of the folder in the order of their names; how many. */
static inline int sentence_files(char names[FILES][64])
{
	DIR *folder = opendir(FOLDER);
	const struct dirent *e;
	int n = 0;

	ck_assert_ptr_nonnull(folder);
	while ((e = readdir(folder)) && n < FILES)
		if (strstr(e->d_name, ".txt"))
			snprintf(names[n++], sizeof names[0], "%.63s", e->d_name);
	closedir(folder);
	qsort(names, (size_t)n, sizeof names[0], by_name);
	return n;
}

#endif
