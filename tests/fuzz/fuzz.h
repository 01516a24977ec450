/* Fuzz: used by all targets. Each fuzz_NAME.c has one LLVMFuzzerTestOneInput; linked
 * with libFuzzer or AFL++ it is `make fuzz`, with plain.c a program that reads the
 * files of its corpus, as `make check` does.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_FUZZ_FUZZ_H
#define TESTS_FUZZ_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Set where an input was understood to its end. Seeds with "whole" in their name are what an
 * honest side says: plain.c sees that they are, so that they stay seeds when messages change. */
__attribute__((weak)) bool fuzz_taken;

/* A sentence that must hold, in every build; the one that does not is named. */
#define HOLDS(what)                                                                    \
	do {                                                                           \
		if (!(what)) {                                                         \
			fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__,     \
				#what);                                                \
			abort();                                                       \
		}                                                                      \
	} while (0)

#endif
