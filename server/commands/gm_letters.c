/* letters: one is opened, tried again, released, dropped; the mailbox read anew.
 * SPDX-License-Identifier: ISC */
#include "base/arena.h"
#include "server/commands/commands.h"
#include "server/commands/gm_letters_parts.h"
#include "server/commands/gm_post.h"
#include "server/game/known_as.h"
#include "server/game/predecessor.h"
#include "server/gm_mail/held_letters.h"
#include "server/home/home.h"
#include "server/home/record.h"
#include "server/home/sources.h"
#include "server/home/when.h"

bool gm_letters_find(struct gm *gm, struct inbox *l, struct err *err)
{
	int64_t id;
	return gm_read_id(gm, 0, "letter", &id, err) &&
	       inbox_load(gm_store(gm), gm->a, id, l, err);
}

static bool note_opened(struct gm *gm, const struct inbox *l, struct str why,
			struct err *err)
{
	struct game g;
	struct seat now, seat;
	struct str whose = STR("the GM");

	if (!games_load(gm_store(gm), gm->a, l->game_id, &g, err))
		return false;
	if (l->seat >= 0) {
		if (!seats_load(gm_store(gm), gm->a, l->game_id, l->seat, &now, err) ||
		    !seat_at(gm->home, gm->a, &now, l->arrival, &seat, err))
			return false;
		whose = known_by_seat(gm->a, &g, &seat);
	}
	return record_act(gm->home, &g, WHO_GM,
			  str_printf(gm->a,
				     "The GM opened a letter of " PRI_STR
				     " (letter %lld).",
				     STR_ARG(whose), (long long)l->id),
			  why, true, err);
}

/* A letter's fault can stand in its press. It is told before it is printed. */
static int letters_open(struct gm *gm)
{
	struct str why = str_trim(str_of(gm_option(gm, "why"))), bytes;
	struct err err = {0};
	struct inbox l;

	if (!gm_letters_find(gm, &l, &err) ||
	    !inbox_bytes(gm_store(gm), gm->a, l.id, &bytes, &err))
		return gm_fail(gm, &err);
	if (!l.game_id) {
		err_refuse(
			&err,
			"letter %lld does not belong to a game: `postalgm letters show %lld --raw` prints it",
			(long long)l.id, (long long)l.id);
		return gm_fail(gm, &err);
	}
	if (!why.n) {
		err_usage(
			&err,
			"say why, for all players read it: postalgm letters open %lld --why TEXT",
			(long long)l.id);
		return gm_fail(gm, &err);
	}
	bool ok = store_begin(gm_store(gm), &err) && note_opened(gm, &l, why, &err);
	int status = gm_settle(gm, ok, &err);
	if (status == GM_DONE)
		show_raw(&gm->show, bytes);
	return status;
}

static int letters_retry(struct gm *gm)
{
	struct err err = {0};
	struct inbox l;

	if (!gm_letters_find(gm, &l, &err))
		return gm_fail(gm, &err);
	if (l.state == INBOX_HELD) {
		err_refuse(
			&err,
			"letter %lld waits for its player's confirm; `postalgm letters release %lld` lets it count without one, `letters drop %lld` throws it away",
			(long long)l.id, (long long)l.id, (long long)l.id);
		return gm_fail(gm, &err);
	}
	if (l.state != INBOX_QUARANTINE && l.state != INBOX_IGNORED) {
		err_refuse(
			&err,
			"letter %lld was read; only one that was set aside can be read again, see `postalgm letters list --state quarantine`",
			(long long)l.id);
		return gm_fail(gm, &err);
	}
	bool ok = store_begin(gm_store(gm), &err) &&
		  inbox_retry(gm_store(gm), l.id, &err);
	int status = gm_settle(gm, ok, &err);
	if (status == GM_DONE)
		show_line(&gm->show,
			  "Letter %lld will be read again in the next round.",
			  (long long)l.id);
	return status;
}

static int held_letter(struct gm *gm,
		       bool (*what)(struct home *, struct arena *, int64_t, struct str,
				    struct err *),
		       const char *said)
{
	struct str why = str_trim(str_of(gm_option(gm, "why")));
	struct err err = {0};
	int64_t id;

	if (!gm_read_id(gm, 0, "letter", &id, &err) ||
	    !what(gm->home, gm->a, id, why, &err))
		return gm_fail(gm, &err);
	show_line(&gm->show, "Letter %lld %s.", (long long)id, said);
	return GM_DONE;
}

static int letters_release(struct gm *gm)
{
	return held_letter(gm, held_letter_release,
			   "will be read in the next round as if it had come then");
}

static int letters_drop(struct gm *gm)
{
	return held_letter(gm, held_letter_drop, "was dropped: nobody can confirm it");
}

/* Since when; without a word, as long as players' letters are kept. */
static bool read_since(struct gm *gm, int64_t *since, struct err *err)
{
	const char *word = gm_option(gm, "since");
	enum { DAY_S = 24 * 3600 };

	*since = gm_now(gm) - gm->home->config.limits.keep_players_days * DAY_S;
	if (!word)
		return true;
	return when_read_past(
		       gm->a, str_of(word),
		       &(struct when_from){gm->home->config.zone.s, 0, gm_now(gm)},
		       since, err) ||
	       err_context(err, "--since");
}

/* For what lies there and was not read: after the database was put back, or put right. */
static int letters_rescan(struct gm *gm)
{
	struct str which = str_of(gm_option(gm, "mailbox"));
	struct err err = {0};
	int64_t since, known;
	int n;

	if (!read_since(gm, &since, &err) ||
	    !meta_get_int(gm_store(gm), "known_from", &known, &err))
		return gm_fail(gm, &err);
	const bool cut = since < known;
	since = cut ? known : since;
	bool ok = store_begin(gm_store(gm), &err) &&
		  sources_rescan(gm->home, which, since, &n, &err);
	int status = gm_settle(gm, ok, &err);
	if (status == GM_DONE)
		show_line(
			&gm->show,
			"The next round looks at all letters in %s that came since\n" PRI_STR
			". Letters already known are left alone.%s",
			which.n                      ? "that mailbox"
			: gm->home->config.n_in == 1 ? "the mailbox"
						     : "all mailboxes",
			STR_MADE(gm->a, gm_when(gm, since)),
			cut ? "\nEarlier ones are no longer known (limits.keep_known_days), and are not read again."
			    : "");
	return status;
}

/* clang-format off */
static const struct gm_option rescan_options[] = {
	{"since", "TIME", "leaves earlier letters alone; by default 90 days back", false},
	{"mailbox", "PART", "only the mailbox with this text in its URL", false},
	{0},
};
static const struct gm_option why_option[] = {
	{"why", "TEXT", "the reason, for the game's journal", false},
	{0},
};
static const struct gm_option raw_option[] = {
	{"raw", NULL, "prints the letter alone, as it came", false},
	{0},
};

const struct gm_command gm_letters_commands[] = {
	{.group = "letters", .verb = "list", .args = "", .flags = GM_SHOWS | GM_HOME,
	 .options = gm_letters_list_options,
	 .what = "Lists the letters that came, the newest first",
	 .example = "postalgm letters list --state quarantine", .run = gm_letters_list},
	{.group = "letters", .verb = "show", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_SHOWS | GM_HOME, .options = raw_option,
	 .what = "Shows a letter, and what became of it",
	 .more = "Press in it is left out, and with press in it --raw is refused: `press list`\n"
		 "has what the GM may read, `letters open` prints all of it and tells the players.",
	 .example = "postalgm letters show 812 --raw", .run = gm_letters_show},
	{.group = "letters", .verb = "open", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME, .options = why_option,
	 .what = "Prints a player's letter as it came, press too; everybody is told",
	 .more = "Use it only when nothing else helps: players are promised who reads their\n"
		 "press. Your reason is printed in the next report.",
	 .example = "postalgm letters open 812 --why \"its orders were not understood\"", .run = letters_open},
	{.group = "letters", .verb = "retry", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME,
	 .what = "Has a letter that was set aside read again",
	 .example = "postalgm letters retry 812", .run = letters_retry},
	{.group = "letters", .verb = "release", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME, .options = why_option,
	 .what = "Lets a letter count without its player's confirm",
	 .more = "Do it only when you know that the player wrote it. The next report tells all\n"
		 "players.",
	 .example = "postalgm letters release 812 --why \"she rang me\"", .run = letters_release},
	{.group = "letters", .verb = "drop", .args = "ID", .least = 1, .most = 1,
	 .flags = GM_CHANGES | GM_HOME, .options = why_option,
	 .what = "Throws away a letter that waits for its player's confirm",
	 .example = "postalgm letters drop 812", .run = letters_drop},
	{.group = "letters", .verb = "rescan", .args = "", .flags = GM_CHANGES | GM_HOME,
	 .options = rescan_options,
	 .what = "Has all mailboxes looked at again in the next round",
	 .more = "Use it for letters that were never read, because the database was restored or\n"
		 "somebody moved them. No letter acts twice: each is known by its place, and by\n"
		 "what it says. In a Maildir, letters in cur that are not known go back to new.",
	 .example = "postalgm letters rescan --since 2026-11-01", .run = letters_rescan},
	{0},
};
/* clang-format on */
