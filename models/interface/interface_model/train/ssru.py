"""The SSRU cell over a whole sequence: c[t] = f[t] * c[t-1] + (1 - f[t]) * z[t]."""

import torch
from torch import Tensor


def ssru(candidate: Tensor, forget: Tensor, start: Tensor | None) -> Tensor:
    """All cells, (batch, length, dim), in float32; `start` is the cell before the first, zero where there is none."""
    candidate, forget = candidate.float(), forget.float()
    if start is None:
        start = torch.zeros_like(candidate[:, 0])
    return _Cells.apply(candidate, forget, start)


class _Cells(torch.autograd.Function):
    """By hand because autograd would keep a graph node for every step of every sequence: this is several times faster."""

    @staticmethod
    def forward(ctx, candidate: Tensor, forget: Tensor, start: Tensor) -> Tensor:
        fresh = (1 - forget) * candidate
        cells = torch.empty_like(fresh)
        cell = start
        for at in range(fresh.shape[1]):
            cell = torch.addcmul(fresh[:, at], forget[:, at], cell)
            cells[:, at] = cell
        ctx.save_for_backward(candidate, forget, start, cells)
        return cells

    @staticmethod
    def backward(ctx, gradient: Tensor):
        candidate, forget, start, cells = ctx.saved_tensors
        through = torch.empty_like(gradient)
        carried = torch.zeros_like(start)
        for at in range(gradient.shape[1] - 1, -1, -1):
            here = gradient[:, at] + carried
            through[:, at] = here
            carried = here * forget[:, at]
        before = torch.cat([start[:, None], cells[:, :-1]], 1)
        return through * (1 - forget), through * (before - candidate), carried
