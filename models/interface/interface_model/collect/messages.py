"""Interface messages in JSON files with the same keys in every language, as MediaWiki keeps them."""

import json
import re
import sys
from pathlib import Path
from typing import Iterator

from ..pair import Pair
from .debian import DebianPackage
from .languages import Language

# The reference of MediaWiki's programming interface: pieces of sentences around parameters.
_REFERENCE = "api"
_CODES = {"zh": "zh-hans", "pt": "pt-br"}
# Links, templates and emphasis of wiki text: what is left of them without the wiki is no sentence.
_WIKI_TEXT = re.compile(r"\{\{|\[\[|\[(?:https?:)?//|\[\$\d|''")


def message_pairs(package: DebianPackage, language: Language) -> Iterator[Pair]:
    """The messages of `i18n/en.json` and its neighbour in the language, in plain text only.

    A file that is no object of strings is named on stderr and left out.
    """
    for original in sorted(package.root.rglob("i18n/**/en.json")):
        if _REFERENCE in original.parts:
            continue
        translated = original.with_name(f"{_CODES.get(language.code, language.code)}.json")
        if not translated.is_file():
            continue
        targets = _messages(translated)
        for key, english in _messages(original).items():
            target = targets.get(key)
            if target is not None and not _WIKI_TEXT.search(english) and not _WIKI_TEXT.search(target):
                yield Pair(english, target, package.name, "string")


def _messages(file: Path) -> dict[str, str]:
    try:
        read = json.loads(file.read_text("utf-8"))
    except (ValueError, RecursionError) as error:
        print(f"{file}: left out: {error}", file=sys.stderr)
        return {}
    if not isinstance(read, dict):
        print(f"{file}: left out: it holds no object", file=sys.stderr)
        return {}
    return {key: text for key, text in read.items() if isinstance(text, str)}
