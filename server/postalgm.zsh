#compdef postalgm
# Completion of postalgm for zsh: commands, their second words, options, games and seats.
# Commands and options are asked of the program itself, once in a shell.

_postalgm_table()
{
	(( ${+_postalgm_rows} )) || typeset -g _postalgm_rows="$(postalgm help --list 2>/dev/null)"
	print -r -- "$_postalgm_rows"
}

# The values of a key in a list of the home.
_postalgm_values()
{
	local key=$1
	shift
	postalgm "$@" --json 2>/dev/null | sed -n "s/^ *\"$key\": \"\\(.*\\)\",*\$/\\1/p"
}

# What stands at a place of "G SEAT [FILE]".
_postalgm_place()
{
	case $1 in
	(G|'G|FILE') compadd -- ${(f)"$(_postalgm_values name game list)"} ;;
	(SEAT|'SEAT|all') compadd -- ${(f)"$(_postalgm_values colour seat list $2)"} ;;
	(T.P) compadd -- ${(f)"$(_postalgm_values phase phase show $2)"} ;;
	(FILE*) _files ;;
	(COMMAND) compadd -- ${(f)"$(_postalgm_table | sed 's/[	 ].*//' | uniq)"} ;;
	esac
}

# What follows behind a command of so many words; fails where they name none.
_postalgm_behind()
{
	local n=$1 row
	shift
	(( $# >= n )) || return 1
	row=$(_postalgm_table | grep "^${(j: :)@[1,n]}	") || return 1
	local -a cells=("${(@ps:\t:)row}")
	local -a places=(${=${cells[2]//[][]/}})
	if [[ ${words[CURRENT]} == -* ]]; then
		compadd -- ${=cells[3]//=/}
	else
		_postalgm_place "${places[$# - n + 1]}" "${@[n + 1]}"
	fi
	return 0
}

_postalgm()
{
	local -a said
	local i skip=
	for ((i = 2; i < CURRENT; i++)); do
		if [[ -n $skip ]]; then
			skip=
		elif [[ ${words[i]} == --home ]]; then
			skip=1
		elif [[ ${words[i]} != -* ]]; then
			said+=("${words[i]}")
		fi
	done
	_postalgm_behind 2 $said && return
	_postalgm_behind 1 $said && return
	if [[ ${words[CURRENT]} == -* ]]; then
		compadd -- --home --help --version
	elif (( $#said == 0 )); then
		compadd -- ${(f)"$(_postalgm_table | sed 's/[	 ].*//' | uniq)"}
	elif (( $#said == 1 )); then
		compadd -- ${(f)"$(_postalgm_table | sed -n "s/^$said[1] \\([^	]*\\)	.*/\\1/p")"}
	fi
}

if [[ $funcstack[1] == _postalgm ]]; then
	_postalgm "$@"
else
	compdef _postalgm postalgm
fi
