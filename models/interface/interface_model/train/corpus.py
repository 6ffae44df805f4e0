"""Pairs as numbers, and batches of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from ..placeholders import count
from .vocabulary import end, first_symbol


@dataclass(frozen=True)
class Batch:
    source: Tensor
    """(batch, length) pieces, padded with the end piece."""
    source_mask: Tensor
    target: Tensor
    target_mask: Tensor


def read_pairs(path: Path) -> list[tuple[str, str]]:
    """The first two columns of a table of `collect`."""
    pairs = []
    with path.open(encoding="utf-8", newline="\n") as lines:
        for number, line in enumerate(lines, 1):
            columns = line.rstrip("\n").split("\t")
            if len(columns) < 2:
                raise ValueError(f"{path}, line {number}: expected English, a tab and its translation")
            pairs.append((columns[0], columns[1]))
    return pairs


class Corpus:
    """Encoded pairs, each ending with the end piece; those that are too long for the model are left out."""

    def __init__(self, vocabulary, pairs: list[tuple[str, str]], longest: int) -> None:
        sources = vocabulary.encode([source for source, _ in pairs])
        targets = vocabulary.encode([target for _, target in pairs])
        fitting = [at for at in range(len(pairs)) if 0 < len(sources[at]) < longest and 0 < len(targets[at]) < longest]
        self.sources = [np.array([*sources[at], end], np.int64) for at in fitting]
        self.targets = [np.array([*targets[at], end], np.int64) for at in fitting]
        self.lengths = np.array([max(len(s), len(t)) for s, t in zip(self.sources, self.targets)])

    def __len__(self) -> int:
        return len(self.sources)

    def epoch(self, pieces: int, random: np.random.Generator) -> Iterator[Batch]:
        """All pairs once, in batches of about `pieces` on the longer side; pairs of a batch are of like length."""
        noise = random.uniform(0, 1, len(self))
        order = np.lexsort((noise, self.lengths + random.integers(0, 3, len(self))))
        begin, batches = 0, []
        while begin < len(order):
            size = max(1, pieces // int(self.lengths[order[min(begin + 8, len(order) - 1)]]))
            batches.append(order[begin : begin + size])
            begin += size
        for at in random.permutation(len(batches)):
            yield self.batch(batches[at], random)

    def batch(self, chosen: np.ndarray, random: np.random.Generator | None) -> Batch:
        shifts = np.zeros(len(chosen), np.int64) if random is None else random.integers(0, count, len(chosen))
        source, source_mask = _padded([_turned(self.sources[at], by) for at, by in zip(chosen, shifts)])
        target, target_mask = _padded([_turned(self.targets[at], by) for at, by in zip(chosen, shifts)])
        return Batch(source, source_mask, target, target_mask)


def _turned(pieces: np.ndarray, by: int) -> np.ndarray:
    """The same sentence with other placeholder characters, so that each of them is met as often as the others."""
    symbols = (pieces >= first_symbol) & (pieces < first_symbol + count)
    return np.where(symbols, first_symbol + (pieces - first_symbol + by) % count, pieces)


def _padded(rows: list[np.ndarray]) -> tuple[Tensor, Tensor]:
    longest = max(map(len, rows))
    pieces = np.full((len(rows), longest), end, np.int64)
    mask = np.zeros((len(rows), longest), np.float32)
    for at, row in enumerate(rows):
        pieces[at, : len(row)] = row
        mask[at, : len(row)] = 1
    return torch.from_numpy(pieces), torch.from_numpy(mask)
