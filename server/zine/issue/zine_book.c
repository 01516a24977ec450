/* A finished game as a book (EPUB 3): a title page, an issue a chapter with its board, by minizip, which needs
 * zlib and nothing else: the core links no library that encrypts. What readers of
 * the zine may know, without the part behind the screen.
 * SPDX-License-Identifier: ISC */
#include <minizip/zip.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/arena.h"
#include "base/clock.h"
#include "server/render/render_html.h"
#include "server/zine/issue/zine_issues.h"

#define XHTML                                                                          \
	"<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE html>\n"                \
	"<html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\" lang=\"en\" xml:lang=\"en\">"

static const char media[] = "application/epub+zip";
static const char container[] =
	"<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
	"<container version=\"1.0\" xmlns=\"urn:oasis:names:tc:opendocument:xmlns:container\">\n"
	"<rootfiles><rootfile full-path=\"book.opf\" media-type=\"application/oebps-package+xml\"/></rootfiles>\n"
	"</container>\n";
static const char looks[] =
	"body { font-family: serif; line-height: 1.4; margin: 1em; }\n"
	"h1 { font-size: 1.5em; } h2 { font-size: 1.1em; border-top: 2px solid; padding-top: .3em; }\n"
	".headline { font-size: 1.6em; font-weight: bold; }\n"
	"figure { margin: 1em 0; } img { width: 100%; max-width: 40em; }\n"
	"table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; padding: .2em .6em .2em 0; border-top: 1px solid #888; font-weight: normal; }\n"
	"caption, thead th { text-align: left; font-weight: bold; }\n"
	"pre { white-space: pre-wrap; }\n";

/* The archive -------------------------------------------------------------------------- */

struct book {
	struct zine *z;
	struct zine_game *g;
	FILE *file; /* in memory: `bytes`, `n` once the archive is closed */
	char *bytes;
	size_t n;
	zipFile zip;
	bool ok;
	/* Of the files so far: their rows in the book's list, and its chapters in their order. */
	struct buf manifest, spine, contents;
};

/* The archive is written into a file in memory, which is open already. */
static voidpf open_in_memory(voidpf file, const void *name, int mode)
{
	(void)name, (void)mode;
	return file;
}

static void open_archive(struct book *b)
{
	zlib_filefunc64_def in_memory;

	b->file = open_memstream(&b->bytes, &b->n);
	if (!b->file)
		abort(); /* memory has ended */
	fill_fopen64_filefunc(&in_memory);
	in_memory.zopen64_file = open_in_memory;
	in_memory.opaque = b->file;
	b->zip = zipOpen2_64("book", APPEND_STATUS_CREATE, NULL, &in_memory);
	if (!b->zip)
		abort();
}

/* Every file has the time of the game's end: the same game makes the same bytes. */
static zip_fileinfo dated(time_t ended)
{
	struct tm tm;

	gmtime_r(&ended, &tm);
	return (zip_fileinfo){.tmz_date = {.tm_sec = (uInt)tm.tm_sec,
					   .tm_min = (uInt)tm.tm_min,
					   .tm_hour = (uInt)tm.tm_hour,
					   .tm_mday = (uInt)tm.tm_mday,
					   .tm_mon = (uInt)tm.tm_mon,
					   .tm_year = (uInt)tm.tm_year + 1900}};
}

static void put(struct book *b, const char *name, struct str bytes, bool stored)
{
	const zip_fileinfo info = dated((time_t)b->g->game.ended);

	b->ok = b->ok &&
		zipOpenNewFileInZip(b->zip, name, &info, NULL, 0, NULL, 0, NULL,
				    stored ? 0 : Z_DEFLATED, Z_BEST_SPEED) == ZIP_OK &&
		zipWriteInFileInZip(b->zip, bytes.s, (unsigned)bytes.n) == ZIP_OK &&
		zipCloseFileInZip(b->zip) == ZIP_OK;
}

/* The bytes of the archive, if it is whole. */
static bool finish(struct book *b, bool ok, struct str *out)
{
	ok = zipClose(b->zip, NULL) == ZIP_OK && ok;
	*out = ok ? str_dup(b->z->a, (struct str){b->bytes, b->n}) : STR("");
	free(b->bytes);
	return ok;
}

/* Pages --------------------------------------------------------------------------------- */

static void begin(struct book *b, struct zine_doc *d, struct str title)
{
	zine_part_begin(b->z->a, d);
	d->up = "";
	zine_raw(d, STR(XHTML));
	zine_open(d, "head", NULL);
	zine_put(d, "title", NULL, title);
	zine_open(d, "link", "rel", "stylesheet", "type", "text/css", "href",
		  "book.css", NULL);
	zine_close(d);
	zine_open(d, "body", NULL);
}

static struct str end(struct zine_doc *d)
{
	zine_close(d);
	zine_raw(d, STR("\n</html>\n"));
	return zine_part_finish(d);
}

static void list(struct book *b, const char *id, const char *file, const char *type,
		 const char *more)
{
	buf_printf(&b->manifest, "<item id=\"%s\" href=\"%s\" media-type=\"%s\"%s/>\n",
		   id, file, type, more);
}

static void chapter(struct book *b, const char *id, struct str title, struct str bytes)
{
	struct zine_doc d;
	const char *file = str_z(b->z->a, str_printf(b->z->a, "%s.xhtml", id));

	put(b, file, bytes, false);
	list(b, id, file, "application/xhtml+xml", "");
	buf_printf(&b->spine, "<itemref idref=\"%s\"/>\n", id);
	zine_part_begin(b->z->a, &d);
	zine_open(&d, "li", NULL);
	zine_link(&d, file, NULL, title);
	zine_close(&d);
	buf_add(&b->contents, zine_part_finish(&d));
}

static void title_page(struct book *b)
{
	struct zine_game *g = b->g;
	struct zine_doc d;

	begin(b, &d, zine_title(g));
	zine_put(&d, "h1", NULL, zine_title(g));
	zine_putf(&d, "p", NULL, "%s by mail. %.*s.", g->rules->title,
		  STR_MADE(g->a, zine_status(g)));
	zine_open(&d, "ul", NULL);
	for (int i = 0; i < g->n_seats; i++) {
		int seat = g->seats[i].seat;
		zine_putf(&d, "li", NULL, "%.*s: %.*s%s%.*s",
			  STR_MADE(g->a, zine_seat(g, seat)),
			  STR_MADE(g->a, zine_isolate(g->a, zine_name(g, seat))),
			  g->role[seat].n ? ", " : "", STR_ARG(g->role[seat]));
	}
	zine_close(&d);
	struct str editor = zine_hide(g->a, b->z->home->config.zine_editor);
	zine_putf(&d, "p", NULL, "Out of %.*s.%s%.*s%s",
		  STR_ARG(b->z->home->config.zine_title), editor.n ? " Edited by " : "",
		  STR_ARG(editor), editor.n ? "." : "");
	chapter(b, "title", zine_title(g), end(&d));
}

static void board(struct book *b, struct zine_doc *d, int i)
{
	struct zine_game *g = b->g;
	struct str name = g->issues[i].name;
	const char *file = str_z(g->a, str_printf(g->a, "%.*s.svg", STR_ARG(name)));
	struct str svg = zine_bytes(
		b->z,
		str_z(g->a, str_printf(g->a, "%.*s/%s", STR_ARG(g->game.name), file)));

	if (!svg.n)
		return;
	put(b, file, svg, false);
	list(b, str_z(g->a, str_printf(g->a, "board-%.*s", STR_ARG(name))), file,
	     "image/svg+xml", "");
	zine_open(d, "figure", NULL);
	zine_open(d, "img", "src", file, "alt",
		  "The board; the tables below tell what is on it", NULL);
	zine_close(d);
}

bool zine_book_issue(struct book *b, int i, struct err *err)
{
	struct zine_game *g = b->g;
	struct str title = zine_issue_title(g, &g->issues[i]),
		   headline = zine_headline(g, i), words;
	struct zine_doc d;

	if (!zine_feed_words(g, i, &words, err))
		return false;
	begin(b, &d, title);
	zine_put(&d, "h1", NULL, title);
	if (headline.n)
		zine_put(&d, "p", "headline", headline);
	if (zine_has_board(g))
		board(b, &d, i);
	zine_raw(&d, words);
	chapter(b,
		str_z(g->a, str_printf(g->a, "issue-%.*s", STR_ARG(g->issues[i].name))),
		title, end(&d));
	return true;
}

static void contents(struct book *b)
{
	struct zine_doc d;

	begin(b, &d, STR("Contents"));
	zine_open(&d, "nav", "epub:type", "toc", NULL);
	zine_put(&d, "h1", NULL, STR("Contents"));
	zine_open(&d, "ol", NULL);
	zine_raw(&d, buf_str(&b->contents));
	zine_close(&d);
	zine_close(&d);
	put(b, "contents.xhtml", end(&d), false);
	list(b, "contents", "contents.xhtml", "application/xhtml+xml",
	     " properties=\"nav\"");
}

/* The book's list of files; `meta` is an element with text here. */
static void package(struct book *b)
{
	struct zine_game *g = b->g;
	char when[CLOCK_ISO_MAX];
	struct zine_doc d;

	clock_iso(g->game.ended, when);
	zine_part_begin(b->z->a, &d);
	zine_raw(
		&d,
		STR("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
		    "<package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" unique-identifier=\"id\" xml:lang=\"en\">\n"
		    "<metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">"));
	zine_open(&d, "dc:identifier", "id", "id", NULL);
	/* No other game has its commitment. */
	zine_text(&d,
		  str_printf(g->a, "urn:postalgm:%.*s", STR_ARG(g->game.commitment)));
	zine_close(&d);
	zine_putf(&d, "dc:title", NULL, "%.*s: %s by mail",
		  STR_MADE(g->a, zine_title(g)), g->rules->title);
	zine_put(&d, "dc:language", NULL, STR("en"));
	zine_put(&d, "dc:publisher", NULL, b->z->home->config.zine_title);
	zine_raw(&d, str_printf(g->a,
				"\n<meta property=\"dcterms:modified\">%s</meta>\n"
				"</metadata>\n<manifest>\n%.*s</manifest>\n"
				"<spine>\n%.*s</spine>\n</package>\n",
				when, STR_ARG(buf_str(&b->manifest)),
				STR_ARG(buf_str(&b->spine))));
	put(b, "book.opf", zine_part_finish(&d), false);
}

bool zine_has_book(const struct zine_game *g)
{
	return g->over && g->n > 1;
}

struct book *zine_book_begin(struct zine *z, struct zine_game *g)
{
	struct book *b = arena_new(z->a, struct book);

	*b = (struct book){.z = z,
			   .g = g,
			   .ok = true,
			   .manifest = buf_in(z->a),
			   .spine = buf_in(z->a),
			   .contents = buf_in(z->a)};
	open_archive(b);
	/* First, and as it is: so that a program knows the file by its first bytes. */
	put(b, "mimetype", str_of(media), true);
	put(b, "META-INF/container.xml", str_of(container), false);
	put(b, "book.css", str_of(looks), false);
	list(b, "looks", "book.css", "text/css", "");
	title_page(b);
	return b;
}

bool zine_book_end(struct book *b, bool ok, struct str *out, struct err *err)
{
	if (ok) {
		contents(b);
		package(b);
	}
	const bool whole = finish(b, b->ok, out);
	return ok &&
	       (whole || err_set(err, "the book of the game cannot be put together"));
}
