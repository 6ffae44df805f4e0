"""The strings of the held-out applications: the test of an interface that nothing was ever trained on."""

from pathlib import Path

from ..clean.placeholders import Mismatch, mark_placeholders
from ..clean.sentences import aligned_sentences
from ..clean.text import fold, without_accelerators
from .held_out import normalized
from .registry import Row, registry_rows


def application_rows(cache: Path) -> list[Row]:
    """All strings of the held-out applications, as their translators wrote them."""
    return registry_rows(True, cache)


def application_forms(rows: list[Row]) -> frozenset[str]:
    """The normalized English of the applications' strings, and of each of their sentences."""
    forms: set[str] = set()
    for english in sorted({row.english for row in rows}):
        plain, _ = without_accelerators(fold(english), "")
        try:
            marked, _ = mark_placeholders(plain, plain)
        except Mismatch:
            continue
        forms.add(normalized(marked))
        forms.update(normalized(sentence) for sentence, _ in aligned_sentences(marked, marked, "en"))
    return frozenset(forms - {""})
