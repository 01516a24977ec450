# Prose out of a page (NAME_texts.md) as a header of C:
#   awk -f base/texts.awk [-v list=1] PAGE
# An entry begins with a heading, and a heading below it is a part of that entry:
#
#	## Force Field           TEXT_FORCE_FIELD
#	Force Field sends allies of one challenge to Limbo.
#	### For the winner       TEXT_FORCE_FIELD_FOR_THE_WINNER
#
# Each is a macro: its paragraphs as strings that are marked for translation (base/locale.h), with a
# comma between two of them. A paragraph is one line, so that grep finds what a player quotes; so is
# an item of a list, which begins with "- ". The lines above the first entry are for readers of the
# page. `list=1` prints the names alone. What is wrong ends it with the file and the line.
# SPDX-License-Identifier: ISC
function wrong(what) {
	print FILENAME ":" FNR ": " what > "/dev/stderr"
	failed = 1
	exit 1
}
function named(s) {
	s = toupper(s)
	gsub(/[^A-Z0-9]+/, "_", s)
	return s
}
function quoted(s) {
	gsub(/\\/, "&&", s)
	gsub(/"/, "\\\"", s)
	return "\"" s "\""
}
function put() {
	if (name == "")
		return
	if (!n)
		wrong("the entry above has no text: " name)
	if (list)
		print name
	else if (name)
		printf "#line %d \"%s\"\n#define %s %s\n", first, FILENAME, name, text
	name = ""
}
function begin(is_part, title) {
	if (title !~ /^[A-Za-z][A-Za-z0-9 '-]*$/)
		wrong("a heading is made of letters, digits, spaces and hyphens, and begins with a letter")
	name = "TEXT_" (is_part ? named(entry) "_" : "") named(title)
	if (name in seen)
		wrong(name " stands twice: it is also in line " seen[name])
	seen[name] = FNR
	n = 0
	text = ""
	follows = 0
}
BEGIN {
	if (!list)
		print "/* made by base/texts.awk */\n#include \"base/locale.h\""
}
/\r|\t| $/ { wrong("a tab, a carriage return or a blank at the end of the line") }
/^## / {
	put()
	entry = substr($0, 4)
	begin(0, entry)
	next
}
/^### / {
	if (entry == "")
		wrong("a part (###) stands below an entry (##)")
	put()
	begin(1, substr($0, 5))
	next
}
entry == "" { next }
/^$/ {
	follows = 0
	next
}
/^(#|```|\||>|\* | )/ { wrong("here may stand a heading (## or ###), a paragraph or an item (\"- \"), nothing else") }
name == "" { wrong("this text belongs to no entry") }
{
	item = /^- /
	if (follows && !item)
		wrong("a paragraph is one line: join it with the one above, or leave a line blank between them")
	if (!n++)
		first = FNR
	text = text (n > 1 ? ", " : "") "N_(" quoted($0) ")"
	follows = 1
}
END {
	if (!failed && entry == "")
		wrong("there is no entry (##)")
	if (failed)
		exit 1
	put()
}
