/* The headers that every snippet of rules/GUIDE.md may take for granted, because its
 * game includes them.
 * SPDX-License-Identifier: ISC */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/locale.h"
#include "base/page.h"
#include "rules/codec.h"
#include "rules/pebbles/pebbles.h"
#include "rules/pieces/condition.h"
