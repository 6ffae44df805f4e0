"""How large the numbers are that each matrix is multiplied with, on real sentences: 8-bit arithmetic needs to know."""

import numpy as np
import torch

from ..encode.corpus import Corpus
from ..train.batches import batch_of
from ..train.network import Network

sample_pairs = 2000
at_once = 100


@torch.no_grad()
def largest_inputs(network: Network, corpus: Corpus, seed: int = 1) -> dict[str, float]:
    """By the matrix's name. The output layer's stands under `Wemb`. One thread, so that the figures repeat to the bit."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    found: dict[str, float] = {}

    def observe(name: str, largest: float) -> None:
        found[name] = max(found.get(name, 0.0), largest)

    network.eval()
    network.observe = observe
    chosen = np.random.default_rng(seed).permutation(len(corpus))[:sample_pairs]
    for begin in range(0, len(chosen), at_once):
        batch = batch_of(corpus, chosen[begin : begin + at_once], None)
        network.logits_input(batch.source, batch.source_mask, batch.target)
    network.observe = None
    torch.set_num_threads(threads)
    return found
