"""What must come back unchanged — placeholders, tags, addresses, options — as single private-use characters.

The k-th distinct protected token of the English is U+E000 + k on both sides, so that the model learns where such a
token goes and never how it is spelt.
"""

import re
from collections import Counter

from ..placeholders import symbols

MARK_PATTERN = f"[{symbols[0]}-{symbols[-1]}]"

_FORMS = (
    r"</?[A-Za-z0-9][^<>]*>",
    r"&(?:[A-Za-z][A-Za-z0-9]{1,31}|#\d{1,7}|#[xX][0-9A-Fa-f]{1,6});",
    r"\$t\([^()]*\)",
    r"\$\([\w-]+\)",
    r"\$[1-9](?![\d.,]*\d)",
    r"\$\{[^{}]*\}",
    r"\{\{[^{}]*\}\}",
    r"[%#]\{[^{}]*\}",
    r"%\([\w.]+\)-?\d*(?:\.\d+)?[sdifrguxc]",
    r"\{[^{}\s'\"][^{}'\"]*\}|\{ [^{}'\"]*\}|\{\}",
    r"__\w+?__",
    r"%%",
    r"%(?:\d+\$)?[-+#0' ]?(?:\*|\d+)?(?:\.(?:\*|\d+))?(?:hh|h|ll|l|q|j|z|t|L)?[sdiufgGeExXoc@pSC](?![A-Za-z])",
    r"%<\w+>|%(?:\d+\$)?[A-Za-z](?![A-Za-z])",
    r"%L?\d{1,2}(?![\d%])",
    r"%[A-Za-z_]\w*%",
    r"\b(?:https?|ftp|file|mailto):[^\s<>\"'()]*[\w/]",
    r"\bwww\.[\w.-]+\w",
    r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+",
    r"(?<![\w-])--[A-Za-z][\w-]*",
    r"(?<![\w/.~])~?/[\w.+-]+(?:/[\w.+*-]+)+/?",
    r"(?<![\w/.])~/[\w.+-]+",
    r"\\[nrt](?![a-z])",
)
_TOKEN = re.compile("|".join(_FORMS))
# Without any of these a text has no token; the long pattern is slow.
_HINT = re.compile(r"[<&$%#{@\\/~]|__|--|www\.|mailto:")
_PRIVATE = re.compile("[\ue000-\uf8ff]")
_NUMBERED = re.compile(r"^%\d+\$")


class Mismatch(Exception):
    """The two sides do not hold the same protected tokens, or too many; the argument is the reason for the report."""


def mark_placeholders(english: str, target: str) -> tuple[str, str]:
    """Both sides with a mark for each protected token.

    Raises Mismatch when the sides hold different tokens, more than 16 distinct ones, or marks already.
    """
    if _PRIVATE.search(english) or _PRIVATE.search(target):
        raise Mismatch("private characters")
    if not _HINT.search(english) and not _HINT.search(target):
        return english, target
    found = _TOKEN.findall(english)
    order = {token: index for index, token in enumerate(dict.fromkeys(found))}
    if len(order) > len(symbols):
        raise Mismatch("too many placeholders")
    unnumbered = not any(_NUMBERED.match(token) for token in found)

    def plain(token: str) -> str:
        return _NUMBERED.sub("%", token) if unnumbered else token

    if Counter(found) != Counter(plain(token) for token in _TOKEN.findall(target)):
        raise Mismatch("placeholders differ")

    def mark(match: "re.Match[str]") -> str:
        return symbols[order[plain(match.group())]]

    return _TOKEN.sub(mark, english), _TOKEN.sub(mark, target)
