"""Blocks of manual pages: roff with the `man` macros. Pages in other macros (`mdoc`) give no blocks."""

import re
import unicodedata

from .blocks import Block

_PARAGRAPHS = frozenset("PP P LP TP IP HP TQ RS RE".split())
_HEADINGS = frozenset("SH SS".split())
_FONTS = frozenset("B I R BR BI IB IR RB RI SM SB".split())
_ESCAPES = (
    (re.compile(r"\\f(?:\[[^\]]*\]|\([A-Z]{2}|[A-Za-z0-9])"), ""),
    (re.compile(r"\\s[-+]?\d"), ""),
    (re.compile(r"\\[mM]\[[^\]]*\]"), ""),
    (re.compile(r"\\\*?\((?:aq|Aq|cq|oq)|\\\*?\[(?:aq|Aq|cq|oq)\]"), "'"),
    (re.compile(r"\\\((?:dq|lq|rq)|\\\[(?:dq|lq|rq)\]"), '"'),
    (re.compile(r"\\\(Fo|\\\[Fo\]"), "«"),
    (re.compile(r"\\\(Fc|\\\[Fc\]"), "»"),
    (re.compile(r"\\\(bu|\\\[bu\]"), "•"),
    (re.compile(r"\\\(em|\\\[em\]"), "—"),
    (re.compile(r"\\\(en|\\\[en\]"), "–"),
    (re.compile(r"\\\(co|\\\[co\]"), "©"),
    (re.compile(r"\\\((?:ti|ha|rs)|\\\[(?:ti|ha|rs)\]"), ""),
    (re.compile(r"\\[&/,:%c|^]"), ""),
    (re.compile(r"\\-"), "-"),
    (re.compile(r"\\[~ 0]"), " "),
    (re.compile(r"\\e"), "\\\\"),
    (re.compile(r"\\'"), "'"),
)
_LETTERS = re.compile(r"\\(?:\(([:'`^~,][A-Za-z])|\[([:'`^~,][A-Za-z])\]|\(ss|\[ss\])")
_ACCENTS = {":": "\u0308", "'": "\u0301", "`": "\u0300", "^": "\u0302", "~": "\u0303", ",": "\u0327"}
# Strings that the page defines, drawing and tables: what they print is not known here.
_UNKNOWN = re.compile(r"\\[*\[(%vhuwzo]")
_ARGUMENT = re.compile(r'"((?:[^"]|"")*)"|(\S+)')


def manual_blocks(page: str) -> list[Block]:
    """The headings, paragraphs and tags of a page; what is set as it stands (`.nf`, `.EX`, tables) is left out."""
    reader = _Reader()
    for line in _joined(page):
        reader.read(line)
    reader.flush()
    return [] if reader.is_foreign else reader.blocks


def _joined(page: str) -> list[str]:
    lines: list[str] = []
    for line in page.replace("\\\n", "").split("\n"):
        line = re.sub(r"\\[\"#].*", "", line)
        lines.append(line)
    return lines


class _Reader:
    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.is_foreign = False
        self._section = 0
        self._kind = "start"
        self._text: list[str] = []
        self._is_verbatim = False
        self._takes_tag = False

    def read(self, line: str) -> None:
        macro = re.match(r"[.']\s*([A-Za-z]+)\s*(.*)", line)
        if macro:
            self._command(macro.group(1), macro.group(2))
        elif line.startswith((".", "'")):
            return
        elif line.strip() == "":
            self._begin("blank")
        elif not self._is_verbatim:
            self._add(line)

    def flush(self) -> None:
        text = _plain(" ".join(self._text)).strip()
        if text and self._kind != "start":
            readable = "" if _UNKNOWN.search(text) else text
            self.blocks.append(Block(str(self._section), self._kind, readable))
        self._text = []

    def _command(self, name: str, rest: str) -> None:
        if name in ("Dd", "Sh"):
            self.is_foreign = True
        elif name in ("nf", "EX", "TS"):
            self._begin(name)
            self._is_verbatim = True
        elif name in ("fi", "EE", "TE"):
            self._is_verbatim = False
            self._begin(name)
        elif self._is_verbatim:
            return
        elif name in _HEADINGS:
            self._begin(name)
            self._section += 1
            if rest:
                self._text.append(" ".join(_arguments(rest)))
                self.flush()
                self._kind = "after"
        elif name in _PARAGRAPHS or name in ("br", "sp"):
            self._begin(name)
            self._takes_tag = name in ("TP", "TQ")
        elif name in _FONTS:
            parts = _arguments(rest)
            self._add((" " if len(name) == 1 or name in ("SM", "SB") else "").join(parts))

    def _add(self, text: str) -> None:
        self._text.append(text)
        if self._takes_tag:
            self._takes_tag = False
            self._kind = "tag"
            self.flush()
            self._kind = "body"

    def _begin(self, kind: str) -> None:
        self.flush()
        self._kind = kind
        self._takes_tag = False


def _arguments(rest: str) -> list[str]:
    return [quoted.replace('""', '"') if quoted else bare for quoted, bare in _ARGUMENT.findall(rest)]


def _accented(match: "re.Match[str]") -> str:
    name = match.group(1) or match.group(2)
    return "ß" if name is None else unicodedata.normalize("NFC", name[1] + _ACCENTS[name[0]])


def _plain(text: str) -> str:
    text = _LETTERS.sub(_accented, text)
    for pattern, plain in _ESCAPES:
        text = pattern.sub(plain, text)
    return re.sub(r"\\\[u([0-9A-Fa-f]{4,6})\]", lambda match: chr(int(match.group(1), 16)), text)
