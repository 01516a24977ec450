/* The numbers of `health` for Prometheus: a text file, as its node exporter collects.
 * SPDX-License-Identifier: ISC */
#ifndef SERVER_GM_METRICS_H
#define SERVER_GM_METRICS_H

#include "server/console/gm.h"

struct json_t;

/* Writes the numbers to `path` through a temporary file and a rename, so that readers
 * find either the old file or the new one; "-" is the output. Mode 0644: it holds no
 * name and no address. */
MUST_USE bool gm_metrics_write(struct gm *, const struct json_t *numbers,
			       const char *path, struct err *);

#endif
