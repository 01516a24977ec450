/* Maildir: the embedded post office. Letters arrive in PATH/new and are moved to
 * PATH/cur with ":2,S" when taken; our own letters are written to PATH/tmp and moved to
 * PATH/new. No name from a letter ever becomes part of a path.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_MAILDIR_H
#define MAIL_MAILDIR_H

#include "mail/post/transport.h"

/* Both create the folders first. A letter's arrival is its file's time; links, folders
 * and everything else that is not a file are skipped. A parcel's name is its file's
 * name, so a parcel handed over twice is one file, unless its reader took it from new
 * meanwhile: `again` looks for it in cur too. */
struct mailbox *maildir_open_in(const char *path, struct err *);
struct postbox *maildir_open_out(const char *path, struct err *);

#endif
