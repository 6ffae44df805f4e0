"""
The words of the source language that a model is taught: those that enough of its pairs have. Of rarer ones a small model
makes up translations, and is sure of them; the engine declines texts with others than these.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator


def taught_words(texts: Iterable[str], least: int) -> list[str]:
    """In lower case and sorted: the words that at least so many texts have."""
    texts_with = Counter(word for text in texts for word in set(_words_of(text)))
    return sorted(word for word, count in texts_with.items() if count >= least)


def _words_of(text: str) -> Iterator[str]:
    """Runs of letters and the marks on them, as the engine cuts them."""
    word = ""
    for character in text.lower():
        if unicodedata.category(character)[0] in "LM":
            word += character
        elif word:
            yield word
            word = ""
    if word:
        yield word
