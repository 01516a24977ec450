/* Crafted files: we answer any contents of a file that we read with an error, and never
 * with an assert or a crash. Good files are changed member by member, value by value,
 * word by word, and cut; each is read by the readers themselves.
 * SPDX-License-Identifier: ISC */
#include "tests/check_main.h"

#include <jansson.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/page.h"
#include "rules/codec.h"
#include "rules/event.h"
#include "rules/trace.h"
#include "server/game/position.h"
#include "server/home/config.h"
#include "server/home/record.h"
#include "server/phase/game_stop.h"
#include "server/replay/replay.h"
#include "server/scene/scene_run.h"
#include "tests/kit/house.h"
#include "tests/kit/share.h"

enum { DEEP = 2000, MANY = 20000, VALUES = 14, CUT_EACH = 4096, CUTS = 100 };

/* The change that is tried, for readers of a crash report. */
static char tried[256];

static void tell(int number)
{
	if (write(2, tried, strlen(tried)) < 0)
		_exit(2);
	signal(number, SIG_DFL);
	raise(number);
}

static void watch(void)
{
	static const int deadly[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};

	for (size_t i = 0; i < sizeof deadly / sizeof *deadly; i++)
		signal(deadly[i], tell);
}

/* Replacements for a value. */
static json_t *deep(void)
{
	json_t *j = json_array();

	for (int i = 0; i < DEEP; i++)
		j = json_pack("[o]", j);
	return j;
}

static json_t *many(void)
{
	json_t *j = json_array();

	for (int i = 0; i < MANY; i++)
		json_array_append_new(j, json_integer(i));
	return j;
}

static json_t *value(int i)
{
	switch (i) {
	case 0:
		return json_null();
	case 1:
		return json_integer(-1);
	case 2:
		return json_integer(0);
	case 3:
		return json_integer(7);
	case 4:
		return json_integer(255);
	case 5:
		return json_integer(INT32_MAX);
	case 6:
		return json_integer(INT64_MIN);
	case 7:
		return json_integer(INT64_MAX);
	case 8:
		return json_real(1e308);
	case 9:
		return json_string("");
	case 10:
		return json_string("\xef\xbf\xbd% s%n\n\x01");
	case 11:
		return json_true();
	case 12:
		return json_array();
	case 13:
		return json_object();
	case VALUES:
		return deep();
	case VALUES + 1:
		return many();
	default:
		return NULL;
	}
}

/* The large ones are slow to write, and so tried at each fifth place. */
static int n_values(int place)
{
	return place % 5 ? VALUES : VALUES + 2;
}

/* Something was done to a file; it is read. */
typedef void reader(struct str text);

static void read_it(reader *read, const char *file, const char *where, int what,
		    struct str text)
{
	snprintf(tried, sizeof tried, "%s: %.180s, change %d\n", file, where, what);
	read(text);
}

static struct str text_of(struct arena *a, const json_t *root)
{
	return codec_text(a, json_incref((json_t *)root));
}

/* One member: without it, with each other value, twice. `put` restores it. */
struct walk {
	reader *read;
	const char *file;
	json_t *root;
	int step; /* of all values, every step-th is tried */
	int n;
};

static void try_root(struct walk *w, const char *where, int what)
{
	struct arena *a = arena_create();

	read_it(w->read, w->file, where, what, text_of(a, w->root));
	arena_destroy(a);
}

static void walk(struct walk *w, json_t *at, const char *where);

static void member(struct walk *w, json_t *object, const char *key, const char *where)
{
	json_t *was = json_incref(json_object_get(object, key));
	char there[256];

	snprintf(there, sizeof there, "%.120s.%.60s", where, key);
	if (w->n++ % w->step == 0) {
		json_object_del(object, key);
		try_root(w, there, -1);
		for (int i = 0; i < n_values(w->n); i++) {
			json_object_set_new(object, key, value(i));
			try_root(w, there, i);
		}
		json_object_set(object, key, was);
	}
	walk(w, was, there);
	json_decref(was);
}

static void element(struct walk *w, json_t *array, size_t k, const char *where)
{
	json_t *was = json_incref(json_array_get(array, k));
	char there[256];

	snprintf(there, sizeof there, "%.120s[%zu]", where, k);
	if (w->n++ % w->step == 0) {
		json_array_remove(array, k);
		try_root(w, there, -1);
		json_array_insert(array, k, was);
		json_array_insert(array, k, was);
		try_root(w, there, -2);
		json_array_remove(array, k);
		for (int i = 0; i < n_values(w->n); i++) {
			json_array_set_new(array, k, value(i));
			try_root(w, there, i);
		}
		json_array_set(array, k, was);
	}
	walk(w, was, there);
	json_decref(was);
}

static void walk(struct walk *w, json_t *at, const char *where)
{
	if (json_is_array(at)) {
		for (size_t k = 0; k < json_array_size(at); k++)
			element(w, at, k, where);
		return;
	}
	/* Keys of its own: the object's go with the values that are taken out. */
	struct arena *a = arena_create();
	size_t n = json_object_size(at), k = 0;
	struct str *keys = arena_array(a, struct str, n + 1);
	json_t *v;
	const char *key;
	json_object_foreach(at, key, v) keys[k++] = str_dup(a, str_of(key));
	for (k = 0; k < n; k++)
		member(w, at, str_z(a, keys[k]), where);
	arena_destroy(a);
}

static struct str replaced(struct arena *a, struct str text, size_t at, size_t n,
			   struct str by)
{
	struct buf b = buf_in(a);

	buf_add(&b, str_slice(text, 0, at));
	buf_add(&b, by);
	buf_add(&b, str_slice(text, at + n, text.n));
	return buf_str(&b);
}

/* Each place is tried with a third of what it may become, its neighbours with other thirds; at night with all. */
static bool is_tried(size_t place, size_t what)
{
	return (place + what) % (size_t)share_step(3) == 0;
}

/* Cut, with bytes that are not text, and members twice. */
static void bytes(reader *read, const char *file, struct str text, int step)
{
	const struct str odd[] = {{"", 1},
				  STR("\xff"),
				  STR("\xc3"),
				  STR("\xed\xa0\x80"),
				  STR("\""),
				  STR("{"),
				  STR("9223372036854775808"),
				  STR("1e999"),
				  STR("\\u0000"),
				  STR("\\ud800")};
	size_t each = text.n <= CUT_EACH ? 1 : text.n / CUTS * (step > 1 ? 10 : 1);

	for (size_t i = 0; i < text.n; i += each) {
		struct arena *a = arena_create();
		char where[32];
		snprintf(where, sizeof where, "octet %zu", i);
		read_it(read, file, where, -1, str_slice(text, 0, i));
		for (size_t k = 0; k < sizeof odd / sizeof *odd; k++) {
			if (!is_tried(i / each, k))
				continue;
			read_it(read, file, where, (int)k,
				replaced(a, text, i, 1, odd[k]));
			read_it(read, file, where, (int)k,
				replaced(a, text, i, 0, odd[k]));
		}
		arena_destroy(a);
	}
}

static void change(reader *read, const char *file, struct str text, int step)
{
	struct err err = {0};
	struct walk w = {.read = read, .file = file, .step = step};

	w.root = codec_parse(text, &err);
	ck_assert_msg(w.root != NULL, "%s: %s", file, err.text);
	walk(&w, w.root, "");
	ck_assert_int_gt(w.n, 20);
	json_decref(w.root);
	bytes(read, file, text, step);
}

/* Readers ------------------------------------------------------------------ */

static void read_game(struct str text)
{
	struct arena *a = arena_create();
	struct replay r = {0};
	struct err err = {0};

	if (!replay_file(a, text, &r, &err))
		ck_assert(err.text[0] != '\0');
	arena_destroy(a);
}

static void read_config(struct str text)
{
	struct arena *a = arena_create();
	struct config_faults faults = {.a = a};
	struct config c;

	config_read(a, text, &c, &faults);
	arena_destroy(a);
}

/* A position of the store: taken, it must bear being looked at and written. */
static void read_position(struct str text)
{
	static const struct act acts[] = {
		{.kind = ACT_RESIGN, .seat = 1},
		{.kind = ACT_PLAYER, .seat = 5},
		{.kind = ACT_RESIGN, .seat = 99},
		{.kind = ACT_PLAYER, .seat = -1},
	};
	struct arena *a = arena_create();
	const struct game_rules *r = game_find(STR("cosmic"));
	const struct snapshot s = {.state = text};
	struct position p;
	struct err err = {0};

	for (int i = 0; i < 4; i++)
		if (!position_from(a, r, &s, &acts[i], 1, &p, &err))
			ck_assert(err.text[0] != '\0');
	if (position_from(a, r, &s, NULL, 0, &p, &err))
		for (int seat = 0; seat < r->seats_max; seat++) {
			struct page page = page_in(a);
			struct buf needs = buf_in(a);
			if (!(r->seats(p.state) >> seat & 1) || p.phase == 0)
				continue;
			const void *view = position_view(a, &p, seat);
			r->needs(view, NULL, &needs);
			r->form(view, &page);
		}
	arena_destroy(a);
}

static void read_draws(struct str text)
{
	struct arena *a = arena_create();
	struct rng_log log;
	struct events events;
	struct trace trace;
	struct err err = {0};

	bool ok = record_read_draws(a, text, &log, &err);
	json_t *j = codec_parse(text, &err);
	if (j)
		ok = ok || codec_load_events(j, a, &events, &err) ||
		     codec_load_trace(j, a, &trace, &err);
	ck_assert(ok || err.text[0] != '\0');
	json_decref(j);
	arena_destroy(a);
}

static void read_scenes(struct str text)
{
	struct arena *a = arena_create();
	struct scene_file file = {0};

	scene_read(a, "crafted", text, &file);
	for (int i = 0; i < file.n; i++) {
		struct scene_outcome o = {0};
		scene_understand(a, &file.scenes[i]);
		if (!file.scenes[i].n_faults)
			scene_play(a, &file.scenes[i], &o);
	}
	arena_destroy(a);
}

/* Files -------------------------------------------------------------------- */

static struct house h;

/* A game of two phases: one that goes on, or one that the GM has ended. */
static struct str game(bool over, bool whole)
{
	struct err err = {0};
	struct str json;

	house_begin(&h, "2030-03-04T09:00:00Z");
	for (int i = 0; i < HOUSE_PEOPLE; i++)
		house_write(&h, i, house_attack(&h, i));
	house_round(&h);
	house_run(&h);
	if (over)
		ck_assert(game_end(&h.home, h.a, STR("kestrel"), STR("x"), &err));
	ck_assert_msg(replay_export(&h.home, h.a, STR("kestrel"), whole, &json, &err),
		      "%s", err.text);
	return json;
}

static struct str position(void)
{
	struct err err = {0};
	struct str json = game(true, true), state;
	json_t *j = codec_parse(json, &err);
	json_t *phase = json_array_get(json_object_get(j, "phases"), 1);

	state = text_of(h.a, json_object_get(phase, "state"));
	json_decref(j);
	return state;
}

START_TEST(verify_answers_any_file)
{
	struct str text = game(_i == 1, _i != 2);

	change(read_game, "game", text, share_step(251));
	house_close(&h);
}
END_TEST

START_TEST(a_position_answers_anything)
{
	struct str text = position();

	change(read_position, "position", text, share_step(67));
	house_close(&h);
}
END_TEST

START_TEST(the_configuration_answers_anything)
{
	struct arena *a = arena_create();
	struct config c;

	config_defaults(&c);
	c.address = STR("gm@example.org");
	c.gm = STR("master@example.org");
	change(read_config, "config", config_text(a, &c), share_step(1));
	arena_destroy(a);
}
END_TEST

START_TEST(draws_events_and_traces_answer_anything)
{
	static const char *const good[] = {
		"[[\"hand\",1,50,7],[\"hand\",2,50,9],[\"a\",0,2,1],[\"b\",0,9,1],[\"a\",0,2,1]]",
		"[[3,63,1,1,\"R12\",[1,2,3]],[4,1,1,2,\"R13\",[]],[5,1,1,2,\"R1\",[4]]]",
		"[[0,\"R12\",\"why\"],[-1,\"R13\",\"x\"],[2,\"R1\",\"y\"],[0,\"R12\",\"why\"],[-1,\"R13\",\"x\"],[2,\"R1\",\"y\"]]",
	};
	for (size_t i = 0; i < sizeof good / sizeof *good; i++)
		change(read_draws, "rows", str_of(good[i]), share_step(1));
}
END_TEST

/* Each word of a scene is left out, doubled, and another. */
static void words(struct str text)
{
	const struct str odd[] = {
		STR(""),           STR("-1"),       STR("99999999999999999999"),
		STR("red"),        STR("given"),    STR("phase 9"),
		STR("orders red"), STR("| cancel"), STR("\""),
		STR("\xff\xfe"),   STR("all"),      STR("0"),
		STR("scene"),      STR("green5:"),  STR("("),
		STR("seats"),      STR("turn 255"), STR("7 7"),
	};
	size_t end, place = 0;

	for (size_t at = 0; at < text.n; at = end, place++) {
		while (at < text.n && strchr(" \t\n", text.s[at]))
			at++;
		for (end = at; end < text.n && !strchr(" \t\n", text.s[end]);)
			end++;
		for (size_t k = 0; k < sizeof odd / sizeof *odd; k++) {
			if (!is_tried(place, k))
				continue;
			struct arena *a = arena_create();
			char where[32];
			snprintf(where, sizeof where, "octet %zu", at);
			read_it(read_scenes, "scene", where, (int)k,
				replaced(a, text, at, end - at, odd[k]));
			arena_destroy(a);
		}
	}
}

static struct str file(struct arena *a, const char *name)
{
	struct buf b = buf_in(a);
	char part[4096];
	size_t n;
	FILE *f = fopen(name, "rb");

	ck_assert_msg(f != NULL, "%s: run in the top directory", name);
	while ((n = fread(part, 1, sizeof part, f)) > 0)
		buf_add(&b, (struct str){part, n});
	fclose(f);
	return buf_str(&b);
}

static const char *const scenes[] = {
	"tests/rules/cosmic/steps/five_bases.scene",
	"tests/rules/cosmic/orders/headers.scene",
	"tests/rules/cosmic/frozen.scene",
};

START_TEST(a_scene_answers_anything)
{
	struct arena *a = arena_create();
	struct str text = file(a, scenes[_i]);

	text = str_slice(text, 0, 600);
	words(text);
	bytes(read_scenes, "scene", text, 1);
	arena_destroy(a);
}
END_TEST

static Suite *suite(void)
{
	Suite *s = suite_create("crafted");
	TCase *t = tcase_create("files");
	tcase_set_timeout(t, 300);
	tcase_add_unchecked_fixture(t, watch, NULL);
	tcase_add_loop_test(t, verify_answers_any_file, 0, 3);
	tcase_add_test(t, a_position_answers_anything);
	tcase_add_test(t, the_configuration_answers_anything);
	tcase_add_test(t, draws_events_and_traces_answer_anything);
	tcase_add_loop_test(t, a_scene_answers_anything, 0,
			    (int)(sizeof scenes / sizeof *scenes));
	suite_add_tcase(s, t);
	return s;
}

CHECK_MAIN(suite)
