"""Which licence a Debian package's texts are under, and whether they may be used.

Policy: a source is used when its licence is known and free in Debian's sense, and lets anyone use, change and pass on
the work for any purpose. Texts of unknown licence, and those that forbid change (no-derivatives, invariant sections) or
commercial use, are left out. Names follow SPDX where `debian/copyright` does. What the model card owes to each source
is in the report: package, version and licence. No text is passed on, only what a model learnt from many.

The licence of a package is that of all its files (`Files: *`) and of its translations where they have their own; a
copyright file that is not machine-readable is read for the licences that it names.
"""

import os
import re
from pathlib import Path
from typing import Mapping, NamedTuple, Optional

_FORBIDDEN = re.compile(
    r"\bNC\b|\bND\b|non-?commercial|no-?deriv|non-?free|proprietary|(?<!no-)(?<!without-)\binvariant", re.I
)
_FREE = re.compile(
    r"^(?:(?:GNU-)?A?L?GPL|LGPL|GFDL|FDL|MIT|Expat|X11|BSD|Apache|MPL|ISC|Artistic|CC-?BY|CC-?0|CC0|"
    r"verbatim|Unicode|Zlib|PSF|Python|WTFPL|BSL|OFL|Unlicen[sc]e|curl|PostgreSQL|NTP|EPL|CDDL|EUPL|GAP|"
    r"Latex|LPPL|HPND|Vim|KDE|W3C|wxWindows|ZPL|FSF|(?:[\w.]+-)*permissive|(?:[\w.]+-)?PD\b|public.domain)",
    re.I,
)
_NAMED = (
    (re.compile(r"common-licenses/((?:L?GPL|GFDL|MPL|Apache|Artistic|BSD|CC0)(?:-[0-9]+(?:\.[0-9]+)*)?)"), None),
    (re.compile(r"GNU\s+Affero\s+General\s+Public", re.I), "AGPL"),
    (re.compile(r"GNU\s+(?:Lesser|Library)\s+General\s+Public", re.I), "LGPL"),
    (re.compile(r"GNU\s+General\s+Public", re.I), "GPL"),
    (re.compile(r"GNU\s+Free\s+Documentation|GFDL|\bFDL\b", re.I), "GFDL"),
    (re.compile(r"Mozilla Public License", re.I), "MPL"),
    (re.compile(r"Permission\s+is\s+granted\s+to\s+copy\s+and\s+distribute\s+modified\s+versions", re.I), "verbatim"),
    (re.compile(r"Permission is hereby granted, free of charge", re.I), "MIT"),
    (re.compile(r"Redistribution and use in source and binary forms", re.I), "BSD"),
)
_TRANSLATIONS = re.compile(
    r"(?:^|\s)(?:\./)?(?:[\w*/-]*/)?(?:po|locales?|translations?|i18n|l10n)/(?:\*|\S*\.po|\S*/\*)(?=\s|$)"
)


class Licence(NamedTuple):
    """What the copyright file says, `unknown` where nothing was recognized, and whether the texts may be used."""

    name: str
    is_usable: bool


UNKNOWN = Licence("unknown", False)


def licence_of(name: str, roots: Mapping[str, Path]) -> Licence:
    """The licence of an unpacked package, read from its copyright file, or from that of the package it links to."""
    written = _copyright(name, roots)
    return UNKNOWN if written is None else read_licence(written)


def read_licence(copyright_file: str) -> Licence:
    """The licence that a copyright file names, machine-readable or not."""
    named = _machine_readable(copyright_file) or _by_phrases(copyright_file)
    if not named:
        return UNKNOWN
    is_usable = all(_is_free(one) for one in named)
    return Licence(" AND ".join(named), is_usable)


def _is_free(expression: str) -> bool:
    """Of several licences to choose from, one that is free is enough."""
    choices = re.split(r"\s+(?:or|\|)\s+|\s*\|\s*", expression, flags=re.I)
    return any(
        all(_FREE.match(part) and not _FORBIDDEN.search(part) for part in re.split(r",?\s+and\s+|,\s*", choice))
        for choice in choices
    )


def _copyright(name: str, roots: Mapping[str, Path]) -> Optional[str]:
    folder = roots[name] / "usr/share/doc" / name
    owner = Path(os.readlink(folder)).name if folder.is_symlink() else name
    if owner not in roots:
        return None
    file = roots[owner] / "usr/share/doc" / owner / "copyright"
    return file.read_text("utf-8", errors="replace") if file.is_file() and not file.is_symlink() else None


def _machine_readable(text: str) -> list[str]:
    if not re.match(r"\s*Format(?:-Specification)?:", text, re.I):
        return []
    found: list[str] = []
    for stanza in re.split(r"\n\s*\n", text):
        files = re.search(r"^Files:\s*((?:.|\n(?=\s))*)", stanza, re.M)
        licence = re.search(r"^Licen[sc]e:[ \t]*(\S.*)", stanza, re.M)
        if files and licence and (files.group(1).split()[:1] == ["*"] or _TRANSLATIONS.search(files.group(1))):
            found.append(licence.group(1).strip())
    return list(dict.fromkeys(found))


def _by_phrases(text: str) -> list[str]:
    found: list[str] = []
    for pattern, name in _NAMED:
        for match in pattern.finditer(text):
            found.append(name or match.group(1))
    # "GPL" says less than "GPL-2", which is named as well.
    return [one for one in dict.fromkeys(found) if not any(other.startswith(one + "-") for other in found)]
