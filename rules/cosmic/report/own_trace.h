/* The words of a trace about orders that only Cosmic Encounter has.
 * SPDX-License-Identifier: ISC */
#ifndef RULES_COSMIC_OWN_TRACE_H
#define RULES_COSMIC_OWN_TRACE_H

#include "rules/trace.h"

extern const struct trace_own ce_own_trace;

#endif
