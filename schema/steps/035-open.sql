-- Games that fill themselves: what a player must bring, and who is asked by which letter.
CREATE TABLE open_game (
	game_id INTEGER PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
	opened_utc INTEGER NOT NULL,
	by_gm INTEGER NOT NULL,                 -- 1: the GM starts it; 0: it starts when it is full
	reliability INTEGER NOT NULL,           -- least share of phases in time, in percent; 0: any
	most_games INTEGER NOT NULL,            -- at most so many games at once, this one too; 0: any number
	allow TEXT NOT NULL,                    -- addresses and @domains, comma between; '': everybody
	deny TEXT NOT NULL
) STRICT;
-- A question to somebody who wants a seat (game_id 0: who wants to hear of open games), or a letter
-- that offers it; the word in its reply address joins.
CREATE TABLE join_ask (
	address TEXT NOT NULL COLLATE NOCASE,
	game_id INTEGER NOT NULL,
	name TEXT NOT NULL,
	colour TEXT NOT NULL,                   -- the seat that they wish for; '': any
	word_hash TEXT NOT NULL,
	asked INTEGER NOT NULL,                 -- 1: they wrote to us; 0: we wrote to them
	utc INTEGER NOT NULL,
	PRIMARY KEY (address, game_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX join_ask_word ON join_ask (word_hash);
-- People who asked to be told of open games: since when; 0: they did not.
ALTER TABLE person ADD COLUMN news_utc INTEGER NOT NULL DEFAULT 0;
