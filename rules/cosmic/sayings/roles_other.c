/* Challenges by another player's part in them: "I help Ann in her attack on Dan". And the words of which such names are made.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/roles.h"

void role_words(const struct token t[], int n, struct said *s)
{
	s->n = 0;
	for (int i = 0; i < n && s->n < ROLE_WORDS; i++) {
		struct str rest = t[i].text, word;
		int first = s->n;
		while (s->n < ROLE_WORDS && str_word(&rest, &word)) {
			s->word[s->n] = word;
			s->token[s->n] = &t[i];
			s->end[s->n++] = 0;
		}
		if (s->n > first && !rest.n)
			s->end[s->n - 1] = i + 1;
	}
}

bool role_among(const struct said *s, int k, const char *const words[], size_t n)
{
	for (size_t i = 0; k < s->n && i < n; i++)
		if (str_iequal(s->word[k], str_of(words[i])))
			return true;
	return false;
}
int role_count(unsigned set)
{
	int n = 0;

	for (; set; set &= set - 1)
		n++;
	return n;
}

/* The challenges of that player, as its attacker, its defender or both, against `foe` where that is not below 0. */
static unsigned of_player(const struct ce_view *v, int seat, bool attack, bool defence,
			  int foe)
{
	unsigned set = 0;

	for (int c = 0; c < v->t.n_challenges; c++) {
		int attacker = v->t.challenge[c].attacker;
		int defender = v->t.challenge[c].defender;
		if ((attack && attacker == seat && (foe < 0 || defender == foe)) ||
		    (defence && defender == seat && (foe < 0 || attacker == foe)))
			set |= 1U << c;
	}
	return set;
}

/* "... on Dan", "... against Yellow 3": the words behind the fight; `*foe`: the player, -1 if none is named. */
static int read_foe(const struct said *s, int k, int *foe)
{
	int from = k;

	*foe = -1;
	k += AMONG(s, k, "on", "against", "with", "versus", "over");
	if (k == from || k >= s->n || !token_is(s->token[k], WORD_SEAT))
		return from;
	*foe = s->token[k]->value;
	for (k++; k < s->n && s->token[k] == s->token[k - 1];)
		k++;
	if (k < s->n && s->token[k]->kind == TOKEN_NUMBER)
		k++;
	return k;
}

bool role_of_other(const struct ce_view *v, const struct said *s, unsigned named,
		   struct role *r)
{
	int k = AMONG(s, 0, "in", "for", "on", "to", "at", "with", "during"), foe;
	unsigned found = 0;

	if (!k || !AMONG(s, k, "her", "his", "their"))
		return false;
	k++;
	k += AMONG(s, k, "own");
	bool attack = AMONG(s, k, "attack");
	bool defence = AMONG(s, k, "defence", "defense");
	bool either =
		AMONG(s, k, "fight", "battle", "challenge", "encounter", "struggle");
	if (!attack && !defence && !either)
		return false;
	k = read_foe(s, k + 1, &foe);
	for (int seat = 0; seat < CE_SEATS; seat++) {
		unsigned set = named >> seat & 1
				       ? of_player(v, seat, !defence, !attack, foe)
				       : 0;
		if (!set)
			continue;
		if (found || role_count(set) > 1)
			return false;
		found = set;
	}
	*r = (struct role){k, found, true, VOCAB_ROLE};
	return found != 0;
}
