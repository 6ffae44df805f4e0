"""`collect`: parallel text of every wanted language, cleaned and divided, as tab-separated files."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from pathlib import Path
from typing import Iterable, Iterator

from ..clean.pairs import clean_pair
from ..pair import Pair
from .applications import application_forms, application_rows
from .choose import choose
from .detection import in_language
from .gather import open_material, raw_pairs
from .languages import LANGUAGES, Language, language_of
from .registry import Row
from .report import LanguageReport, report_of, table_of
from .sources import Sources, read_sources
from .split import split


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `collect`."""
    parser.add_argument("--targets", default=",".join(LANGUAGES), help="languages, as de,es (default: all)")
    parser.add_argument("--out", type=Path, required=True, help="folder for en-XX/*.tsv and report.json")
    parser.add_argument("--cache", type=Path, help="folder that keeps what was fetched (default: OUT/cache)")


def run(options: Namespace) -> None:
    """Collects each language in turn. Raises ValueError and RuntimeError with what to do about it."""
    languages = [language_of(code) for code in options.targets.split(",")]
    cache: Path = (options.cache or options.out / "cache").resolve()
    sources = read_sources()
    applications = application_rows(cache)
    reports: list[LanguageReport] = []
    for language in languages:
        print(f"en-{language.code}: collecting", file=sys.stderr)
        reports.append(_collect(language, sources, applications, cache, options.out))
        # After each language, so that a run that is stopped leaves the report of what it wrote.
        (options.out / "report.json").write_text(json.dumps(reports, indent=2, ensure_ascii=False) + "\n", "utf-8")
    print(table_of(reports))


def _collect(
    language: Language, sources: Sources, applications: list[Row], cache: Path, out: Path
) -> LanguageReport:
    material = open_material(sources, language, cache)
    dropped: Counter[str] = Counter()
    chosen = choose(_cleaned(raw_pairs(material, sources, language), language, dropped), dropped)
    chosen = in_language(chosen, language.code, dropped)
    divided = split(chosen, application_forms(applications))
    folder = out / f"en-{language.code}"
    folder.mkdir(parents=True, exist_ok=True)
    _write(folder / "train.tsv", divided.train)
    _write(folder / "held-out-strings.tsv", divided.strings)
    _write(folder / "held-out-prose.tsv", divided.prose)
    own = [row for row in applications if row.language == language.registry]
    _write(folder / "held-out-apps.tsv", [_application_line(row) for row in own])
    return report_of(language.code, divided, dropped, material)


def _cleaned(pairs: Iterable[Pair], language: Language, dropped: "Counter[str]") -> Iterator[Pair]:
    # Many catalogues hold the same "Cancel": each is cleaned once and counted every time.
    known: dict[tuple[str, str], tuple[list[Pair], Counter[str]]] = {}
    for number, pair in enumerate(pairs, 1):
        if number % 100_000 == 0:
            print(f"en-{language.code}: {number:,} raw pairs", file=sys.stderr)
        texts = (pair.english, pair.target)
        if texts not in known:
            reasons: Counter[str] = Counter()
            known[texts] = (list(clean_pair(pair, language.code, reasons)), reasons)
        cleaned, reasons = known[texts]
        dropped.update(reasons)
        for english, target, _, _ in cleaned:
            yield Pair(english, target, pair.source, pair.kind)


def _application_line(row: Row) -> tuple[str, str, str]:
    return _one_line(row.english), _one_line(row.translation), row.family


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _write(file: Path, lines: Iterable[tuple[str, ...]]) -> None:
    with file.open("w", encoding="utf-8", newline="\n") as written:
        written.writelines("\t".join(fields) + "\n" for fields in lines)
