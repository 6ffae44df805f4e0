"""
`encode`: the vocabulary of a direction, its text as numbers and the words in it: all that training and exporting need, in
one folder.
"""

import random
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from .corpus import Corpus, Material
from .pairs import read_pairs
from .vocabulary import open_vocabulary, train_vocabulary
from .words import taught_words

watched_sentences = 300


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `encode`."""
    parser.add_argument("--data", type=Path, required=True, help="a folder of `collect`, named by its direction: OUT/en-de")
    parser.add_argument("--out", type=Path, required=True, help="folder for vocab.spm, corpus.npz and words.txt")
    parser.add_argument("--pieces", type=int, default=8000, help="size of the vocabulary, a multiple of 8 (default 8000)")
    parser.add_argument("--longest", type=int, default=40, help="pairs with more pieces on a side are left out (default 40)")
    parser.add_argument(
        "--least-pairs", type=int, default=30, help="words.txt has the words that so many pairs have (default 30)"
    )
    parser.add_argument("--seed", type=int, default=1)


def run(options: Namespace) -> None:
    """A vocabulary that is there already is kept. Raises ValueError where an input is none of ours."""
    source, _, target = options.data.name.partition("-")
    if not source or not target:
        raise ValueError(f"--data is {options.data}, but its last part must name the direction, as en-de")
    if options.pieces % 8:
        raise ValueError(f"--pieces is {options.pieces}, but the 8-bit arithmetic wants a multiple of 8")
    pairs = read_pairs(options.data / "train.tsv")
    options.out.mkdir(parents=True, exist_ok=True)
    path = options.out / "vocab.spm"
    if not path.exists():
        _say(f"learning {options.pieces} pieces from {len(pairs)} pairs")
        train_vocabulary([text for pair in pairs for text in pair], options.pieces, options.seed, path)
    vocabulary = open_vocabulary(path)
    words = taught_words((text for text, _ in pairs), options.least_pairs)
    (options.out / "words.txt").write_text("".join(f"{word}\n" for word in words), "utf-8")
    corpus = Corpus.encoded(vocabulary, pairs, options.longest)
    watched = read_pairs(options.data / "held-out-strings.tsv")
    random.Random(options.seed).shuffle(watched)
    Material(source, target, vocabulary.get_piece_size(), corpus, watched[:watched_sentences]).save(options.out)
    _say(f"{len(corpus)} of {len(pairs)} pairs, {corpus.lengths.mean():.1f} pieces on the longer side; {len(words)} words")


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
