"""Every state of the window that is drawn, and what brings it about: :data:`SCENES`.

The games come from ``tests/games``, cut off at a turn and with other names where a scene needs them.
"""

from __future__ import annotations

from scenes import challenges, evening, own_words, pages, table, words
from scenes.stage import Scene

TIED = 14
"""A seed with which two people tie for the first turn."""

SCENES: dict[str, Scene] = {
    "start-first": pages.first_run,
    "start-last": pages.last_game,
    "start-four": pages.last_game_of_four,
    "start-finished": pages.finished_before,
    "start-damaged": pages.damaged,
    "new": pages.new_game,
    "new-refused": pages.new_game_refused,
    "new-four": pages.new_game_of_four,
    "new-more": own_words.new_game_more,
    "draw": pages.draw,
    "draw-four": pages.draw_of_four,
    "curtain-start": evening.curtain_start,
    "curtain": evening.curtain,
    "curtain-four": evening.curtain_of_four,
    "curtain-reopened": evening.curtain_reopened,
    "curtain-pass": evening.curtain_pass,
    "curtain-exchange": evening.curtain_exchange,
    "curtain-skipped": evening.curtain_skipped,
    "curtain-won": evening.curtain_challenge_won,
    "curtain-ask": evening.curtain_ask,
    "table-empty": table.table_empty,
    "table-good": table.table_good,
    "table-cursor": table.table_cursor,
    "table-bad": table.table_bad,
    "table-all": table.table_all_tiles,
    "table-friendly": table.table_friendly,
    "table-four": table.table_of_four,
    "table-rounds": table.table_rounds,
    "table-finished": table.table_finished,
    "pad-sheet": table.pad_sheet,
    "pad-sheet-four": table.pad_sheet_of_four,
    "unseen": table.unseen,
    "exchange": table.exchange,
    "exchange-begun": table.exchange_begun,
    "blank": table.blank_picker,
    "ask-pass": table.ask_pass,
    "ask-resign": table.ask_resign,
    "challenge-who": challenges.challenge_who,
    "challenge-step": challenges.challenge_step,
    "challenge-bad": challenges.challenge_bad,
    "challenge-good": challenges.challenge_good,
    "challenge-agree": challenges.challenge_agree,
    "challenge-vote": challenges.challenge_vote,
    "words": words.look_up,
    "words-good": words.look_up_good,
    "words-bad": words.look_up_bad,
    "words-bare": words.look_up_without_meaning,
    "words-many": words.look_up_many,
    "words-closed": words.closed,
    "build": words.build,
    "build-found": words.build_found,
    "build-two": words.build_two,
    "build-none": words.build_none,
    "build-closed": words.closed_builder,
    "card": words.card,
    "card-waits": words.card_waits,
    "card-last": words.card_last_turn,
    "end": evening.end_page,
    "end-two": evening.end_page_two,
    "end-line": evening.end_page_line,
    "end-four": evening.end_page_four,
    "own-list": own_words.own_list,
    "own-list-refused": own_words.own_list_refused,
    "own-lists-none": own_words.own_lists_none,
    "own-lists": own_words.own_lists,
    "house-words-none": own_words.house_words_none,
    "house-words": own_words.house_words,
    "study-new": own_words.study_new,
    "study-question": own_words.study_question,
    "study-answer": own_words.study_answer,
    "study-done": own_words.study_done,
    "rules": pages.rules,
    "about": pages.about,
    "notice": pages.notice,
    "notice-alarm": pages.notice_alarm,
    "preferences": pages.preferences,
    "pin": pages.pin,
    "menu": pages.menu,
}
"""Every scene by its name, in the order of the sheet."""
SEEDS = {"draw": TIED}
NARROW = {"pad-sheet", "pad-sheet-four"}
"""Scenes that there are in narrow windows only."""
