/* Was this program built with a sanitizer? A sanitizer has an allocator of its own, makes many
 * system calls and reserves terabytes of memory: programs built with one run without memory limits
 * and without the list of calls.
 * SPDX-License-Identifier: ISC */
#ifndef BASE_SANITIZER_H
#define BASE_SANITIZER_H

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define BUILT_PLAIN 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) ||             \
	__has_feature(thread_sanitizer)
#define BUILT_PLAIN 0
#endif
#endif
#ifndef BUILT_PLAIN
#define BUILT_PLAIN 1
#endif

#endif
