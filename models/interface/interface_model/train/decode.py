"""Greedy translation in PyTorch, as the runtime decodes: for scores during training and to compare the export with."""

import numpy as np
import torch

from ..encode.vocabulary import end, unknown
from .batches import padded
from .network import Network


@torch.no_grad()
def translate(network: Network, vocabulary, texts: list[str], longest_factor: float = 2.0, at_once: int = 128) -> list[str]:
    """The translations in the order of the texts."""
    network.eval()
    encoded = [np.array([*pieces, end], np.int64) for pieces in vocabulary.encode(texts)]
    order = sorted(range(len(texts)), key=lambda at: len(encoded[at]))
    answers: list[str] = [""] * len(texts)
    for begin in range(0, len(order), at_once):
        chosen = order[begin : begin + at_once]
        for at, pieces in zip(chosen, _greedy(network, [encoded[at] for at in chosen], longest_factor)):
            answers[at] = vocabulary.decode(pieces)
    return answers


def _greedy(network: Network, sources: list[np.ndarray], longest_factor: float) -> list[list[int]]:
    source, mask = (tensor.to(network.Wemb.device) for tensor in padded(sources))
    context, bias = network.encode(source, mask)
    written: list[list[int]] = [[] for _ in sources]
    open_rows = torch.ones(len(sources), dtype=torch.bool, device=source.device)
    previous, cells = None, None
    for at in range(int(source.shape[1] * longest_factor)):
        logits, cells = network.step(previous, context, bias, at, cells)
        logits[:, unknown] = -1e9
        previous = logits.argmax(1)
        open_rows &= previous != end
        if not open_rows.any():
            break
        for row in open_rows.nonzero()[:, 0].tolist():
            written[row].append(int(previous[row]))
    return written
