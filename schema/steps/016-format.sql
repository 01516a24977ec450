-- What a player's letters are made of: text, html or both, and json behind it; empty: both.
ALTER TABLE seat ADD COLUMN format TEXT NOT NULL DEFAULT '';
