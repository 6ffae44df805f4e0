"""Reading and aligning documents: help pages, manual pages, LibreOffice's help."""

import gzip
import tempfile
import unittest
from contextlib import redirect_stderr
from io import StringIO
from pathlib import Path

from interface_model.collect.blocks import Block, aligned_blocks
from interface_model.collect.debian import DebianPackage
from interface_model.collect.documents import Collection, document_codes, document_pairs
from interface_model.collect.languages import LANGUAGES
from interface_model.collect.libreoffice_help import paragraphs
from interface_model.collect.manual_page import manual_blocks
from interface_model.collect.messages import message_pairs
from interface_model.collect.markup import html_blocks, xml_blocks


def texts(blocks: list[Block]) -> list[str]:
    return [block.text for block in blocks]


class AlignmentTest(unittest.TestCase):
    def test_documents_built_alike_are_aligned_whole(self) -> None:
        english = [Block("", "h1", "Title"), Block("", "p", "Text")]
        german = [Block("", "h1", "Titel"), Block("", "p", "Worte")]
        self.assertEqual(list(aligned_blocks(english, german)), [("Title", "Titel"), ("Text", "Worte")])

    def test_others_are_aligned_by_the_sections_that_are_built_alike(self) -> None:
        english = [Block("a", "p", "One"), Block("b", "p", "Two"), Block("b", "p", "Three")]
        german = [Block("a", "p", "Eins"), Block("b", "p", "Zwei und drei")]
        self.assertEqual(list(aligned_blocks(english, german)), [("One", "Eins")])

    def test_nothing_is_guessed(self) -> None:
        english = [Block("a", "p", "One"), Block("b", "p", "Two"), Block("b", "li", "Three")]
        for german in (
            [Block("a", "h1", "Eins"), Block("b", "p", "Zwei")],
            [Block("id12", "p", "Eins"), Block("b", "p", "Zwei")],
            [Block("a", "p", "Eins")],
            [],
        ):
            self.assertEqual(list(aligned_blocks(english, german)), [])
        counted = [Block("idm5", "p", "One"), Block("idm6", "p", "Two")]
        self.assertEqual(list(aligned_blocks(counted, [Block("idm5", "p", "Zwei"), Block("idm6", "li", "Eins")])), [])


class MarkupTest(unittest.TestCase):
    def test_paths_and_keys_are_written_out(self) -> None:
        page = (
            '<page id="x"><p>Go to <guiseq><gui>Edit</gui>\n<gui>Prefs</gui></guiseq>, press '
            "<keyseq><key>Ctrl</key><key>H</key></keyseq>.</p><code>rm</code><item><p>One &amp; &kapp;</p></item></page>"
        )
        self.assertEqual(texts(xml_blocks(page)), ["Go to Edit → Prefs, press Ctrl+H.", "One & &kapp;"])

    def test_verbatim_text_and_notes_are_left_out(self) -> None:
        page = "<p>See<footnote><para>note</para></footnote> this</p><screen>ls</screen><pre>x</pre>"
        self.assertEqual(texts(xml_blocks(page)), ["See this"])

    def test_paragraphs_of_divisions_and_sections(self) -> None:
        page = '<div id="s1"><h2>Top</h2><div class="para">A <b>bold</b> word<br>more</div><li>x<p>y</p></li></div>'
        self.assertEqual(
            html_blocks(page),
            [Block("s1", "h2", "Top"), Block("s1", "p", "A bold word more"), Block("s1", "li", "x"), Block("s1", "p", "y")],
        )

    def test_broken_markup_is_read_without_an_error(self) -> None:
        for page in ("<p>a<p>b</li></p></div>", "<![bad[", "<p>&#xFFFFFFFF; &;", "<p" * 1000, "</gui></div>" * 50):
            with self.subTest(page[:12]):
                html_blocks(page)
                xml_blocks(page)


class ManualPageTest(unittest.TestCase):
    def test_macros_and_escapes(self) -> None:
        page = (
            '.TH X 1 "2022"\n.SH NAME\nx \\- do \\fBit\\fP\n.SH "TWO WORDS"\n.\\" note\nIt\\*(Aqs sch\\(:on.\n.TP\n'
            ".BR \\-v \", \" \\-\\-verbose\nSay more.\n.nf\ncode here\n.fi\n.PP\nSee\n.BR ls (1).\n"
        )
        self.assertEqual(
            texts(manual_blocks(page)),
            ["NAME", "x - do it", "TWO WORDS", "It's schön.", "-v, --verbose", "Say more.", "See ls(1)."],
        )

    def test_pages_in_other_macros_and_unknown_strings(self) -> None:
        self.assertEqual(manual_blocks(".Dd May 1\n.Sh NAME\n.Nm x\ntext\n"), [])
        self.assertEqual(texts(manual_blocks(".SH A\nThe \\*(sd editor\n")), ["A", ""])


class CollectionTest(unittest.TestCase):
    def test_pages_are_paired_by_what_the_layout_says(self) -> None:
        collection = Collection("manual pages", "man", "man/{page}.gz", "man/{code}/{page}.gz", "en")
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for path, page in {
                "man/man1/x.1.gz": b".SH NAME\nThe tool\n",
                "man/de/man1/x.1.gz": b".SH NAME\nDas Werkzeug\n",
                "man/de/man1/only.1.gz": b".SH NAME\nNur hier\n",
                "man/man1/bad.1.gz": b".SH NAME\nThe other\n",
                "man/de/man1/bad.1.gz": b".SH NAME\nUnlesbar \xff\n",
            }.items():
                file = root / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(gzip.compress(page))
            with redirect_stderr(StringIO()) as said:
                pairs = list(document_pairs(collection, [DebianPackage("x", "1", root)], LANGUAGES["de"]))
        self.assertEqual([pair[:2] for pair in pairs], [("NAME", "NAME"), ("The tool", "Das Werkzeug")])
        self.assertIn("bad.1.gz: left out", said.getvalue())

    def test_codes_in_paths(self) -> None:
        self.assertEqual(document_codes(LANGUAGES["pt"]), ["pt_BR", "pt-BR", "pt-br"])
        self.assertIn("cs-CZ", document_codes(LANGUAGES["cs"]))


class MessagesTest(unittest.TestCase):
    def test_messages_by_key_in_plain_text_only(self) -> None:
        english = '{"@metadata": {}, "a": "Save $1", "b": "See [[Help]]", "c": "Only here", "d": 4}'
        files = {
            "i18n/en.json": english,
            "i18n/de.json": '{"a": "$1 speichern", "b": "Siehe [[Hilfe]]", "d": "vier"}',
            "x/i18n/en.json": "[1",
            "x/i18n/de.json": "[]",
            "api/i18n/en.json": '{"a": "The parameter"}',
            "api/i18n/de.json": '{"a": "Der Parameter"}',
        }
        with tempfile.TemporaryDirectory() as folder:
            for path, written in files.items():
                file = Path(folder, path)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(written)
            with redirect_stderr(StringIO()) as said:
                pairs = list(message_pairs(DebianPackage("wiki", "1", Path(folder)), LANGUAGES["de"]))
        self.assertEqual(pairs, [("Save $1", "$1 speichern", "wiki", "string")])
        self.assertIn("it holds no object", said.getvalue())


class LibreOfficeHelpTest(unittest.TestCase):
    def test_paragraphs_by_id_without_markup_or_variants(self) -> None:
        page = (
            '<p id="a">Choose <span class="menuitem">File &amp; Edit</span>.</p><p>no id</p><h1 id="h">Top</h1>'
            '<p id="b">Press <span class="switchinline"><span>Command</span><span>Ctrl</span></span></p><p id="a">again</p>'
        )
        self.assertEqual(paragraphs(page), {"a": "Choose File & Edit.", "h": "Top"})


if __name__ == "__main__":
    unittest.main()
