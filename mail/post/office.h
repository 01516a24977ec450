/* An office is a process that has a line to a mail server, or to a Maildir, and to
 * nothing else of the house: the fetcher and the sender. Both give up the same rights
 * before they work.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_OFFICE_H
#define MAIL_OFFICE_H

/* After this the process can open only its Maildir and no network; or, if `url` names a
 * server, only what is needed to find it and to check its certificate. It can start no
 * programs and no processes. `ca_file` may be NULL. */
void office_confine(const char *url, const char *ca_file);

#endif
