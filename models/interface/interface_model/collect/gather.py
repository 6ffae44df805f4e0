"""All raw pairs of a language: registry packages, gettext catalogues, LibreOffice's help, documentation."""

import re
from pathlib import Path
from typing import Iterator, NamedTuple

from ..pair import Pair
from .catalogues import catalogue_pairs
from .debian import DebianPackage, open_packages
from .documents import document_pairs
from .languages import Language
from .libreoffice_help import help_pairs
from .licences import Licence, licence_of
from .messages import message_pairs
from .registry import Row, registry_rows
from .sources import Sources

_BRANCHES = re.compile(r"\{\s*[\w.]+\s*,\s*(?:plural|select|selectordinal)\s*,")
_ENGLISH_HELP = "libreoffice-help-en-us"


class Material(NamedTuple):
    """What a language is collected from: usable packages, their licences and versions, the registry's rows."""

    packages: list[DebianPackage]
    licences: dict[str, Licence]
    versions: dict[str, str]
    rows: list[Row]


def open_material(sources: Sources, language: Language, cache: Path) -> Material:
    """Fetches and opens what a language is collected from; packages that may not be used are only named."""
    opened = open_packages(sources.package_names(language), cache)
    roots = {package.name: package.root for package in opened}
    licences = {name: licence_of(name, roots) for name in roots}
    rows = [row for row in registry_rows(False, cache) if row.language == language.registry]
    licences.update({row.family: Licence(row.licence, True) for row in rows})
    return Material(
        [package for package in opened if licences[package.name].is_usable],
        licences,
        {package.name: package.version for package in opened},
        rows,
    )


def raw_pairs(material: Material, sources: Sources, language: Language) -> Iterator[Pair]:
    """The pairs as the sources hold them, always in the same order."""
    for row in material.rows:
        if not _BRANCHES.search(row.english):
            yield Pair(row.english, row.translation, row.family, "string")
    for package in material.packages:
        yield from catalogue_pairs(package, language)
        yield from message_pairs(package, language)
    yield from _libreoffice_help(material, language)
    for collection in sources.collections:
        yield from document_pairs(collection, material.packages, language)


def _libreoffice_help(material: Material, language: Language) -> Iterator[Pair]:
    packages = {package.name: package for package in material.packages}
    english, translated = packages.get(_ENGLISH_HELP), packages.get(f"libreoffice-help-{language.debian}")
    if english is not None and translated is not None:
        yield from help_pairs(english, translated, language)
