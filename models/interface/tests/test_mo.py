"""The reader of gettext catalogues, on good files and on hostile ones."""

import random
import struct
import unittest

from interface_model.collect.mo import DamagedCatalogue, Message, message_pairs, read_catalogue

HEADER = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n"


def catalogue(entries: dict[str, str], order: str = "<", charset: str = "utf-8", header: str = HEADER) -> bytes:
    """The bytes of a catalogue, written as gettext's manual describes them."""
    both = sorted({"": header, **entries}.items())
    texts = [english.encode(charset) for english, _ in both] + [target.encode(charset) for _, target in both]
    at = 28 + 16 * len(both)
    table, strings = b"", b""
    for text in texts:
        table += struct.pack(order + "2I", len(text), at + len(strings))
        strings += text + b"\0"
    head = struct.pack(order + "7I", 0x950412DE, 0, len(both), 28, 28 + 8 * len(both), 0, at)
    return head + table + strings


class ReadingTest(unittest.TestCase):
    def test_reads_messages_without_their_contexts(self) -> None:
        read = read_catalogue(catalogue({"Open": "Öffnen", "menu\x04Close": "Schließen"}))
        self.assertEqual(read, [Message(("Open",), ("Öffnen",)), Message(("Close",), ("Schließen",))])

    def test_reads_either_byte_order(self) -> None:
        self.assertEqual(read_catalogue(catalogue({"a": "b"}, ">")), read_catalogue(catalogue({"a": "b"}, "<")))

    def test_reads_the_character_set_of_the_header(self) -> None:
        latin = catalogue({"Size": "Größe"}, charset="iso-8859-1", header="Content-Type: text/plain; charset=ISO-8859-1\n")
        self.assertEqual(read_catalogue(latin), [Message(("Size",), ("Größe",))])

    def test_pairs_the_singular_with_the_first_form_and_the_plural_with_the_last(self) -> None:
        [message] = read_catalogue(catalogue({"%d file\0%d files": "%d plik\0%d pliki\0%d plików"}))
        self.assertEqual(message_pairs(message), [("%d file", "%d plik"), ("%d files", "%d plików")])

    def test_leaves_out_what_is_not_translated(self) -> None:
        self.assertEqual(message_pairs(Message(("Open",), ("",))), [])
        self.assertEqual(message_pairs(Message(("a", "b"), ("x", ""))), [])


class HostileTest(unittest.TestCase):
    def test_names_what_is_wrong(self) -> None:
        good = catalogue({"Open": "Öffnen"})
        beyond = bytearray(good)
        struct.pack_into("<2I", beyond, 28, 9, len(good) + 1)
        huge = bytearray(good)
        struct.pack_into("<I", huge, 8, 0xFFFFFFFF)
        revision = bytearray(good)
        struct.pack_into("<I", revision, 4, 7 << 16)
        hostile = {
            "too few": good[:19],
            "magic number": b"PK\3\4" + good[4:],
            "string 0 lies beyond": bytes(beyond),
            "lies beyond the end": bytes(huge),
            "major revision 7": bytes(revision),
            "character set": catalogue({}, header="Content-Type: text/plain; charset=no-such-set\n"),
            "not utf-8": catalogue({"a": "\xff"}, charset="latin-1", header="charset=utf-8"),
        }
        for words, data in hostile.items():
            with self.subTest(words), self.assertRaisesRegex(DamagedCatalogue, words):
                read_catalogue(data)

    def test_every_truncation_and_damage_is_read_or_refused(self) -> None:
        good = catalogue({"Open": "Öffnen", "%d a\0%d b": "%d x\0%d y"})
        draw = random.Random(7)
        cases = [good[:length] for length in range(len(good))]
        for _ in range(500):
            damaged = bytearray(good)
            for _ in range(draw.randrange(1, 6)):
                damaged[draw.randrange(len(damaged))] = draw.randrange(256)
            cases.append(bytes(damaged))
        refused = 0
        for data in cases:
            try:
                for message in read_catalogue(data):
                    message_pairs(message)
            except DamagedCatalogue:
                refused += 1
        self.assertGreater(refused, len(good) // 2)


if __name__ == "__main__":
    unittest.main()
