"""Pairs as numbers, and the file that keeps them."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..arrays import opened
from .pairs import Pairs
from .vocabulary import end

file_name = "corpus.npz"


class Corpus:
    """Encoded pairs, each side ending with the end piece."""

    def __init__(self, sources: list[np.ndarray], targets: list[np.ndarray]) -> None:
        self.sources = sources
        self.targets = targets
        self.lengths = np.array([max(len(source), len(target)) for source, target in zip(sources, targets)], np.int64)

    @staticmethod
    def encoded(vocabulary, pairs: Pairs, longest: int) -> "Corpus":
        """Pairs that have more than `longest` pieces on a side are left out."""
        sources = vocabulary.encode([source for source, _ in pairs])
        targets = vocabulary.encode([target for _, target in pairs])
        fitting = [at for at in range(len(pairs)) if 0 < len(sources[at]) < longest and 0 < len(targets[at]) < longest]
        return Corpus([_ended(sources[at]) for at in fitting], [_ended(targets[at]) for at in fitting])

    def __len__(self) -> int:
        return len(self.sources)


@dataclass(frozen=True)
class Material:
    """What training and exporting need of a direction, beside the vocabulary."""

    source: str
    target: str
    pieces: int
    """The size of the vocabulary that the numbers are from."""
    corpus: Corpus
    watched: Pairs
    """Held-out strings whose score is shown while a model learns. No checkpoint is chosen by them."""

    def save(self, folder: Path) -> None:
        """Writes `corpus.npz`, which needs no vocabulary and nothing but NumPy to be read."""
        about = {"source": self.source, "target": self.target, "pieces": self.pieces, "watched": self.watched}
        with (folder / file_name).open("wb") as file:
            np.savez_compressed(
                file,
                about=np.array(json.dumps(about)),
                sources=np.concatenate(self.corpus.sources).astype(np.uint16),
                source_lengths=np.array(list(map(len, self.corpus.sources)), np.uint16),
                targets=np.concatenate(self.corpus.targets).astype(np.uint16),
                target_lengths=np.array(list(map(len, self.corpus.targets)), np.uint16),
            )

    @staticmethod
    def read(folder: Path) -> "Material":
        """@raises ValueError where the folder has none, or it is damaged."""
        path = folder / file_name
        with opened(path, "`encode` writes it") as arrays:
            about = json.loads(str(arrays["about"]))
            sources = _parted(arrays["sources"], arrays["source_lengths"], path)
            targets = _parted(arrays["targets"], arrays["target_lengths"], path)
        watched = [(source, target) for source, target in about["watched"]]
        return Material(about["source"], about["target"], about["pieces"], Corpus(sources, targets), watched)


def _ended(pieces: list[int]) -> np.ndarray:
    return np.array([*pieces, end], np.int64)


def _parted(pieces: np.ndarray, lengths: np.ndarray, path: Path) -> list[np.ndarray]:
    if int(lengths.sum()) != len(pieces):
        raise ValueError(f"{path} is damaged: its lengths do not add up to its pieces")
    return np.split(pieces.astype(np.int64), np.cumsum(lengths.astype(np.int64))[:-1])
