"""Files of named arrays. Nothing in them is ever run, whoever wrote them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import BadZipFile

import numpy as np


@contextmanager
def opened(path: Path, origin: str) -> Iterator[np.lib.npyio.NpzFile]:
    """
    The arrays of a file that says what it holds, under `about`.
    @raises ValueError where there is none (`origin` says who writes it), or it is damaged.
    """
    if not path.exists():
        raise ValueError(f"{path} does not exist: {origin}")
    try:
        with path.open("rb") as file, _loaded(file) as arrays:
            if "about" not in arrays:
                raise ValueError("it does not say what it holds")
            yield arrays
    except (ValueError, KeyError, EOFError, BadZipFile) as error:
        raise ValueError(f"{path} cannot be used: {error}. It should be as {origin}") from error


def _loaded(file) -> np.lib.npyio.NpzFile:
    arrays = np.load(file, allow_pickle=False)
    if not isinstance(arrays, np.lib.npyio.NpzFile):
        raise ValueError("it holds one array, not several by name")
    return arrays
