/* The reading of a letter's lines as JSON: for `postalgm letter` and `orders check`.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_READING_H
#define SERVER_GM_READING_H

struct json_t;
struct reading;

/* [{line, verdict, reading}]: orders, refused lines and notes; commands, press, headers
 * and blank lines are left out. */
struct json_t *gm_reading_json(const struct reading *);

#endif
