/* The text that a command takes: see gm_words.h.
 * SPDX-License-Identifier: ISC */
#include "server/console/gm_words.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "server/console/gm_find.h"

/* The editor ----------------------------------------------------------------------- */

static bool write_all(int fd, struct str text)
{
	while (text.n) {
		ssize_t n = write(fd, text.s, text.n);
		if (n <= 0)
			return false;
		text = str_slice(text, (size_t)n, text.n);
	}
	return true;
}

static bool run_editor(const char *path, struct err *err)
{
	const char *editor = getenv("VISUAL");
	int status = 0;
	pid_t child;

	editor = editor && *editor ? editor : getenv("EDITOR");
	editor = editor && *editor ? editor : "vi";
	if ((child = fork()) == 0) {
		execl("/bin/sh", "sh", "-c", "exec $0 \"$1\"", editor, path, (char *)0);
		_exit(127);
	}
	if (child < 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status) ||
	    WEXITSTATUS(status) != 0)
		return err_refuse(
			err, "the editor '%s' did not end well: nothing was changed",
			editor);
	return true;
}

const char *gm_write_apart(struct gm *gm, struct str text)
{
	const char *dir = getenv("TMPDIR");
	char *path = str_z(gm->a, str_printf(gm->a, "%s/postalgm-text.XXXXXX",
					     dir && *dir ? dir : "/tmp"));
	int fd = mkstemp(path);
	bool ok = fd >= 0 && write_all(fd, text);

	if (fd >= 0 && close(fd) != 0)
		ok = false;
	if (fd >= 0 && !ok)
		unlink(path);
	return ok ? path : NULL;
}

bool gm_edit(struct gm *gm, struct str before, size_t max, struct str *text,
	     struct err *err)
{
	const char *path = gm_write_apart(gm, before);

	if (!path)
		return err_set(err, "the file for the editor cannot be written");
	bool ok = run_editor(path, err) && gm_read_text(gm, path, max, text, err);
	unlink(path);
	return ok;
}

bool gm_words_edited(const struct gm *gm, int arg)
{
	return gm->n_args <= arg && !gm_option(gm, "message") && !gm->n_games &&
	       isatty(fileno(gm->in)) == 1;
}

/* A file, or the words --------------------------------------------------------------- */

/* "rules.txt", "./rules", "~/rules": a name, whether the file is there or not. "Sorry." and "No. 3" are words. */
static bool looks_like_file(struct str word)
{
	size_t dot = word.n;

	if (str_starts(word, "/") || str_starts(word, "./") ||
	    str_starts(word, "../") || str_starts(word, "~/"))
		return true;
	for (size_t i = 0; i < word.n; i++)
		if (word.s[i] == ' ' || word.s[i] == '\n' || word.s[i] == '\t')
			return false;
	while (dot && word.s[dot - 1] != '.' && word.s[dot - 1] != '/')
		dot--;
	return dot && dot < word.n;
}

static bool is_one_word(struct str text)
{
	struct str rest = text, first, second;

	return str_word(&rest, &first) && !str_word(&rest, &second);
}

/* A word alone may be the name of a file with a slip in it: what went out cannot be called back. */
static bool is_meant(struct gm *gm, const char *word, struct err *err)
{
	if (!is_one_word(str_of(word)) || gm_option(gm, "dry-run") ||
	    gm_option(gm, "json") || !gm->show.terminal || isatty(fileno(gm->in)) != 1)
		return true;
	return gm_says_yes(
		       gm,
		       str_z(gm->a,
			     str_printf(gm->a,
					"There is no file '%s'. Is that word the text?",
					word))) ||
	       err_refuse(err, "nothing was done");
}

static bool take_words(struct gm *gm, const char *word, bool sure, struct err *err)
{
	if (!sure && looks_like_file(str_of(word)))
		return err_set(
			err,
			"%s: No such file or directory; if that is the text itself, write it after --message",
			word);
	if (!sure && !is_meant(gm, word, err))
		return false;
	gm->typed = str_of(word);
	return str_is_utf8(gm->typed) || err_refuse(err, "the text is not UTF-8");
}

static bool read_words(struct gm *gm, int arg, size_t max, struct err *err)
{
	const char *word = gm->n_args > arg ? gm->args[arg] : NULL;
	const char *said = gm_option(gm, "message");
	bool input = !word || strcmp(word, "-") == 0;

	if (said && word)
		return err_usage(err, "--message, or FILE: not both");
	if (said)
		return take_words(gm, said, true, err);
	if (!input && access(word, F_OK) != 0)
		return take_words(gm, word, false, err);
	if (gm_words_edited(gm, arg))
		return gm_edit(gm, STR(""), max, &gm->typed, err);
	if (gm->n_games && input)
		return err_usage(
			err,
			"for several games name a file, or write the text: --message TEXT");
	return gm_read_text(gm, word, max, &gm->typed, err);
}

bool gm_read_words(struct gm *gm, int arg, size_t max, struct str *text,
		   struct err *err)
{
	if (!gm->typed.s && !read_words(gm, arg, max, err)) {
		gm->typed = (struct str){0};
		return false;
	}
	*text = gm->typed;
	return true;
}
