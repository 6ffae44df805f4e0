"""Debian packages: fetched with apt, and only what holds text taken out of them."""

import subprocess
import sys
from pathlib import Path
from typing import Iterable, NamedTuple, Optional

_WANTED = (
    "*/LC_MESSAGES/*.mo",
    "*/languages/*.mo",
    "*/i18n/*.json",
    "./usr/share/doc/*/copyright",
    "*.html",
    "./usr/share/help/*.page",
    "./usr/share/help/*.docbook",
    "./usr/share/doc/HTML/*.docbook",
    "./usr/share/man/*",
)
_TAKEN = ".taken-out"


class DebianPackage(NamedTuple):
    """A package whose text files lie under `root`, laid out as they would be under `/`."""

    name: str
    version: str
    root: Path


def open_packages(names: Iterable[str], cache: Path) -> list[DebianPackage]:
    """The named packages in the order of their names, fetched into the cache unless they are there.

    A package that this release does not carry is named on stderr and left out. Raises RuntimeError with apt's words
    when a fetch fails.
    """
    archives = cache / "archives"
    archives.mkdir(parents=True, exist_ok=True)
    wanted = sorted(set(names))
    missing = [name for name in wanted if _archive(archives, name) is None]
    _fetch(_carried(missing), archives)
    opened: list[DebianPackage] = []
    for name in wanted:
        archive = _archive(archives, name)
        if archive is not None:
            opened.append(_open(name, archive, cache / "packages"))
    return opened


def _carried(names: list[str]) -> list[str]:
    if not names:
        return []
    known = set(_run(["apt-cache", "pkgnames"]).stdout.decode().split())
    absent = [name for name in names if name not in known]
    if absent:
        print(f"this release does not carry {', '.join(absent)}; apt-get update may help", file=sys.stderr)
    return [name for name in names if name in known]


def _fetch(names: list[str], archives: Path) -> None:
    if names:
        print(f"fetching {len(names)} packages", file=sys.stderr)
        _run(["apt-get", "download", *names], cwd=archives)


def _archive(archives: Path, name: str) -> Optional[Path]:
    return max(archives.glob(f"{name}_*.deb"), default=None)


def _open(name: str, archive: Path, packages: Path) -> DebianPackage:
    root = packages / archive.stem
    version = archive.stem.split("_")[1].replace("%3a", ":")
    if not (root / _TAKEN).exists():
        print(f"taking the texts out of {name} {version}", file=sys.stderr)
        root.mkdir(parents=True, exist_ok=True)
        files = subprocess.Popen(["dpkg-deb", "--fsys-tarfile", str(archive)], stdout=subprocess.PIPE)
        # tar's exit status tells of patterns without a match, which is no error here; dpkg-deb's tells of damage.
        subprocess.run(
            ["tar", "-x", "-C", str(root), "--no-recursion", "--wildcards", *_WANTED, f"./usr/share/doc/{name}"],
            stdin=files.stdout,
            stderr=subprocess.DEVNULL,
        )
        files.communicate()
        if files.returncode != 0:
            raise RuntimeError(f"{archive} is damaged: delete it and collect again")
        (root / _TAKEN).touch()
    return DebianPackage(name, version, root)


def _run(command: list[str], cwd: Optional[Path] = None) -> "subprocess.CompletedProcess[bytes]":
    ran = subprocess.run(command, cwd=cwd, capture_output=True)
    if ran.returncode != 0:
        raise RuntimeError(f"{' '.join(command[:2])} failed: {ran.stderr.decode().strip()}")
    return ran
