"""Reads gettext's binary catalogues (`.mo`), after the format's description in gettext's manual, section 10.3.

Own code because the standard library's reader evaluates the catalogue's plural expression and stops at the first
damaged entry's exception without saying which file it was.
"""

import re
import struct
from typing import Iterator, NamedTuple

_LITTLE = 0x950412DE
_BIG = 0xDE120495
_CONTEXT_END = "\x04"
_HEADER_SIZE = 20


class DamagedCatalogue(ValueError):
    """The bytes are no catalogue, or a broken one. The message says what is wrong."""


class Message(NamedTuple):
    """One entry: its English forms (one, or singular and plural) and as many translated forms as the language has."""

    english: tuple[str, ...]
    translated: tuple[str, ...]


def read_catalogue(data: bytes) -> list[Message]:
    """All messages of a catalogue but its header, contexts dropped.

    Raises DamagedCatalogue for a wrong magic number, a table or a string beyond the end, and text that is not of the
    character set that the header names.
    """
    entries = list(_entries(data))
    charset = _charset(entries)
    return [_message(english, translated, charset) for english, translated in entries if english != b""]


def message_pairs(message: Message) -> list[tuple[str, str]]:
    """The pairs of a message: singular with the first form, plural with the last; other forms have no English."""
    forms = [form for form in message.translated if form != ""]
    if not forms or len(forms) != len(message.translated):
        return []
    if len(message.english) == 1:
        return [(message.english[0], forms[0])] if len(forms) == 1 else []
    singular, plural = message.english[:2]
    return [(singular, forms[0]), (plural, forms[-1])]


def _entries(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    if len(data) < _HEADER_SIZE:
        raise DamagedCatalogue(f"{len(data)} bytes are too few for a catalogue")
    magic = struct.unpack_from("<I", data)[0]
    if magic not in (_LITTLE, _BIG):
        raise DamagedCatalogue(f"the magic number is {magic:#010x}, not a catalogue's")
    order = "<" if magic == _LITTLE else ">"
    revision, count, originals, translations = struct.unpack_from(order + "4I", data, 4)
    if revision >> 16 > 1:
        raise DamagedCatalogue(f"major revision {revision >> 16} is not known")
    for index in range(count):
        yield _string(data, order, originals, index), _string(data, order, translations, index)


def _string(data: bytes, order: str, table: int, index: int) -> bytes:
    at = table + 8 * index
    if at + 8 > len(data):
        raise DamagedCatalogue(f"entry {index} of a table lies beyond the end")
    length, offset = struct.unpack_from(order + "2I", data, at)
    if offset + length > len(data):
        raise DamagedCatalogue(f"string {index} lies beyond the end")
    return data[offset : offset + length]


def _charset(entries: list[tuple[bytes, bytes]]) -> str:
    header = next((translated for english, translated in entries if english == b""), b"")
    named = re.search(rb"charset=([A-Za-z0-9_.:-]+)", header)
    charset = named.group(1).decode("ascii") if named else "utf-8"
    try:
        b"charset".decode(charset)
    except (LookupError, UnicodeError) as error:
        raise DamagedCatalogue(f"its character set {charset} is not known") from error
    return charset


def _message(english: bytes, translated: bytes, charset: str) -> Message:
    try:
        source, target = english.decode(charset), translated.decode(charset)
    except UnicodeError as error:
        raise DamagedCatalogue(f"a string is not {charset}: {error}") from error
    return Message(
        tuple(form.rsplit(_CONTEXT_END, 1)[-1] for form in source.split("\x00")), tuple(target.split("\x00"))
    )
