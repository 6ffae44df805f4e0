"""Strings of registry packages, as the phrasebook's exporter prints them (`phrasebook/export-rows.ts`)."""

import json
from pathlib import Path
from typing import NamedTuple

from .repository import run_script


class Row(NamedTuple):
    """One string of one package family in one language."""

    family: str
    licence: str
    english: str
    language: str
    translation: str


def registry_rows(held_out: bool, cache: Path) -> list[Row]:
    """The rows of the phrasebook's sources, or of the applications that nothing may be trained on.

    They are kept in the cache. Raises RuntimeError with the exporter's own words when it fails.
    """
    kept = cache / ("held-out-rows.jsonl" if held_out else "registry-rows.jsonl")
    if not kept.exists():
        printed = run_script("export-rows.ts", ["--held-out"] if held_out else [])
        cache.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(printed)
    with kept.open(encoding="utf-8") as lines:
        return [_row(json.loads(line)) for line in lines]


def _row(read: dict[str, str]) -> Row:
    return Row(read["family"], read.get("licence", ""), read["english"], read["language"], read["translation"])
