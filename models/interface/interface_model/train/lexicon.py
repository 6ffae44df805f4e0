"""Embeddings to begin with: pieces that translate each other have vectors alike, before anything is learnt."""

import numpy as np
import torch

from ..encode.alignment import Translations, align
from ..encode.corpus import Corpus

sample_pairs = 80_000


def bilingual_embeddings(corpus: Corpus, size: int, dim: int, seed: int) -> torch.Tensor:
    """
    (size, dim). Every piece has a random vector; to it are added those of its likely translations, both ways. Source,
    target and output share the embeddings, so a state that was only carried over already points at the translation.
    """
    random = np.random.default_rng(seed)
    chosen = random.permutation(len(corpus))[:sample_pairs]
    sources, targets = [corpus.sources[at][:-1] for at in chosen], [corpus.targets[at][:-1] for at in chosen]
    own = random.standard_normal((size, dim)).astype(np.float32)
    vectors = own + _translated(align(sources, targets, size), own) + _translated(align(targets, sources, size), own)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    return torch.from_numpy(vectors)


def _translated(translations: Translations, vectors: np.ndarray) -> np.ndarray:
    """For each piece the mean of its translations' vectors, by how likely they are; what is unlikely is noise."""
    likely = translations.probability > 0.05
    source, target = translations.source[likely], translations.target[likely]
    weights = translations.probability[likely].astype(np.float32)
    mixed = np.zeros_like(vectors)
    np.add.at(mixed, source, weights[:, None] * vectors[target])
    return mixed
