/* Tables of character sets: see charset_table.h.
 * SPDX-License-Identifier: ISC */
#include "mail/letter/charset_table.h"

#include <iconv.h>
#include <stdbool.h>
#include <string.h>

/* Not CP1255 and CP1258: their letters join with the marks that follow them. */
static const char *const names[] = {
	"ISO-8859-2",  "ISO-8859-3",  "ISO-8859-4",  "ISO-8859-5",  "ISO-8859-6",
	"ISO-8859-7",  "ISO-8859-8",  "ISO-8859-9",  "ISO-8859-10", "ISO-8859-11",
	"ISO-8859-13", "ISO-8859-14", "ISO-8859-15", "ISO-8859-16", "CP1250",
	"CP1251",      "CP1253",      "CP1254",      "CP1256",      "CP1257",
	"KOI8-R",      "KOI8-U",
};

enum { N_NAMES = sizeof names / sizeof *names, OCTETS = 256 };

static struct {
	bool made;
	unsigned short to[OCTETS];
} tables[N_NAMES];

static bool make(const char *name, unsigned short to[OCTETS])
{
	iconv_t cd = iconv_open("UTF-16BE", name);

	if (cd == (iconv_t)-1)
		return false;
	for (int c = 0; c < OCTETS; c++) {
		char octet = (char)c, *in = &octet;
		unsigned char two[2];
		char *out = (char *)two;
		size_t n_in = 1, n_out = sizeof two;
		bool ok = iconv(cd, &in, &n_in, &out, &n_out) == 0 && n_out == 0;
		to[c] = (unsigned short)(ok ? two[0] << 8 | two[1] : CHARSET_NOTHING);
		(void)iconv(cd, NULL, NULL, NULL, NULL);
	}
	iconv_close(cd);
	return true;
}

const unsigned short *charset_table(const char *name)
{
	for (int i = 0; i < N_NAMES; i++) {
		if (strcmp(name, names[i]) != 0)
			continue;
		if (!tables[i].made)
			tables[i].made = make(name, tables[i].to);
		return tables[i].made ? tables[i].to : NULL;
	}
	return NULL;
}
