-- Which orders the GM has entered, for `explain` and `orders show`.
ALTER TABLE slot ADD COLUMN byhand INTEGER NOT NULL DEFAULT 0;
