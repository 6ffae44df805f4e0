"""The vocabulary that both languages share."""

import io
import random
from pathlib import Path

import sentencepiece

from ..placeholders import symbols

end = 0
unknown = 1
"""The ids that Marian expects."""

first_symbol = 2
"""Placeholder characters are pieces of their own, right behind."""


def train_vocabulary(texts: list[str], size: int, seed: int, to: Path) -> None:
    """
    Unigram pieces over both sides. Characters that are rare fall back to bytes, so that nothing is unknown; digits stand
    alone, so that numbers are copied digit by digit. The text stays as it is: no normalizer, since a translation must
    not change what it only carries.
    """
    sample = list(texts)
    random.Random(seed).shuffle(sample)
    model = io.BytesIO()
    try:
        sentencepiece.SentencePieceTrainer.train(
            sentence_iterator=iter(sample[:400_000]),
            model_writer=model,
            vocab_size=size,
            model_type="unigram",
            normalization_rule_name="identity",
            character_coverage=0.9998,
            byte_fallback=True,
            split_digits=True,
            user_defined_symbols=list(symbols),
            eos_id=end,
            unk_id=unknown,
            bos_id=-1,
            pad_id=-1,
            num_threads=1,
            minloglevel=1,
        )
    except RuntimeError as error:
        raise ValueError(f"no vocabulary of {size} pieces could be made: {error}") from error
    to.write_bytes(model.getvalue())


def open_vocabulary(path: Path) -> sentencepiece.SentencePieceProcessor:
    """@raises ValueError where the file is none of ours."""
    vocabulary = sentencepiece.SentencePieceProcessor(model_file=str(path))
    if vocabulary.eos_id() != end or vocabulary.unk_id() != unknown:
        raise ValueError(f"{path} is no vocabulary made by `train`: its special pieces stand elsewhere")
    return vocabulary
