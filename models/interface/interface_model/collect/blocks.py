"""Aligns the blocks of a document with those of its translation, where both are built alike.

A block is what stands on its own line: a heading, a paragraph, a list item, a term. Two runs of blocks are built alike
when their kinds are the same one by one; only then is the text of one the translation of the other, so nothing is
guessed. A document that as a whole is not built alike is aligned section by section, by the sections' names, when the
translation has as many sections, or one more (its translators). Names that a formatter counted out mean nothing.
"""

import re
from typing import Iterator, NamedTuple


_COUNTED = re.compile(r"id[a-z]?-?\d+")


class Block(NamedTuple):
    """A piece of text, the element or macro that holds it, and the name of its section (the same in all languages)."""

    section: str
    kind: str
    text: str


def aligned_blocks(english: list[Block], translated: list[Block]) -> Iterator[tuple[str, str]]:
    """The texts of the blocks that stand in the same place on both sides."""
    if _kinds(english) == _kinds(translated):
        yield from _texts(english, translated)
        return
    ours, theirs = _by_section(english), _by_section(translated)
    if len(theirs) - len(ours) not in (0, 1):
        return
    for name, own in ours.items():
        other = theirs.get(name, [])
        if name != "" and not _COUNTED.fullmatch(name) and _kinds(own) == _kinds(other):
            yield from _texts(own, other)


def _texts(english: list[Block], translated: list[Block]) -> Iterator[tuple[str, str]]:
    for source, target in zip(english, translated):
        if source.text.strip() and target.text.strip():
            yield source.text, target.text


def _kinds(blocks: list[Block]) -> list[str]:
    return [block.kind for block in blocks]


def _by_section(blocks: list[Block]) -> dict[str, list[Block]]:
    sections: dict[str, list[Block]] = {}
    for block in blocks:
        sections.setdefault(block.section, []).append(block)
    return sections
