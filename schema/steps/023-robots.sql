-- Letters in a row that bring nothing - no order, no command, no press - by who wrote them: a
-- seat with the epoch of its player, a standby, a GM, an address. Robots that do not say that
-- they are robots are known by it.
CREATE TABLE emptyhanded (
	who TEXT PRIMARY KEY COLLATE NOCASE,
	points INTEGER NOT NULL,
	told INTEGER NOT NULL DEFAULT 0,        -- 1: the GM knows
	utc INTEGER NOT NULL                    -- of the last
) STRICT, WITHOUT ROWID;
