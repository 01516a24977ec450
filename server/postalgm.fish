# Completion of postalgm for fish: commands, their second words, options, games and seats.
# Commands and options are asked of the program itself, once in a shell.

function __postalgm_table
    set -q __postalgm_rows; or set -g __postalgm_rows (postalgm help --list 2>/dev/null)
    printf '%s\n' $__postalgm_rows
end

# The values of a key in a list of the home.
function __postalgm_values --argument-names key
    postalgm $argv[2..] --json 2>/dev/null | string replace -rf "^ *\"$key\": \"(.*)\",*\$" '$1'
end

# The words before the cursor that are no options, the program aside.
function __postalgm_words
    set -l skip no
    for word in (commandline -opc)[2..]
        if test $skip = yes
            set skip no
        else if test "$word" = --home
            set skip yes
        else if not string match -q -- '-*' "$word"
            echo $word
        end
    end
end

# What stands at a place of "G SEAT [FILE]".
function __postalgm_place --argument-names place game
    switch "$place"
        case G 'G|FILE'
            __postalgm_values name game list
        case SEAT 'SEAT|all'
            __postalgm_values colour seat list $game
        case T.P
            __postalgm_values phase phase show $game
        case 'FILE*'
            __fish_complete_path (commandline -ct)
        case COMMAND
            __postalgm_table | string replace -r '[ \t].*' '' | uniq
    end
end

# What follows behind a command of so many words; fails where they name none.
function __postalgm_behind --argument-names n
    set -l words $argv[2..]
    test (count $words) -ge $n; or return 1
    set -l row (__postalgm_table | string match -r -- "^$words[1..$n]\t.*"); or return 1
    set -l cells (string split \t -- $row)
    if string match -q -- '-*' (commandline -ct)
        string split ' ' -- $cells[3] | string replace = ''
        return 0
    end
    set -l places (string split ' ' -- (string replace -ra '[][]' '' -- $cells[2]))
    __postalgm_place "$places[$(math (count $words) - $n + 1)]" "$words[$(math $n + 1)]"
    return 0
end

function __postalgm_complete
    set -l words (__postalgm_words)
    __postalgm_behind 2 $words; and return
    __postalgm_behind 1 $words; and return
    if string match -q -- '-*' (commandline -ct)
        printf '%s\n' --home --help --version
    else if test (count $words) = 0
        __postalgm_table | string replace -r '[ \t].*' '' | uniq
    else if test (count $words) = 1
        __postalgm_table | string replace -rf "^$words[1] (\S+)\t.*" '$1'
    end
end

complete -c postalgm -f -a '(__postalgm_complete)'
