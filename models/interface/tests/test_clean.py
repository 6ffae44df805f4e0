"""Accelerators, placeholders, sentences, and the reasons for leaving a pair out."""

import unittest
from collections import Counter

from interface_model.clean.filters import reason_to_drop
from interface_model.clean.pairs import clean_pair
from interface_model.clean.placeholders import Mismatch, mark_placeholders
from interface_model.clean.sentences import aligned_sentences
from interface_model.clean.text import fold, without_accelerators
from interface_model.pair import Pair


class TextTest(unittest.TestCase):
    def test_accelerators_go_and_names_stay(self) -> None:
        cases = {
            ("_File", "_Datei"): ("File", "Datei"),
            ("&File", "&Datei"): ("File", "Datei"),
            ("&&Save", "&&Speichern"): ("Save", "Speichern"),
            ("Fo~rm", "~Formular"): ("Form", "Formular"),
            ("E&xit", "B&eenden"): ("Exit", "Beenden"),
            ("M_odem Details", "M_odem-Details"): ("Modem Details", "Modem-Details"),
            ("Open", "開く(_O)"): ("Open", "開く"),
            ("&Open…", "열기(&O)…"): ("Open…", "열기…"),
            ("file_name is bad", "file_name ist falsch"): ("file_name is bad", "file_name ist falsch"),
            ("Q&A", "Q&A"): ("Q&A", "Q&A"),
            ("Cut & paste", "Ausschneiden & einfügen"): ("Cut & paste", "Ausschneiden & einfügen"),
            ("a &amp; b", "a &amp; b"): ("a &amp; b", "a &amp; b"),
            ("In ~/x", "In ~/x"): ("In ~/x", "In ~/x"),
        }
        for texts, plain in cases.items():
            with self.subTest(texts):
                self.assertEqual(without_accelerators(*texts), plain)

    def test_folds_spaces_and_composes_letters(self) -> None:
        self.assertEqual(fold("  a\u0308\n\t b\u00a0c\u200b "), "ä b c")


class PlaceholderTest(unittest.TestCase):
    def test_the_same_token_is_the_same_mark_on_both_sides(self) -> None:
        self.assertEqual(
            mark_placeholders("Copy {0} to {1}, {0}!", "{1}: {0} und {0}"),
            ("Copy \ue000 to \ue001, \ue000!", "\ue001: \ue000 und \ue000"),
        )

    def test_knows_the_forms(self) -> None:
        tokens = (
            "%s %1$d %-10s %.2f %lu %@ %(name)s {0} {name} {{x}} ${x} %{x} #{x} __x__ <b> </b> <0> <br/> &amp; &#39; "
            "https://example.org/a?b=1 a.b@example.org --force /etc/fstab ~/.config $t(key) %1 %%"
        ).split()
        for token in tokens:
            with self.subTest(token):
                self.assertEqual(mark_placeholders(f"a {token} b", f"{token} c"), ("a \ue000 b", "\ue000 c"))

    def test_what_only_looks_like_one_stays(self) -> None:
        for text in ("100 % sure", "and/or", "a < b", "5 - 3", "it's {", "one/two/three", "AT&T", "Rows & columns"):
            with self.subTest(text):
                self.assertEqual(mark_placeholders(text, text), (text, text))

    def test_positions_may_be_numbered_in_the_translation_only(self) -> None:
        self.assertEqual(mark_placeholders("%s of %d", "%2$d von %1$s"), ("\ue000 of \ue001", "\ue001 von \ue000"))

    def test_refuses_sides_that_differ(self) -> None:
        seventeen = " ".join(f"{{{number}}}" for number in range(17))
        cases = {
            "placeholders differ": [("%s", "%d"), ("%s", "%s %s"), ("a", "%s"), ("<b>a</b>", "<b>a"), ("{a}", "{b}")],
            "too many placeholders": [(seventeen, seventeen)],
            "private characters": [("\ue000", "\ue000"), ("a", "\uf8ff")],
        }
        for reason, texts in cases.items():
            for english, target in texts:
                with self.subTest(english), self.assertRaisesRegex(Mismatch, reason):
                    mark_placeholders(english, target)


class SentencesTest(unittest.TestCase):
    def test_pairs_sentences_when_there_are_as_many(self) -> None:
        self.assertEqual(
            aligned_sentences("Stop it? This cannot be undone.", "Anhalten? Das ist endgültig.", "de"),
            [("Stop it?", "Anhalten?"), ("This cannot be undone.", "Das ist endgültig.")],
        )
        self.assertEqual(
            aligned_sentences("It is on. Turn it off.", "オンです。オフにします。", "ja"),
            [("It is on.", "オンです。"), ("Turn it off.", "オフにします。")],
        )

    def test_keeps_the_whole_otherwise(self) -> None:
        whole = ("One. Two.", "Eins und zwei.")
        self.assertEqual(aligned_sentences(*whole, "de"), [whole])
        abbreviated = ("See e.g. Help.", "Siehe z.B. Hilfe.")
        self.assertEqual(aligned_sentences(*abbreviated, "de"), [abbreviated])

    def test_marks_count_from_the_first_in_each_sentence(self) -> None:
        pairs = list(clean_pair(Pair("Open %s. Close %d.", "Öffne %s. Schließe %d.", "x", "string"), "de", Counter()))
        self.assertEqual(
            [pair[:2] for pair in pairs],
            [("Open \ue000.", "Öffne \ue000."), ("Close \ue000.", "Schließe \ue000.")],
        )


class FilterTest(unittest.TestCase):
    def test_good_pairs_stay(self) -> None:
        cases = [
            ("Open the file", "Datei öffnen", "de"),
            ("Version 1.5", "Version 1,5", "de"),
            ("Save", "保存", "ja"),
            ("Open the recent file", "最近使ったファイルを開く", "ja"),
            ("Internet", "Internet", "de"),
            ("last.fm: authentication failed", "last.fm: 認証に失敗しました", "ja"),
            ("git archive: expected a flush", "git archive：应有一个 flush 包", "zh"),
            ("Adobe Portable Document Format file", "Datei im Adobe Portable Document Format", "de"),
        ]
        for english, target, language in cases:
            with self.subTest(english):
                self.assertIsNone(reason_to_drop(english, target, language))

    def test_each_reason(self) -> None:
        cases = {
            "no words": [("%", "%", "de"), ("OK", "--", "de"), ("\ue000", "\ue000 a", "de")],
            "too long": [("word " * 61, "Wort " * 61, "de")],
            "control characters": [("Stop\x07", "Halt", "de")],
            "credits": [("translator-credits", "Anna <a@b.de>", "de")],
            "broken encoding": [("Size of it", "GrÃ¶Ã\x9fe", "de"), ("Size", "Gr\ufffde", "de")],
            "context in the text": [("noun|File", "Datei", "de")],
            "identical": [("Open the file", "open the file", "de")],
            "numbers differ": [("Page 12", "Seite 13", "de"), ("Version 2", "Version", "de")],
            "length ratio": [("OK", "Das ist eine sehr lange Antwort auf kurzes", "de")],
            "wrong language": [
                ("Could not open the file", "Could not open the Datei", "de"),
                ("see the list of files", "see the Liste of files", "de"),
                ("Open file", "Open files", "ru"),
            ],
        }
        for reason, pairs in cases.items():
            for english, target, language in pairs:
                with self.subTest(reason=reason, english=english[:30]):
                    expected = reason if "\x9f" not in target else "control characters"
                    self.assertEqual(reason_to_drop(english, target, language), expected)


if __name__ == "__main__":
    unittest.main()
