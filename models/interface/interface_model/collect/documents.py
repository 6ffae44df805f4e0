"""Documentation of which packages hold the same files in several languages, aligned file by file."""

import bz2
import gzip
import re
import sys
from pathlib import Path
from typing import Callable, Iterable, Iterator, Literal, NamedTuple

from ..pair import Pair
from .blocks import Block, aligned_blocks
from .debian import DebianPackage
from .languages import Language
from .manual_page import manual_blocks
from .markup import html_blocks, xml_blocks

Format = Literal["html", "xml", "man"]
_READERS: dict[Format, Callable[[str], list[Block]]] = {"html": html_blocks, "xml": xml_blocks, "man": manual_blocks}


class Collection(NamedTuple):
    """Documents laid out alike: where their English and translations lie, by a path with `{code}` and `{page}`."""

    name: str
    format: Format
    english: str
    translated: str
    english_code: str


def document_pairs(
    collection: Collection, packages: Iterable[DebianPackage], language: Language
) -> Iterator[Pair]:
    """All aligned blocks of a collection in a language; the English may lie in another package than its translation."""
    packages = list(packages)
    read = _READERS[collection.format]
    originals: dict[str, Path] = {}
    for package in packages:
        for page, path in _pages(package.root, collection.english, collection.english_code):
            originals.setdefault(page, path)
    seen: set[str] = set()
    for code in document_codes(language):
        for package in packages:
            for page, path in _pages(package.root, collection.translated, code):
                if page in seen or page not in originals or originals[page] == path:
                    continue
                seen.add(page)
                for english, target in aligned_blocks(read(_text(originals[page])), read(_text(path))):
                    yield Pair(*_without_numbers(english, target), package.name, "prose")


def document_codes(language: Language) -> list[str]:
    """What the language is called in paths: `de`, `de_DE`, `de-DE`; `pt_BR`, `pt-BR`, `pt-br`."""
    region = {"cs": "CZ", "ja": "JP", "zh": "CN", "ko": "KR", "pt": "BR"}.get(language.code, language.code.upper())
    codes = [*language.gettext, f"{language.code}-{region}", f"{language.code}-{region.lower()}"]
    return list(dict.fromkeys(codes))


_NUMBER = re.compile(r"(?:\d+|[A-Z])(?:\.\d+)*\.\s+")


def _without_numbers(english: str, target: str) -> tuple[str, str]:
    """Headings without the number of their section, which the two languages may count differently."""
    source, translation = _NUMBER.match(english), _NUMBER.match(target)
    return (english[source.end() :], target[translation.end() :]) if source and translation else (english, target)


def _pages(root: Path, template: str, code: str) -> Iterator[tuple[str, Path]]:
    """The files that a template describes, each under what its `{page}` stands for, in the order of their paths."""
    written = template.replace("{code}", code)
    before, after = written.split("{page}")
    folder = before.rsplit("/", 1)[0]
    pattern = re.compile(re.escape(before) + "(.+)" + re.escape(after).replace(r"\*", r"[^/]*"))
    base = root / folder
    if not base.is_dir():
        return
    for path in sorted(base.rglob("*")):
        match = pattern.fullmatch(str(path.relative_to(root)))
        if match and path.is_file():
            yield match.group(1), path


def _text(path: Path) -> str:
    """A file's text; what is not UTF-8 is named on stderr and read as empty."""
    opened = {".gz": gzip.open, ".bz2": bz2.open}.get(path.suffix, open)
    try:
        with opened(path, "rb") as file:
            return file.read().decode("utf-8")
    except (OSError, EOFError, UnicodeDecodeError) as error:
        print(f"{path}: left out: {error}", file=sys.stderr)
        return ""
