/* Challenges by the writer's part in them: "in my defences", "when I attack", "everywhere except in C3". The answer names them: "in C2
 * and C3", and the letter is read as if its writer had.
 * SPDX-License-Identifier: ISC */
#include "rules/cosmic/sayings/roles.h"

/* --- which they are --- */

static unsigned where(const struct ce_view *v, bool attack, bool defence)
{
	unsigned set = 0;

	for (int c = 0; c < v->t.n_challenges; c++)
		if ((attack && v->t.challenge[c].attacker == v->seat) ||
		    (defence && v->t.challenge[c].defender == v->seat))
			set |= 1U << c;
	return set;
}

/* "attack", "defences": the word at `k`; 0: another one. */
static unsigned by_noun(const struct ce_view *v, const struct said *s, int k)
{
	if (AMONG(s, k, "attack", "attacks", "attacking", "offence", "offense"))
		return where(v, true, false);
	if (AMONG(s, k, "defence", "defences", "defense", "defenses", "defending"))
		return where(v, false, true);
	return 0;
}

/* May the words that name the challenges end before word `k`? "In attack 12", "in defence of Red 5" say more. */
static bool ends(const struct said *s, int k)
{
	if (k >= s->n)
		return s->n < ROLE_WORDS;
	const unsigned char c = (unsigned char)s->word[k].s[0];
	bool sign = c < '0' || (c > '9' && c < 'A') || c >= 0x80;
	return sign || AMONG(s, k, "and", "but", "or", "nor", "else", "otherwise",
			     "then", "please", "thanks", "only", "just", "too", "also",
			     "i", "we", "nobody", "no", "none", "everyone", "everybody",
			     "all", "anyone", "anybody", "while", "whereas", "same");
}

/* --- how they are said --- */

/* "when Blue attacks me", "against Blue's attack": another player's attack on the writer. */
static bool read_attacked(const struct ce_view *v, const struct said *s, struct role *r)
{
	bool when = AMONG(s, 0, "when", "whenever", "where", "while");
	bool noun = AMONG(s, 0, "in", "for", "against", "on");
	int k = 1 + AMONG(s, 1, "the");
	unsigned set = 0;

	if ((!when && !noun) || k >= s->n || !token_is(s->token[k], WORD_SEAT))
		return false;
	for (int c = 0; c < v->t.n_challenges; c++)
		if (v->t.challenge[c].attacker == s->token[k]->value &&
		    v->t.challenge[c].defender == v->seat)
			set |= 1U << c;
	while (++k < s->n && s->token[k] == s->token[k - 1])
		; /* the name */
	k += AMONG(s, k, "s", "'s");
	if (when ? !AMONG(s, k, "attacks", "attack", "is") : !AMONG(s, k, "attack"))
		return false;
	k += AMONG(s, k, "is");
	k++;
	k += !when && AMONG(s, k, "on");
	bool me = AMONG(s, k, "me", "us");
	if (when && !me)
		return false;
	*r = (struct role){k + me, set, true, VOCAB_ROLE};
	return true;
}

/* "when I attack", "whenever I'm attacked", "when defending", "as the defender" */
static bool read_doing(const struct ce_view *v, const struct said *s, struct role *r)
{
	int k = 0;

	if (AMONG(s, 0, "as")) {
		k = 1 + AMONG(s, 1, "a", "an", "the");
		bool attacker = AMONG(s, k, "attacker");
		if (!attacker && !AMONG(s, k, "defender"))
			return false;
		*r = (struct role){k + 1, where(v, attacker, !attacker), true,
				   VOCAB_ROLE};
		return true;
	}
	bool colon = AMONG(s, 1, ":") && AMONG(s, 0, "attacking", "defending");
	bool myself = AMONG(s, 0, "to") && AMONG(s, 1, "defend") &&
		      AMONG(s, 2, "myself", "ourselves");
	if (colon || myself) {
		bool attacks = AMONG(s, 0, "attacking");
		*r = (struct role){colon ? 1 : 3, where(v, attacks, !attacks), true,
				   VOCAB_ROLE};
		return true;
	}
	if (!AMONG(s, 0, "when", "whenever", "where", "wherever", "while"))
		return false;
	bool i = AMONG(s, 1, "i", "we", "im", "i'm", "we're");
	for (k = 1 + i; AMONG(s, k, "am", "m", "'m", "are", "re", "'re", "get", "have",
			      "to", "must", "do");)
		k++;
	bool attacks = AMONG(s, k, "attack", "attacking");
	if ((!attacks && !AMONG(s, k, "defend", "defending", "attacked")) ||
	    (!i && AMONG(s, k, "attack", "defend", "attacked")))
		return false;
	*r = (struct role){k + 1, where(v, attacks, !attacks), true, VOCAB_ROLE};
	if (AMONG(s, k + 1, "against", "versus", "by") && k + 2 < s->n &&
	    token_is(s->token[k + 2], WORD_SEAT)) {
		int foe = s->token[k + 2]->value;
		for (r->k = k + 3; r->k < s->n && s->token[r->k] == s->token[k + 2];)
			r->k++;
		for (int c = 0; c < v->t.n_challenges; c++)
			if (v->t.challenge[c].attacker != foe &&
			    v->t.challenge[c].defender != foe)
				r->set &= ~(1U << c);
	}
	return true;
}

/* "in attack or in defence": the second half, behind the first. */
static void read_other(const struct ce_view *v, const struct said *s, struct role *r)
{
	int k = r->k;

	if (!AMONG(s, k, "and", "or", "nor"))
		return;
	k++;
	k += AMONG(s, k, "in", "for", "on");
	k += AMONG(s, k, "my", "our", "the");
	unsigned set = by_noun(v, s, k);
	bool over =
		k + 1 >= s->n ? s->n < ROLE_WORDS : AMONG(s, k + 1, ".", ";", ",", "!");
	if (set && over)
		*r = (struct role){k + 1, r->set | set, r->in, VOCAB_ROLE};
}

/* "in my defences", "on attack", "for both defences" */
static bool read_named(const struct ce_view *v, const struct said *s, struct role *r)
{
	int k = AMONG(s, 0, "in", "for", "on", "to", "at", "into", "during");
	bool in = k, both = AMONG(s, k, "both");

	k += AMONG(s, k, "both", "all", "any", "each", "either");
	k += AMONG(s, k, "of");
	bool mine = AMONG(s, k, "my", "our");
	k += AMONG(s, k, "my", "our", "the");
	k += AMONG(s, k, "own");
	unsigned set = by_noun(v, s, k);
	bool many = set && s->word[k].s[s->word[k].n - 1] == 's';
	if (!set || (both && role_count(set) != 2) || (!in && !(mine && many)) ||
	    (AMONG(s, 0, "to") && !mine)) /* "to attack" is what is done */
		return false;
	/* The language has "my attack" itself, where there is one. */
	bool known = mine && k == 1 + in && role_count(set) == 1 && !many;
	*r = (struct role){k + 1, set, in, known ? VOCAB_ROLE_KNOWN : VOCAB_ROLE};
	read_other(v, s, r);
	return true;
}

/* "... except in C3", "... but not in my attack": what is taken off, and to what word it goes; 0: nothing is. "But nobody in C3" is an
 * order of its own, and takes it off as well. */
static int read_except(const struct ce_view *v, const struct said *s, int k,
		       unsigned *off)
{
	int from = k;

	k += AMONG(s, k, ",", ";");
	if (!AMONG(s, k, "except", "but", "save", "excepting", "excluding"))
		return 0;
	k++;
	bool other = AMONG(s, k, "nobody", "none", "no");
	k += other + (other && AMONG(s, k + 1, "one", "allies", "ally", "help"));
	k += AMONG(s, k, "not");
	k += AMONG(s, k, "for");
	k += AMONG(s, k, "in", "for", "on");
	k += AMONG(s, k, "challenge");
	int c = AMONG(s, k, "c");
	k += c;
	if (k < s->n && s->word[k].n == 1 && s->word[k].s[0] >= '1' &&
	    s->word[k].s[0] <= '9') {
		*off = 1U << (s->word[k].s[0] - '1');
		return other ? from : k + 1;
	}
	k += AMONG(s, k, "my", "our", "the");
	*off = c ? 0 : by_noun(v, s, k);
	return !*off ? 0 : other ? from : k + 1;
}

/* "everywhere", "in all my challenges", "in all three" */
static bool read_all(const struct ce_view *v, const struct said *s, struct role *r)
{
	unsigned set = where(v, true, true);
	int k = AMONG(s, 0, "in", "for", "to", "at", "into", "during");
	bool in = k;

	if (!in && AMONG(s, 0, "everywhere", "anywhere", "wherever")) {
		*r = (struct role){1, set, true, VOCAB_ROLE};
		return true;
	}
	if (!in || !AMONG(s, k, "all", "any", "each", "every", "either", "both"))
		return false;
	bool both = AMONG(s, k, "both");
	k++;
	bool of = AMONG(s, k, "of");
	k += of;
	bool mine = AMONG(s, k, "my", "our");
	k += AMONG(s, k, "my", "our", "the", "these");
	k += AMONG(s, k, "own");
	bool three = AMONG(s, k, "three", "3"), two = AMONG(s, k, "two", "2") || both;
	k += three || (two && !both);
	bool noun = AMONG(s, k, "challenge", "challenges", "fight", "fights", "battle",
			  "battles", "encounters", "cases");
	k += noun;
	bool them = of && !mine && AMONG(s, k, "them", "these", "those");
	k += them;
	k += 2 * (noun && AMONG(s, k, "of") && AMONG(s, k + 1, "mine", "ours"));
	unsigned off;
	bool but = !mine && read_except(v, s, k, &off); /* "in all but C3" */
	if ((three && role_count(set) != 3) || (two && role_count(set) != 2) ||
	    (!noun && !three && !two && !but && !them))
		return false;
	*r = (struct role){k, set, true, VOCAB_ROLE};
	return true;
}

static void put_labels(struct buf *b, unsigned set, bool in)
{
	int left = role_count(set), first = left;

	buf_z(b, in ? "in " : "");
	for (int c = 0; c < CE_CHALLENGES; c++) {
		if (!(set >> c & 1))
			continue;
		buf_printf(b, "%sC%d",
			   left == first ? ""
			   : left == 1   ? " and "
					 : ", ",
			   c + 1);
		left--;
	}
}

/* "except in C3", behind "everywhere" or alone: what is meant are the others. */
static bool read_rest(const struct ce_view *v, const struct said *s, struct role *r)
{
	unsigned off = 0;
	int k = AMONG(s, 0, "except", "but", "save") ? read_except(v, s, 0, &off) : 0;

	if (!k)
		return false;
	*r = (struct role){k, where(v, true, true) & ~off, true, VOCAB_ROLE_REST};
	return true;
}

int ce_roles(const void *view, const struct token t[], int n, unsigned named,
	     enum vocab_role *kind, struct buf *labels)
{
	const struct ce_view *v = view;
	struct said s;
	struct role r;
	unsigned off = 0;

	if (v->t.phase < 2 || t->kind != TOKEN_WORD)
		return 0;
	role_words(t, n, &s);
	bool all = read_all(v, &s, &r), other = false;
	if (!all && !read_doing(v, &s, &r) && !read_attacked(v, &s, &r) &&
	    !read_named(v, &s, &r) && !read_rest(v, &s, &r) &&
	    !(other = role_of_other(v, &s, named, &r)))
		return 0;
	int except = all ? read_except(v, &s, r.k, &off) : 0;
	if (except) {
		r.k = except;
		r.set &= ~off;
	}
	/* A card, or a deal, is of one challenge. */
	bool fits = r.set && (v->t.phase == 2 || role_count(r.set) == 1) &&
		    (other || ends(&s, r.k));
	if (!fits || !r.k || !s.end[r.k - 1])
		return 0;
	put_labels(labels, r.set, r.in);
	bool there = except && (AMONG(&s, r.k, "there", "where") ||
				(AMONG(&s, r.k, ",", ";", ":") &&
				 AMONG(&s, r.k + 1, "there", "where")));
	if (there) { /* "nobody except in C3, there everyone" */
		r.k += 1 + AMONG(&s, r.k, ",", ";", ":");
		buf_z(labels, " , ");
		put_labels(labels, off, true);
	}
	*kind = all && !except && !off ? VOCAB_ROLE_ALL : r.kind;
	return s.end[r.k - 1];
}
