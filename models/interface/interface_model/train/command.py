"""`train`: learns to translate from what `collect` wrote; goes on where an earlier run stopped."""

import random
import signal
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import fields
from pathlib import Path

import torch

from .corpus import Corpus, read_pairs
from .shape import Shape
from .training import Plan, train
from .vocabulary import open_vocabulary, train_vocabulary

dev_sentences = 300

proof = {"vocabulary": 2000, "dim": 64, "ffn": 128, "encoder": 2, "decoder": 1}
"""A network that learns something on any processor within minutes, to see that every step works."""


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `train`: those of the plan and of the network have their defaults there."""
    parser.add_argument("--data", type=Path, required=True, help="a folder of `collect`: OUT/en-de")
    parser.add_argument("--out", type=Path, required=True, help="folder for vocab.spm, checkpoint.npz and log.jsonl")
    parser.add_argument("--updates", type=int, required=True, help="updates in all, those of earlier runs included")
    parser.add_argument("--threads", type=int, default=1, help="processor threads (default 1)")
    parser.add_argument("--proof", action="store_true", help="a tiny network, to see that every step works")
    for field in fields(Plan):
        if field.name not in ("updates", "precision"):
            parser.add_argument(f"--{field.name.replace('_', '-')}", type=field.type, default=field.default)
    parser.add_argument("--precision", choices=("float32", "bfloat16"), default="float32")
    for field in fields(Shape):
        parser.add_argument(f"--{field.name}", type=int, help=f"default {field.default}; with --proof {proof.get(field.name, field.default)}")


def run(options: Namespace) -> None:
    """Trains, and prints what the last checkpoint scores. Raises ValueError where data or folder do not fit."""
    shape = _shape(options)
    plan = Plan(**{field.name: getattr(options, field.name) for field in fields(Plan)})
    torch.set_num_threads(options.threads)
    pairs = read_pairs(options.data / "train.tsv")
    options.out.mkdir(parents=True, exist_ok=True)
    path = options.out / "vocab.spm"
    if not path.exists():
        _say(f"learning {shape.vocabulary} pieces from {len(pairs)} pairs")
        train_vocabulary([text for pair in pairs for text in pair], shape.vocabulary, plan.seed, path)
    vocabulary = open_vocabulary(path)
    if vocabulary.get_piece_size() != shape.vocabulary:
        raise ValueError(f"{path} has {vocabulary.get_piece_size()} pieces, not {shape.vocabulary}: choose another --out")
    corpus = Corpus(vocabulary, pairs, plan.longest)
    _say(f"{len(corpus)} pairs, {corpus.lengths.mean():.1f} pieces on the longer side")
    # A terminated run ends like one that is interrupted: with its checkpoint written.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    train(shape, plan, corpus, _dev(options.data), vocabulary, options.out)


def _shape(options: Namespace) -> Shape:
    small = proof if options.proof else {}
    given = {field.name: getattr(options, field.name) for field in fields(Shape)}
    return Shape(**{**small, **{name: value for name, value in given.items() if value is not None}})


def _dev(data: Path) -> tuple[list[str], list[str]]:
    """Some held-out strings, the same at every save. They only watch: no checkpoint is chosen by them."""
    pairs = read_pairs(data / "held-out-strings.tsv")
    random.Random(1).shuffle(pairs)
    chosen = pairs[:dev_sentences]
    return [source for source, _ in chosen], [target for _, target in chosen]


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
