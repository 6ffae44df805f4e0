"""The network: a transformer encoder and a decoder whose self-attention is an SSRU cell, as Marian runs it.

Post-norm, sinusoidal positions, one embedding matrix for source, target and output. Every detail here has to be what the
runtime computes: the decoder's first input is a zero embedding, heads are contiguous, the norm's epsilon is 1e-6.
"""

import math

import torch
import torch.nn.functional as F
from torch import Tensor, nn

from .shape import Shape
from .ssru import ssru


class Network(nn.Module):
    """
    Parameters have Marian's names; matrices are kept (out, in), as `linear` wants them, and turned when exported. They stay
    in float32; `kind` is what is calculated with, and bfloat16 is several times faster where the processor knows it.
    """

    def __init__(self, shape: Shape, dropout: float = 0.1) -> None:
        super().__init__()
        self.shape = shape
        self.dropout = dropout
        self.kind = torch.float32
        for name, (rows, columns) in shape.parameters().items():
            self.register_parameter(name, nn.Parameter(_initial(name, rows, columns)))
        self.observe = None

    def logits_input(self, source: Tensor, source_mask: Tensor, target: Tensor) -> Tensor:
        """What the output layer reads, (batch, target length, dim), when the target is known."""
        context, bias = self.encode(source, source_mask)
        shifted = F.pad(self._embedded(target)[:, :-1], (0, 0, 1, 0))
        return self._decode(shifted, context, bias, 0, None)[0]

    def encode(self, source: Tensor, source_mask: Tensor) -> tuple[Tensor, Tensor]:
        """The encoder's states and the bias that hides what is padding."""
        bias = ((1.0 - source_mask) * -1e9)[:, None, None, :].to(self.kind)
        states = self._drop(self._embedded(source) + self._positions(0, source.shape[1]))
        for layer in range(1, self.shape.encoder + 1):
            states = self._attention(f"encoder_l{layer}_self", states, states, bias)
            states = self._feed_forward(f"encoder_l{layer}_ffn", states)
        return states, bias

    def step(self, previous: Tensor | None, context: Tensor, bias: Tensor, at: int, cells: list[Tensor] | None):
        """Logits of the next piece and the cells after it; `previous` is None before the first."""
        if previous is None:
            embedded = context.new_zeros(context.shape[0], 1, self.shape.dim)
        else:
            embedded = self._embedded(previous[:, None])
        states, cells = self._decode(embedded, context, bias, at, cells)
        return F.linear(states[:, 0], self._weight("Wemb"), self._weight("decoder_ff_logit_out_b")[0]), cells

    def _decode(self, embedded: Tensor, context: Tensor, bias: Tensor, at: int, cells: list[Tensor] | None):
        states = self._drop(embedded + self._positions(at, embedded.shape[1]))
        after: list[Tensor] = []
        for layer in range(1, self.shape.decoder + 1):
            prefix = f"decoder_l{layer}_rnn"
            candidate = self._linear(f"{prefix}_W", states)
            forget = torch.sigmoid(self._linear(f"{prefix}_Wf", states, f"{prefix}_bf"))
            start = None if cells is None else cells[layer - 1]
            all_cells = ssru(candidate, forget, start)
            after.append(all_cells[:, -1])
            states = self._norm(f"{prefix}_ffn", self._drop(torch.relu(all_cells).to(self.kind)) + states)
            states = self._attention(f"decoder_l{layer}_context", states, context, bias)
            states = self._feed_forward(f"decoder_l{layer}_ffn", states)
        self._note("Wemb", states)
        return states, after

    def _attention(self, prefix: str, queries: Tensor, memory: Tensor, bias: Tensor) -> Tensor:
        heads, width = self.shape.heads, self.shape.dim // self.shape.heads

        def split(states: Tensor) -> Tensor:
            return states.view(states.shape[0], states.shape[1], heads, width).transpose(1, 2)

        query = split(self._linear(f"{prefix}_Wq", queries, f"{prefix}_bq"))
        key = split(self._linear(f"{prefix}_Wk", memory, f"{prefix}_bk"))
        value = split(self._linear(f"{prefix}_Wv", memory, f"{prefix}_bv"))
        seen = _attended(query, key, value, bias).transpose(1, 2).reshape(queries.shape)
        return self._norm(f"{prefix}_Wo", self._drop(self._linear(f"{prefix}_Wo", seen, f"{prefix}_bo")) + queries)

    def _feed_forward(self, prefix: str, states: Tensor) -> Tensor:
        inner = torch.relu(self._linear(f"{prefix}_W1", states, f"{prefix}_b1"))
        return self._norm(f"{prefix}_ffn", self._drop(self._linear(f"{prefix}_W2", inner, f"{prefix}_b2")) + states)

    def _linear(self, name: str, states: Tensor, bias: str | None = None) -> Tensor:
        self._note(name, states)
        return F.linear(states, self._weight(name), None if bias is None else self._weight(bias)[0])

    def _norm(self, prefix: str, states: Tensor) -> Tensor:
        scale, bias = self._weight(f"{prefix}_ln_scale")[0], self._weight(f"{prefix}_ln_bias")[0]
        return F.layer_norm(states, (self.shape.dim,), scale, bias, 1e-6)

    def _embedded(self, pieces: Tensor) -> Tensor:
        return (F.embedding(pieces, self.Wemb) * math.sqrt(self.shape.dim)).to(self.kind)

    def _drop(self, states: Tensor) -> Tensor:
        """One mask for all places of a sentence: as good as one for each, and drawn in no time."""
        if not self.training or self.dropout == 0:
            return states
        keep = torch.full((states.shape[0], 1, states.shape[2]), 1 - self.dropout, device=states.device)
        return states * (torch.bernoulli(keep) * (1 / (1 - self.dropout))).to(self.kind)

    def _positions(self, start: int, count: int) -> Tensor:
        return positions(start, count, self.shape.dim).to(self.Wemb.device, self.kind)

    def _weight(self, name: str) -> Tensor:
        return getattr(self, name).to(self.kind)

    def _note(self, name: str, states: Tensor) -> None:
        """Tells the observer the largest input of a matrix: int8 needs to know."""
        if self.observe is not None:
            self.observe(name, states.detach().abs().max().item())


def _attended(query: Tensor, key: Tensor, value: Tensor, bias: Tensor) -> Tensor:
    """Written out: PyTorch's fused attention is several times slower on a processor when sentences are this short."""
    scores = torch.matmul(query, key.transpose(2, 3)) * query.shape[-1] ** -0.5
    return torch.matmul(torch.softmax(scores + bias, dim=-1), value)


def positions(start: int, count: int, dim: int) -> Tensor:
    """Sines, then cosines, of `count` places."""
    half = dim // 2
    rates = torch.exp(torch.arange(half).float() * (-math.log(10000.0) / (half - 1)))
    angles = torch.arange(start, start + count).float()[:, None] * rates[None]
    return torch.cat([angles.sin(), angles.cos()], 1)


def _initial(name: str, rows: int, columns: int) -> Tensor:
    if name.endswith("_ln_scale"):
        return torch.ones(rows, columns)
    if rows == 1:
        return torch.zeros(rows, columns)
    if name == "Wemb":
        return torch.randn(rows, columns) * columns**-0.5
    limit = math.sqrt(6 / (rows + columns))
    if name.endswith(("_Wo", "_ffn_W2", "_rnn_W")):
        # Layers that say little at first let the embeddings through, and training does not diverge.
        limit /= 2
    return torch.empty(columns, rows).uniform_(-limit, limit)
