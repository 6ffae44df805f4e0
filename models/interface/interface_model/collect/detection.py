"""Leaves out translations that are surely in another language, by the repository's own detector."""

from collections import Counter
from typing import Callable

from ..clean.filters import words_of
from .choose import Choice
from .repository import run_script

# Shorter texts say too little: names, formulas and words that several languages share.
FEWEST_WORDS = 4

Detect = Callable[[list[str]], list[str]]


def detect_languages(texts: list[str]) -> list[str]:
    """The language that each text is surely in, as a two-letter code, or `-`."""
    given = "".join(f"{text}\n" for text in texts).encode()
    found = run_script("detect-lines.ts", [], given).decode().split()
    if len(found) != len(texts):
        raise RuntimeError(f"detect-lines.ts answered {len(found)} of {len(texts)} lines")
    return found


def in_language(
    chosen: list[Choice], language: str, dropped: "Counter[str]", detect: Detect = detect_languages
) -> list[Choice]:
    """The pairs but those of four words or more whose translation is surely not in the language; those are counted."""
    long = [choice for choice in chosen if len(words_of(choice.pair.english)) >= FEWEST_WORDS]
    languages = detect([choice.pair.target for choice in long])
    foreign = {choice for choice, found in zip(long, languages) if found not in (language, "-")}
    dropped["wrong language"] += len(foreign)
    return [choice for choice in chosen if choice not in foreign]
