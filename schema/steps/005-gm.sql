-- Who leads a game: its own GM, or the house's. The epoch is raised when the game gets
-- another one; keys of the one before open nothing.
ALTER TABLE game ADD COLUMN gm_name TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN gm_address TEXT NOT NULL DEFAULT ''; -- '': the house's
ALTER TABLE game ADD COLUMN gm_epoch INTEGER NOT NULL DEFAULT 1;
