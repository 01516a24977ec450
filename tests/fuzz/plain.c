/* A fuzz target without a fuzzer: reads the files that it is given. Prints TAP.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>

#include "tests/fuzz/fuzz.h"

enum { SIZE_MAX_READ = 4 * 1024 * 1024 };

int main(int argc, char **argv)
{
	static uint8_t bytes[SIZE_MAX_READ];
	int bad = 0;

	for (int i = 1; i < argc; i++) {
		FILE *f = fopen(argv[i], "rb");
		bool good = f != NULL;
		fuzz_taken = false;
		if (f) {
			/* A buffer of exactly its size: a sanitizer sees reads beyond
			 * it. */
			size_t n = fread(bytes, 1, sizeof bytes, f);
			uint8_t *own = malloc(n + 1);
			for (size_t k = 0; own && k < n; k++)
				own[k] = bytes[k];
			(void)LLVMFuzzerTestOneInput(own, n);
			free(own);
			fclose(f);
		}
		good = good && (fuzz_taken || !strstr(argv[i], "whole"));
		bad += !good;
		printf("%sok %d - %s\n", good ? "" : "not ", i, argv[i]);
	}
	return bad > 0;
}
