"""Cleans what a source holds into pairs that a model can learn from, and counts what was left out and why."""

import re
from collections import Counter
from typing import Iterator, Optional

from ..pair import Pair
from ..placeholders import symbols
from .filters import reason_to_drop
from .placeholders import MARK_PATTERN, Mismatch, mark_placeholders
from .sentences import aligned_sentences
from .text import fold, without_accelerators

_MARK = re.compile(MARK_PATTERN)


def clean_pair(pair: Pair, language: str, dropped: "Counter[str]") -> Iterator[Pair]:
    """The usable sentence pairs of a raw pair; each that is left out is counted in `dropped` under its reason."""
    for english, target in _paragraphs(pair.english, pair.target):
        english, target = without_accelerators(fold(english), fold(target))
        if not english or not target:
            dropped["empty"] += 1
            continue
        try:
            english, target = mark_placeholders(english, target)
        except Mismatch as reason:
            dropped[str(reason)] += 1
            continue
        for source, translation in aligned_sentences(english, target, language):
            source, translation = _renumbered(source, translation)
            reason = _sentence_reason(source, translation, language)
            if reason is None:
                yield Pair(source, translation, pair.source, pair.kind)
            else:
                dropped[reason] += 1


def _paragraphs(english: str, target: str) -> list[tuple[str, str]]:
    if "\n\n" not in english:
        return [(english, target)]
    sources = [part for part in english.split("\n\n") if part.strip()]
    targets = [part for part in target.split("\n\n") if part.strip()]
    return list(zip(sources, targets)) if len(sources) == len(targets) else [(english, target)]


def _sentence_reason(english: str, target: str, language: str) -> Optional[str]:
    if sorted(_MARK.findall(english)) != sorted(_MARK.findall(target)):
        return "placeholders differ"
    return reason_to_drop(english, target, language)


def _renumbered(english: str, target: str) -> tuple[str, str]:
    """A later sentence's marks count from the first again, as they will when it is translated by itself."""
    marks = dict.fromkeys(_MARK.findall(english))
    if not marks:
        return english, target
    table = str.maketrans({mark: symbols[index] for index, mark in enumerate(marks)})
    return english.translate(table), target.translate(table)
