/* Reads a letter about open games: "join ce-8 as red", "I'd like to join ce-8, please", "news on".
 * SPDX-License-Identifier: ISC */
#include "server/intake/join_open_parts.h"

#include "base/arena.h"

enum {
	WORDS_MAX = 16,
	NAME_WORDS = 3,
	LINES_MOST = 40, /* of a letter that is about open games alone */
};

static struct str bare(struct str word)
{
	while (word.n &&
	       str_find_char(STR(".,:;!?\"'`"), word.s[word.n - 1]) != SIZE_MAX)
		word.n--;
	while (word.n && str_find_char(STR("\"'`"), word.s[0]) != SIZE_MAX)
		word = str_slice(word, 1, word.n);
	return word;
}

static bool is_among(struct str word, const char *const list[])
{
	for (int i = 0; list[i]; i++)
		if (str_iequal(word, str_of(list[i])))
			return true;
	return false;
}

/* Words that say nothing beside the name of a game and a seat. */
static const char *const fillers[] = {"the", "game", "in",     "as",     "seat",
				      "a",   "to",   "please", "with",   "thanks",
				      "my",  "is",   "be",     "play",   "playing",
				      "at",  "on",   "of",     "called", NULL};

static int split(struct str line, struct str words[])
{
	struct str word;
	int n = 0;

	while (n < WORDS_MAX && str_word(&line, &word)) {
		word = bare(word);
		if (word.n)
			words[n++] = word;
	}
	return n;
}

/* The game, then the seat: the words behind JOIN that say something. */
static void read_join(const struct str *words, int n, struct joining *j)
{
	for (int i = 0; i < n; i++) {
		if (is_among(words[i], fillers))
			continue;
		if (!j->game.n)
			j->game = words[i];
		else if (!j->colour.n)
			j->colour = words[i];
	}
}

static bool read_line(struct str line, struct joining *j)
{
	static const char *const on[] = {"on", "yes", NULL}, *const off[] = {
								     "off", "no", NULL};
	struct str words[WORDS_MAX];
	int n = split(line, words);

	if (n && n <= 2 && str_iequal(words[0], STR("news"))) {
		if (n == 2 && !is_among(words[1], on) && !is_among(words[1], off))
			return false;
		j->word = n == 1                   ? JOIN_NEWS
			  : is_among(words[1], on) ? JOIN_NEWS_ON
						   : JOIN_NEWS_OFF;
		return j->begins = true;
	}
	for (int i = 0; i < n; i++)
		if (str_iequal(words[i], STR("join"))) {
			j->word = JOIN_GAME;
			j->begins = i == 0 ||
				    (i == 1 && str_iequal(words[0], STR("please")));
			read_join(words + i + 1, n - i - 1, j);
			return true;
		}
	return false;
}

/* A name below it, or a greeting above. */
static bool is_short(struct str line)
{
	struct str words[WORDS_MAX];

	return split(line, words) <= NAME_WORDS;
}

void join_open_read(struct arena *a, const struct letter *l, struct joining *j)
{
	bool found = false, any = false;

	(void)a;
	*j = (struct joining){.alone = true};
	if (l->n_lines > LINES_MOST)
		return;
	for (size_t i = 0; i < l->n_lines; i++) {
		struct str line = str_trim(l->lines[i]);
		if (!line.n)
			continue;
		any = true;
		if (!found && read_line(line, j))
			found = true;
		else if (!is_short(line))
			j->alone = false;
	}
	/* Who writes no text puts it into the subject. */
	if (!found && !any)
		(void)read_line(l->subject, j);
}
