#compdef postalgm
# Completion of postalgm for zsh: commands, their second words, options and their values, games,
# seats and Powers. Commands and options are asked of the program itself, once in a shell.

_postalgm_table()
{
	(( ${+_postalgm_rows} )) || typeset -g _postalgm_rows="$(postalgm help --list 2>/dev/null)"
	print -r -- "$_postalgm_rows"
}

# The values of a key in what a command prints about the home.
_postalgm_values()
{
	local key=$1
	shift
	postalgm "$@" --json ${home:+--home} $home 2>/dev/null | sed -n "s/^ *\"$key\": \"\\(.*\\)\",*\$/\\1/p"
}

# Powers, in the letters in which one begins to type them.
_postalgm_powers()
{
	case ${words[CURRENT]} in
	([a-z]*) _postalgm_values name powers list | tr '[:upper:] ' '[:lower:]-' ;;
	(*) _postalgm_values name powers list | tr ' ' - ;;
	esac
}

# The names that seats of a game can have.
_postalgm_colours()
{
	postalgm game show "$1" --json ${home:+--home} $home 2>/dev/null |
		sed -n '/^ *"colours": \[$/,/\]/s/^ *"\(.*\)",*$/\1/p' | grep -v colours
}

# What stands at a place of "G SEAT [FILE]", or is the value of an option; $2: the game, $3: the group.
_postalgm_place()
{
	case $1 in
	(G|PATTERN) compadd -- ${(f)"$(_postalgm_values name game list)"} ;;
	('G|FILE') compadd -- ${(f)"$(_postalgm_values name game list)"}; _files ;;
	(SEAT|'SEAT|all') compadd -- ${(f)"$(_postalgm_values colour seat list $2)"} ;;
	(T.P) compadd -- ${(f)"$(_postalgm_values phase phase show $2)"} ;;
	(FILE*) _files ;;
	(DIR) _files -/ ;;
	(COMMAND) compadd -- ${(f)"$(_postalgm_table | sed 's/[	 ].*//' | uniq)"} ;;
	(COLOUR) compadd -- ${(f)"$(_postalgm_colours $2)"} ;;
	(KIND) compadd -- ${(f)"$(_postalgm_values kind todo)"} ;;
	(K=V) compadd -S = -- ${(f)"$(_postalgm_values name game option $2)"} ;;
	(NAME) [[ $3 != powers ]] || compadd -- ${(f)"$(_postalgm_powers)"} ;;
	(*'|'*) compadd -- ${(M)${(s:|:)1}:#[^[:upper:]]##} ;; # words to choose from; names in capitals are none
	esac
}

# What follows behind a command of so many words; fails where they name none. $option: the one whose
# value is typed.
_postalgm_behind()
{
	local n=$1 row
	shift
	(( $# >= n )) || return 1
	row=$(_postalgm_table | grep "^${(j: :)@[1,n]}	") || return 1
	local -a cells=("${(@ps:\t:)row}")
	local -a value places=(${=${${cells[2]//[][]/}/\"NAME <ADDRESS>\"/PERSON}}) flags=(${=cells[3]})
	if [[ -n $option ]]; then
		value=(${(M)flags:#$option=*})
		_postalgm_place "${value[1]#*=}" "${@[n + 1]}" $1
	elif [[ ${words[CURRENT]} == -* ]]; then
		compadd -- ${flags%%=*}
	else
		_postalgm_place "${places[$# - n + 1]}" "${@[n + 1]}" $1
	fi
	return 0
}

# Is it an option that takes a value, of whatever command?
_postalgm_takes()
{
	[[ $1 == -m ]] || _postalgm_table | cut -f 3 | tr ' ' '\n' | grep -q -- "^$1="
}

_postalgm()
{
	setopt local_options extended_glob
	local -a said
	local i word option= home=
	for ((i = 2; i < CURRENT; i++)); do
		word=${words[i]}
		if [[ -n $option ]]; then
			[[ $option != --home ]] || home=$word
			option=
		elif [[ $word == --home=* ]]; then
			home=${word#*=}
		elif [[ $word != -* ]]; then
			said+=("$word")
		elif _postalgm_takes $word; then
			option=$word
		fi
	done
	# --sort=na
	if [[ -z $option && ${words[CURRENT]} == --*=* ]]; then
		option=${words[CURRENT]%%=*}
		compset -P 1 '*='
	fi
	_postalgm_behind 2 $said && return
	_postalgm_behind 1 $said && return
	if [[ -n $option ]]; then
		[[ $option != --home ]] || _files -/
	elif [[ ${words[CURRENT]} == -* ]]; then
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
