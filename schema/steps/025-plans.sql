-- What a letter costs. A list of three words and more behind IN is built as a table each time a
-- row is checked, or an index is asked whether it holds the row: fourteen times a letter. Words
-- joined by OR cost nothing. The conditions stay the same; as https://www.sqlite.org/lang_altertable.html
-- has it (section 7), a CHECK is changed in the text of the schema, for it is nowhere else.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (state IN (''NEW'', ''WORKING'', ''DONE'', ''HELD'', ''DUPLICATE'',
		''IGNORED'', ''QUARANTINE''))', 'CHECK (state = ''DONE'' OR state = ''NEW'' OR state = ''WORKING''
		OR state = ''HELD'' OR state = ''DUPLICATE'' OR state = ''IGNORED'' OR state = ''QUARANTINE'')')
	WHERE type = 'table' AND name = 'inbox';
UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (state IN (''QUEUED'', ''SENDING'', ''SENT'', ''RETRY'', ''FAILED'', ''DOUBT'',
		''DROPPED''))', 'CHECK (state = ''QUEUED'' OR state = ''SENDING'' OR state = ''SENT'' OR state = ''RETRY''
		OR state = ''FAILED'' OR state = ''DOUBT'' OR state = ''DROPPED'')')
	WHERE type = 'table' AND name = 'outbox';
UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (status IN (''inviting'', ''running'', ''paused'', ''over''))',
	'CHECK (status = ''running'' OR status = ''inviting'' OR status = ''paused'' OR status = ''over'')')
	WHERE type = 'table' AND name = 'game';
UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (status IN (''invited'', ''joined'', ''declined'', ''removed''))',
	'CHECK (status = ''joined'' OR status = ''invited'' OR status = ''declined'' OR status = ''removed'')')
	WHERE type = 'table' AND name = 'seat';
PRAGMA writable_schema = RESET;

DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox (next_utc, id)
	WHERE state = 'QUEUED' OR state = 'RETRY' OR state = 'DOUBT' OR state = 'SENDING';

-- Letters that were put back until a time: of a seat with very many, few others.
CREATE INDEX inbox_waits ON inbox (game_id, seat, wait_utc) WHERE state = 'NEW' AND wait_utc > 0;
