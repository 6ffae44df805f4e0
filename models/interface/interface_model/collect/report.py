"""What was collected: counts by source with licences, what was left out and why, as JSON and as a printed table."""

from collections import Counter
from typing import TypedDict

from ..clean.filters import words_of
from ..pair import Pair
from .gather import Material
from .split import Split


class SourceReport(TypedDict):
    """One source of a language: pairs that it gave to training first, before any other source."""

    pairs: int
    words: int
    licence: str
    version: str


class LanguageReport(TypedDict):
    """One language. `words` are English words of the training pairs; `dropped` counts sentence pairs by reason."""

    language: str
    pairs: dict[str, int]
    words: dict[str, int]
    heldOut: dict[str, int]
    dropped: dict[str, int]
    sources: dict[str, SourceReport]
    notUsable: dict[str, str]


def report_of(language: str, divided: Split, dropped: "Counter[str]", material: Material) -> LanguageReport:
    """The figures of one language."""
    return {
        "language": language,
        "pairs": _by_kind(divided.train, lambda pair: 1),
        "words": _by_kind(divided.train, _words),
        "heldOut": {
            "strings": len(divided.strings),
            "prose": len(divided.prose),
            "pairs left out by the draw": divided.held_out,
            "pairs left out for the applications": divided.of_applications,
        },
        "dropped": dict(sorted(dropped.items(), key=lambda item: (-item[1], item[0]))),
        "sources": _by_source(divided.train, material),
        "notUsable": {
            name: licence.name for name, licence in sorted(material.licences.items()) if not licence.is_usable
        },
    }


def table_of(reports: list[LanguageReport], sources_shown: int = 12) -> str:
    """The reports as a table for people, the largest sources of each language below it."""
    lines = ["language    strings      prose  words (strings)  words (prose)   dropped  held out (strings/prose)"]
    for report in reports:
        pairs, words, held_out = report["pairs"], report["words"], report["heldOut"]
        lines.append(
            f"{'en-' + report['language']:<8}{pairs['string']:>11,}{pairs['prose']:>11,}{words['string']:>17,}"
            f"{words['prose']:>15,}{sum(report['dropped'].values()):>10,}"
            f"{held_out['strings']:>14,} / {held_out['prose']:,}"
        )
    for report in reports:
        lines += ["", f"en-{report['language']}: dropped"]
        lines += [f"  {count:>9,}  {reason}" for reason, count in report["dropped"].items()]
        lines.append(f"en-{report['language']}: largest of {len(report['sources'])} sources")
        ranked = sorted(report["sources"].items(), key=lambda item: -item[1]["pairs"])
        for name, source in ranked[:sources_shown]:
            lines.append(f"  {source['pairs']:>9,}  {name} {source['version']} ({source['licence']})")
        if report["notUsable"]:
            lines.append(f"  not used for their licence: {', '.join(report['notUsable'])}")
    return "\n".join(lines)


def _by_kind(pairs: list[Pair], weigh) -> dict[str, int]:
    counted = {"string": 0, "prose": 0}
    for pair in pairs:
        counted[pair.kind] += weigh(pair)
    return counted


def _words(pair: Pair) -> int:
    return len(words_of(pair.english))


def _by_source(pairs: list[Pair], material: Material) -> dict[str, SourceReport]:
    counts: Counter[str] = Counter()
    words: Counter[str] = Counter()
    for pair in pairs:
        counts[pair.source] += 1
        words[pair.source] += _words(pair)
    return {
        name: {
            "pairs": counts[name],
            "words": words[name],
            "licence": material.licences[name].name,
            "version": material.versions.get(name, ""),
        }
        for name in sorted(counts)
    }
