/* A file of rule scenes -> scenes: see scene_read.h. Line by line: which words may come
 * depends on the part of the scene that is open.
 * SPDX-License-Identifier: ISC */
#include "server/scene_read.h"

#include <stdarg.h>
#include <string.h>

#include "base/arena.h"

enum part { PART_NONE, PART_HEAD, PART_GIVEN, PART_ORDERS, PART_EXPECT };
enum { TURN_MOST = 200, OPTIONS_MAX = 32, HEAD_LINES_MAX = 64 };

/* A line of the head, with the number of its word. */
struct head_line {
	int line;
	struct str raw;
	int word;
};

struct reading_file {
	struct arena *a;
	struct scene_file *out;
	const char *file;
	enum part part;
	int line;
	struct str raw;      /* the line, whole */
	struct scene *scene; /* the open one */
	int n_head;
	struct head_line head[HEAD_LINES_MAX];
};

/* Room for one more in an array that grows by doubling. */
#define MORE(a, array, n, cap)                                                         \
	((n) < (cap) ? (void)0                                                         \
		     : (void)((array) = arena_grow(                                    \
				      (a), (array), (size_t)(n) * sizeof *(array),     \
				      (size_t)((n) ? 2 * (n) : 8) * sizeof *(array)),  \
			      (cap) = (n) ? 2 * (n) : 8))

void scene_fault_at(struct arena *a, struct scene *s, int line, int column,
		    const char *fmt, ...)
{
	struct buf text = buf_in(a);
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	MORE(a, s->faults, s->n_faults, s->cap_faults);
	s->faults[s->n_faults++] = (struct scene_text){line, column, buf_str(&text)};
}

static int column(const struct reading_file *r, struct str at)
{
	return at.s >= r->raw.s && at.s <= r->raw.s + r->raw.n
		       ? (int)(at.s - r->raw.s) + 1
		       : 1;
}

static void fault(struct reading_file *r, struct str at, const char *what)
{
	scene_fault_at(r->a, r->scene, r->line, column(r, at), "%s", what);
}

static void new_scene(struct reading_file *r, struct str sentence)
{
	MORE(r->a, r->out->scenes, r->out->n, r->out->cap);
	r->scene = &r->out->scenes[r->out->n++];
	*r->scene = (struct scene){.file = r->file,
				   .line = r->line,
				   .sentence = sentence,
				   .n_seats = 4,
				   .turn = 1,
				   .lead = -1,
				   .phase = 1};
	r->scene->setup.options = arena_array(r->a, struct option_setting, OPTIONS_MAX);
	r->part = PART_HEAD;
	if (!sentence.n)
		fault(r, r->raw, "`scene` needs a sentence");
}

static bool number(struct reading_file *r, struct str word, int min, int max, int *out)
{
	int64_t v;

	if (!str_int(word, min, max, &v)) {
		scene_fault_at(r->a, r->scene, r->line, column(r, word),
			       "a number from %d to %d is expected", min, max);
		return false;
	}
	*out = (int)v;
	return true;
}

static bool seat(struct reading_file *r, struct str word, int *out)
{
	const struct game_rules *g = r->scene->rules;

	for (int i = 0; g && i < r->scene->n_seats; i++)
		if (str_is(word, g->colours[i]) && !(r->scene->absent >> i & 1)) {
			*out = i;
			return true;
		}
	fault(r, word,
	      g ? "a player of this scene is expected" : "`game` must come first");
	return false;
}

static void nothing_more(struct reading_file *r, struct str rest)
{
	if (str_trim(rest).n)
		fault(r, str_trim(rest), "nothing more is expected here");
}

/* --- head lines --- */

static void read_rule(struct reading_file *r, struct str rest)
{
	r->scene->marks = str_trim(rest);
}

static void read_game(struct reading_file *r, struct str rest)
{
	r->scene->rules = game_find(str_trim(rest));
	if (!r->scene->rules || !r->scene->rules->scene) {
		r->scene->rules = NULL;
		fault(r, str_trim(rest), "no game of this name has scenes");
	}
}

/* The seats in the game's order. A colour that is passed over has no player: its seat
 * is there, but nobody ever sat at it. */
static void read_seats(struct reading_file *r, struct str rest)
{
	const struct game_rules *g = r->scene->rules;
	struct str word;
	int n = 0, seat = 0;

	if (!g) {
		fault(r, rest, "`game` must come first");
		return;
	}
	r->scene->absent = 0;
	for (; str_word(&rest, &word); seat++, n++) {
		while (seat < g->seats_max && !str_is(word, g->colours[seat]))
			r->scene->absent |= 1U << seat++;
		if (seat >= g->seats_max) {
			fault(r, word, "seats come in the game's own order");
			return;
		}
	}
	if (n < g->seats_min)
		fault(r, rest, "too few seats");
	else
		r->scene->n_seats = seat;
}

static void read_power(struct reading_file *r, struct str rest)
{
	struct str word;
	int who;

	str_word(&rest, &word);
	if (!seat(r, word, &who))
		return;
	r->scene->setup.powers[who] = str_trim(rest);
	r->scene->powers_line = r->line;
	if (!str_trim(rest).n)
		fault(r, word, "a Power is expected, or `none`");
}

/* Is the value one of `off|on`, or within `1..9`, or any number for `N`? */
static bool value_fits(const char *values, struct str value)
{
	struct str rest = str_of(values);
	int64_t v, low, high;

	while (rest.n) {
		struct str one = str_until(&rest, '|');
		size_t dots = str_find(one, STR(".."));
		if (str_same(one, value))
			return true;
		if (str_is(one, "N") && str_int(value, 0, 1000000, &v))
			return true;
		if (dots != SIZE_MAX &&
		    str_int(str_slice(one, 0, dots), 0, 1000000, &low) &&
		    str_int(str_slice(one, dots + 2, one.n), 0, 1000000, &high) &&
		    str_int(value, low, high, &v))
			return true;
	}
	return false;
}

static void read_option(struct reading_file *r, struct str rest)
{
	struct setup *setup = &r->scene->setup;
	struct str name, value;

	if (!r->scene->rules) {
		fault(r, rest, "`game` must come first");
		return;
	}
	str_word(&rest, &name);
	str_word(&rest, &value);
	const struct game_option *o = r->scene->rules->options;
	while (o && o->name && !str_is(name, o->name))
		o++;
	if (!o || !o->name) {
		fault(r, name, "the game has no such option");
	} else if (!value_fits(o->values, value)) {
		scene_fault_at(r->a, r->scene, r->line, column(r, value),
			       "the option takes: %s", o->values);
	} else if (setup->n_options < OPTIONS_MAX) {
		struct option_setting *all = (struct option_setting *)setup->options;
		all[setup->n_options++] = (struct option_setting){name, value};
	}
	nothing_more(r, rest);
}

static void read_seed(struct reading_file *r, struct str rest)
{
	r->scene->seed = str_trim(rest);
}

static void read_turn(struct reading_file *r, struct str rest)
{
	number(r, str_trim(rest), 1, TURN_MOST, &r->scene->turn);
}

static void read_lead(struct reading_file *r, struct str rest)
{
	seat(r, str_trim(rest), &r->scene->lead);
}

static void read_first_phase(struct reading_file *r, struct str rest)
{
	int most = r->scene->rules ? r->scene->rules->n_phases : 1000;

	number(r, str_trim(rest), 1, most, &r->scene->phase);
}

struct head_word {
	const char *word;
	void (*read)(struct reading_file *, struct str rest);
};

/* In the order in which they are understood: the players depend on the game, all else
 * on the players. */
static const struct head_word head_words[] = {
	{"game", read_game},   {"seats", read_seats},   {"rule", read_rule},
	{"power", read_power}, {"option", read_option}, {"seed", read_seed},
	{"turn", read_turn},   {"lead", read_lead},     {"phase", read_first_phase},
};
enum { N_HEAD_WORDS = sizeof head_words / sizeof *head_words };

static void head_line(struct reading_file *r, struct str word)
{
	for (int i = 0; i < N_HEAD_WORDS; i++)
		if (str_is(word, head_words[i].word) && r->n_head < HEAD_LINES_MAX) {
			r->head[r->n_head++] = (struct head_line){r->line, r->raw, i};
			return;
		}
	fault(r, word, "no line of a scene begins with this word");
}

/* The head is told in any order, and understood once all of it is there. */
static void end_of_head(struct reading_file *r)
{
	struct head_line here = {.line = r->line, .raw = r->raw};

	for (int word = 0; word < N_HEAD_WORDS; word++)
		for (int i = 0; i < r->n_head; i++) {
			if (r->head[i].word != word)
				continue;
			r->line = r->head[i].line;
			r->raw = r->head[i].raw;
			struct str rest = str_trim(r->raw), first;
			str_word(&rest, &first);
			head_words[word].read(r, rest);
		}
	r->n_head = 0;
	r->line = here.line;
	r->raw = here.raw;
}

/* --- given, orders, expect --- */

static struct scene_step *new_step(struct reading_file *r, int phase)
{
	struct scene *s = r->scene;

	MORE(r->a, s->steps, s->n_steps, s->cap_steps);
	s->steps[s->n_steps] = (struct scene_step){.line = r->line, .phase = phase};
	return &s->steps[s->n_steps++];
}

/* The step whose orders are being told; a new one after `expect`. */
static struct scene_step *open_step(struct reading_file *r)
{
	struct scene *s = r->scene;

	if (!s->n_steps || r->part == PART_EXPECT)
		return new_step(r, 0);
	return &s->steps[s->n_steps - 1];
}

static void later_phase(struct reading_file *r, struct str rest)
{
	int phase = 0;

	if (number(r, str_trim(rest), 1,
		   r->scene->rules ? r->scene->rules->n_phases : 1000, &phase))
		new_step(r, phase);
	r->part = PART_ORDERS;
}

static void orders(struct reading_file *r, struct str rest)
{
	struct scene_step *step = open_step(r);
	struct scene_letter letter = {.line = r->line, .text = buf_in(r->a)};
	struct str word;

	r->part = PART_ORDERS;
	str_word(&rest, &word);
	if (!seat(r, word, &letter.seat))
		return;
	str_word(&rest, &word);
	letter.none = str_is(word, "none");
	if (word.n && !letter.none)
		fault(r, word, "only `none` may stand here");
	nothing_more(r, rest);
	MORE(r->a, step->letters, step->n_letters, step->cap_letters);
	step->letters[step->n_letters++] = letter;
}

/* A line of a letter: what stands behind the bar and one space. */
static void letter_line(struct reading_file *r, struct str line)
{
	struct scene *s = r->scene;
	struct scene_step *step = s->n_steps ? &s->steps[s->n_steps - 1] : NULL;

	if (r->part != PART_ORDERS || !step || !step->n_letters) {
		fault(r, line, "a letter's line needs `orders SEAT` before it");
		return;
	}
	struct scene_letter *letter = &step->letters[step->n_letters - 1];
	if (letter->none)
		fault(r, line, "`none` has no letter");
	line = str_slice(r->raw, (size_t)column(r, line), r->raw.n);
	if (line.n && line.s[0] == ' ')
		line = str_slice(line, 1, line.n);
	buf_add(&letter->text, line);
	buf_char(&letter->text, '\n');
}

static void begin_expect(struct reading_file *r, struct str rest)
{
	if (!r->scene->n_steps)
		new_step(r, 0);
	r->part = PART_EXPECT;
	nothing_more(r, rest);
}

static void begin_given(struct reading_file *r, struct str rest)
{
	if (r->part != PART_HEAD)
		fault(r, r->raw, "`given` stands only before the first `orders`");
	else
		r->part = PART_GIVEN;
	nothing_more(r, rest);
}

static void fact(struct reading_file *r, struct str line)
{
	struct scene *s = r->scene;
	struct scene_text t = {r->line, column(r, line), line};

	if (r->part == PART_GIVEN) {
		MORE(r->a, s->given, s->n_given, s->cap_given);
		s->given[s->n_given++] = t;
	} else {
		struct scene_step *step = &s->steps[s->n_steps - 1];
		MORE(r->a, step->facts, step->n_facts, step->cap_facts);
		step->facts[step->n_facts++] = t;
	}
}

static bool is_end_of_head(struct str word)
{
	return str_is(word, "scene") || str_is(word, "given") ||
	       str_is(word, "orders") || str_is(word, "expect");
}

static void one_line(struct reading_file *r)
{
	struct str line = str_trim(r->raw), rest = line, word;

	if (!line.n || line.s[0] == '#')
		return;
	str_word(&rest, &word);
	if (is_end_of_head(word))
		end_of_head(r);
	if (str_is(word, "scene")) {
		new_scene(r, str_trim(rest));
		return;
	}
	if (r->part == PART_NONE) {
		new_scene(r, STR("(no scene)"));
		fault(r, line, "a file begins with `scene`");
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
		read_first_phase(r, rest);
	else if (str_is(word, "phase") && r->part != PART_HEAD)
		later_phase(r, rest);
	else if (r->part == PART_HEAD)
		head_line(r, word);
	else if (r->part == PART_ORDERS)
		fault(r, line, "in a letter each line begins with `|`");
	else
		fact(r, line);
}

static void required(struct reading_file *r)
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
	struct reading_file r = {.a = a, .out = out, .file = file, .n_head = 0};

	*out = (struct scene_file){.n = 0};
	while (str_line(&text, &r.raw)) {
		r.line++;
		if (str_is_utf8(r.raw)) {
			one_line(&r);
		} else {
			if (!r.scene)
				new_scene(&r, STR("(no scene)"));
			fault(&r, r.raw, "this is not UTF-8");
		}
	}
	end_of_head(&r);
	required(&r);
}
