"""Blocks of HTML pages and of the XML that help is written in (DocBook, Mallard), without their inline markup."""

import re
from html import unescape
from html.parser import HTMLParser

from .blocks import Block

_HTML_BLOCKS = frozenset("p h1 h2 h3 h4 h5 h6 li dt dd td th caption figcaption".split())
_XML_BLOCKS = frozenset(
    "para simpara title subtitle term seg entry p desc item td cite refpurpose action member".split()
)
_SILENT = frozenset(
    "pre script style programlisting screen literallayout synopsis cmdsynopsis footnote indexterm remark comment "
    "shortcut".split()
)
_SECTIONS = frozenset("div section sect1 sect2 sect3 sect4 chapter appendix page article preface refsect1".split())
_HEADING = re.compile(r"h[1-6]")
# What is written between the parts of a path through menus and of a combination of keys.
_SEQUENCES = {"guiseq": " → ", "menuchoice": " → ", "keyseq": "+", "keycombo": "+"}
_PARTS = frozenset("gui key keycap keysym mousebutton guimenu guisubmenu guimenuitem guibutton".split())
_PARAGRAPH_CLASSES = frozenset({"para"})


def html_blocks(page: str) -> list[Block]:
    """The blocks of a page of HTML in reading order."""
    return _read(page, _HTML_BLOCKS)


def xml_blocks(document: str) -> list[Block]:
    """The blocks of a DocBook or Mallard document; entities that only its own definitions explain stay as written."""
    return _read(document, _XML_BLOCKS)


def _read(text: str, blocks: frozenset[str]) -> list[Block]:
    reader = _Reader(blocks)
    try:
        reader.feed(text)
        reader.close()
    except AssertionError:
        # How the standard library refuses a declaration that it does not know; what stands before it was read.
        pass
    reader.finish()
    return reader.found


class _Reader(HTMLParser):
    """Collects blocks; a block ends where the next one begins, so that text within nested blocks is read once."""

    def __init__(self, blocks: frozenset[str]) -> None:
        super().__init__(convert_charrefs=False)
        self.found: list[Block] = []
        self._blocks = blocks
        self._section = ""
        self._open: list[str] = []
        self._divisions: list[bool] = []
        self._text: list[str] = []
        self._silent = 0
        self._separators: list[tuple[str, int]] = []

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self._name_section(tag, attributes)
        if tag in _SILENT:
            self._silent += 1
        elif self._silent:
            return
        elif tag == "div":
            is_paragraph = attributes.get("class") in _PARAGRAPH_CLASSES
            self._divisions.append(is_paragraph)
            if is_paragraph:
                self._begin("p")
        elif tag in self._blocks:
            self._begin(tag)
        elif tag == "br":
            self._text.append(" ")
        elif tag in _SEQUENCES:
            self._separators.append((_SEQUENCES[tag], len(self._text)))
        elif tag in _PARTS and self._separators:
            self._separate()

    def handle_startendtag(self, tag, attrs):
        self._name_section(tag, dict(attrs))
        if tag == "br":
            self._text.append(" ")

    def handle_endtag(self, tag):
        if tag in _SILENT:
            self._silent = max(0, self._silent - 1)
        elif self._silent:
            return
        elif tag in _SEQUENCES:
            self._separators = self._separators[:-1]
        elif tag == "div":
            if self._divisions and self._divisions.pop():
                self._end("p")
        elif tag in self._blocks:
            self._end(tag)

    def handle_data(self, data):
        if self._open and not self._silent:
            self._text.append(data)

    def handle_entityref(self, name):
        self.handle_data(unescape(f"&{name};"))

    def handle_charref(self, name):
        self.handle_data(unescape(f"&#{name};"))

    def finish(self) -> None:
        """Takes what an unclosed block holds."""
        self._flush()

    def _name_section(self, tag, attributes) -> None:
        name = attributes.get("id") or attributes.get("xml:id") or attributes.get("name")
        is_anchor = tag == "a" and (not self._open or _HEADING.fullmatch(self._open[-1]))
        if name and (tag in _SECTIONS or _HEADING.fullmatch(tag) or is_anchor):
            self._section = name

    def _separate(self) -> None:
        separator, start = self._separators[-1]
        if "".join(self._text[start:]).strip():
            self._text[-1] = self._text[-1].rstrip()
            self._text.append(separator)

    def _begin(self, kind: str) -> None:
        self._flush()
        self._open.append(kind)

    def _end(self, kind: str) -> None:
        self._flush()
        if kind in self._open:
            while self._open.pop() != kind:
                pass

    def _flush(self) -> None:
        text = "".join(self._text).strip()
        if self._open and text:
            self.found.append(Block(self._section, self._open[-1], text))
        self._text = []
