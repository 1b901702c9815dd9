"""Words and computer players: everything that knows a word list. No Qt, no user-visible text."""
