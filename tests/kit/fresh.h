/* A database in which nothing stands yet, made once for all the homes of a test program: each Check test is a fork with a
 * home of its own, and to make the tables by all steps of the schema cost a quarter of many of them.
 * SPDX-License-Identifier: ISC */
#ifndef TESTS_KIT_FRESH_H
#define TESTS_KIT_FRESH_H

/* Writes it to `path`, where a home is to be made. */
void fresh_store(const char *path);

#endif
