"""Splits an aligned paragraph into aligned sentences, which is what the translator is given at run time."""

import re

_LATIN_END = re.compile(r"(?<=[.!?…])[\"'”’)]?\s+(?=[\"'“„«(¿¡]?[A-ZÀ-ÖØ-ÞĀ-ŽЀ-Я\ue000-\ue00f])")
_WIDE_END = re.compile(r"(?<=[。！？])\s*(?=[^」』）)\s])|(?<=[.!?…])\s+(?=\S)")
_ABBREVIATION = re.compile(r"(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|No|Nr|z\.B|d\.h|bzw|p\.ej|ej|Dr|Mr|Mrs|[A-Z])\.$")
_WIDE = frozenset({"ja", "zh"})


def aligned_sentences(english: str, target: str, language: str) -> list[tuple[str, str]]:
    """The sentences of both sides in pairs when there are as many on either side; the whole pair otherwise."""
    sources = _split(english, _LATIN_END)
    targets = _split(target, _WIDE_END if language in _WIDE else _LATIN_END)
    if len(sources) == len(targets):
        return list(zip(sources, targets))
    return [(english, target)]


def _split(text: str, end: "re.Pattern[str]") -> list[str]:
    sentences: list[str] = []
    start = 0
    for match in end.finditer(text):
        piece = text[start : match.start()]
        if _ABBREVIATION.search(piece):
            continue
        closing = match.group().rstrip()
        sentences.append((piece + closing).strip())
        start = match.end()
    sentences.append(text[start:].strip())
    return [sentence for sentence in sentences if sentence]
