"""The game in progress: the draft on the table, the session that owns it, the settings. QtCore only."""
