# postalgm: one hand-written, non-recursive Makefile. `make help` lists the targets.
# Honours CC CFLAGS LDFLAGS PREFIX DESTDIR; objects go to $(BUILD).

BUILD   ?= build
PREFIX  ?= /usr/local
CC      ?= cc
CFLAGS  ?= -O2 -g
VERSION := 0.1.0
WERROR  ?=
SANITIZE ?=

PACKAGES = libcurl libxml-2.0 sqlite3 jansson libsodium
# libetpan's own pkg-config file carries flags that turn PIE off: only its name is used.
PKG_CFLAGS := $(shell pkg-config --cflags $(PACKAGES) 2>/dev/null)
PKG_LIBS   := $(shell pkg-config --libs $(PACKAGES) 2>/dev/null) -letpan

WARN = -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes \
       -Wmissing-prototypes -Wswitch-enum -Wvla -Wformat=2 $(if $(WERROR),-Werror)
HARD = $(if $(SANITIZE),,-D_FORTIFY_SOURCE=2) -fstack-protector-strong -fPIE
ALL_CFLAGS = -std=c17 -D_POSIX_C_SOURCE=200809L -D_DEFAULT_SOURCE -I. -I$(BUILD)/gen \
       $(WARN) $(HARD) $(PKG_CFLAGS) -DPOSTALGM_VERSION='"$(VERSION)"' $(SANITIZE) $(CFLAGS) -MMD -MP
ALL_LDFLAGS = -pie -Wl,-z,relro,-z,now $(SANITIZE) $(LDFLAGS)

ROOMS = base orders rules mail schema server
MAINS = server/postalgm.c server/postalgmd.c
base_SRC   := $(wildcard base/*.c)
orders_SRC := $(wildcard orders/*.c)
rules_SRC  := $(wildcard rules/*.c rules/*/*.c rules/*/*/*.c)
mail_SRC   := $(wildcard mail/*.c)
schema_SRC := $(wildcard schema/*.c)
server_SRC := $(filter-out $(MAINS),$(wildcard server/*.c))

obj  = $(patsubst %.c,$(BUILD)/%.o,$(1))
libs = $(foreach r,$(1),$(BUILD)/lib$(r).a)
ALL_LIBS = $(call libs,server schema mail rules orders base)
PROGRAMS = $(BUILD)/postalgm $(BUILD)/postalgmd

.PHONY: all
all: $(PROGRAMS)

$(BUILD)/postalgm: $(call obj,server/postalgm.c) $(ALL_LIBS)
	$(CC) $(ALL_LDFLAGS) -o $@ $< $(ALL_LIBS) $(PKG_LIBS)
$(BUILD)/postalgmd: $(call obj,server/postalgmd.c) $(ALL_LIBS)
	$(CC) $(ALL_LDFLAGS) -o $@ $< $(ALL_LIBS) $(PKG_LIBS)

define room
$(BUILD)/lib$(1).a: $(call obj,$($(1)_SRC))
	@rm -f $$@
	ar rcs $$@ $$^
endef
$(foreach r,$(ROOMS),$(eval $(call room,$(r))))

$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(ALL_CFLAGS) -c -o $@ $<

# The steps of the database, compiled in as text: step N of the schema is the Nth file.
SQL := $(sort $(wildcard schema/*.sql))
$(BUILD)/gen/schema_steps.h: $(SQL)
	@mkdir -p $(@D)
	@{ echo '/* made from schema/''*.sql by the Makefile */'; \
	   echo 'static const char *const schema_steps[] = {'; \
	   for f in $(SQL); do sed -e 's/\\/\\\\/g' -e 's/"/\\"/g' -e 's/^/"/' -e 's/$$/\\n"/' $$f; echo ','; done; \
	   echo '};'; } > $@
$(call obj,$(schema_SRC)): $(BUILD)/gen/schema_steps.h

# Tests: each tests/ROOM/check_NAME.c is a program of its own (a Check suite).
CHECK_LIBS = $(shell pkg-config --libs check)
TEST_SRC  := $(wildcard tests/*/check_*.c tests/*/*/check_*.c)
TESTS     := $(patsubst %.c,$(BUILD)/%,$(TEST_SRC))
TEST_KIT  := $(call obj,$(wildcard tests/kit/*.c))
.PRECIOUS: $(BUILD)/tests/%.o
rooms_of = $(if $(filter tests/base/%,$(1)),base,$(if $(filter tests/orders/%,$(1)),orders base,$(if $(filter tests/mail/%,$(1)),mail base,$(if $(filter tests/schema/%,$(1)),schema base,$(if $(filter tests/rules/%,$(1)),rules orders base,server schema mail rules orders base)))))
define test_program
$(BUILD)/$(1:.c=): $(call obj,$(1)) $(if $(filter tests/server/%,$(1)),$(TEST_KIT)) $(call libs,$(call rooms_of,$(1)))
	$$(CC) $$(ALL_LDFLAGS) -o $$@ $$^ $$(CHECK_LIBS) $$(PKG_LIBS)
endef
$(foreach t,$(TEST_SRC),$(eval $(call test_program,$(t))))

-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
