"""Batches of pairs of like length, padded."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from ..encode.corpus import Corpus
from ..encode.vocabulary import end, first_symbol
from ..placeholders import count


@dataclass(frozen=True)
class Batch:
    source: Tensor
    """(batch, length) pieces, padded with the end piece."""
    source_mask: Tensor
    target: Tensor
    target_mask: Tensor

    def to(self, device: torch.device) -> "Batch":
        return Batch(*(getattr(self, name).to(device, non_blocking=True) for name in self.__dataclass_fields__))


def epoch(corpus: Corpus, pieces: int, random: np.random.Generator) -> Iterator[Batch]:
    """All pairs once, in batches of about `pieces` on the longer side, in any order."""
    noise = random.uniform(0, 1, len(corpus))
    order = np.lexsort((noise, corpus.lengths + random.integers(0, 3, len(corpus))))
    begin, batches = 0, []
    while begin < len(order):
        size = max(1, pieces // int(corpus.lengths[order[min(begin + 8, len(order) - 1)]]))
        batches.append(order[begin : begin + size])
        begin += size
    for at in random.permutation(len(batches)):
        yield batch_of(corpus, batches[at], random)


def batch_of(corpus: Corpus, chosen: np.ndarray, random: np.random.Generator | None) -> Batch:
    """With `random`, the placeholders of a sentence are turned, so that each of the characters is met as often."""
    shifts = np.zeros(len(chosen), np.int64) if random is None else random.integers(0, count, len(chosen))
    source, source_mask = padded([_turned(corpus.sources[at], by) for at, by in zip(chosen, shifts)])
    target, target_mask = padded([_turned(corpus.targets[at], by) for at, by in zip(chosen, shifts)])
    return Batch(source, source_mask, target, target_mask)


def padded(rows: list[np.ndarray]) -> tuple[Tensor, Tensor]:
    """Rows of pieces as one tensor, and where they are."""
    longest = max(map(len, rows))
    pieces = np.full((len(rows), longest), end, np.int64)
    mask = np.zeros((len(rows), longest), np.float32)
    for at, row in enumerate(rows):
        pieces[at, : len(row)] = row
        mask[at, : len(row)] = 1
    return torch.from_numpy(pieces), torch.from_numpy(mask)


def _turned(pieces: np.ndarray, by: int) -> np.ndarray:
    symbols = (pieces >= first_symbol) & (pieces < first_symbol + count)
    return np.where(symbols, first_symbol + (pieces - first_symbol + by) % count, pieces)
