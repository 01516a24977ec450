/* Phrases that answer: see said_opening.h. Small letters, without apostrophes.
 * SPDX-License-Identifier: ISC */
#include "server/said/said_opening.h"

/* clang-format off */
static const struct { const char *text; enum intake_word word; bool loose; } openings[] = {
	{"of course", WORD_SAID_YES, false}, {"go ahead", WORD_SAID_YES, false},
	{"yes", WORD_SAID_YES, false}, {"simply yes", WORD_SAID_YES, false}, {"just yes", WORD_SAID_YES, false}, {"y", WORD_SAID_YES, false}, {"ok", WORD_SAID_YES, false},
	{"okay", WORD_SAID_YES, false}, {"yep", WORD_SAID_YES, false}, {"yup", WORD_SAID_YES, false},
	{"yeah", WORD_SAID_YES, false}, {"affirmative", WORD_SAID_YES, false}, {"agreed", WORD_SAID_YES, false},
	{"sure", WORD_SAID_YES, false}, {"correct", WORD_SAID_YES, false},
	{"confirm", WORD_SAID_YES, true}, {"i confirm", WORD_SAID_YES, false}, {"confirmed", WORD_SAID_YES, false},
	{"both are right", WORD_SAID_YES, true}, {"both right", WORD_SAID_YES, true}, {"both correct", WORD_SAID_YES, true},
	{"both are correct", WORD_SAID_YES, true}, {"fine by me", WORD_SAID_YES, true}, {"fine with me", WORD_SAID_YES, true},
	{"thats the one", WORD_SAID_YES, true}, {"that is the one", WORD_SAID_YES, true}, {"thats it", WORD_SAID_YES, true},
	{"thats right", WORD_SAID_YES, true}, {"that is right", WORD_SAID_YES, true}, {"thats correct", WORD_SAID_YES, true},
	{"that is correct", WORD_SAID_YES, true}, {"exactly", WORD_SAID_YES, true}, {"absolutely", WORD_SAID_YES, true},
	{"definitely", WORD_SAID_YES, true}, {"all correct", WORD_SAID_YES, true}, {"looks good", WORD_SAID_YES, true},
	{"do it", WORD_SAID_YES, true}, {"richtig", WORD_SAID_YES, true}, {"einverstanden", WORD_SAID_YES, true}, {"i agree", WORD_SAID_YES, true}, {"quite so", WORD_SAID_YES, true},
	{"looks good to me", WORD_SAID_YES, true}, {"looks fine", WORD_SAID_YES, true}, {"perfect", WORD_SAID_YES, true}, {"will do", WORD_SAID_YES, true},
	{"i hereby confirm", WORD_SAID_YES, true}, {"i guess yes", WORD_SAID_YES, true}, {"i think yes", WORD_SAID_YES, true},
	{"looks right", WORD_SAID_YES, true}, {"sounds good", WORD_SAID_YES, true},
	{"yea", WORD_SAID_YES, false}, {"ya", WORD_SAID_YES, true}, {"aye", WORD_SAID_YES, false}, {"sure thing", WORD_SAID_YES, false},
	{"si", WORD_SAID_YES, true}, {"s\xc3\xad", WORD_SAID_YES, true}, {"genau", WORD_SAID_YES, true}, {"stimmt", WORD_SAID_YES, true}, {"passt", WORD_SAID_YES, true},
	{"ja", WORD_SAID_YES, true}, {"oui", WORD_SAID_YES, true}, {"jawohl", WORD_SAID_YES, true},
	{"no", WORD_SAID_NO, false}, {"n", WORD_SAID_NO, false}, {"nope", WORD_SAID_NO, false},
	{"nee", WORD_SAID_NO, true}, {"nein", WORD_SAID_NO, true}, {"non", WORD_SAID_NO, true},
	{"gm", WORD_SAID_GM, false}, {"gm please", WORD_SAID_GM, false}, {"to the gm", WORD_SAID_GM, true}, {"to the gm please", WORD_SAID_GM, true},
};
/* clang-format on */

enum intake_word said_opening(struct terms *w, bool *loose)
{
	for (size_t i = 0; i < sizeof openings / sizeof *openings; i++) {
		int n = terms_say(w, openings[i].text);
		w->at += n;
		if (n && loose)
			*loose = openings[i].loose;
		if (n)
			return openings[i].word;
	}
	return WORD_SAID_NONE;
}
