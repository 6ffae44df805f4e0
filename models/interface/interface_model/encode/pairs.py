"""Reads the tables that `collect` writes."""

from pathlib import Path

Pairs = list[tuple[str, str]]


def read_pairs(path: Path) -> Pairs:
    """The first two columns: English and its translation. @raises ValueError that names the line where one is missing."""
    pairs = []
    with path.open(encoding="utf-8", newline="\n") as lines:
        for number, line in enumerate(lines, 1):
            columns = line.rstrip("\n").split("\t")
            if len(columns) < 2:
                raise ValueError(f"{path}, line {number}: expected English, a tab and its translation")
            pairs.append((columns[0], columns[1]))
    return pairs
