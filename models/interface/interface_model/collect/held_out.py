"""The test sets: which English is kept out of training, in every language and from every source.

Two texts are the same here when their letters, digits and placeholders are, whatever their case, spaces and marks.
A seeded hash of that form decides, so that the same English is held out in every language and whatever the order or
number of the sources is; the strings of the held-out applications are held out by name.
"""

import hashlib
import re
import unicodedata

from ..clean.placeholders import MARK_PATTERN

SEED = b"dragoman interface model 1"
STRING_SHARE = 0.008
PROSE_SHARE = 0.04
STRING_WORDS = range(2, 13)
PROSE_LEAST_WORDS = 8
LARGEST_SET = 2000

_PIECE = re.compile(rf"[^\W_]+|{MARK_PATTERN}")


def normalized(english: str) -> str:
    """Case-folded words, numbers and placeholders, one space between them."""
    folded = unicodedata.normalize("NFKC", english).casefold()
    return " ".join("\ue000" if "\ue000" <= piece <= "\uf8ff" else piece for piece in _PIECE.findall(folded))


def draw(form: str) -> float:
    """Where a normalized text falls between 0 and 1, by a seeded hash."""
    return int.from_bytes(hashlib.blake2b(form.encode(), digest_size=8, key=SEED).digest(), "big") / 2**64


def is_held_out(form: str, applications: frozenset[str]) -> bool:
    """Whether a normalized English text must not be trained on."""
    words = form.count(" ") + 1
    if form in applications:
        return True
    if words < STRING_WORDS.start:
        return False
    return draw(form) < (PROSE_SHARE if words >= PROSE_LEAST_WORDS else STRING_SHARE)
