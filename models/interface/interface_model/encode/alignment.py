"""Which pieces translate which: IBM Model 1, learnt from the training pairs."""

from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Translations:
    """Probabilities p(target | source), sorted by source; three columns of one length."""

    source: np.ndarray
    target: np.ndarray
    probability: np.ndarray


def align(sources: list[np.ndarray], targets: list[np.ndarray], size: int, rounds: int = 4) -> Translations:
    """
    The rounds of expectation and maximization run over the distinct pairs of pieces that occur together; a piece of the
    source that repeats counts as often as it stands. `size` is that of the vocabulary.
    """
    owner, left, right = _links(sources, targets)
    keys, link = np.unique(left * size + right, return_inverse=True)
    source, target = keys // size, keys % size
    probability = np.ones(len(keys))
    # Links that share a target piece of one sentence share its one count.
    share = np.unique(owner, return_inverse=True)[1]
    for _ in range(rounds):
        weights = probability[link]
        weights /= np.bincount(share, weights)[share]
        counts = np.bincount(link, weights, len(keys))
        probability = counts / np.bincount(source, counts, size)[source]
    return Translations(source, target, probability)


def _links(sources: list[np.ndarray], targets: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Each piece of a source with each of its target, and the number of that target's place in the whole text."""
    owners, left, right, place = [], [], [], 0
    for source, target in zip(sources, targets):
        owners.append(np.repeat(np.arange(place, place + len(target)), len(source)))
        left.append(np.tile(source, len(target)))
        right.append(np.repeat(target, len(source)))
        place += len(target)
    return np.concatenate(owners), np.concatenate(left).astype(np.int64), np.concatenate(right).astype(np.int64)
