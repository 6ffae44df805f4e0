"""Divides a language's pairs into training and test sets."""

from typing import NamedTuple

from ..pair import Pair
from .choose import Choice
from .held_out import LARGEST_SET, PROSE_LEAST_WORDS, STRING_SHARE, STRING_WORDS, draw, is_held_out, normalized


class Split(NamedTuple):
    """Training pairs, and for each test set one pair of each English, those drawn first first."""

    train: list[Pair]
    strings: list[Pair]
    prose: list[Pair]
    of_applications: int
    """How many pairs were left out because a held-out application has their English."""
    held_out: int
    """How many pairs were left out by the draw, in the test sets or not."""


def split(chosen: list[Choice], applications: frozenset[str]) -> Split:
    """Keeps every held-out English out of training, whichever source and kind it is of."""
    train: list[Pair] = []
    strings: dict[str, tuple[float, Pair]] = {}
    prose: dict[str, tuple[float, Pair]] = {}
    of_applications = held_out = 0
    for pair, _ in chosen:
        form = normalized(pair.english)
        if not is_held_out(form, applications):
            train.append(pair)
        elif form in applications:
            of_applications += 1
        else:
            held_out += 1
            words, drawn = form.count(" ") + 1, draw(form)
            if pair.kind == "string" and drawn < STRING_SHARE and words in STRING_WORDS:
                strings.setdefault(form, (drawn, pair))
            elif pair.kind == "prose" and words >= PROSE_LEAST_WORDS:
                prose.setdefault(form, (drawn, pair))
    return Split(train, _first(strings), _first(prose), of_applications, held_out)


def _first(drawn: dict[str, tuple[float, Pair]]) -> list[Pair]:
    return [pair for _, pair in sorted(drawn.values())[:LARGEST_SET]]
