# Completion of postalgm for bash: commands, their second words, options, and the games
# of the home.

_postalgm_games()
{
	postalgm game list --json ${home:+--home "$home"} 2>/dev/null |
		sed -n 's/^ *"name": "\(.*\)",*$/\1/p'
}

_postalgm_powers()
{
	postalgm powers list --json 2>/dev/null | sed -n 's/^ *"name": "\(.*\)",*$/\1/p'
}

_postalgm()
{
	local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
	local words=() home= i word
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
	--home) COMPREPLY=($(compgen -d -- "$cur")); return ;;
	--export) COMPREPLY=($(compgen -f -- "$cur")); return ;;
	--format) COMPREPLY=($(compgen -W "text json" -- "$cur")); return ;;
	--powers) COMPREPLY=($(compgen -W "none lot wish" -- "$cur")); return ;;
	--game) COMPREPLY=($(compgen -W "$(_postalgm_games)" -- "$cur")); return ;;
	--colour) COMPREPLY=($(compgen -W "red blue green yellow purple orange" -- "$cur")); return ;;
	--state)
		if [[ ${words[0]} == outbox ]]; then
			COMPREPLY=($(compgen -W "queued sending sent retry failed doubt dropped" -- "$cur"))
		else
			COMPREPLY=($(compgen -W "new working done held duplicate ignored quarantine" -- "$cur"))
		fi
		return ;;
	esac

	if [[ $cur == -* ]]; then
		local options="--home --help"
		case "${words[0]} ${words[1]}" in
		init*) options+=" --gm --address --in --out --now" ;;
		"game new") options+=" --rules --seats --option --deadlines --powers --now" ;;
		"game option") options+=" --force --why --json --now" ;;
		announce* | ruling*) options+=" --now" ;;
		editorial*) options+=" --show --now" ;;
		journal*) options+=" --max --json" ;;
		"game end" | "phase extend") options+=" --why --now" ;;
		"phase preview") options+=" --seat --all --json --now" ;;
		"phase rollback") options+=" --why --force --now" ;;
		"seat add") options+=" --colour --now" ;;
		"seat standby") options+=" --remove --json --now" ;;
		"nmr list") options+=" --all --json" ;;
		powers*) options+=" --rules --json" ;;
		explain*) options+=" --attempt --json" ;;
		"report show") options+=" --format --attempt --json" ;;
		"outbox list" | "letters list") options+=" --state --max --json" ;;
		backup*) options+=" --force --json --now" ;;
		"letters show") options+=" --raw --json" ;;
		"letters release" | "letters drop") options+=" --why --now" ;;
		verify*) options+=" --export --whole --json" ;;
		letter*) options+=" --game" ;;
		*" list" | *" show" | health* | version* | "config check") options+=" --json" ;;
		esac
		COMPREPLY=($(compgen -W "$options" -- "$cur"))
		return
	fi

	case ${#words[@]} in
	0) COMPREPLY=($(compgen -W "init config game seat nmr orders phase explain report
		announce ruling editorial journal outbox letters powers verify scene letter backup health
		version" -- "$cur")) ;;
	1)
		case ${words[0]} in
		config) COMPREPLY=($(compgen -W "check show" -- "$cur")) ;;
		game) COMPREPLY=($(compgen -W "new list show start pause resume end option gm" -- "$cur")) ;;
		seat) COMPREPLY=($(compgen -W "add list remove replace standby rekey resume" -- "$cur")) ;;
		nmr) COMPREPLY=($(compgen -W "list remind wait standby random" -- "$cur")) ;;
		orders) COMPREPLY=($(compgen -W "show enter check" -- "$cur")) ;;
		phase) COMPREPLY=($(compgen -W "show run preview extend rollback" -- "$cur")) ;;
		powers) COMPREPLY=($(compgen -W "list show" -- "$cur")) ;;
		report) COMPREPLY=($(compgen -W "show" -- "$cur")) ;;
		outbox) COMPREPLY=($(compgen -W "list show retry drop" -- "$cur")) ;;
		letters) COMPREPLY=($(compgen -W "list show retry release drop" -- "$cur")) ;;
		explain | announce | ruling | editorial | journal) COMPREPLY=($(compgen -W "$(_postalgm_games)" -- "$cur")) ;;
		verify) COMPREPLY=($(compgen -W "$(_postalgm_games)" -- "$cur") $(compgen -f -- "$cur")) ;;
		scene | letter | backup) COMPREPLY=($(compgen -f -- "$cur")) ;;
		esac ;;
	2)
		case ${words[0]} in
		game | seat | nmr | orders | phase | report)
			COMPREPLY=($(compgen -W "$(_postalgm_games)" -- "$cur")) ;;
		powers) COMPREPLY=($(compgen -W "$(_postalgm_powers)" -- "$cur")) ;;
		scene) COMPREPLY=($(compgen -f -- "$cur")) ;;
		esac ;;
	*) COMPREPLY=($(compgen -f -- "$cur")) ;;
	esac
}

complete -o filenames -F _postalgm postalgm
