"""The plain form of a text: composed characters, single spaces, no accelerator marks."""

import re
import unicodedata

_BRACKETED = re.compile(r"\s*[(（][_&~]{1,2}[A-Za-z0-9][)）]")
_INVISIBLE = re.compile("[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]")
_MARK = {
    "_": re.compile(r"(?<![_\W])_(?=[^\W_])|(?<![^\W])_(?=[^\W_])"),
    "&": re.compile(r"(?<!\w)&&?(?=[^\W_])(?!&?#?\w+;)|(?<=[^\W_])&&?(?=[^\W\d_A-Z])(?!&?#?\w+;)"),
    "~": re.compile(r"(?<![/\w])~(?=[^\W_])|(?<=[^\W_])~(?=[^\W_])"),
}
_IDENTIFIER = re.compile(r"\w*_\w+")
_CAPITALIZED = re.compile(r"[^\W\d_a-z][^\W\d_A-Z]*_[^\W\d_A-Z]+")
_QUALIFIER = re.compile(r"^\?\w+:")


def fold(text: str) -> str:
    """NFC, invisible direction and width marks gone, every run of white space one space, none at the ends."""
    return " ".join(_INVISIBLE.sub("", unicodedata.normalize("NFC", text)).split())


def without_accelerators(english: str, target: str) -> tuple[str, str]:
    """Both texts without the mark before the letter that a key stands for: `_File`, `&File`, `Fo~rm`, `ファイル(&F)`.

    An underscore within a word is a mark only when the word is not the same on both sides: `file_name` stays.
    """
    english, target = _without_context(english), _without_context(target)
    names = _shared_names(english, target) if "_" in english and "_" in target else frozenset()
    return _unmarked(english, names), _unmarked(target, names)


def _without_context(text: str) -> str:
    """Without the key in brackets that scripts with no Latin letters append, and without a leading `?context:`."""
    if text.startswith("?"):
        text = _QUALIFIER.sub("", text)
    return _BRACKETED.sub("", text) if "(" in text or "（" in text else text


def _shared_names(english: str, target: str) -> frozenset[str]:
    shared = set(_IDENTIFIER.findall(english)) & set(_IDENTIFIER.findall(target))
    return frozenset(word for word in shared if not word.startswith("_") and not _CAPITALIZED.fullmatch(word))


def _unmarked(text: str, names: frozenset[str]) -> str:
    for mark, pattern in _MARK.items():
        if text.count(mark) in (1, 2) and not (mark == "_" and _has_names(text, names)):
            found = pattern.findall(text)
            if len(found) == 1:
                text = pattern.sub("", text)
    return text


def _has_names(text: str, names: frozenset[str]) -> bool:
    return bool(names) and any(word in names for word in _IDENTIFIER.findall(text))
