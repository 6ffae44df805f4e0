"""Which pairs are left out, and why. Each rule answers with the reason that the report counts."""

import re
import unicodedata
from typing import Optional

MOST_WORDS = 60
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_LETTER = re.compile(r"[^\W\d_]")
_DIGIT = re.compile(r"\d")
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff\ufff0-\ufffb\ufffe\uffff]")
_MARKS = re.compile("[\ue000-\uf8ff]")
_CREDITS = re.compile(
    r"translator.credits|NAME OF TRANSLATORS|EMAIL OF TRANSLATORS|Your names|Your emails|ROLES_OF_TRANSLATORS", re.I
)
_SCRIPTS = {
    "ru": re.compile(r"[Ѐ-ӿ]"),
    "uk": re.compile(r"[Ѐ-ӿ]"),
    "ja": re.compile(r"[぀-ヿ㐀-鿿]"),
    "zh": re.compile(r"[㐀-鿿]"),
    "ko": re.compile(r"[가-힣]"),
}
_NO_SPACES = frozenset({"ja", "zh"})
# Letters of English for one wide character of the translation, roughly; of ten other letters, nine.
_WIDE = re.compile("[\u3000-\u9fff\uac00-\ud7a3\uff00-\uff60]")
_DENSITY = {"zh": 3.2, "ja": 2.2, "ko": 2.2}
_BROKEN = re.compile("\ufffd|[ÃÂ][\u0080-\u00bf]|â€")


def words_of(text: str) -> list[str]:
    """The words of a text in an alphabetic script: letters and apostrophes."""
    return _WORD.findall(text)


def reason_to_drop(english: str, target: str, language: str) -> Optional[str]:
    """Why a cleaned pair is of no use for training, or None. `language` is the target's two-letter code."""
    words = words_of(_MARKS.sub(" ", english))
    if not words or not _LETTER.search(target):
        return "no words"
    if len(english.split()) > MOST_WORDS or (language not in _NO_SPACES and len(target.split()) > MOST_WORDS):
        return "too long"
    if len(target) > 420 or len(english) > 420:
        return "too long"
    if _CONTROL.search(english) or _CONTROL.search(target):
        return "control characters"
    if _CREDITS.search(english):
        return "credits"
    if _BROKEN.search(target) or _BROKEN.search(english):
        return "broken encoding"
    if english.count("|") != target.count("|"):
        return "context in the text"
    if english.casefold() == target.casefold():
        return "identical" if len(words) > 1 or not english[:1].isupper() else None
    if _digits(english) != _digits(target):
        return "numbers differ"
    if not _lengths_agree(english, target, language):
        return "length ratio"
    if _is_left_in_english(words, target, language):
        return "wrong language"
    return None


def _digits(text: str) -> list[str]:
    return sorted(str(unicodedata.digit(character)) for character in _DIGIT.findall(text))


def _lengths_agree(english: str, target: str, language: str) -> bool:
    wide = len(_WIDE.findall(target))
    length = 0.9 * (len(target) - wide) + _DENSITY.get(language, 1) * wide
    return max(len(english), length) <= 2.2 * min(len(english), length) + 12


def _is_left_in_english(words: list[str], target: str, language: str) -> bool:
    script = _SCRIPTS.get(language)
    if script is not None:
        return len(words) > 1 and not script.search(target)
    # Names and abbreviations may stay; they are written with capitals.
    common = [word for word in words if word.islower() and len(word) > 1]
    if len(common) < 3:
        return False
    translated = set(words_of(_MARKS.sub(" ", target)))
    return sum(word in translated for word in common) > 0.6 * len(common)
