/* What the Parasite and the Will say around an ordinary order: that nobody asked, that destiny does not matter, and what is attacked if
 * the Power is stopped. The order itself is read as for everybody, and is asked about.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/sayings.h"

#define P1 PHASE(1)
#define P2 PHASE(2)
#define DOUBT SAYING_DOUBT
#define ASKED "invited|asked|wanted|welcome|is_invited|called|needed"

/* clang-format off */
const struct saying ce_chosen_sayings[] = {
	/* --- asked or not --- */
	{"pa_asked", P2, 0, "even|though|although ?though|if nobody|no_one|noone|none ?has invited|invites|asks|asked|wants|wanted|calls ?for ?me", ""}, {"pa_asked", P2, 0, "?even without ?any ?a ?an ?being invitation|" ASKED, ""}, {"pa_asked", P2, 0, "even ?though|if i ?am ?m not " ASKED, ""}, {"pa_asked", P2, 0, "even uninvited|unasked", ""}, {"pa_asked", P2, 0, ASKED "|like_it or_not|not|unasked|uninvited ?or ?not", ""}, {"pa_asked", P2, 0, ASKED " or not", ""}, {"pa_asked", P2, 0, "like it or not", ""},
	{"pa_asked", P2, 0, "whether ?or_not he|she|they asks|ask|likes|like|wants|want|invites|invite ?me ?it or not", ""}, {"pa_asked", P2, 0, "uninvited|unasked|unbidden", ""}, {"pa_asked", P2, 0, "even if <seat> doesn_t|does_not|doesnt|won_t ?not invite|ask|want ?me", ""}, {"pa_asked", P2, 0, "even if he|she|they doesn_t|does_not|doesnt|don_t|won_t ?not invite|ask|want ?me", ""}, {"pa_asked", P2, 0, "?i ?do no|don_t|dont ?need ?an ?any invitation ?is ?needed|required|necessary", ""},
	{"pa_power", P2, 0, "?with|by|using|as ?my|the ?a power|parasite ?power ?, ?i", ""}, {"pa_power", P2, 0, "?i ?will use|let ?my|the power|parasite ?power ?and|to ?i", ""}, {"pa_power", P2, 0, "?my|the power|parasite :", ""},
	{NULL, P2, DOUBT, "^ <pa_asked> ?,|:|but ?but ?i ?will ?still ?simply ally", "ally"}, {NULL, P2, DOUBT, "^ nobody|no_one|noone ?has invited|asked ?me , ?but i ?will ?still ally", "ally"}, {NULL, P2, DOUBT, "^ nobody|no_one|noone ?has invited|asked ?me but i ?will ?still ally", "ally"}, {NULL, P2, DOUBT, "^ <pa_power> ?will ?now ally", "ally"}, {NULL, P2, DOUBT, "^ ?my|the parasite joins|helps|infests|allies ?with", "ally"}, {NULL, P2, DOUBT, "?,|;|- <pa_asked> ?.|! $", ""},
	{NULL, P2, DOUBT, "^ <pa_power> ?will ?now join|help|support ?with <seat>", "ally $2"}, {NULL, P2, DOUBT, "^ <pa_asked> ?,|:|but ?but ?i ?will ?still ?simply join|help|support|go|come|side ?along ?with <seat>", "ally $2"}, {NULL, P2, DOUBT, "^ ?i side|go|tag|come ?along with <seat>", "ally $1"},
	/* --- wherever destiny points --- */
	{"wi_front", P1, 0, "?i ?will ignore|ignoring|forget|disregard|overrule|skip|disregarding|never_mind|regardless|instead|despite ?about ?of destiny|fate ?s ?choice|wish", ""}, {"wi_front", P1, 0, "?i do_not|don_t|dont|never care|mind|follow|listen ?about|to ?to destiny|fate", ""}, {"wi_front", P1, 0, "destiny|fate or not|no_destiny", ""}, {"wi_front", P1, 0, "?i choose ?freely|myself", ""}, {"wi_front", P1, 0, "free choice", ""},
	{"wi_front", P1, 0, "?with|by|using ?my ?own|the power|will ?power", ""}, {"wi_front", P1, 0, "?i ?will ?would ?like|want ?to ?please use|using ?my|the power|will ?power", ""}, {"wi_front", P1, 0, "as ?the will", ""}, {"wi_front", P1, 0, "?my|the power|will :", ""},
	{NULL, P1, DOUBT, "^ <wi_front> ?,|:|;|.|- ?and|to|but ?to ?i ?will ?rather attack", "attack"}, {NULL, P1, DOUBT, "^ <wi_front> ?,|:|;|.|- ?and|to|but ?to ?i ?will ?rather attack|challenge|strike|fight|hit|go_for <planet>", "attack $2"}, {NULL, P1, DOUBT, "^ <wi_front> ?,|:|;|.|- ?and|to|but ?to ?i ?will ?rather attack|challenge|strike|fight|hit|go_for <seat> on|at <planet>", "attack $3 defender $2"},
	{NULL, P1, DOUBT, "attack|challenge|fight <seat> ?s base|token|foothold on|at <planet>", "attack $2 defender $1"}, {NULL, P1, DOUBT, "attack|challenge|fight <seat> , who|that sits|stands|is ?sitting on|at <planet>", "attack $2 defender $1"},
	/* --- and if the Power is stopped --- */
	{NULL, P1, DOUBT, "?,|;|. ?and|but ?but if|should|when ?i ?am ?m ?get ?gets ?be ?is zapped|stopped|cancelled|blocked ?,|:|then ?then ?i ?will ?attack", "else"}, {NULL, P1, DOUBT, "?,|;|. ?and|but if|should|when they|he|she|somebody|someone|anybody|anyone stop|stops|zap|zaps|blocks me|it|that ?,|:|then ?then ?i ?will ?attack", "else"}, {NULL, P1, DOUBT, "?,|;|. ?and|but if|should|when the|my|a|that|this|it|power|zap|will ?power|zap|will ?is ?gets ?be hits|zapped|stopped|cancelled|blocked|strikes ?me ?,|:|then ?then ?i ?will ?attack", "else"},
	{NULL, P1, DOUBT, "?,|;|. ?and|but should|if i be|get zapped|stopped ?,|: ?then ?i ?attack", "else"},
	{NULL, 0, 0, NULL, NULL},
};
/* clang-format on */
