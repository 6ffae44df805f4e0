"""The shortlist: for each source piece, the target pieces that may stand in a translation of it.

Layout, little-endian: magic, checksum (the runtime does not look at it), first, best, number of offsets, number of ids
(u64 each); the offsets (u64); the ids of each piece, ascending (u32). Pieces below `first` are allowed in every
translation: the end of the sentence and the placeholders.
"""

import struct

import numpy as np

from ..encode.alignment import Translations, align
from ..encode.corpus import Corpus
from ..encode.vocabulary import end, first_symbol
from ..placeholders import count

magic = 0xF11A48D5013417F5
sample_pairs = 100_000


def shortlist_bytes(corpus: Corpus, size: int, best: int = 100, frequent: int = 200, seed: int = 1) -> bytes:
    """
    For each piece its `best` translations and itself, for what is only copied. What is `frequent` anyhow belongs to the
    end piece, which every sentence has.
    """
    chosen = np.random.default_rng(seed).permutation(len(corpus))[:sample_pairs]
    translations = align([corpus.sources[at] for at in chosen], [corpus.targets[at] for at in chosen], size)
    uses = np.bincount(np.concatenate([corpus.targets[at] for at in chosen]), minlength=size)
    lists = [np.union1d(wanted, piece) for piece, wanted in enumerate(_best(translations, size, best))]
    lists[end] = np.union1d(lists[end], uses.argsort(kind="stable")[::-1][:frequent])
    offsets = np.cumsum([0, *map(len, lists)]).astype("<u8")
    head = struct.pack("<6Q", magic, 0, first_symbol + count, best, len(offsets), int(offsets[-1]))
    return head + offsets.tobytes() + np.concatenate(lists).astype("<u4").tobytes()


def _best(translations: Translations, size: int, best: int) -> list[np.ndarray]:
    order = np.lexsort((translations.target, -translations.probability, translations.source))
    begins = np.searchsorted(translations.source[order], np.arange(size + 1))
    return [translations.target[order[begins[piece] : begins[piece + 1]][:best]] for piece in range(size)]
