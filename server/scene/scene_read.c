/* A file of rule scenes -> scenes: see scene_read.h. Line by line: which words may come
 * depends on the part of the scene that is open.
 * SPDX-License-Identifier: ISC */
#include "server/scene/scene_read.h"

#include <stdarg.h>
#include <string.h>

#include "base/arena.h"
#include "orders/vocab.h"
#include "server/scene/scene_parts.h"

void scene_fault_at(struct arena *a, struct scene *s, int line, int column,
		    const char *fmt, ...)
{
	struct buf text = buf_in(a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	*arena_push(a, s->faults, s->n_faults) =
		(struct scene_text){line, column, buf_str(&text)};
}

int scene_column(const struct scene_reading *r, struct str at)
{
	return at.s >= r->raw.s && at.s <= r->raw.s + r->raw.n
		       ? (int)(at.s - r->raw.s) + 1
		       : 1;
}

void scene_fault(struct scene_reading *r, struct str at, const char *what)
{
	scene_fault_at(r->a, r->scene, r->line, scene_column(r, at), "%s", what);
}

static void new_scene(struct scene_reading *r, struct str sentence)
{
	r->scene = arena_push(r->a, r->out->scenes, r->out->n);
	*r->scene = (struct scene){.file = r->file,
				   .line = r->line,
				   .sentence = sentence,
				   .n_seats = 4,
				   .turn = 1,
				   .lead = -1,
				   .phase = 1};
	r->scene->setup.options =
		arena_array(r->a, struct option_setting, SCENE_OPTIONS);
	r->part = PART_HEAD;
	if (!sentence.n)
		scene_fault(r, r->raw, "`scene` needs a sentence");
}

bool scene_expect_number(struct scene_reading *r, struct str word, int min, int max,
			 int *out)
{
	int64_t v;

	if (!str_int(word, min, max, &v)) {
		scene_fault_at(r->a, r->scene, r->line, scene_column(r, word),
			       "a number from %d to %d is expected", min, max);
		return false;
	}
	*out = (int)v;
	return true;
}

bool scene_expect_seat(struct scene_reading *r, struct str word, int *out)
{
	const struct game_rules *g = r->scene->rules;

	for (int i = 0; g && i < r->scene->n_seats; i++)
		if (str_is(word, game_token(g, i)) && !(r->scene->absent >> i & 1)) {
			*out = i;
			return true;
		}
	scene_fault(r, word,
		    g ? "a player of this scene is expected"
		      : "`game` must come first");
	return false;
}

void scene_expect_end(struct scene_reading *r, struct str rest)
{
	if (str_trim(rest).n)
		scene_fault(r, str_trim(rest), "nothing more is expected here");
}

static struct scene_step *new_step(struct scene_reading *r, int phase)
{
	struct scene *s = r->scene;

	struct scene_step *step = arena_push(r->a, s->steps, s->n_steps);
	*step = (struct scene_step){.line = r->line, .phase = phase};
	return step;
}

/* The step whose orders are being told; a new one after `expect`. */
static struct scene_step *open_step(struct scene_reading *r)
{
	struct scene *s = r->scene;

	if (!s->n_steps || r->part == PART_EXPECT)
		return new_step(r, 0);
	return &s->steps[s->n_steps - 1];
}

int scene_phases_most(const struct game_rules *r, int turn)
{
	int without = game_phases(r, NULL, turn);

	return turn && r->vocab->phases_most > without ? r->vocab->phases_most
						       : without;
}

static void later_phase(struct scene_reading *r, struct str rest)
{
	int phase = 0;

	if (scene_expect_number(r, str_trim(rest), 1,
				r->scene->rules ? scene_phases_most(r->scene->rules, 1)
						: 1000,
				&phase))
		new_step(r, phase);
	r->part = PART_ORDERS;
}

static void orders(struct scene_reading *r, struct str rest)
{
	struct scene_step *step = open_step(r);
	struct scene_letter letter = {.line = r->line, .text = buf_in(r->a)};
	struct str word;

	r->part = PART_ORDERS;
	str_word(&rest, &word);
	if (!scene_expect_seat(r, word, &letter.seat))
		return;
	str_word(&rest, &word);
	letter.none = str_is(word, "none");
	if (word.n && !letter.none)
		scene_fault(r, word, "only `none` may be here");
	scene_expect_end(r, rest);
	*arena_push(r->a, step->letters, step->n_letters) = letter;
}

/* A line of a letter: the text after the bar and one space. */
static void letter_line(struct scene_reading *r, struct str line)
{
	struct scene *s = r->scene;
	struct scene_step *step = s->n_steps ? &s->steps[s->n_steps - 1] : NULL;

	if (r->part != PART_ORDERS || !step || !step->n_letters) {
		scene_fault(r, line, "a letter's line needs `orders SEAT` before it");
		return;
	}
	struct scene_letter *letter = &step->letters[step->n_letters - 1];
	if (letter->none)
		scene_fault(r, line, "`none` has no letter");
	line = str_slice(r->raw, (size_t)scene_column(r, line), r->raw.n);
	if (line.n && line.s[0] == ' ')
		line = str_slice(line, 1, line.n);
	buf_add(&letter->text, line);
	buf_char(&letter->text, '\n');
}

static void begin_expect(struct scene_reading *r, struct str rest)
{
	if (!r->scene->n_steps)
		new_step(r, 0);
	r->part = PART_EXPECT;
	scene_expect_end(r, rest);
}

static void begin_given(struct scene_reading *r, struct str rest)
{
	if (r->part != PART_HEAD)
		scene_fault(r, r->raw, "`given` stands only before the first `orders`");
	else
		r->part = PART_GIVEN;
	scene_expect_end(r, rest);
}

static void fact(struct scene_reading *r, struct str line)
{
	struct scene *s = r->scene;
	struct scene_text t = {r->line, scene_column(r, line), line};

	if (r->part == PART_GIVEN) {
		*arena_push(r->a, s->given, s->n_given) = t;
	} else {
		struct scene_step *step = &s->steps[s->n_steps - 1];
		*arena_push(r->a, step->facts, step->n_facts) = t;
	}
}

static bool is_end_of_head(struct str word)
{
	return str_is(word, "scene") || str_is(word, "given") ||
	       str_is(word, "orders") || str_is(word, "expect");
}

static void one_line(struct scene_reading *r)
{
	struct str line = str_trim(r->raw), rest = line, word;

	if (!line.n || line.s[0] == '#')
		return;
	str_word(&rest, &word);
	if (is_end_of_head(word))
		scene_end_of_head(r);
	if (str_is(word, "scene")) {
		new_scene(r, str_trim(rest));
		return;
	}
	if (r->part == PART_NONE) {
		new_scene(r, STR("(no scene)"));
		scene_fault(r, line, "a file begins with `scene`");
		return;
	}
	if (line.s[0] == '|')
		letter_line(r, line);
	else if (str_is(word, "given"))
		begin_given(r, rest);
	else if (str_is(word, "orders"))
		orders(r, rest);
	else if (str_is(word, "expect"))
		begin_expect(r, rest);
	else if (str_is(word, "phase") && r->part == PART_GIVEN)
		scene_first_phase(r, rest);
	else if (str_is(word, "phase") && r->part != PART_HEAD)
		later_phase(r, rest);
	else if (r->part == PART_HEAD)
		scene_head_line(r, word);
	else if (r->part == PART_ORDERS)
		scene_fault(r, line, "in a letter each line begins with `|`");
	else
		fact(r, line);
}

static void required(struct scene_reading *r)
{
	for (int i = 0; i < r->out->n; i++) {
		struct scene *s = &r->out->scenes[i];
		if (s->n_faults)
			continue;
		if (!s->marks.n)
			scene_fault_at(r->a, s, s->line, 1, "the scene has no `rule`");
		if (!s->rules)
			scene_fault_at(r->a, s, s->line, 1, "the scene has no `game`");
		if (!s->n_steps)
			scene_fault_at(r->a, s, s->line, 1,
				       "the scene has no `expect`");
	}
}

void scene_read(struct arena *a, const char *file, struct str text,
		struct scene_file *out)
{
	struct scene_reading r = {.a = a, .out = out, .file = file, .n_head = 0};

	*out = (struct scene_file){.n = 0};
	while (str_line(&text, &r.raw)) {
		r.line++;
		if (str_is_utf8(r.raw)) {
			one_line(&r);
		} else {
			if (!r.scene)
				new_scene(&r, STR("(no scene)"));
			scene_fault(&r, r.raw, "this is not UTF-8");
		}
	}
	scene_end_of_head(&r);
	required(&r);
}
