-- From and text of letters that were acted on, without their Message-ID: a letter that was
-- signed once and comes again under another id is known by them.
CREATE TABLE acted_text (
	text_key BLOB PRIMARY KEY,
	inbox_id INTEGER NOT NULL REFERENCES inbox (id)
) STRICT, WITHOUT ROWID;
