#!/bin/sh
# What the first commands of a new GM say comes next: the password's file, a try of the mailbox, a
# game, who may join it. Prints TAP.
# usage: tests/server/cli/first_start.sh BUILD_DIR
set -u
build=${1:-build}
kit=$(dirname "$0")/../../kit
. "$kit/desk.sh"

at 0 'Next: write the password into .*/home/imap.word [(]mode 0600[)]' 'init: the file of the password comes first' \
	init --gm me@example.net --address gm@example.org --in imaps://gm@localhost:9/INBOX --in-password-file imap.word \
	--out smtps://gm@localhost:9 --out-password-file /etc/smtp.word
rm -r "$home"
at 0 'Next: write the password into /etc/smtp.word ' '... and of the other one, at its own place' \
	init --gm me@example.net --address gm@example.org --in imaps://gm@localhost:9/INBOX --in-password-file imap.word \
	--out smtps://gm@localhost:9 --out-password-file /etc/smtp.word
rm -r "$home"
at 0 'Next: postalgm config check --connect' '... then a try' init --gm me@example.net --address gm@example.org \
	--in imaps://gm@localhost:9/INBOX --in-password-file one.word --out smtps://gm@localhost:9 --out-password-file one.word
rm -r "$home"
at 0 '!password|--connect' 'two folders need neither' init --gm me@example.net --address gm@example.org
at 0 'Or: postalgm game open ce-7, and people join it by themselves' 'game new: people can join by themselves' \
	game new ce-7 --seats 3
at 0 'set it to true in postalgm.json, and restart postalgmd' 'game open: how strangers can join' game open ce-7
sed -i 's/"strangers": false/"strangers": true/' "$home/postalgm.json"
at 0 '!strangers' '... which is said no longer' game open ce-7
finish
