/* The phrases that mail programs write around a quote, in the languages of their users:
 * "On Monday Ann wrote:", "-----Original Message-----", "From: ... Sent: ...", "Sent
 * from my phone"; and those that gateways put above and below a letter. Each question
 * is about one line, or about lines joined by a space.
 * SPDX-License-Identifier: ISC */
#ifndef MAIL_PHRASES_H
#define MAIL_PHRASES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/str.h"

/* "On Thu, Nov 21, 2026 at 9:40 PM Ann <ann@example.org> wrote:" */
bool phrase_is_attribution(struct str line);
/* Finds an attribution that follows the writer's own words on the same line, and
 * returns where it begins: "attack blue 3 On Thu, Nov 19, 2026 at 21:02 Ann wrote:".
 * SIZE_MAX if there is none. */
size_t phrase_attribution_at(struct str line);
/* May it be the first of the lines over which an attribution is wrapped? */
bool phrase_begins_attribution(struct str line);
/* "-----Original Message-----", "Begin forwarded message:" */
bool phrase_is_divider(struct str line);

/* The programs that mark also where a letter ends that they carry along, by their marks: "----- Forwarded message from Ann
 * <ann@example.org> -----" and "----- End forwarded message -----". A divider is each first one, too. */
enum phrase_forward { FORWARD_NONE, FORWARD_MUTT, FORWARD_GNUS, N_FORWARDS };
enum phrase_forward phrase_begins_forward(struct str line);
enum phrase_forward phrase_ends_forward(struct str line);

/* Returns which field of an Outlook header block the line is. */
enum phrase_field { PHRASE_NONE, PHRASE_FROM, PHRASE_OTHER };
enum phrase_field phrase_header_field(struct str line);

/* "Sent from my iPhone", "Virus-free.www.avast.com" */
bool phrase_is_device(struct str line);
/* "Ann Example reacted to your message:" */
bool phrase_is_reaction(struct str line);
/* "CAUTION: This email originated from outside of the organization." */
bool phrase_is_banner(struct str line);
/* "This e-mail and any attachments are confidential ..." */
bool phrase_is_disclaimer(struct str line);

#endif
