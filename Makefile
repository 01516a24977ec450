# postalgm: one hand-written, non-recursive Makefile. `make help` lists the targets.
# Honours CC CPPFLAGS CFLAGS LDFLAGS PREFIX DESTDIR UNITS ZSH; objects go to $(BUILD).

BUILD   ?= build
PREFIX  ?= /usr/local
CC      ?= cc
CFLAGS  ?= -O2 -g
VERSION := 0.1.0
WERROR  ?=
SANITIZE ?=

PACKAGES = gnutls libcurl icu-i18n icu-uc libxml-2.0 sqlite3 jansson libsodium libseccomp librsvg-2.0 fribidi libpng minizip libzstd
# libetpan's own pkg-config file carries flags that turn PIE off: only its name is used.
# Of libical only the one library of three.
PKG_CFLAGS := $(shell pkg-config --cflags $(PACKAGES) 2>/dev/null)
PKG_LIBS   := $(shell pkg-config --libs $(PACKAGES) 2>/dev/null) -letpan -lical -limagequant -lresolv

WARN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes \
       -Wmissing-prototypes -Wswitch-enum -Wvla -Wformat=2 $(if $(WERROR),-Werror)
HARD = $(if $(SANITIZE),,-D_FORTIFY_SOURCE=2) -fstack-protector-strong -fPIE
# The same source gives the same bytes, in whatever folder and at whatever time it is built.
SAME = -ffile-prefix-map=$(abspath $(BUILD))=build -ffile-prefix-map=$(CURDIR)=.
ALL_CFLAGS = -std=c17 -D_POSIX_C_SOURCE=200809L -D_DEFAULT_SOURCE -I. -I$(BUILD)/gen \
       $(WARN) $(HARD) $(SAME) $(PKG_CFLAGS) -DPOSTALGM_VERSION='"$(VERSION)"' $(SANITIZE) $(CPPFLAGS) $(CFLAGS) -MMD -MP
ALL_LDFLAGS = -pie -Wl,-z,relro,-z,now,--as-needed $(SANITIZE) $(LDFLAGS)

# Quiet unless V=1.
Q = $(if $(V),,@)
SAY = $(if $(V),@:,@printf '  %-5s %s\n')

ROOMS = base orders rules mail schema server
# The processes of the house: program postalgm-X is made of ROOM/postalgm_X.c.
CHILD_MAINS := $(sort $(wildcard mail/*/postalgm_*.c server/*/postalgm_*.c))
CHILDREN := $(foreach m,$(CHILD_MAINS),$(BUILD)/$(subst _,-,$(basename $(notdir $(m)))))
MAINS = server/cli/postalgm.c server/daemon/postalgmd.c $(CHILD_MAINS)
base_SRC   := $(sort $(wildcard base/*.c base/*/*.c))
orders_SRC := $(sort $(wildcard orders/*.c orders/*/*.c orders/*/*/*.c))
rules_SRC  := $(sort $(wildcard rules/*.c rules/*/*.c rules/*/*/*.c))
mail_SRC   := $(filter-out $(MAINS),$(sort $(wildcard mail/*/*.c)))
schema_SRC := $(sort $(wildcard schema/*.c schema/*/*.c))
server_SRC := $(filter-out $(MAINS),$(sort $(wildcard server/*/*.c server/*/*/*.c)))

obj  = $(patsubst %.c,$(BUILD)/%.o,$(1))
libs = $(foreach r,$(1),$(BUILD)/lib$(r).a)
ALL_LIBS = $(call libs,server schema mail rules orders base)
PROGRAMS = $(BUILD)/postalgm $(BUILD)/postalgmd $(CHILDREN)

.PHONY: all
all: $(PROGRAMS)

$(BUILD)/postalgm: $(call obj,server/cli/postalgm.c) $(ALL_LIBS)
	$(SAY) LD $@
	$(Q)$(CC) $(ALL_LDFLAGS) -o $@ $< $(ALL_LIBS) $(CORE_LIBS)
$(BUILD)/postalgmd: $(call obj,server/daemon/postalgmd.c) $(ALL_LIBS)
	$(SAY) LD $@
	$(Q)$(CC) $(ALL_LDFLAGS) -o $@ $< $(ALL_LIBS) $(CORE_LIBS)

# The libraries of each program. The core has no library that takes mail apart, speaks to a
# server or draws: code that would need one does not link.
libraries = $(shell pkg-config --libs $(1) 2>/dev/null)
CORE_LIBS := $(call libraries,libxml-2.0 icu-i18n icu-uc sqlite3 jansson libsodium libseccomp minizip libzstd) -lical -lresolv
LIBS_postalgm-keys  := $(call libraries,libsodium libseccomp)
LIBS_postalgm-fetch := $(call libraries,gnutls libsodium libseccomp) -letpan
LIBS_postalgm-send  := $(call libraries,gnutls libcurl libsodium libseccomp)
LIBS_postalgm-paint := $(call libraries,librsvg-2.0 fribidi libpng libxml-2.0 libseccomp) -limagequant
# The reader takes what it needs of libetpan into itself, where the machine has it as an
# archive: else it would carry the mail protocols, TLS and all that these need.
ETPAN_ARCHIVE := $(filter /%,$(shell $(CC) -print-file-name=libetpan.a 2>/dev/null))
LIBS_postalgm-read  := $(call libraries,libxml-2.0 libsodium libseccomp) $(or $(ETPAN_ARCHIVE),-letpan)

# Each child sees its own room and what lies below: an archive gives only what is called.
define child_program
$(BUILD)/$(subst _,-,$(basename $(notdir $(1)))): $(call obj,$(1)) $(if $(filter server/%,$(1)),$(ALL_LIBS),$(call libs,mail base))
	$$(SAY) LD $$@
	$$(Q)$$(CC) $$(ALL_LDFLAGS) -o $$@ $$^ $$(or $$(LIBS_$$(@F)),$$(PKG_LIBS))
endef
$(foreach m,$(CHILD_MAINS),$(eval $(call child_program,$(m))))

define room
$(BUILD)/lib$(1).a: $(call obj,$($(1)_SRC))
	$$(SAY) AR $$@
	$$(Q)rm -f $$@ && ar qcsD $$@ $$^
endef
$(foreach r,$(ROOMS),$(eval $(call room,$(r))))

$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(SAY) CC $<
	$(Q)$(CC) $(ALL_CFLAGS) -c -o $@ $<

# Where catalogues of other languages lie (base/locale.h).
LOCALES ?= $(PREFIX)/share/postalgm/locales
$(BUILD)/base/locale.o: ALL_CFLAGS += -DPOSTALGM_LOCALES='"$(LOCALES)"'

# A root is the machine's own, without a library.
$(BUILD)/base/figure/figure_bow.o: ALL_CFLAGS += -fno-math-errno

# The steps of the database, compiled in as text: step N of the schema is the Nth file.
SQL := $(sort $(wildcard schema/steps/*.sql))
# The folder changes when a step is added or taken away.
$(BUILD)/gen/schema_steps.h: schema/steps $(SQL)
	@mkdir -p $(@D)
	@{ echo '/* made from schema/steps/''*.sql by the Makefile */'; \
	   echo 'static const char *const schema_steps[] = {'; \
	   for f in $(SQL); do sed -e 's/\\/\\\\/g' -e 's/"/\\"/g' -e 's/^/"/' -e 's/$$/\\n"/' $$f; echo ','; done; \
	   echo '};'; } > $@
$(call obj,$(schema_SRC)): $(BUILD)/gen/schema_steps.h

# The rule book of each game that has one, compiled in: rules/pieces/rulings.h.
GAMES_WITH_BOOK := $(patsubst rules/%/rulings.md,%,$(wildcard rules/*/rulings.md))
define rule_book
$(BUILD)/gen/rulings_$(1).h: $(filter-out %/README.md,$(sort $(wildcard rules/$(1)/*.md))) rules/pieces/rulings.awk
	@mkdir -p $$(@D)
	@LC_ALL=C awk -f rules/pieces/rulings.awk -v name=$(1) $$(filter %.md,$$^) >$$@.new && mv $$@.new $$@
$(call obj,$(filter rules/$(1)/%,$(rules_SRC))): | $(BUILD)/gen/rulings_$(1).h
endef
$(foreach g,$(GAMES_WITH_BOOK),$(eval $(call rule_book,$(g))))

# Prose that people read, compiled in: ROOM/NAME_texts.md becomes the header ROOM/NAME_texts.h.
TEXTS := $(sort $(wildcard $(foreach r,$(ROOMS),$(r)/*_texts.md $(r)/*/*_texts.md $(r)/*/*/*_texts.md)))
TEXT_HEADERS := $(patsubst %.md,$(BUILD)/gen/%.h,$(TEXTS))
$(TEXT_HEADERS): $(BUILD)/gen/%.h: %.md base/texts.awk
	@mkdir -p $(@D)
	@awk -f base/texts.awk $< >$@.new && mv $@.new $@
$(call obj,$(foreach r,$(ROOMS),$($(r)_SRC))): | $(TEXT_HEADERS)

# The zine's style sheets, one behind the other, and the script of its search, compiled in line by line.
ZINE_CSS := $(addprefix server/zine/ground/,zine.css zine_pages.css zine_print.css)
lines_of = @mkdir -p $(@D); { echo '/* made from $^ by the Makefile */'; \
	echo 'static const char *const $(1)[] = {'; \
	cat $^ | sed -e 's/\\/\\\\/g' -e 's/"/\\"/g' -e 's/^/"/' -e 's/$$/",/'; echo '};'; } > $@
$(BUILD)/gen/zine_css.h: $(ZINE_CSS)
	$(call lines_of,zine_css_lines)
$(BUILD)/gen/zine_search_js.h: server/zine/ground/search.js
	$(call lines_of,zine_search_lines)
$(call obj,server/zine/ground/zine_style.c): $(BUILD)/gen/zine_css.h $(BUILD)/gen/zine_search_js.h

# --- tests -----------------------------------------------------------------------------
# Each tests/ROOM/check_NAME.c is a program of its own (a Check suite); it is linked with
# the rooms that its room may see, so an arrow upward does not even link.
CHECK_LIBS = $(shell pkg-config --libs check)
# Hundreds of test programs are linked: by lld, where it is installed, in a third of the time.
# What is installed is always linked by the compiler's own linker.
TEST_LD ?= $(if $(shell command -v ld.lld 2>/dev/null),-fuse-ld=lld)
# 250 programs with what only a debugger reads are 3.6 GB, without it 1 GB: for gdb, link with TEST_STRIP=.
# A sanitizer tells the lines of what it finds.
TEST_STRIP ?= $(if $(SANITIZE),,-Wl,--strip-debug)
TEST_LDFLAGS = $(ALL_LDFLAGS) $(TEST_LD) $(TEST_STRIP)
TEST_SRC  := $(wildcard tests/*/check_*.c tests/*/*/check_*.c)
TESTS     := $(patsubst %.c,$(BUILD)/%,$(TEST_SRC))
POST_KIT  := $(call obj,$(sort $(wildcard tests/kit/post/*.c)))
TEST_KIT  := $(call obj,$(sort $(wildcard tests/kit/*.c))) $(POST_KIT)
# The small games that stay; a test under tests/server/border has them in its table of games.
BORDER_KIT := $(call obj,$(sort $(wildcard tests/games/*.c)))
# The laws of all games look at the program's own table, and at the small games besides.
ANY_KIT   := $(call obj,$(filter-out %/games.c,$(sort $(wildcard tests/games/*.c))))
SCENES    := $(wildcard tests/rules/*/*.scene tests/rules/*/*/*.scene)
# What a Check program costs is compiling it.
TEST_CFLAGS ?= -O1 -g1
$(call obj,$(TEST_SRC)): override CFLAGS += $(TEST_CFLAGS)
.PRECIOUS: $(BUILD)/tests/%.o
rooms_of = $(if $(filter tests/base/%,$(1)),base,$(if $(filter tests/orders/%,$(1)),orders base,$(if $(filter tests/mail/%,$(1)),mail base,$(if $(filter tests/schema/%,$(1)),schema base,$(if $(filter tests/rules/%,$(1)),rules orders base,server schema mail rules orders base)))))
define test_program
$(BUILD)/$(1:.c=): $(call obj,$(1)) $(if $(filter tests/server/border/% tests/laws/house.c,$(1)),$(BORDER_KIT)) $(if $(filter tests/laws/any.c,$(1)),$(ANY_KIT)) $(if $(filter tests/server/% tests/laws/% tests/bench/%,$(1)),$(TEST_KIT)) $(if $(filter tests/mail/fetch/check_fetcher.c tests/mail/fetch/check_imap.c tests/mail/fetch/check_lies.c tests/mail/fetch/check_pop3.c tests/mail/post/check_wire.c,$(1)),$(POST_KIT)) $(call libs,$(call rooms_of,$(1)))
	$$(SAY) LD $$@
	$$(Q)$$(CC) $$(TEST_LDFLAGS) -o $$@ $$^ $$(CHECK_LIBS) $$(PKG_LIBS)
endef
$(foreach t,$(TEST_SRC),$(eval $(call test_program,$(t))))
# Stand-ins for programs of the house, which lie or die as a test wants it: tests/standin/X.c is
# one program under several names, by which it knows what to do.
STANDIN_read  := $(addprefix reader-,moody dead misreads dies-of-ann only-ann lies stopped)
STANDIN_send  := $(addprefix sender-,sent another unasked unbegun twice blames garbage half endless dies mute alive words)
STANDIN_fetch := $(addprefix fetcher-,garbage endless dies empty other)
STANDIN_paint := $(addprefix painter-,other html garbage half endless words slow)
define stand_in
$(BUILD)/tests/standin/$(1): $(call obj,tests/standin/$(1).c) $(call libs,mail base)
	$$(SAY) LD $$@
	$$(Q)$$(CC) $$(TEST_LDFLAGS) -o $$@ $$^ $$(LIBS_postalgm-$(1))
$(addprefix $(BUILD)/tests/standin/,$(STANDIN_$(1))): $(BUILD)/tests/standin/$(1)
	$$(Q)cp -f $$< $$@
STANDINS += $(addprefix $(BUILD)/tests/standin/,$(STANDIN_$(1)))
endef
STANDINS :=
$(foreach s,read send fetch paint,$(eval $(call stand_in,$(s))))
# A room that starts no process needs none of them.
$(filter-out $(BUILD)/tests/base/% $(BUILD)/tests/orders/% $(BUILD)/tests/schema/%,$(TESTS)): | $(CHILDREN) $(STANDINS)
# The programs of the house with other tables of games: build/tests/edition/NAME/bin/postalgm and
# postalgmd. `border` has the small games of the tests, `broken` one that is not whole, `guide` the one
# that rules/GUIDE.md writes: its code is taken out of that page, so that the page cannot go stale.
GUIDE := $(BUILD)/guide
$(GUIDE)/guide.o: rules/GUIDE.md tests/games/guide.awk tests/games/snippet.h rules/pieces/rulings.awk $(wildcard rules/*.h rules/pieces/*.h orders/*.h orders/*/*.h base/*.h base/*/*.h)
	$(SAY) CC rules/GUIDE.md
	$(Q)rm -rf $(GUIDE) && mkdir -p $(GUIDE) && awk -v out=$(GUIDE) -f tests/games/guide.awk rules/GUIDE.md
	$(Q)LC_ALL=C awk -f rules/pieces/rulings.awk -v name=pebbles $(GUIDE)/rules/pebbles/rulings.md >$(GUIDE)/rulings_pebbles.h
	$(Q)for f in $(GUIDE)/snippet-*.c; do \
		$(CC) $(filter-out -MMD -MP,$(ALL_CFLAGS)) -I$(GUIDE) -Itests/games -Wno-unused -fsyntax-only $$f || exit 1; done
	$(Q)for f in $(GUIDE)/rules/*.c $(GUIDE)/rules/pebbles/*.c; do \
		$(CC) $(filter-out -MMD -MP,$(ALL_CFLAGS)) -I$(GUIDE) -c -o $${f%.c}.o $$f || exit 1; done
	$(Q)$(CC) -r -nostdlib -o $@ $(GUIDE)/rules/*.o $(GUIDE)/rules/pebbles/*.o
EDITION_guide  := $(GUIDE)/guide.o
EDITION_border := $(call obj,$(filter-out %/port.c %_laws.c,$(sort $(wildcard tests/games/*.c))))
EDITION_broken := $(call obj,tests/games/broken/broken.c)
define edition
EDITIONS += $(BUILD)/tests/edition/$(1)/bin/$(notdir $(2))
$(BUILD)/tests/edition/$(1)/bin/$(notdir $(2)): $(call obj,server/$(2).c) $(EDITION_$(1)) $(ALL_LIBS) | $(CHILDREN)
	@mkdir -p $$(@D) $(BUILD)/tests/edition/$(1)/libexec
	@ln -sfn ../../../.. $(BUILD)/tests/edition/$(1)/libexec/postalgm
	$$(SAY) LD $$@
	$$(Q)$$(CC) $$(TEST_LDFLAGS) -o $$@ $$^ $$(CORE_LIBS)
endef
EDITIONS :=
$(foreach e,border guide broken,$(foreach p,cli/postalgm daemon/postalgmd,$(eval $(call edition,$(e),$(p)))))
# The laws of all games on that of the page.
GUIDE_LAWS := $(BUILD)/tests/edition/guide/bin/any
EDITIONS   += $(GUIDE_LAWS)
$(GUIDE_LAWS): $(call obj,tests/laws/any.c) $(ANY_KIT) $(EDITION_guide) $(TEST_KIT) $(ALL_LIBS)
	@mkdir -p $(@D)
	$(SAY) LD $@
	$(Q)$(CC) $(TEST_LDFLAGS) -o $@ $^ $(CHECK_LIBS) $(PKG_LIBS)
# Programs of the laws and the bench: plain mains, run by their own targets.
TOOL_SRC := $(wildcard tests/laws/*.c tests/bench/*.c)
$(foreach t,$(TOOL_SRC),$(eval $(call test_program,$(t))))
TOOLS    := $(patsubst %.c,$(BUILD)/%,$(TOOL_SRC)) $(EDITIONS)

# Fuzz targets: with plain.c they read their corpora in every check, with libFuzzer (make
# fuzz) they look for more.
FUZZER   =
FUZZ_SRC := $(wildcard tests/fuzz/fuzz_*.c)
FUZZES   := $(patsubst %.c,$(BUILD)/%,$(FUZZ_SRC))
# Those that read letters need no more than the room of letters.
FUZZ_MAIL := $(foreach t,dsn fetcher fields html keys letter servers trim trust worker,tests/fuzz/fuzz_$(t).c)
define fuzz_program
$(BUILD)/$(1:.c=): $(call obj,$(1)) $(if $(FUZZER),,$(call obj,tests/fuzz/plain.c)) $(if $(filter $(FUZZ_MAIL),$(1)),$(call libs,mail base),$(ALL_LIBS))
	$$(SAY) LD $$@
	$$(Q)$$(CC) $$(TEST_LDFLAGS) $$(FUZZER) -o $$@ $$^ $$(PKG_LIBS)
endef
$(foreach t,$(FUZZ_SRC),$(eval $(call fuzz_program,$(t))))

# Lets the n-th allocation of a program fail: tests/torture/allocs.py.
FAIL_ALLOC := $(BUILD)/tests/torture/fail_alloc.so
$(FAIL_ALLOC): tests/torture/fail_alloc.c
	@mkdir -p $(@D)
	$(SAY) LD $@
	$(Q)$(CC) -std=c17 -D_DEFAULT_SOURCE $(WARN) $(SAME) -O2 -fPIC -shared -o $@ $<

.PHONY: check check-built tests-built
# Installs what is missing, builds, runs every test; the last line counts them.
check: deps
	+@$(MAKE) --no-print-directory check-built
tests-built: $(PROGRAMS) $(STANDINS) $(TESTS) $(TOOLS) $(FUZZES) $(FAIL_ALLOC)
check-built: tests-built
	@BUILD=$(BUILD) tests/run.sh $(TESTS)

.PHONY: demo demo-dragon demo-dune torture bench soak day rush laws laws-nightly night month rules-cover
demo: deps
	+@$(MAKE) --no-print-directory $(PROGRAMS)
	@BUILD=$(BUILD) tests/demo/demo.sh
demo-dragon: deps
	+@$(MAKE) --no-print-directory $(PROGRAMS)
	@BUILD=$(BUILD) tests/demo/dragon.sh
demo-dune: deps
	+@$(MAKE) --no-print-directory $(PROGRAMS)
	@BUILD=$(BUILD) tests/demo/dune.sh
# The pictures of README.md, made anew out of a demonstration game.
.PHONY: pictures
pictures: $(PROGRAMS)
	@tests/demo/pictures.sh $(BUILD) server/doc/pictures
# KILLS=200 kills and faults, drawn by SEED.
torture: $(PROGRAMS)
	@BUILD=$(BUILD) tests/torture/torture.py "$(KILLS)" "$(SEED)"
# Memory runs out at ALLOCS places of a round (0: at each), drawn by SEED.
.PHONY: allocs
ALLOCS ?= 1000
allocs: $(PROGRAMS) $(FAIL_ALLOC)
	@tests/torture/allocs.py $(BUILD) "$(ALLOCS)" "$(SEED)"
bench: $(PROGRAMS) $(TOOLS)
	@BUILD=$(BUILD) tests/bench/bench.sh

# LETTERS=100000 GAMES=1000 GENERATIONS=5: so many letters for so many games, one fifth of them at a time.
soak: $(PROGRAMS) $(TOOLS)
	@$(BUILD)/tests/bench/soak
# GAMES=10000 DAYS=3: a day of so many games, each with a deadline every so many days; in time-lapse.
day: $(PROGRAMS) $(TOOLS)
	@$(BUILD)/tests/bench/day
# GAMES=3000 REMINDING=0 DUE=500 LETTERS=100 GAP=30: the dearest minute of such a house, with letters that come meanwhile.
rush: $(PROGRAMS) $(TOOLS)
	@$(BUILD)/tests/bench/rush
laws: $(TOOLS)
	@BUILD=$(BUILD) tests/laws/laws.sh 200 40
	@$(BUILD)/tests/laws/any 800 160
	@$(BUILD)/tests/laws/house 1000
# 10,000 whole games with random legal orders and 2,000 with garbage letters, sanitized.
NIGHTLY = server/intake/check_bounds server/intake/check_cut server/replay/check_crafted server/phase/check_seasons \
   rules/cosmic/check_words_laws rules/cosmic/check_mutations rules/pieces/check_auction_random
laws-nightly:
	+@$(MAKE) --no-print-directory BUILD=$(BUILD)/asan SANITIZE='$(SANITIZERS)' CFLAGS='-O1 -g1' $(BUILD)/asan/tests/laws/laws $(BUILD)/asan/tests/laws/any $(BUILD)/asan/tests/laws/house
	@BUILD=$(BUILD)/asan tests/laws/laws.sh 10000 2000
	@$(BUILD)/asan/tests/laws/any 16000 4000
	@$(BUILD)/asan/tests/laws/house 2000
	+@$(MAKE) --no-print-directory $(addprefix $(BUILD)/tests/,$(NIGHTLY))
	@for t in $(NIGHTLY); do BOUNDS_ALL=1 TEST_SHARE=0 $(BUILD)/tests/$$t || exit 1; done
# All that `.ci/run` tries a share of: hours.
NIGHT_SKIP = browser allocs same_bytes check_bounds help english wrong_words language completion
night: check laws-nightly
	TEST_SHARE=0 tests/server/browser.sh $(BUILD)
	+@$(MAKE) --no-print-directory asan SKIP='$(NIGHT_SKIP)' TEST_SHARE=1 PLACES= LAWS_HOUSE=60 LAWS_ANY=63 LAWS_ANY_GARBAGE=14 LAWS_GAMES=20 \
	   LAWS_GARBAGE=6 ASAN_OPTIONS=quarantine_size_mb=256
	+@$(MAKE) --no-print-directory fuzz ENGINE=both
	+@$(MAKE) --no-print-directory month allocs ALLOCS=0
# Thirty games, 150 players, 31 days, and a GM who answers by mail alone: a few minutes.
month: $(PROGRAMS)
	@WHOLE=1 tests/server/month/month.sh $(BUILD)
rules-cover:
	@tests/rules-cover.sh

# --- other ways to build ---------------------------------------------------------------
SANITIZERS = -fsanitize=address,undefined -fno-sanitize-recover=all
.PHONY: asan ubsan valgrind coverage
# What runs where, and why: tests/README.md, "How long it takes". What SKIP names, scripts and Check programs, runs in
# `make check` alone, and much of it here at night (NIGHT_SKIP).
# Words of help and slips of the typist lead to no code of their own: a share of them will do. A letter's
# cost is weighed without sanitizers, a week of robots writes the same letter a thousand times, and the others
# here repeat what shorter pieces do, to compare words and files, or to play with servers and homes what boxes does. Old homes, homes that move and a game that is led by mail wait for the night. Sentences go through the reader once, by
# check_sentences: offers, slips and what is found back are read by the same code.
asan ubsan: export SKIP = help terminal browser allocs check_bounds check_attack_robots twins season english \
   wrong_words language same_bytes demo_dragon demo_dune completion month troubles table spice drill others \
   upgrade moving hands led check_slips \
   check_sentences_offers check_sentences_unread check_vanish check_sentences_back check_sentences_unordered check_sentences_hints check_unordered check_mutations
asan ubsan: export TEST_SHARE = 6
# Freed memory stays forbidden until one MiB more is freed (with `make night` 256, as usual): each of the thousands of
# forks copies the page tables of all that.
asan ubsan: export ASAN_OPTIONS = quarantine_size_mb=1:thread_local_quarantine_size_kb=64
asan ubsan: export PLACES = 10
# A share of the random games: `make laws-nightly` plays thousands under the sanitizers.
asan ubsan: export LAWS_HOUSE = 5
asan ubsan: export LAWS_ANY = 9
asan ubsan: export LAWS_ANY_GARBAGE = 4
asan ubsan: export LAWS_GAMES = 3
asan ubsan: export LAWS_GARBAGE = 2
asan ubsan: export LSAN_OPTIONS = suppressions=$(CURDIR)/tests/lsan.supp:print_suppressions=0
asan ubsan:
	+@$(MAKE) --no-print-directory BUILD=$(BUILD)/asan SANITIZE='$(SANITIZERS)' CFLAGS='-O1 -g1' TEST_CFLAGS=-O0 check-built
	@BUILD=$(BUILD)/asan tests/demo/demo.sh >$(BUILD)/asan/demo.out 2>&1 || { tail -n 40 $(BUILD)/asan/demo.out; exit 1; }
	@grep '^winners' $(BUILD)/asan/demo.out
valgrind: $(TESTS)
	@for t in $(TESTS); do CK_FORK=no valgrind -q --suppressions=tests/mail/valgrind.supp --error-exitcode=9 $$t || exit 1; done
coverage:
	+@$(MAKE) --no-print-directory BUILD=$(BUILD)/coverage CFLAGS='-O0 -g --coverage' LDFLAGS=--coverage check-built
	@gcov -n $$(find $(BUILD)/coverage -name '*.gcda' -not -path '*/tests/*') 2>/dev/null | grep -A1 "^File '[a-z]*/" | paste - - - | sort

# libFuzzer with the sanitizers, SECONDS for each target; ENGINE=afl: AFL++ on the worker's
# whole way; ENGINE=both: each target once, the worker by AFL++. What they find lies in
# $(BUILD)/fuzz/ or $(BUILD)/afl/.
SECONDS ?= 60
ENGINE  ?= libfuzzer
FUZZ_CFLAGS ?= -O1 -g1
FUZZ_MAKE = $(MAKE) --no-print-directory BUILD=$(BUILD)/fuzz CFLAGS='$(FUZZ_CFLAGS)' FUZZER=-fsanitize=fuzzer CC=clang \
   SANITIZE='-fsanitize=address,undefined,fuzzer-no-link -fno-sanitize-recover=all' fuzzes
AFL_MAKE  = AFL_USE_ASAN=1 AFL_QUIET=1 $(MAKE) --no-print-directory BUILD=$(BUILD)/afl CFLAGS='-O1 -g1' \
   FUZZER=-fsanitize=fuzzer CC=afl-clang-fast $(BUILD)/afl/tests/fuzz/fuzz_worker
.PHONY: fuzz fuzzes fuzz-built fuzz-afl-built fuzz-libfuzzer fuzz-both fuzz-afl
# With all objects of the programs, so that clang has seen every source.
fuzzes: $(FUZZES) $(call obj,$(MAINS))
fuzz: fuzz-$(ENGINE)
fuzz-built:
	@command -v clang >/dev/null || { echo 'make fuzz needs clang: apt-get install clang'; exit 1; }
	+@$(FUZZ_MAKE)
fuzz-afl-built:
	@command -v afl-clang-fast >/dev/null || { echo 'make fuzz-afl needs AFL++: apt-get install afl++'; exit 1; }
	+@$(AFL_MAKE)
fuzz-libfuzzer: fuzz-built
	@tests/fuzz/fuzz.sh $(BUILD) $(SECONDS)
fuzz-both: fuzz-built fuzz-afl-built
	@tests/fuzz/fuzz.sh $(BUILD) $(SECONDS) afl-worker fields servers fetcher sender starter keys letter painter trust trim html dsn config orders state verify scene
fuzz-afl: fuzz-afl-built
	@tests/fuzz/fuzz.sh $(BUILD) $(SECONDS) afl-worker

.PHONY: lint format tidy
# cppcheck's uninitvar and autoVariables do not follow our loops: the compilers, the
# sanitizers and valgrind watch over these.
lint:
	@tests/arrows.sh
	@tests/dictionary.py
	@git ls-files '*.c' '*.h' | xargs -P $$(nproc) -n 100 clang-format --dry-run --Werror
	@cppcheck --quiet -j $$(nproc) --std=c11 --enable=warning,performance,portability --inline-suppr \
	   --suppress=missingIncludeSystem --suppress=unknownMacro --suppress=uninitvar \
	   --suppress=autoVariables --error-exitcode=1 -I. -I$(BUILD)/gen base orders rules mail schema server
tidy:
	@clang-tidy --quiet $$(git ls-files '*.c' | grep -v '^tests/') -- $(ALL_CFLAGS)
format:
	@clang-format -i $$(git ls-files '*.c' '*.h')

# The parts of the programs that are not ours: libraries, versions, licences, from the package
# manager's data, as SPDX 2.3.
SBOM ?= $(BUILD)/postalgm.spdx.json
.PHONY: sbom
sbom: $(PROGRAMS)
	@server/sbom.py $(VERSION) $(PROGRAMS) >$(SBOM).part && mv $(SBOM).part $(SBOM)
	@echo "$(SBOM): $$(grep -c '"versionInfo"' $(SBOM)) packages"

# --- the machine -----------------------------------------------------------------------
DEPS = gcc make pkg-config libcurl4-gnutls-dev libgnutls28-dev libetpan-dev libicu-dev libxml2-dev libsqlite3-dev libical-dev \
       libjansson-dev libsodium-dev libseccomp-dev check tzdata python3 openssl \
       librsvg2-dev libfribidi-dev libpng-dev libimagequant-dev libminizip-dev libzstd-dev fonts-dejavu-core gettext dovecot-imapd dovecot-pop3d postfix libfaketime \
       groff-base mandoc lld
.PHONY: deps
deps:
	@tests/deps.sh $(DEPS)

# Translation: what players read and is marked; msginit -i server/postalgm.pot -o server/po/de.po,
# or msgmerge, does the rest. Needs gettext.
.PHONY: pot locales
POT ?= server/postalgm.pot
# The functions that tell a player what is wrong with their orders translate it; the number is that of the argument.
POT_SAYS := -kparse_fault:4 -kparse_note:4 -kparse_weak:4 -kparse_impossible:4 -kparse_expected:2 \
	-kform_fault:3 -kletter_remark:7 -krefuse:5 -ksheet_say:4
pot: $(TEXT_HEADERS)
	@xgettext --from-code=UTF-8 -k -k_ -kN_ -kP_:1,2 $(POT_SAYS) --flag=_:1:pass-c-format --add-location=file --sort-by-file \
		--package-name=postalgm --package-version=$(VERSION) -o $(POT) \
		$(sort $(foreach r,$(ROOMS),$($(r)_SRC))) $(TEXT_HEADERS)
	@echo "$(POT): $$(grep -c '^msgid' $(POT)) sentences"
PO := $(sort $(wildcard server/po/*.po))
MO := $(patsubst server/po/%.po,$(BUILD)/locales/C/LC_MESSAGES/postalgm-%.mo,$(PO))
locales: $(MO)
$(BUILD)/locales/C/LC_MESSAGES/postalgm-%.mo: server/po/%.po
	@mkdir -p $(@D)
	msgfmt -c -o $@ $<

DOCS = README.md server/OPERATING.md server/SECURITY.md server/doc/players.md server/doc/field.md server/doc/game-file.md server/doc/report-json.md
# The daemon, the nightly backup and the minute's numbers, each with its timer.
UNITS      ?= $(PREFIX)/lib/systemd/system
# Debian's own packages complete from vendor-completions.
ZSH        ?= $(PREFIX)/share/zsh/site-functions
UNIT_FILES := $(sort $(wildcard server/package/*.service server/package/*.timer))
MONITORING := server/package/alerts.yml server/package/dashboard.json
.PHONY: install uninstall dist deb package-check clean help
install: all $(MO)
	$(if $(MO),install -D -m 644 -t $(DESTDIR)$(LOCALES)/C/LC_MESSAGES $(MO))
	install -D -m 755 $(BUILD)/postalgm $(DESTDIR)$(PREFIX)/bin/postalgm
	install -D -m 755 $(BUILD)/postalgmd $(DESTDIR)$(PREFIX)/sbin/postalgmd
	install -D -m 755 -t $(DESTDIR)$(PREFIX)/libexec/postalgm $(CHILDREN)
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/man/man1 server/man/postalgm.1
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/man/man5 server/man/postalgm.json.5
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/man/man8 server/man/postalgmd.8
	install -D -m 644 server/postalgm.bash $(DESTDIR)$(PREFIX)/share/bash-completion/completions/postalgm
	install -D -m 644 server/postalgm.zsh $(DESTDIR)$(ZSH)/_postalgm
	install -D -m 644 server/postalgm.fish $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/postalgm.fish
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/doc/postalgm $(DOCS)
	install -d $(DESTDIR)$(UNITS)
	for unit in $(UNIT_FILES); do sed 's|/usr/local/|$(PREFIX)/|' $$unit >$(DESTDIR)$(UNITS)/$${unit##*/} || exit 1; done
	install -D -m 644 server/package/postalgm.sysusers $(DESTDIR)$(PREFIX)/lib/sysusers.d/postalgm.conf
	install -D -m 644 server/package/postalgm.tmpfiles $(DESTDIR)$(PREFIX)/lib/tmpfiles.d/postalgm.conf
	install -D -m 644 -t $(DESTDIR)$(PREFIX)/share/postalgm/monitoring $(MONITORING)
uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/postalgm $(DESTDIR)$(PREFIX)/sbin/postalgmd
	rm -rf $(DESTDIR)$(PREFIX)/libexec/postalgm
	rm -f $(DESTDIR)$(PREFIX)/share/man/man1/postalgm.1 $(DESTDIR)$(PREFIX)/share/man/man5/postalgm.json.5
	rm -f $(DESTDIR)$(PREFIX)/share/man/man8/postalgmd.8
	rm -f $(DESTDIR)$(PREFIX)/share/bash-completion/completions/postalgm
	rm -f $(DESTDIR)$(ZSH)/_postalgm $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/postalgm.fish
	rm -f $(addprefix $(DESTDIR)$(PREFIX)/share/doc/postalgm/,$(notdir $(DOCS)))
	-rmdir $(DESTDIR)$(PREFIX)/share/doc/postalgm 2>/dev/null
	rm -f $(addprefix $(DESTDIR)$(UNITS)/,$(notdir $(UNIT_FILES)))
	rm -f $(DESTDIR)$(PREFIX)/lib/sysusers.d/postalgm.conf $(DESTDIR)$(PREFIX)/lib/tmpfiles.d/postalgm.conf
	rm -f $(addprefix $(DESTDIR)$(PREFIX)/share/postalgm/monitoring/,$(notdir $(MONITORING)))
	-rmdir $(DESTDIR)$(PREFIX)/share/postalgm/monitoring $(DESTDIR)$(PREFIX)/share/postalgm 2>/dev/null
dist:
	git archive --prefix=postalgm-$(VERSION)/ -o postalgm-$(VERSION).tar.gz HEAD
# The Debian packages postalgm and postalgm-doc, of what is committed, in $(BUILD)/deb; and all that is tried
# with them: lintian, the same bytes twice, and in a fresh Debian install, upgrade, remove and purge (as root).
deb:
	server/package/deb.sh $(BUILD)/deb postalgm-$(VERSION)
package-check:
	@tests/package/deb.sh $(BUILD)
clean:
	rm -rf $(BUILD)
help:
	@echo 'make            build postalgm and postalgmd in $(BUILD)/'
	@echo 'make demo       play a whole game through the daemon and Maildirs'
	@echo 'make demo-dragon  three games of Dragon Dune, one to each kind of victory'
	@echo 'make demo-dune  five games of Dune, one to each kind of victory'
	@echo 'make pictures   the pictures of README.md, out of a demonstration game (Chromium)'
	@echo 'make check      install what is missing, run every test'
	@echo 'make asan       tests and demo under the address and undefined-behaviour sanitizers'
	@echo 'make fuzz       look for letters that break us (SECONDS=60 for each target; clang); ENGINE=afl'
	@echo 'make bench      letters in and out, phases, order lines a second, each beside a floor'
	@echo 'make soak       100,000 letters for 1,000 games: memory, descriptors, database stay flat'
	@echo 'make day        a day of GAMES=10000 games in time-lapse: letters, phases, mails, what they cost and how long they wait'
	@echo 'make rush       many phases and reminders due at one minute: memory, and how long letters wait for their receipts'
	@echo 'make torture    KILLS=200 kills and faults (servers, network, disk, clock), by SEED; compare'
	@echo 'make allocs     memory runs out at ALLOCS=1000 places of a round (0: at each); compare'
	@echo 'make laws       random whole games; laws-nightly: 12,000 of them, sanitized'
	@echo 'make night      all that CI tries a share of, whole: laws-nightly, pages, sanitizers, fuzz, month, allocs'
	@echo 'make month      a month of thirty games and 150 players, the GM answering by mail alone'
	@echo 'make rules-cover  rule marks without a scene or a test'
	@echo 'make lint       includes between rooms, format, cppcheck; tidy: clang-tidy'
	@echo 'make sbom       the libraries in our programs with versions and licences (SPDX 2.3)'
	@echo 'make pot        the sentences to be translated; locales: catalogues of server/po/*.po'
	@echo 'make deb        the Debian packages postalgm and postalgm-doc, in $(BUILD)/deb'
	@echo 'make package-check  tries them in a fresh Debian (as root; debootstrap, lintian, a mirror)'
	@echo 'make deps | install | uninstall | dist | coverage | valgrind | format | clean'

-include $(shell find $(BUILD) -name '*.d' -type f 2>/dev/null)
