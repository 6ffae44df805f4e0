"""The whole of `collect` on a package of a few strings: its files, its report, and the same bytes every time."""

import json
import shutil
import subprocess
import unittest
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

from interface_model.collect import command
from interface_model.collect.debian import open_packages
from interface_model.collect.documents import Collection
from interface_model.collect.languages import LANGUAGES
from interface_model.collect.registry import registry_rows
from interface_model.collect.report import table_of
from interface_model.collect.sources import Sources

from .test_mo import catalogue

STRINGS = {
    "_Open": "Ö_ffnen",
    "%s: no such file": "%s: Datei fehlt",
    "Stop.\n\nGo %d.": "Halt.\n\nLos %d.",
    "Bad %s": "Schlecht",
}
COPYRIGHT = "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\nFiles: *\nLicense: {}\n"
PAGES = Collection("manual pages", "man", "usr/share/man/{page}.1", "usr/share/man/{code}/{page}.1", "en")
SOURCES = Sources(("closed", "tiny"), (), (), (PAGES,))
CONTROL = "Package: {}\nVersion: 1:2.0-3\nArchitecture: all\nMaintainer: A <a@example.org>\nDescription: x\n"


def build_package(archives: Path, name: str, licence: str) -> None:
    """A Debian package with a catalogue, a manual page in two languages and a program that nobody wants."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        root.chmod(0o755)
        files = {
            "DEBIAN/control": CONTROL.format(name).encode(),
            f"usr/share/doc/{name}/copyright": COPYRIGHT.format(licence).encode(),
            "usr/share/locale/de/LC_MESSAGES/tiny.mo": catalogue(STRINGS),
            "usr/share/locale/de/LC_MESSAGES/bad.mo": b"nothing",
            "usr/share/man/man1/tiny.1": b".SH NAME\nThe small tool\n",
            "usr/share/man/de/man1/tiny.1": b".SH NAME\nDas kleine Werkzeug\n",
            "usr/bin/tiny": b"program",
        }
        for path, data in files.items():
            file = root / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        archives.mkdir(parents=True, exist_ok=True)
        archive = archives / f"{name}_1%3a2.0-3_all.deb"
        build = ["dpkg-deb", "--root-owner-group", "--build", folder, str(archive)]
        subprocess.run(build, check=True, capture_output=True)


def write_rows(file: Path, english: str, translation: str) -> None:
    """Rows as the phrasebook's exporter prints them."""
    row = {"family": "App", "licence": "MIT", "english": english, "language": "de", "translation": translation}
    file.write_text(json.dumps(row) + "\n")


@unittest.skipUnless(shutil.which("dpkg-deb"), "needs dpkg-deb")
class CommandTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.cache = self.folder / "cache"
        build_package(self.cache / "archives", "tiny", "GPL-2+")
        build_package(self.cache / "archives", "closed", "CC-BY-NC-4.0")
        write_rows(self.cache / "registry-rows.jsonl", "Close all", "Alle schließen")
        write_rows(self.cache / "held-out-rows.jsonl", "close ALL!", "Alles  zu!")

    def collect(self, out: Path):
        with redirect_stderr(StringIO()), mock.patch.object(command, "in_language", lambda chosen, *_: chosen):
            rows = registry_rows(True, self.cache)
            return command._collect(LANGUAGES["de"], SOURCES, rows, self.cache, out)

    def test_writes_what_is_usable_and_reports_the_rest(self) -> None:
        report = self.collect(self.folder / "out")
        lines = (self.folder / "out/en-de/train.tsv").read_text("utf-8").splitlines()
        self.assertEqual(
            sorted(line.split("\t") for line in lines),
            [
                ["Go \ue000.", "Los \ue000.", "tiny", "string"],
                ["Open", "Öffnen", "tiny", "string"],
                ["Stop.", "Halt.", "tiny", "string"],
                ["The small tool", "Das kleine Werkzeug", "tiny", "prose"],
                ["\ue000: no such file", "\ue000: Datei fehlt", "tiny", "string"],
            ],
        )
        self.assertEqual((self.folder / "out/en-de/held-out-apps.tsv").read_text(), "close ALL!\tAlles zu!\tApp\n")
        self.assertEqual(report["notUsable"], {"closed": "CC-BY-NC-4.0"})
        self.assertEqual(report["sources"]["tiny"]["version"], "1:2.0-3")
        self.assertEqual(report["heldOut"]["pairs left out for the applications"], 1)
        self.assertEqual(report["dropped"]["placeholders differ"], 1)
        self.assertIn("not used for their licence: closed", table_of([report]))

    def test_the_same_input_gives_the_same_bytes(self) -> None:
        for out in ("one", "two"):
            self.collect(self.folder / out)
        for file in sorted((self.folder / "one/en-de").iterdir()):
            self.assertEqual(file.read_bytes(), (self.folder / "two/en-de" / file.name).read_bytes(), file.name)

    def test_only_texts_are_taken_out_of_packages(self) -> None:
        with redirect_stderr(StringIO()):
            [package] = open_packages(["tiny"], self.cache)
        self.assertFalse((package.root / "usr/bin").exists())

    def test_a_damaged_package_is_named(self) -> None:
        (self.cache / "archives" / "torn_1_all.deb").write_bytes(b"!<arch>\nnot a package")
        with redirect_stderr(StringIO()), self.assertRaisesRegex(RuntimeError, "torn_1_all.deb is damaged: delete it"):
            open_packages(["torn"], self.cache)


if __name__ == "__main__":
    unittest.main()
