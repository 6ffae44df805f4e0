"""LibreOffice's help: HTML pages whose paragraphs carry the same ids in every language."""

from html.parser import HTMLParser
from pathlib import Path
from typing import Iterator, Optional

from ..pair import Pair
from .debian import DebianPackage
from .languages import Language

_BLOCKS = frozenset({"p", "h1", "h2", "h3", "h4", "h5", "h6"})
_PAGES = "usr/share/libreoffice/help/{code}/text"


def help_pairs(english: DebianPackage, translated: DebianPackage, language: Language) -> Iterator[Pair]:
    """Paragraphs of the same page and id in both unpacked packages, without their markup."""
    sources = english.root / _PAGES.format(code="en-US")
    targets = translated.root / _PAGES.format(code=language.gettext[0].replace("_", "-"))
    for page in sorted(targets.rglob("*.html")):
        original = sources / page.relative_to(targets)
        if not original.is_file():
            continue
        texts = paragraphs(page.read_text("utf-8"))
        for name, text in paragraphs(original.read_text("utf-8")).items():
            if name in texts:
                yield Pair(text, texts[name], translated.name, "prose")


def paragraphs(html: str) -> dict[str, str]:
    """The text of each paragraph and heading with an id, in the page's order; of a repeated id the first."""
    reader = _Paragraphs()
    try:
        reader.feed(html)
        reader.close()
    except AssertionError:
        # How the standard library refuses a declaration that it does not know; what stands before it was read.
        pass
    return reader.found


class _Paragraphs(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.found: dict[str, str] = {}
        self._id: Optional[str] = None
        self._text: list[str] = []
        self._has_variants = False

    def handle_starttag(self, tag, attrs):
        if tag in _BLOCKS:
            self._id = dict(attrs).get("id")
            self._text = []
            self._has_variants = False
        elif tag == "span" and "switchinline" in (dict(attrs).get("class") or ""):
            # Wordings for several systems one after another: no sentence that anyone reads.
            self._has_variants = True
        elif tag == "br":
            self._text.append(" ")

    def handle_endtag(self, tag):
        if tag in _BLOCKS and self._id is not None:
            if not self._has_variants:
                self.found.setdefault(self._id, "".join(self._text))
            self._id = None

    def handle_data(self, data):
        if self._id is not None:
            self._text.append(data)
