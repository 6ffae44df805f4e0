"""The strings of the gettext catalogues in unpacked packages."""

import sys
from pathlib import Path
from typing import Iterator

from ..pair import Pair
from .debian import DebianPackage
from .languages import Language
from .mo import DamagedCatalogue, message_pairs, read_catalogue


def catalogue_pairs(package: DebianPackage, language: Language) -> Iterator[Pair]:
    """All pairs of a package's catalogues in a language, catalogue by catalogue in the order of their names.

    A damaged catalogue is named on stderr and left out.
    """
    for catalogue in _catalogues(package.root, language):
        try:
            messages = read_catalogue(catalogue.read_bytes())
        except DamagedCatalogue as damage:
            print(f"{catalogue}: left out: {damage}", file=sys.stderr)
            continue
        for message in messages:
            for english, target in message_pairs(message):
                yield Pair(english, target, package.name, "string")


def _catalogues(root: Path, language: Language) -> list[Path]:
    """One file for each catalogue name, of the first code of the language that has it."""
    chosen: dict[tuple[str, str], Path] = {}
    for code in language.gettext:
        for path in root.glob(f"**/{code}/LC_MESSAGES/*.mo"):
            chosen.setdefault((str(path.parents[2]), path.name), path)
        for path in root.glob(f"**/languages/*{code}.mo"):
            chosen.setdefault((str(path.parent), path.name.removesuffix(f"{code}.mo")), path)
    return [chosen[key] for key in sorted(chosen)]
