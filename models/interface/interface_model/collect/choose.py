"""Brings the sentence pairs of all sources together: duplicates once, at most three translations of one English."""

from collections import Counter
from typing import Iterable, NamedTuple

from ..pair import Kind, Pair

MOST_TARGETS = 3
LEAST_VOTES_FOR_A_NAME = 3


class _Seen(NamedTuple):
    count: int
    source: str
    kind: Kind


class Choice(NamedTuple):
    """A pair that stays: where it was seen first, and how often over all sources."""

    pair: Pair
    count: int


def choose(pairs: Iterable[Pair], dropped: "Counter[str]") -> list[Choice]:
    """The pairs in the order in which their English was first seen, a translation that was seen more often first.

    A translation that equals its English is a name when several sources agree on it, and a gap otherwise. What is left
    out is counted in `dropped`.
    """
    found: dict[str, dict[str, _Seen]] = {}
    for english, target, source, kind in pairs:
        targets = found.setdefault(english, {})
        seen = targets.get(target)
        targets[target] = _Seen(1, source, kind) if seen is None else seen._replace(count=seen.count + 1)
        dropped["duplicate"] += seen is not None
    chosen: list[Choice] = []
    for english, targets in found.items():
        ranked = sorted(targets.items(), key=lambda item: -item[1].count)
        dropped["more than three translations"] += len(ranked[MOST_TARGETS:])
        for target, (count, source, kind) in ranked[:MOST_TARGETS]:
            if target.casefold() == english.casefold() and count < LEAST_VOTES_FOR_A_NAME:
                dropped["identical"] += 1
            else:
                chosen.append(Choice(Pair(english, target, source, kind), count))
    return chosen
