# Completion of postalgm for fish: commands, their second words, options and their values, games,
# seats and Powers. Commands and options are asked of the program itself, once in a shell.

function __postalgm_table
    set -q __postalgm_rows; or set -g __postalgm_rows (postalgm help --list 2>/dev/null)
    printf '%s\n' $__postalgm_rows
end

# The values of a key in what a command prints about the home.
function __postalgm_values --argument-names key
    postalgm $argv[2..] --json (__postalgm_home) 2>/dev/null | string replace -rf "^ *\"$key\": \"(.*)\",*\$" '$1'
end

# Powers, in the letters in which one begins to type them.
function __postalgm_powers
    if string match -qr '^[a-z]' -- (commandline -ct)
        __postalgm_values name powers list | string lower | string replace -a ' ' -
    else
        __postalgm_values name powers list | string replace -a ' ' -
    end
end

# The names that seats of a game can have.
function __postalgm_colours --argument-names game
    postalgm game show $game --json (__postalgm_home) 2>/dev/null |
        sed -n '/^ *"colours": \[$/,/\]/s/^ *"\(.*\)",*$/\1/p' | string match -v -- colours
end

# Is it an option that takes a value, of whatever command?
function __postalgm_takes --argument-names option
    test "$option" = -m; or __postalgm_table | string match -qr -- "[\t ]$option="
end

# The words before the cursor that are no options and no values of options, the program aside. The
# option whose value is typed next, if any, is the last of them.
function __postalgm_words
    set -l option
    for word in (commandline -opc)[2..]
        if test -n "$option"
            set option
        else if not string match -q -- '-*' "$word"
            echo $word
        else if __postalgm_takes $word
            set option $word
        end
    end
    # --sort=na
    string match -rq -- '^(?<before>--[^=]+)=' (commandline -ct); and set option $before
    test -z "$option"; or echo $option
end

# --home and its folder, if it was said.
function __postalgm_home
    set -l before
    for word in (commandline -opc)
        if test "$before" = --home
            printf '%s\n' --home $word
        else if string match -q -- '--home=*' "$word"
            echo $word
        end
        set before $word
    end
end

# What stands at a place of "G SEAT [FILE]", or is the value of an option.
function __postalgm_place --argument-names place game group
    switch "$place"
        case G PATTERN
            __postalgm_values name game list
        case 'G|FILE'
            __postalgm_values name game list
            __fish_complete_path (commandline -ct)
        case SEAT 'SEAT|all'
            __postalgm_values colour seat list $game
        case T.P
            __postalgm_values phase phase show $game
        case 'FILE*'
            __fish_complete_path (commandline -ct | string replace -r '^--[^=]+=' '')
        case DIR
            __fish_complete_directories (commandline -ct | string replace -r '^--[^=]+=' '') ''
        case COMMAND
            __postalgm_table | string replace -r '[ \t].*' '' | uniq
        case COLOUR
            __postalgm_colours $game
        case KIND
            __postalgm_values kind todo
        case K=V
            __postalgm_values name game option $game | string replace -r '$' =
        case NAME
            test "$group" = powers; and __postalgm_powers
        case '*|*'
            # Words to choose from; names in capitals are none.
            string split '|' -- $place | string match -rv -- '[A-Z]'
    end
end

# What follows behind a command of so many words; fails where they name none.
function __postalgm_behind --argument-names n
    set -l words $argv[2..]
    set -l option
    if string match -q -- '-*' "$words[-1]"
        set option $words[-1]
        set -e words[-1]
    end
    test (count $words) -ge $n; or return 1
    set -l row (__postalgm_table | string match -r -- "^$words[1..$n]\t.*"); or return 1
    set -l cells (string split \t -- $row)
    set -l options (string split ' ' -- $cells[3])
    if test -n "$option"
        set -l value (string replace -rf -- "^$option=" '' $options)
        set -l typed (string match -r -- '^--[^=]+=' (commandline -ct))
        __postalgm_place "$value" "$words[$(math $n + 1)]" "$words[1]" | string replace -r '^' -- "$typed"
        return 0
    end
    if string match -q -- '-*' (commandline -ct)
        string replace -r '=.*' '' -- $options
        return 0
    end
    set -l places (string split ' ' -- (string replace -ra '[][]' '' -- $cells[2] | string replace '"NAME <ADDRESS>"' PERSON))
    __postalgm_place "$places[$(math (count $words) - $n + 1)]" "$words[$(math $n + 1)]" "$words[1]"
    return 0
end

function __postalgm_complete
    set -l words (__postalgm_words)
    __postalgm_behind 2 $words; and return
    __postalgm_behind 1 $words; and return
    if string match -q -- '-*' "$words[-1]"
        test "$words[-1]" = --home; and __fish_complete_directories (commandline -ct) ''
    else if string match -q -- '-*' (commandline -ct)
        printf '%s\n' --home --help --version
    else if test (count $words) = 0
        __postalgm_table | string replace -r '[ \t].*' '' | uniq
    else if test (count $words) = 1
        __postalgm_table | string replace -rf "^$words[1] (\S+)\t.*" '$1'
    end
end

complete -c postalgm -f -a '(__postalgm_complete)'
