/* The numbers of `health` for Prometheus: a text file, as its node exporter collects.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_METRICS_H
#define SERVER_GM_METRICS_H

#include "server/cli/gm.h"

struct json_t;

/* Writes the numbers to `path` by way of a file beside it and a rename, so that whoever
 * reads it finds the old one or the new one; "-" is the output. Mode 0644: there is no
 * name and no address in it. */
MUST_USE bool gm_metrics_write(struct gm *, const struct json_t *numbers,
			       const char *path, struct err *);

#endif
