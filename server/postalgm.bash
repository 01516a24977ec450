# Completion of postalgm for bash: commands, their second words, options, games, seats and
# Powers. Commands and options are asked of the program itself, once in a shell.

_postalgm_table()
{
	[[ -n ${_postalgm_rows-} ]] || _postalgm_rows=$(postalgm help --list 2>/dev/null)
	printf '%s\n' "$_postalgm_rows"
}

# The names in a list of the home.
_postalgm_names()
{
	postalgm "$@" --json ${home:+--home "$home"} 2>/dev/null |
		sed -n 's/^ *"name": "\(.*\)",*$/\1/p'
}

_postalgm_seats()
{
	postalgm seat list "$1" --json ${home:+--home "$home"} 2>/dev/null |
		sed -n 's/^ *"colour": "\(.*\)",*$/\1/p'
}

# Powers, in the letters in which one begins to type them.
_postalgm_powers()
{
	case $cur in
	[a-z]*) _postalgm_names powers list | tr '[:upper:] ' '[:lower:]-' ;;
	*) _postalgm_names powers list | tr ' ' - ;;
	esac
}

# The open phase of a game.
_postalgm_phase()
{
	postalgm phase show "$1" --json ${home:+--home "$home"} 2>/dev/null |
		sed -n 's/^ *"phase": "\(.*\)",*$/\1/p'
}

# Options of a game, up to the "=".
_postalgm_options()
{
	_postalgm_names game option "$1" | sed 's/$/=/'
}

# What stands at a place of "G SEAT [FILE]".
_postalgm_place()
{
	case $1 in
	G) _postalgm_names game list ;;
	"G|FILE") _postalgm_names game list; compgen -f -- "$cur" ;;
	SEAT | "SEAT|all") _postalgm_seats "${args[0]}" ;;
	FILE* | "FILE|-") compgen -f -- "$cur" ;;
	COMMAND) _postalgm_table | cut -f 1 | cut -d ' ' -f 1 | uniq ;;
	NAME) [[ ${words[0]} != powers ]] || _postalgm_powers ;;
	T.P) _postalgm_phase "${args[0]}" ;;
	K=V) _postalgm_options "${args[0]}" ;;
	esac
}

_postalgm()
{
	local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
	local words=() args=() home= i word name row= place options
	local IFS=$' \t\n'
	COMPREPLY=()

	for ((i = 1; i < COMP_CWORD; i++)); do
		word=${COMP_WORDS[i]}
		case $word in
		--home) home=${COMP_WORDS[i+1]}; ((i++)) ;;
		-*) ;;
		*) words+=("$word") ;;
		esac
	done

	case $prev in
	--home | --out) COMPREPLY=($(compgen -d -- "$cur")); return ;;
	--export | --prometheus) COMPREPLY=($(compgen -f -- "$cur")); return ;;
	--format) COMPREPLY=($(compgen -W "text html json" -- "$cur")); return ;;
	--powers) COMPREPLY=($(compgen -W "none lot wish" -- "$cur")); return ;;
	--start) COMPREPLY=($(compgen -W "full gm" -- "$cur")); return ;;
	--status) COMPREPLY=($(compgen -W "inviting running paused over" -- "$cur")); return ;;
	--sort) COMPREPLY=($(compgen -W "name status deadline" -- "$cur")); return ;;
	--urgency) COMPREPLY=($(compgen -W "now soon later" -- "$cur")); return ;;
	--game) COMPREPLY=($(compgen -W "$(_postalgm_names game list)" -- "$cur")); return ;;
	--colour) COMPREPLY=($(compgen -W "red blue green yellow purple orange" -- "$cur")); return ;;
	--state)
		if [[ ${words[0]} == outbox ]]; then
			COMPREPLY=($(compgen -W "queued sending sent retry failed doubt dropped" -- "$cur"))
		else
			COMPREPLY=($(compgen -W "new working done held duplicate ignored quarantine" -- "$cur"))
		fi
		return ;;
	esac

	# The row of the command that stands there: of two words, or of one.
	for ((i = 2; i > 0 && ${#words[@]} > 0; i--)); do
		[[ -z $row ]] || break
		name="${words[*]:0:i}"
		row=$(_postalgm_table | grep "^$name	")
		args=("${words[@]:i}")
	done
	if [[ $cur == -* ]]; then
		options="--home --help"
		[[ -z $row ]] || options=$(cut -f 3 <<<"$row")
		COMPREPLY=($(compgen -W "${options//=/}" -- "$cur"))
	elif [[ -n $row ]]; then
		place=($(cut -f 2 <<<"$row" | tr -d '[]'))
		COMPREPLY=($(compgen -W "$(_postalgm_place "${place[${#args[@]}]-}")" -- "$cur"))
		[[ ${COMPREPLY[0]-} != *= ]] || compopt -o nospace 2>/dev/null
	elif [[ ${#words[@]} == 0 ]]; then
		COMPREPLY=($(compgen -W "$(_postalgm_table | cut -f 1 | cut -d ' ' -f 1 | uniq)" -- "$cur"))
	elif [[ ${#words[@]} == 1 ]]; then
		COMPREPLY=($(compgen -W "$(_postalgm_table | cut -f 1 | sed -n "s/^${words[0]} //p")" -- "$cur"))
	fi
}

complete -o filenames -F _postalgm postalgm
