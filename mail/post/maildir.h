/* Maildir: the embedded post office. Letters come in PATH/new and are moved to PATH/cur
 * with ":2,S" when taken; letters of ours are laid into PATH/new by way of PATH/tmp. No
 * name out of a letter ever becomes part of a path.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_MAILDIR_H
#define MAIL_MAILDIR_H

#include "mail/post/transport.h"

/* Both make the folders first. A letter's arrival is its file's time; links, folders
 * and other things that are no files are passed over. A parcel's name is its file's
 * name, so that one handed over twice is one file, unless its reader took it from new
 * meanwhile: `again` looks for it in cur too. */
struct mailbox *maildir_open_in(const char *path, struct err *);
struct postbox *maildir_open_out(const char *path, struct err *);

#endif
