/* The names of the Alien Powers, numbered as in the compendium.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/words.h"

static const char *const names[] = {
	NULL,     "Zombie",  "Macron",   "Virus", "Anti-Matter", "Pacifist",
	"Clone",  "Vulch",   "Mutant",   "Mind",  "Laser",       "Oracle",
	"Amoeba", "Empath",  "Parasite", "Will",  "Assassin",    "Vacuum",
	"Healer", "Machine", "Symbiote",
};

const char *ce_power_word(int id)
{
	return id > 0 && id < (int)(sizeof names / sizeof *names) ? names[id] : NULL;
}
