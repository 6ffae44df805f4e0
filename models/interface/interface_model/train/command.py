"""`train`: learns to translate from what `encode` wrote; goes on where an earlier run stopped."""

import signal
from argparse import ArgumentParser, Namespace
from dataclasses import fields
from pathlib import Path

import torch

from ..encode.corpus import Material
from ..encode.vocabulary import open_vocabulary
from .shape import Shape
from .training import Plan, Watch, train

proof = {"dim": 64, "ffn": 128, "encoder": 2, "decoder": 1}
"""A network that learns something on any processor within minutes, to see that every step works."""


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `train`: those of the plan and of the network have their defaults there."""
    parser.add_argument("--model", type=Path, required=True, help="a folder of `encode`; gets checkpoint.npz and log.jsonl")
    parser.add_argument("--updates", type=int, required=True, help="updates in all, those of earlier runs included")
    parser.add_argument("--threads", type=int, default=1, help="processor threads (default 1)")
    parser.add_argument("--device", default="cpu", help="cpu, or an accelerator as PyTorch names it: cuda (default cpu)")
    parser.add_argument("--precision", choices=("float32", "bfloat16"), default="float32")
    parser.add_argument("--proof", action="store_true", help="a tiny network, to see that every step works")
    for field in fields(Plan):
        if field.name not in ("updates", "precision", "device"):
            parser.add_argument(f"--{field.name.replace('_', '-')}", type=field.type, default=field.default)
    for field in fields(Shape):
        if field.name != "vocabulary":
            help_text = f"default {field.default}, with --proof {proof.get(field.name, field.default)}"
            parser.add_argument(f"--{field.name}", type=int, help=help_text)


def run(options: Namespace) -> None:
    """Trains until the last update or an interruption. Raises ValueError where the folder does not fit the options."""
    torch.set_num_threads(options.threads)
    material = Material.read(options.model)
    vocabulary = open_vocabulary(options.model / "vocab.spm")
    if vocabulary.get_piece_size() != material.pieces:
        raise ValueError(f"{options.model}: vocab.spm and corpus.npz do not belong together; run `encode` again")
    plan = Plan(**{field.name: getattr(options, field.name) for field in fields(Plan)})
    # A terminated run ends like one that is interrupted: with its checkpoint written.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    train(_shape(options, material.pieces), plan, material.corpus, Watch(vocabulary, material.watched), options.model)


def _shape(options: Namespace, pieces: int) -> Shape:
    small = proof if options.proof else {}
    given = {field.name: getattr(options, field.name) for field in fields(Shape) if field.name != "vocabulary"}
    return Shape(pieces, **{**small, **{name: value for name, value in given.items() if value is not None}})
