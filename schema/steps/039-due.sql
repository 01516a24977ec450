-- A round asks which games are due, and of which a reminder may be; a letter of somebody who plays nothing, whose
-- GM they are. Neither may read all games for that.
CREATE INDEX game_early ON game (early_utc) WHERE status = 'running';
CREATE INDEX option_of_name ON option (name, game_id);
CREATE INDEX game_led ON game (gm_address COLLATE NOCASE) WHERE gm_address <> '';
CREATE INDEX game_gm_address ON game_gm (address COLLATE NOCASE);
