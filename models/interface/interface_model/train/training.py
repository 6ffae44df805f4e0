"""Trains a model: the loop, its schedule and its checkpoints."""

import json
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
from sentencepiece import SentencePieceProcessor

from ..encode.corpus import Corpus
from ..encode.pairs import Pairs
from .batches import Batch, epoch
from .checkpoint import State, restore, save
from .decode import translate
from .lexicon import bilingual_embeddings
from .loss import smoothed_cross_entropy
from .network import Network
from .scores import chrf
from .shape import Shape


@dataclass(frozen=True)
class Plan:
    """How long and how fast. The rate rises over `warmup`, stays, and falls to nothing over the last `cooldown` updates."""

    updates: int
    warmup: int = 1000
    cooldown: int = 0
    rate: float = 0.0007
    pieces: int = 4096
    dropout: float = 0.05
    smoothing: float = 0.1
    averaging: float = 0.998
    seed: int = 1
    save_every: int = 500
    precision: str = "float32"
    device: str = "cpu"

    def rate_at(self, update: int) -> float:
        rising = min(1.0, (update + 1) / self.warmup)
        falling = 1.0 if self.cooldown == 0 else min(1.0, (self.updates - update) / self.cooldown)
        return self.rate * min(rising, max(falling, 0.0))


@dataclass(frozen=True)
class Watch:
    """What is translated at each save, so that the log says more than a loss."""

    vocabulary: SentencePieceProcessor
    pairs: Pairs


def train(shape: Shape, plan: Plan, corpus: Corpus, watch: Watch, folder: Path) -> State:
    """
    Goes on from the folder's checkpoint where there is one. Writes `checkpoint.npz` and a line of `log.jsonl` at each save,
    and before it is interrupted.
    """
    torch.manual_seed(plan.seed)
    state = _fresh(shape, plan)
    if restore(state, folder):
        _say(f"goes on from update {state.update}")
    else:
        _begin_with_lexicon(state, corpus, plan)
    progress = _Progress(plan)
    try:
        for batch in _batches(corpus, plan, state):
            for group in state.optimizer.param_groups:
                group["lr"] = plan.rate_at(state.update)
            loss = _update(state, plan, batch)
            state.update += 1
            progress.note(state, loss, int(batch.target_mask.sum()))
            if state.update % plan.save_every == 0 or state.update == plan.updates:
                save(state, asdict(plan), folder)
                _log(folder, state, progress.mean_loss(), _watched_score(state, watch))
    except KeyboardInterrupt:
        save(state, asdict(plan), folder)
        _say(f"interrupted; update {state.update} is kept, and the same command goes on from there")
    return state


class _Progress:
    """A line for people every fifty updates, and the mean loss since it was last asked for."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._started = time.monotonic()
        self._pieces = 0
        self._losses: list[float] = []

    def note(self, state: State, loss: float, pieces: int) -> None:
        self._losses.append(loss)
        self._pieces += pieces
        if state.update % 50 == 0:
            speed = self._pieces / (time.monotonic() - self._started)
            recent = np.mean(self._losses[-50:])
            _say(f"update {state.update} of {self._plan.updates}, epoch {state.epoch}, loss {recent:.3f}, {speed:.0f} pieces/s")

    def mean_loss(self) -> float:
        mean = float(np.mean(self._losses))
        self._losses.clear()
        return mean


def _update(state: State, plan: Plan, batch: Batch) -> float:
    network = state.network.train()
    batch = batch.to(network.Wemb.device)
    states = network.logits_input(batch.source, batch.source_mask, batch.target)
    wanted = batch.target_mask.bool()
    loss = smoothed_cross_entropy(
        states[wanted], network.Wemb, network.decoder_ff_logit_out_b[0], batch.target[wanted], plan.smoothing
    )
    state.optimizer.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
    state.optimizer.step()
    if state.update % average_every == 0:
        _average(state, plan)
    return loss.item()


average_every = 8


@torch.no_grad()
def _average(state: State, plan: Plan) -> None:
    # A young average would remember the random start for long.
    keep = min(plan.averaging**average_every, (1 + state.update) / (80 + state.update))
    for name, weight in state.network.state_dict().items():
        state.averaged[name].lerp_(weight, 1 - keep)


def _batches(corpus: Corpus, plan: Plan, state: State) -> Iterator[Batch]:
    """Batches until the plan's last update; each epoch has a seed of its own, so that a resumed run meets other orders."""
    while state.update < plan.updates:
        random = np.random.default_rng([plan.seed, state.epoch, state.update])
        for batch in epoch(corpus, plan.pieces, random):
            if state.update >= plan.updates:
                return
            yield batch
        state.epoch += 1


def _watched_score(state: State, watch: Watch) -> float:
    """Mean chrF of the averaged weights."""
    network = Network(state.network.shape, dropout=0.0).to(state.network.Wemb.device)
    network.load_state_dict(state.averaged)
    answers = translate(network, watch.vocabulary, [source for source, _ in watch.pairs])
    return chrf(answers, [target for _, target in watch.pairs])


@torch.no_grad()
def _begin_with_lexicon(state: State, corpus: Corpus, plan: Plan) -> None:
    shape = state.network.shape
    _say("aligning pieces, for embeddings to begin with")
    vectors = bilingual_embeddings(corpus, shape.vocabulary, shape.dim, plan.seed).to(state.network.Wemb.device)
    state.network.Wemb.copy_(vectors)
    state.averaged["Wemb"] = vectors.clone()


def _fresh(shape: Shape, plan: Plan) -> State:
    network = Network(shape, plan.dropout).to(plan.device)
    network.kind = torch.bfloat16 if plan.precision == "bfloat16" else torch.float32
    optimizer = torch.optim.Adam(network.parameters(), lr=plan.rate, betas=(0.9, 0.98), eps=1e-9)
    return State(network, {name: weight.clone() for name, weight in network.state_dict().items()}, optimizer)


def _log(folder: Path, state: State, loss: float, score: float) -> None:
    line = {"update": state.update, "epoch": state.epoch, "loss": round(loss, 4), "watched_chrf": round(score, 2)}
    with (folder / "log.jsonl").open("a", encoding="utf-8") as log:
        log.write(json.dumps(line) + "\n")
    _say(json.dumps(line))


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
