/* The words of some tokens, one by one, for what names challenges by somebody's part in them (roles.c, roles_other.c).
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_SAYINGS_ROLES_H
#define RULES_COSMIC_SAYINGS_ROLES_H

#include "rules/cosmic/sayings/sayings.h"
#include "rules/cosmic/table/view.h"

enum { ROLE_WORDS = 16 };

/* A phrase of the language is one token, and has several words. */
struct said {
	int n;
	struct str word[ROLE_WORDS];
	const struct token *token[ROLE_WORDS];
	int end[ROLE_WORDS]; /* tokens up to its end; 0: its token goes on */
};

/* Words that were understood up to word `k`, and the challenges that they name. */
struct role {
	int k;
	unsigned set;
	bool in; /* a preposition is among them */
	enum vocab_role kind;
};

void role_words(const struct token t[], int n, struct said *);
bool role_among(const struct said *, int k, const char *const words[], size_t n);
#define AMONG(s, k, ...)                                                               \
	role_among(s, k, (const char *const[]){__VA_ARGS__},                           \
		   sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))

int role_count(unsigned set);

/* --- roles_other.c --- */
/* "in her attack", "in his fight with Dan", behind the player's name (a bit in `named`): the one challenge that it is, of the one
 * player whose it may be. */
bool role_of_other(const struct ce_view *, const struct said *, unsigned named,
		   struct role *);

#endif
