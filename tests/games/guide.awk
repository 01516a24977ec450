# Takes the code out of rules/GUIDE.md: a block that begins "```c PATH" is that file, and "```c snippet"
# a file snippet-N.c that begins with what the page's game includes. usage: awk -v out=FOLDER -f guide.awk GUIDE.md
# SPDX-License-Identifier: ISC
function begin(path) {
	file = out "/" path
	folder = file
	sub(/\/[^\/]*$/, "", folder)
	system("mkdir -p '" folder "'")
	printf "" >file
}
/^```[a-z]+ snippet$/ {
	begin("snippet-" (++n) ".c")
	print "#include \"snippet.h\"\n#line " (NR + 1) " \"rules/GUIDE.md\"" >file
	next
}
/^```[a-z]+ [a-z_]+\// {
	begin($2)
	next
}
/^```/ {
	if (file)
		close(file)
	file = ""
	next
}
file { print >file }
