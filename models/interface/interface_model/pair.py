"""A pair of texts that say the same thing, and where it was found."""

from typing import Literal, NamedTuple

Kind = Literal["string", "prose"]


class Pair(NamedTuple):
    """English and its translation, as the source holds them or cleaned."""

    english: str
    target: str
    source: str
    kind: Kind
