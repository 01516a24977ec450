# The rule book of a game out of its pages (.md): see rulings.h for how an entry is written.
#   awk -f rulings.awk -v name=GAME PAGES    a table in C, rulings_GAME
#   awk -f rulings.awk -v list=1 PAGES       the marks alone, one a line
# The table is sorted by its marks, so that they are found by halves. A mark that stands twice ends it with an error.
# SPDX-License-Identifier: ISC
function quoted(s) {
	gsub(/[*`]/, "", s)
	gsub(/\\/, "&&", s)
	gsub(/"/, "\\\"", s)
	return "\"" s "\""
}
function insert(key, line, i) {
	for (i = n++; i > 0 && keys[i - 1] > key; i--) {
		keys[i] = keys[i - 1]
		lines[i] = lines[i - 1]
	}
	keys[i] = key
	lines[i] = line
}
function put() {
	if (mark != "" && !list)
		insert(mark, sprintf("\t{%s, %s, %s},", quoted(mark), quoted(title), quoted(text)))
	mark = ""
}
BEGIN {
	if (!list)
		printf "/* made from the pages of %s by rules/pieces/rulings.awk */\nstatic const struct ruling rulings_%s[] = {\n", name, name
}
FNR == 1 { put() }
match($0, /^([-*] )?(\*\*)?[A-Z]+-[A-Z]?[0-9.]*[0-9]/) {
	put()
	rest = substr($0, RLENGTH + 1)
	mark = substr($0, 1, RLENGTH)
	bold = mark ~ /^([-*] )?\*\*/
	gsub(/^[-* ]+/, "", mark)
	if (mark in seen) {
		print FILENAME ":" FNR ": " mark " stands twice" > "/dev/stderr"
		failed = 1
		exit 1
	}
	seen[mark] = 1
	if (list)
		print mark
	end = bold ? index(rest, "**") : 0
	title = end ? substr(rest, 1, end - 1) : ""
	text = end ? substr(rest, end + 2) : rest
	sub(/^ +/, "", title)
	sub(/^ +(\[[A-Z]\] +)?/, "", text)
	next
}
/^[ \t]+[^ \t]/ && mark != "" && !/^[ \t]*Test:/ {
	sub(/^[ \t]+/, "")
	text = text " " $0
	next
}
# Prose right below an entry would go on with it if it were indented: nothing is dropped.
/^[^ \t#|>`*-]/ && mark != "" && !/^Test:/ {
	print FILENAME ":" FNR ": this line follows " mark " and is not indented: indent it to go on with the entry, or leave a line blank above it" > "/dev/stderr"
	failed = 1
	exit 1
}
!/^[ \t]*Test:/ { put() }
END {
	if (failed)
		exit 1
	put()
	for (i = 0; i < n; i++)
		print lines[i]
	if (!list)
		print "};"
}
