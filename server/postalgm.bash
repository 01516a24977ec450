# Completion of postalgm for bash: commands, their second words, options and their values, games,
# seats and Powers. Commands and options are asked of the program itself, once in a shell.

_postalgm_table()
{
	[[ -n ${_postalgm_rows-} ]] || _postalgm_rows=$(postalgm help --list 2>/dev/null)
	printf '%s\n' "$_postalgm_rows"
}

# The values of a key in what a command prints about the home.
_postalgm_values()
{
	local key=$1
	shift
	postalgm "$@" --json ${home:+--home "$home"} 2>/dev/null | sed -n "s/^ *\"$key\": \"\\(.*\\)\",*\$/\\1/p"
}

# Powers, in the letters in which one begins to type them.
_postalgm_powers()
{
	case $cur in
	[a-z]*) _postalgm_values name powers list | tr '[:upper:] ' '[:lower:]-' ;;
	*) _postalgm_values name powers list | tr ' ' - ;;
	esac
}

# The names that seats of a game can have.
_postalgm_colours()
{
	postalgm game show "$1" --json ${home:+--home "$home"} 2>/dev/null |
		sed -n '/^ *"colours": \[$/,/\]/s/^ *"\(.*\)",*$/\1/p' | grep -v colours
}

# What stands at a place of "G SEAT [FILE]", or is the value of an option.
_postalgm_place()
{
	case $1 in
	G | PATTERN) _postalgm_values name game list ;;
	"G|FILE") _postalgm_values name game list; compgen -f -- "$cur" ;;
	SEAT | "SEAT|all") _postalgm_values colour seat list "${args[0]}" ;;
	FILE*) compgen -f -- "$cur" ;;
	DIR) compgen -d -- "$cur" ;;
	COMMAND) _postalgm_table | cut -f 1 | cut -d ' ' -f 1 | uniq ;;
	COLOUR) _postalgm_colours "${args[0]}" ;;
	KIND) _postalgm_values kind todo ;;
	NAME) [[ ${words[0]} != powers ]] || _postalgm_powers ;;
	T.P) _postalgm_values phase phase show "${args[0]}" ;;
	K=V) _postalgm_values name game option "${args[0]}" | sed 's/$/=/' ;;
	*"|"*) tr '|' '\n' <<<"$1" | grep -v '[[:upper:]]' ;; # words to choose from; names in capitals are none
	esac
}

# Is it an option that takes a value, of whatever command?
_postalgm_takes()
{
	[[ $1 == -m ]] || _postalgm_table | cut -f 3 | tr ' ' '\n' | grep -q -- "^$1="
}

_postalgm()
{
	local cur=${COMP_WORDS[COMP_CWORD]} words=() args=() home= option= i word name row= place
	local IFS=$' \t\n'
	COMPREPLY=()

	# `option`: the one whose value is typed next. bash makes --sort=name three words.
	for ((i = 1; i < COMP_CWORD; i++)); do
		word=${COMP_WORDS[i]}
		if [[ -n $option && $word == = ]]; then
			continue
		elif [[ -n $option ]]; then
			[[ $option != --home ]] || home=$word
			option=
		elif [[ $word == -* ]]; then
			! _postalgm_takes "$word" || option=$word
		else
			words+=("$word")
		fi
	done
	[[ $cur != = ]] || cur=

	# The row of the command that stands there: of two words, or of one.
	for ((i = 2; i > 0 && ${#words[@]} > 0; i--)); do
		[[ -z $row ]] || break
		name="${words[*]:0:i}"
		row=$(_postalgm_table | grep "^$name	")
		args=("${words[@]:i}")
	done
	if [[ -n $option ]]; then
		[[ -n $row ]] || row=$'\t\t--home=DIR'
		place=$(cut -f 3 <<<"$row" | tr ' ' '\n' | sed -n "s/^$option=//p")
		COMPREPLY=($(compgen -W "$(_postalgm_place "$place")" -- "$cur"))
	elif [[ $cur == -* ]]; then
		name="--home --help --version"
		[[ -z $row ]] || name=$(cut -f 3 <<<"$row" | tr ' ' '\n' | sed 's/=.*//')
		COMPREPLY=($(compgen -W "$name" -- "$cur"))
	elif [[ -n $row ]]; then
		place=($(cut -f 2 <<<"$row" | sed 's/"NAME <ADDRESS>"/PERSON/' | tr -d '[]'))
		COMPREPLY=($(compgen -W "$(_postalgm_place "${place[${#args[@]}]-}")" -- "$cur"))
		[[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace 2>/dev/null
	elif [[ ${#words[@]} == 0 ]]; then
		COMPREPLY=($(compgen -W "$(_postalgm_table | cut -f 1 | cut -d ' ' -f 1 | uniq)" -- "$cur"))
	elif [[ ${#words[@]} == 1 ]]; then
		COMPREPLY=($(compgen -W "$(_postalgm_table | cut -f 1 | sed -n "s/^${words[0]} //p")" -- "$cur"))
	fi
}

complete -o filenames -F _postalgm postalgm
