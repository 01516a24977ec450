/* House: see house.h.
 * SPDX-License-Identifier: ISC */
#include "tests/kit/house.h"

#include <check.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/process/child.h"
#include "schema/mail/inbox.h"
#include "schema/sheets.h"
#include "server/cli/gm_table.h"
#include "server/daemon/tick.h"
#include "server/options/game_options.h"
#include "server/people/option_set.h"
#include "server/people/seats.h"
#include "server/phase/game_new.h"
#include "server/phase/game_start.h"
#include "server/phase/phase_byhand.h"
#include "server/replay/replay.h"
#include "tests/kit/fresh.h"

const char *const house_address[HOUSE_PEOPLE] = {"ann@example.org", "bob@example.org",
						 "cat@example.org", "dan@example.org"};
const char *const house_colour[HOUSE_PEOPLE] = {"red", "blue", "green", "yellow"};
static const char *const persons[HOUSE_PEOPLE] = {
	"Ann <ann@example.org>", "Bob <bob@example.org>", "Cat <cat@example.org>",
	"Dan <dan@example.org>"};

static void open_home(struct house *h)
{
	struct clock clock = {h->now};
	struct err err = {0};
	ck_assert_msg(home_open(&h->home, h->dir, h->a, &clock, &err), "%s", err.text);
}

/* A new folder for a home, where the machine keeps passing things. */
static void make_dir(char *dir, size_t room)
{
	const char *tmp = getenv("TMPDIR");
	int n = snprintf(dir, room, "%s/postalgm-house.XXXXXX",
			 tmp && *tmp ? tmp : "/tmp");

	ck_assert(n > 0 && (size_t)n < room);
	ck_assert_ptr_nonnull(mkdtemp(dir));
}

void house_open(struct house *h, const char *now)
{
	char store[256];
	struct config c;
	struct err err = {0};

	*h = (struct house){.a = arena_create()};
	setenv("POSTALGM_TEST_SECRET", "house", 1);
	make_dir(h->dir, sizeof h->dir);
	ck_assert(clock_read_iso(str_of(now), &h->now));
	struct clock clock = {h->now};
	config_defaults(&c);
	c.address = STR("gm@example.org");
	c.gm = STR("master@example.org");
	snprintf(store, sizeof store, "%s/postalgm.db", h->dir);
	fresh_store(store);
	ck_assert_msg(home_create(h->dir, &c, &clock, &err), "%s", err.text);
	h->log = tmpfile();
	open_home(h);
}

/* What stays open between rounds: of which home, which process, which configuration and which programs. */
struct standing {
	struct arena *a;
	struct tick tick;
	const struct home *home;
	pid_t process;
	struct str config;
	int stand_ins;
};

/* A fork leaves it to its parent; a copy of the house, to the first one. */
static bool is_ours(const struct house *h)
{
	return h->standing && h->standing->home == &h->home &&
	       h->standing->process == getpid();
}

void house_rest(struct house *h)
{
	if (is_ours(h)) {
		tick_close(&h->standing->tick);
		arena_destroy(h->standing->a);
	}
	h->standing = NULL;
}

void house_close(struct house *h)
{
	char command[256];
	house_rest(h);
	home_close(&h->home);
	fclose(h->log);
	arena_destroy(h->a);
	snprintf(command, sizeof command, "rm -rf '%s'", h->dir);
	ck_assert_int_eq(system(command), 0);
}

struct str house_health(struct house *h)
{
	char now[CLOCK_ISO_MAX], *text = NULL;
	size_t n = 0;
	FILE *in = fopen("/dev/null", "r"), *out = open_memstream(&text, &n);
	char *argv[] = {"postalgm", "--home", h->dir, "--now", now, "health", NULL};

	clock_iso(h->now, now);
	gm_main(6, argv, in, out, out);
	fclose(in);
	fclose(out);
	struct str said = str_dup(h->a, (struct str){text, n});
	free(text);
	return said;
}

void house_configure(struct house *h)
{
	char path[256];
	struct str text = config_text(h->a, &h->home.config);

	snprintf(path, sizeof path, "%s/postalgm.json", h->dir);
	FILE *f = fopen(path, "w");
	ck_assert(f && fwrite(text.s, 1, text.n, f) == text.n && fclose(f) == 0);
}

void house_copy(const struct house *h, struct house *copy)
{
	char command[512];

	*copy = *h;
	copy->standing = NULL;
	copy->a = arena_create();
	copy->known = NULL;
	copy->n_known = 0;
	copy->log = tmpfile();
	make_dir(copy->dir, sizeof copy->dir);
	snprintf(command, sizeof command, "cp -a '%s/.' '%s/'", h->dir, copy->dir);
	ck_assert_int_eq(system(command), 0);
	open_home(copy);
}

static void set_clock(struct house *h)
{
	h->home.clock.fixed = h->now;
}

void house_at(struct house *h, const char *now)
{
	ck_assert(clock_read_iso(str_of(now), &h->now));
	set_clock(h);
}

void house_pass(struct house *h, int64_t seconds)
{
	h->now += seconds;
	set_clock(h);
}

/* Does what stands open serve the next round? */
static bool is_usable(const struct house *h, struct str config)
{
	const struct standing *s = h->standing;

	return is_ours(h) && !h->apart && str_equal(s->config, config) &&
	       s->stand_ins == child_stand_ins();
}

static struct tick *open_standing(struct house *h)
{
	struct err err = {0};
	struct arena *a = arena_create();
	struct str config = config_text(a, &h->home.config);

	if (is_usable(h, config)) {
		arena_destroy(a);
		/* It takes up and looks at all that a new one would. */
		h->standing->tick.looked = h->standing->tick.reminded = 0;
		h->standing->tick.trouble = true;
		return &h->standing->tick;
	}
	house_rest(h);
	h->standing = arena_new(a, struct standing);
	*h->standing = (struct standing){.a = a,
					 .home = &h->home,
					 .process = getpid(),
					 .config = config,
					 .stand_ins = child_stand_ins()};
	ck_assert_msg(tick_open(&h->standing->tick, &h->home, -1, &err), "%s",
		      err.text);
	return &h->standing->tick;
}

bool house_try_round(struct house *h)
{
	if (h->carry)
		h->carry(h);
	h->home.log = (struct log){.out = h->log, .least = LOG_DEBUG};
	struct tick *t = open_standing(h);
	tick_round(t);
	bool ok = !t->trouble && !t->away;
	if (!ok || h->apart)
		house_rest(h);
	return ok;
}

void house_round(struct house *h)
{
	ck_assert(house_try_round(h));
}

/* Games -------------------------------------------------------------------- */

void house_invite(struct house *h)
{
	struct err err = {0};
	struct game g;
	struct new_game n = {.name = STR("kestrel"),
			     .n_seats = HOUSE_PEOPLE,
			     .deadlines = STR("2 days 20:00 UTC")};

	ck_assert_msg(game_create(&h->home, h->a, &n, &g, &err), "%s", err.text);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		ck_assert_msg(seat_add(&h->home, h->a, STR("kestrel"),
				       str_of(persons[i]), str_of(house_colour[i]),
				       NULL, &err),
			      "%s", err.text);
	house_round(h);
}

void house_join(struct house *h)
{
	house_invite(h);
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(h, i, "join word kestrel\n");
	house_round(h);
}

void house_start(struct house *h)
{
	struct err err = {0};
	house_join(h);
	ck_assert_msg(game_start(&h->home, h->a, STR("kestrel"), &err), "%s", err.text);
	house_round(h);
}

struct game house_game(struct house *h)
{
	struct game g;
	struct err err = {0};
	ck_assert_msg(games_find(h->home.store, h->a, STR("kestrel"), &g, &err), "%s",
		      err.text);
	return g;
}

void house_begin(struct house *h, const char *now)
{
	struct sent *ignored;

	house_open(h, now);
	house_start(h);
	(void)house_sent(h, &ignored);
}

void house_option(struct house *h, const char *name, const char *value)
{
	struct err err = {0};
	ck_assert_msg(option_turn(&h->home, h->a, STR("kestrel"), str_of(name),
				  str_of(value), true, STR("a test"), &err),
		      "%s", err.text);
}

void house_run(struct house *h)
{
	struct err err = {0};
	struct game g = house_game(h);
	ck_assert_msg(phase_run(&h->home, h->a, g.name, g.turn, g.phase, &err), "%s",
		      err.text);
	house_round(h);
}

int house_slots(struct house *h, int seat)
{
	struct stored_sheet s;
	struct err err = {0};
	struct game g = house_game(h);
	ck_assert(sheets_load(h->home.store, h->a, g.id, g.phase_no, seat, &s, &err));
	return s.n_slots;
}

/* Reading ------------------------------------------------------------------ */

static struct str read_file(struct arena *a, const char *path)
{
	struct buf b = buf_in(a);
	char some[4096];
	size_t n;
	FILE *f = fopen(path, "rb");
	ck_assert_ptr_nonnull(f);
	while ((n = fread(some, 1, sizeof some, f)) > 0)
		buf_add(&b, (struct str){some, n});
	fclose(f);
	return buf_str(&b);
}

/* A field's value, with its folded lines. */
static struct str field(struct arena *a, struct str head, const char *name)
{
	struct buf value = buf_in(a);
	struct str line;
	bool inside = false;

	while (str_line(&head, &line)) {
		bool more = str_starts(line, " ") || str_starts(line, "\t");
		inside = more ? inside : !value.n && str_starts(line, name);
		if (inside && !more)
			line = str_slice(line, strlen(name), line.n);
		if (inside)
			buf_printf(&value, "%s%.*s", more ? " " : "",
				   STR_ARG(str_trim(line)));
	}
	return buf_str(&value);
}

/* Returns the text of a letter; with attachments it is the first part. */
static struct str text_of(struct str body)
{
	struct str rest = body, line;
	size_t end;

	while (str_line(&rest, &line) && !line.n)
		;
	if (!str_starts(line, "--=_"))
		return body;
	while (str_line(&rest, &line) && line.n)
		;
	end = str_find(rest, STR("\r\n--=_"));
	return str_slice(rest, 0, end == SIZE_MAX ? rest.n : end);
}

static int by_id(const void *a, const void *b)
{
	const struct sent *x = a, *y = b;
	return (x->id > y->id) - (x->id < y->id);
}

/* Every letter of every test: lines of at most 76 columns, which a terminal of 80 and a quote of it
 * both hold; only a word that is longer itself is never broken. */
static void check_width(struct str body)
{
	struct str word, rest;

	for (struct str line; str_line(&body, &line);) {
		rest = line;
		if (str_columns(line) > 76 && str_word(&rest, &word))
			ck_assert_msg(!str_word(&rest, &word),
				      "a line of over 76 columns: %.*s", STR_ARG(line));
	}
}

static struct sent read_letter(struct house *h, const char *path, int64_t id)
{
	struct sent s = {.id = id, .bytes = read_file(h->a, path)};
	size_t end = str_find(s.bytes, STR("\r\n\r\n"));
	struct str head;

	if (end == SIZE_MAX)
		end = str_find(s.bytes, STR("\n\n"));
	ck_assert(end != SIZE_MAX);
	head = str_slice(s.bytes, 0, end);
	s.body = text_of(str_slice(s.bytes, end, s.bytes.n));
	check_width(house_text(h, s));
	s.to = field(h->a, head, "To:");
	s.subject = field(h->a, head, "Subject:");
	s.reply_to = field(h->a, head, "Reply-To:");
	s.message_id = field(h->a, head, "Message-ID:");
	return s;
}

/* The letters in a folder of the out Maildir, `n` of them before. One that was sent does
 * not change: it is read once. */
static int add_letters(struct house *h, const char *part, struct sent **list, int n)
{
	char dir[256], path[1024];
	int room = n;

	snprintf(dir, sizeof dir, "%s/mail/out/%s", h->dir, part);
	DIR *d = opendir(dir);
	ck_assert_ptr_nonnull(d);
	for (struct dirent *e; (e = readdir(d)) != NULL;) {
		struct sent key = {.id = strtoll(e->d_name + 2, NULL, 10)}, *known;
		if (strncmp(e->d_name, "o.", 2) != 0)
			continue;
		if (n == room) {
			struct sent *more = arena_array(h->a, struct sent,
							(size_t)(room = 2 * n + 16));
			if (n)
				memcpy(more, *list, (size_t)n * sizeof *more);
			*list = more;
		}
		known = h->n_known ? bsearch(&key, h->known, (size_t)h->n_known,
					     sizeof key, by_id)
				   : NULL;
		snprintf(path, sizeof path, "%s/%s", dir, e->d_name);
		(*list)[n++] = known ? *known : read_letter(h, path, key.id);
	}
	closedir(d);
	return n;
}

static int all_sent(struct house *h, struct sent **out)
{
	struct sent *list = NULL;
	int n = add_letters(h, "cur", &list, add_letters(h, "new", &list, 0));

	if (n)
		qsort(list, (size_t)n, sizeof *list, by_id);
	h->known = list;
	h->n_known = n;
	*out = list;
	return n;
}

int house_sent(struct house *h, struct sent **out)
{
	struct sent *all;
	int n = all_sent(h, &all), first = 0;
	while (first < n && all[first].id <= h->read)
		first++;
	if (n > 0)
		h->read = all[n - 1].id;
	*out = all + first;
	return n - first;
}

static struct sent newest(struct house *h, const char *to, const char *subject,
			  int *count)
{
	struct sent *all, found = {0};
	int n = all_sent(h, &all);
	*count = 0;
	for (int i = 0; i < n; i++)
		if (str_find(all[i].to, str_of(to)) != SIZE_MAX &&
		    str_find(all[i].subject, str_of(subject)) != SIZE_MAX) {
			found = all[i];
			++*count;
		}
	return found;
}

struct sent house_last(struct house *h, int who, const char *subject)
{
	int n;
	return newest(h, who < 0 ? "master@example.org" : house_address[who], subject,
		      &n);
}

int house_count(struct house *h, int who, const char *subject)
{
	int n;
	(void)newest(h, who < 0 ? "master@example.org" : house_address[who], subject,
		     &n);
	return n;
}

struct str house_key(struct house *h, int who)
{
	struct sent s = house_last(h, who, "");
	ck_assert_int_ne(s.id, 0);
	return s.reply_to;
}

struct str house_flat(struct house *h, struct str text)
{
	struct buf b = buf_in(h->a);
	struct str word;

	while (str_word(&text, &word))
		buf_printf(&b, "%s%.*s", b.n ? " " : "", STR_ARG(word));
	return buf_str(&b);
}

static int hex(char c)
{
	return c >= '0' && c <= '9'   ? c - '0'
	       : c >= 'A' && c <= 'F' ? c - 'A' + 10
				      : -1;
}

/* By the last field about it before the text: that of its part. */
static bool is_quoted_printable(struct sent s)
{
	struct str head = {s.bytes.s, (size_t)(s.body.s - s.bytes.s)};
	bool encoded = false;

	for (size_t at; (at = str_find(head, STR("Encoding: "))) != SIZE_MAX;) {
		head = str_slice(head, at + 10, head.n);
		encoded = str_starts(head, "quoted-printable");
	}
	return encoded;
}

struct str house_text(struct house *h, struct sent s)
{
	bool encoded = is_quoted_printable(s);
	struct buf b = buf_in(h->a);
	const char *p = s.body.s, *end = p + s.body.n;

	for (; p < end; p++)
		if (*p == '\r') {
			continue;
		} else if (!encoded || *p != '=' || p + 2 >= end) {
			buf_char(&b, *p);
		} else {
			if (hex(p[1]) >= 0)
				buf_char(&b, (char)(hex(p[1]) * 16 + hex(p[2])));
			p += 2;
		}
	return buf_str(&b);
}

/* Writing ------------------------------------------------------------------ */

const char *house_drop(struct house *h, const char *name, struct str bytes)
{
	char *own = arena_alloc(h->a, 64);
	char tmp[256], path[256];

	if (name)
		snprintf(own, 64, "%s", name);
	else
		snprintf(own, 64, "%06d.letter", h->n_in);
	h->n_in++;
	snprintf(tmp, sizeof tmp, "%s/mail/in/tmp/%s", h->dir, own);
	snprintf(path, sizeof path, "%s/mail/in/new/%s", h->dir, own);
	FILE *f = fopen(tmp, "wb");
	ck_assert_ptr_nonnull(f);
	ck_assert_uint_eq(fwrite(bytes.s, 1, bytes.n, f), bytes.n);
	fclose(f);
	ck_assert_int_eq(rename(tmp, path), 0);
	return own;
}

const char *house_post(struct house *h, const char *from, const char *to,
		       const char *text)
{
	struct str bytes = str_printf(
		h->a,
		"From: %s\r\nTo: %s\r\nSubject: Re: orders\r\n"
		"Message-ID: <letter.%d@example.org>\r\n"
		"MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
		"\r\n%s",
		from, to, h->n_in, text);
	return house_drop(h, NULL, bytes);
}

const char *house_write(struct house *h, int who, const char *text)
{
	return house_post(h, persons[who], str_z(h->a, house_key(h, who)), text);
}

const char *house_attack(struct house *h, int who)
{
	struct sent s = house_last(h, who, "report");
	size_t at = str_find(s.body, STR("  attack "));
	ck_assert(at != SIZE_MAX);
	struct str rest = str_slice(s.body, at + 9, s.body.n), colour;
	ck_assert(str_word(&rest, &colour));
	return str_z(h->a, str_printf(h->a, "attack %.*s 3 with 2 from 1\n",
				      STR_ARG(colour)));
}

/* Looking ------------------------------------------------------------------ */

bool house_unread(struct house *h, const char *name)
{
	char path[256];
	snprintf(path, sizeof path, "%s/mail/in/new/%s", h->dir, name);
	return access(path, F_OK) == 0;
}

static struct inbox *letter(struct house *h, const char *name)
{
	struct inbox *list;
	struct err err = {0};
	int n;
	ck_assert_msg(
		inbox_list(h->home.store, h->a, INBOX_STATES, 10000, &list, &n, &err),
		"%s", err.text);
	for (int i = 0; i < n; i++)
		if (str_is(list[i].name, name))
			return &list[i];
	return NULL;
}

const char *house_state(struct house *h, const char *name)
{
	struct inbox *in = letter(h, name);
	return in ? inbox_state_name(in->state) : "";
}

struct str house_reason(struct house *h, const char *name)
{
	struct inbox *in = letter(h, name);
	return in ? in->reason : STR("");
}

struct str house_everything(struct house *h)
{
	struct buf all = buf_in(h->a);
	struct sent *list;
	struct str game;
	struct err err = {0};
	int n = all_sent(h, &list);

	for (int i = 0; i < n; i++) {
		buf_printf(&all, "== %lld\n", (long long)list[i].id);
		buf_add(&all, list[i].bytes);
	}
	ck_assert_msg(replay_export(&h->home, h->a, STR("kestrel"), true, &game, &err),
		      "%s", err.text);
	buf_add(&all, game);
	return buf_str(&all);
}
