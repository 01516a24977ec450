/* Base64: see base64.h.
 * SPDX-License-Identifier: ISC */
#include "base/coding/base64.h"

#include <netinet/in.h>
#include <resolv.h>

void base64_lines(struct buf *b, struct str bytes)
{
	enum { LINE_BYTES = 57 }; /* 76 characters */
	char line[80];

	for (size_t i = 0; i < bytes.n; i += LINE_BYTES) {
		struct str piece = str_slice(bytes, i, i + LINE_BYTES);
		/* libsodium's takes five times as long, so as not to betray secrets by time. */
		int n = b64_ntop((const unsigned char *)piece.s, piece.n, line,
				 sizeof line);
		buf_add(b, (struct str){line, n > 0 ? (size_t)n : 0});
		buf_z(b, "\r\n");
	}
}
