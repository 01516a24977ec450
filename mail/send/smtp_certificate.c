/* When the certificates of an SMTP server end.
 * SPDX-License-Identifier: ISC */
#include <curl/curl.h>
#include <stdio.h>
#include <string.h>

#include "base/clock.h"
#include "base/day.h"
#include "mail/send/smtp.h"

enum { DAY_S = 24 * 3600, HOUR_S = 3600, MINUTE_S = 60 };

/* UTC of an "Expire date"; 0: it is not one. curl writes it, and its name, as its TLS library does: "2026-12-05
 * 12:00:00 GMT", or "Dec  5 12:00:00 2026 GMT". */
static int64_t end_of(const char *date)
{
	char month[4] = "";
	int day, year, hour, minute, m = 0;

	if (sscanf(date, "%d-%d-%d %d:%d", &year, &m, &day, &hour, &minute) != 5) {
		if (sscanf(date, "%3s %d %d:%d:%*d %d", month, &day, &hour, &minute,
			   &year) != 5)
			return 0;
		for (m = 12; m > 0 && strcmp(clock_months[m - 1], month) != 0;)
			m--;
	}
	struct date d = {year, m, day};
	return date_is(d) ? day_of_date(d) * DAY_S + hour * HOUR_S + minute * MINUTE_S
			  : 0;
}

int64_t smtp_trusted_until(void *curl)
{
	static const char head[] = "Expire date:";
	struct curl_certinfo *chain = NULL;
	int64_t first = 0;

	if (curl_easy_getinfo(curl, CURLINFO_CERTINFO, &chain) != CURLE_OK || !chain)
		return 0;
	for (int i = 0; i < chain->num_of_certs; i++)
		for (struct curl_slist *l = chain->certinfo[i]; l; l = l->next) {
			if (!str_starts(str_of(l->data), head))
				continue;
			int64_t end = end_of(l->data + sizeof head - 1);
			if (end && (!first || end < first))
				first = end;
		}
	return first;
}
