"""Cross entropy of the output layer, a few rows at a time."""

import torch
import torch.nn.functional as F
from torch import Tensor

rows_at_once = 256


def smoothed_cross_entropy(states: Tensor, weight: Tensor, bias: Tensor, targets: Tensor, smoothing: float) -> Tensor:
    """
    The mean loss over (rows, dim) states, in nats. The logits of a batch would be its largest tensor by far, several times
    over; made and used in parts, they stay in the processor's cache, and so the gradients are made at once.
    """
    return _ChunkedLoss.apply(states, weight, bias, targets, smoothing)


class _ChunkedLoss(torch.autograd.Function):
    @staticmethod
    def forward(ctx, states: Tensor, weight: Tensor, bias: Tensor, targets: Tensor, smoothing: float) -> Tensor:
        rows, size = targets.shape[0], weight.shape[0]
        kind = states.dtype
        low, low_bias = weight.detach().to(kind), bias.detach().to(kind)
        state_gradient = torch.empty_like(states)
        weight_gradient = torch.zeros_like(weight, dtype=torch.float32)
        bias_gradient = torch.zeros_like(bias, dtype=torch.float32)
        total = torch.zeros((), device=states.device)
        for begin in range(0, rows, rows_at_once):
            part, wanted = states[begin : begin + rows_at_once], targets[begin : begin + rows_at_once, None]
            logits = F.linear(part, low, low_bias).float()
            score, mean = logits.gather(1, wanted), logits.mean(1, keepdim=True)
            highest = logits.amax(1, keepdim=True)
            powers = logits.sub_(highest).exp_()
            sums = powers.sum(1, keepdim=True)
            total += (sums.log() + highest - (1 - smoothing) * score - smoothing * mean).sum()
            gradient = powers.mul_(1 / (sums * rows)).sub_(smoothing / (size * rows))
            gradient.scatter_add_(1, wanted, torch.full_like(score, (smoothing - 1) / rows))
            bias_gradient += gradient.sum(0)
            gradient = gradient.to(kind)
            state_gradient[begin : begin + rows_at_once] = gradient @ low
            weight_gradient += (gradient.t() @ part).float()
        ctx.save_for_backward(state_gradient, weight_gradient, bias_gradient)
        return total / rows

    @staticmethod
    def backward(ctx, upstream: Tensor):
        state_gradient, weight_gradient, bias_gradient = ctx.saved_tensors
        return state_gradient * upstream, weight_gradient * upstream, bias_gradient * upstream, None, None
