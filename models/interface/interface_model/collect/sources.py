"""Reads `sources.json`: which Debian packages are collected, and how the documents in them are laid out."""

import json
from pathlib import Path
from typing import NamedTuple

from .documents import Collection
from .languages import Language

_FILE = Path(__file__).resolve().parents[2] / "sources.json"


class Sources(NamedTuple):
    """Package names: for every language, of the English originals, and by language with `{debian}` for its code."""

    packages: tuple[str, ...]
    english_packages: tuple[str, ...]
    language_packages: tuple[str, ...]
    collections: tuple[Collection, ...]

    def package_names(self, language: Language) -> list[str]:
        """All packages that a language is collected from."""
        own = [name.replace("{debian}", language.debian) for name in self.language_packages]
        return sorted({*self.packages, *self.english_packages, *own})


def read_sources(path: Path = _FILE) -> Sources:
    """The list of sources. Raises ValueError that names what is wrong."""
    listed = json.loads(path.read_text("utf-8"))
    try:
        return Sources(
            tuple(listed["packages"]),
            tuple(listed["englishPackages"]),
            tuple(listed["languagePackages"]),
            tuple(
                Collection(one["name"], one["format"], one["english"], one["translated"], one["englishCode"])
                for one in listed["collections"]
            ),
        )
    except KeyError as missing:
        raise ValueError(f"{path}: {missing} is missing") from missing
