/* Packed texts: see pack.h.
 * SPDX-License-Identifier: ISC */
#include "schema/store/pack.h"

#include <assert.h>
#include <stdlib.h>
#define ZSTD_STATIC_LINKING_ONLY /* for ZSTD_c_forceAttachDict, ZSTD_createCDict_advanced */
#include <zstd.h>

#include "base/arena.h"
#include "base/coding/base64.h"
#include "schema/store/store_parts.h"

/* A text alone, and one beside a pattern: what is left of that is so little that a higher level saves
 * hardly any room and takes twice the work. */
enum { LEVEL_ALONE = 1, LEVEL_LIKE = -2 };
/* What resembles a pattern has long stretches of it: to look for shorter ones costs time, and room as well, where the table
 * of a long pattern has no room for them. */
enum { LIKE_MIN_MATCH = 7, LIKE_HASH_LOG = 13 };

/* Kept from one text to the next: making them anew would cost more than a letter takes. */
struct packer {
	ZSTD_CCtx *in;
	ZSTD_DCtx *out;
	int64_t pattern; /* 0: none is in use */
	struct arena *a; /* has its text */
	struct str text;
	ZSTD_CDict *like_in; /* NULL until it is needed */
	ZSTD_DDict *like_out;
	struct arena *b; /* has the picture that was asked for last */
	struct str picture, picture_key;
};

static size_t must(size_t result)
{
	if (ZSTD_isError(result))
		abort();
	return result;
}

static struct packer *packer_of(struct store *st)
{
	if (st->packer)
		return st->packer;
	struct packer *p = calloc(1, sizeof *p);
	if (!p || !(p->in = ZSTD_createCCtx()) || !(p->out = ZSTD_createDCtx()))
		abort();
	must(ZSTD_CCtx_setParameter(p->in, ZSTD_c_compressionLevel, LEVEL_ALONE));
	must(ZSTD_CCtx_setParameter(p->in, ZSTD_c_checksumFlag, 1));
	/* The pattern's table is read where it is. Copying it for each text would take as long as all else. A zstd that
	 * does not know this copies it. */
	(void)ZSTD_CCtx_setParameter(p->in, ZSTD_c_forceAttachDict,
				     ZSTD_dictForceAttach);
	p->a = arena_create();
	p->b = arena_create();
	st->packer = p;
	return p;
}

/* The pattern ------------------------------------------------------------------ */

bool pack_has_pattern(const struct store *st, int64_t pattern)
{
	return st->packer && st->packer->pattern == pattern;
}

void pack_forget_pattern(struct store *st)
{
	struct packer *p = st->packer;

	if (!p || !p->pattern)
		return;
	must(ZSTD_CCtx_refCDict(p->in, NULL));
	must(ZSTD_DCtx_refDDict(p->out, NULL));
	ZSTD_freeCDict(p->like_in);
	ZSTD_freeDDict(p->like_out);
	arena_reset(p->a);
	p->like_in = NULL;
	p->like_out = NULL;
	p->pattern = 0;
}

void pack_use_pattern(struct store *st, int64_t pattern, struct str text)
{
	struct packer *p = packer_of(st);

	pack_forget_pattern(st);
	p->text = str_dup(p->a, text);
	p->pattern = pattern;
}

bool pack_may_be_pattern(struct str text)
{
	return !str_starts(text, "\x37\xa4\x30\xec");
}

/* The pattern's text stays where it is as long as its table does. */
static ZSTD_CDict *table_of(struct str text)
{
	ZSTD_compressionParameters how = ZSTD_getCParams(LEVEL_LIKE, 0, text.n);

	how.minMatch = LIKE_MIN_MATCH;
	how.hashLog = LIKE_HASH_LOG;
	return ZSTD_createCDict_advanced(text.s, text.n, ZSTD_dlm_byRef,
					 ZSTD_dct_rawContent, how, ZSTD_defaultCMem);
}

static ZSTD_CDict *like_in(struct packer *p, int64_t pattern)
{
	assert(!pattern || pattern == p->pattern);
	if (pattern && !p->like_in && !(p->like_in = table_of(p->text)))
		abort();
	return pattern ? p->like_in : NULL;
}

static ZSTD_DDict *like_out(struct packer *p, int64_t pattern)
{
	assert(!pattern || pattern == p->pattern);
	if (pattern && !p->like_out &&
	    !(p->like_out = ZSTD_createDDict(p->text.s, p->text.n)))
		abort();
	return pattern ? p->like_out : NULL;
}

/* Texts ------------------------------------------------------------------------ */

struct str pack_text(struct store *st, struct arena *a, struct str text,
		     int64_t pattern)
{
	struct packer *p = packer_of(st);
	size_t room = ZSTD_compressBound(text.n);
	char *s = arena_room(a, room);

	must(ZSTD_CCtx_refCDict(p->in, like_in(p, pattern)));
	return (struct str){s, must(ZSTD_compress2(p->in, s, room, text.s, text.n))};
}

bool unpack_text(struct store *st, struct arena *a, struct str packed, int64_t pattern,
		 const char *what, struct str *text, struct err *err)
{
	struct packer *p = packer_of(st);
	unsigned long long n = ZSTD_getFrameContentSize(packed.s, packed.n);

	*text = STR("");
	if (n > STORE_LENGTH_MAX) /* also where it cannot be told */
		return err_set(err, "%s is damaged: it cannot be unpacked", what);
	char *s = arena_room(a, (size_t)n + 1);
	must(ZSTD_DCtx_refDDict(p->out, like_out(p, pattern)));
	size_t got = ZSTD_decompressDCtx(p->out, s, (size_t)n, packed.s, packed.n);
	if (ZSTD_isError(got) || got != n)
		return err_set(err, "%s is damaged: it cannot be unpacked", what);
	s[n] = 0;
	*text = (struct str){s, (size_t)n};
	return true;
}

/* Letters that have one picture go out one after the other. */
struct str pack_as_base64(struct store *st, struct str key, struct str picture)
{
	struct packer *p = packer_of(st);

	if (!p->picture_key.n || !str_equal(p->picture_key, key)) {
		arena_reset(p->b);
		struct buf b = buf_with_room(p->b, picture.n / 2 * 3 + 80);
		base64_lines(&b, picture);
		p->picture = buf_str(&b);
		p->picture_key = str_dup(p->b, key);
	}
	return p->picture;
}

void pack_close(struct store *st)
{
	struct packer *p = st->packer;

	if (!p)
		return;
	pack_forget_pattern(st);
	ZSTD_freeCCtx(p->in);
	ZSTD_freeDCtx(p->out);
	arena_destroy(p->a);
	arena_destroy(p->b);
	free(p);
}
