"""What is chosen, held out and reported, and that the same input gives the same output."""

import random
import unittest
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from interface_model.collect.applications import application_forms
from interface_model.collect.choose import choose
from interface_model.collect.detection import in_language
from interface_model.collect.held_out import STRING_SHARE, draw, is_held_out, normalized
from interface_model.collect.languages import LANGUAGES, language_of
from interface_model.collect.licences import licence_of, read_licence
from interface_model.collect.registry import Row
from interface_model.collect.sources import read_sources
from interface_model.collect.split import split
from interface_model.pair import Kind, Pair

WORDS = "open close save the file window of all \ue000 new items, Selected (page) 12 don't".split()


def made_up(count: int, seed: int) -> list[Pair]:
    """Pairs with made-up English, so that many normalized forms meet in several spellings and kinds."""
    draws = random.Random(seed)
    pairs = []
    for number in range(count):
        english = " ".join(draws.choices(WORDS, k=draws.randrange(1, 14)))
        kind: Kind = draws.choice(("string", "prose"))
        written = english.upper() if number % 7 == 0 else english
        pairs.append(Pair(written, f"x{number % 5}", f"source {number % 3}", kind))
    return pairs


class HeldOutTest(unittest.TestCase):
    def test_case_spaces_and_marks_make_no_difference(self) -> None:
        for one, other in (
            ("Save file…", "save FILE"),
            ("Copy \ue000?", "copy \ue003"),
            ("Straße", "STRASSE"),
            ("it's", "It s"),
        ):
            self.assertEqual(normalized(one), normalized(other))
        self.assertNotEqual(normalized("Save file"), normalized("Save files"))

    def test_no_held_out_english_is_trained_on(self) -> None:
        applications = frozenset(normalized(pair.english) for pair in made_up(40, seed=2))
        for seed in range(5):
            divided = split(choose(made_up(4000, seed), Counter()), applications)
            trained = {normalized(pair.english) for pair in divided.train}
            tested = {normalized(pair.english) for pair in [*divided.strings, *divided.prose]}
            self.assertGreater(len(tested), 20)
            self.assertGreater(divided.of_applications, 0)
            self.assertEqual(trained & tested, set())
            self.assertEqual(trained & applications, set())

    def test_the_same_english_is_held_out_whatever_else_there_is(self) -> None:
        pairs = made_up(3000, seed=3)
        few = split(choose(pairs[:1000], Counter()), frozenset())
        many = split(choose(pairs, Counter()), frozenset())
        tested = {normalized(pair.english) for pair in few.strings}
        self.assertTrue(tested <= {normalized(pair.english) for pair in many.strings})

    def test_about_the_stated_share_is_held_out_but_no_single_words(self) -> None:
        forms = [f"open window {number}" for number in range(20_000)]
        share = sum(is_held_out(form, frozenset()) for form in forms) / len(forms)
        self.assertAlmostEqual(share, STRING_SHARE, delta=0.003)
        self.assertFalse(any(is_held_out(f"word{number}", frozenset()) for number in range(1000)))
        self.assertTrue(all(0 <= draw(form) < 1 for form in forms[:100]))

    def test_sentences_of_the_applications_are_held_out_too(self) -> None:
        rows = [Row("App", "", "&Stop {{x}}? It is _late.", "de", "…"), Row("App", "", "%", "de", "%")]
        self.assertEqual(application_forms(rows), {"stop \ue000 it is late", "stop \ue000", "it is late"})


class ChoiceTest(unittest.TestCase):
    def test_more_votes_come_first_and_three_stay(self) -> None:
        votes = {"b": 3, "a": 2, "c": 1, "d": 1}
        pairs = [Pair("Open", target, "s", "string") for target, count in votes.items() for _ in range(count)]
        dropped: Counter[str] = Counter()
        chosen = choose(sorted(pairs), dropped)
        self.assertEqual([(choice.pair.target, choice.count) for choice in chosen], [("b", 3), ("a", 2), ("c", 1)])
        self.assertEqual(dropped, {"duplicate": 3, "more than three translations": 1})

    def test_a_name_needs_several_votes(self) -> None:
        pairs = [Pair("Linux", "Linux", str(number), "string") for number in range(3)]
        self.assertEqual(len(choose(pairs, Counter())), 1)
        self.assertEqual(choose(pairs[:2], Counter()), [])

    def test_the_same_input_gives_the_same_output(self) -> None:
        once, again = (split(choose(made_up(3000, 4), Counter()), frozenset({"open"})) for _ in range(2))
        self.assertEqual(once, again)


class DetectionTest(unittest.TestCase):
    def test_only_long_texts_that_are_surely_foreign_go(self) -> None:
        answers = {"Datei jetzt gleich öffnen": "de", "Ouvrir le fichier maintenant": "fr", "x y z w": "-"}
        pairs = [Pair("Open the file now", target, "s", "string") for target in answers]
        short = Pair("Open", "Ouvrir", "s", "string")
        dropped: Counter[str] = Counter()
        kept = in_language(
            choose([*pairs, short], Counter()), "de", dropped, lambda texts: [answers[text] for text in texts]
        )
        self.assertEqual([choice.pair.target for choice in kept], ["Datei jetzt gleich öffnen", "x y z w", "Ouvrir"])
        self.assertEqual(dropped, {"wrong language": 1})


class LicenceTest(unittest.TestCase):
    def test_the_licence_of_all_files_and_of_translations(self) -> None:
        written = (
            "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n\n"
            "Files: *\nCopyright: A\nLicense: GPL-2+\n text\n\nFiles: po/*\nLicense: CC-BY-SA-3.0\n\n"
            "Files: src/odd.c\nLicense: Weird\n\nLicense: GPL-2+\n more\n"
        )
        self.assertEqual(read_licence(written), ("GPL-2+ AND CC-BY-SA-3.0", True))

    def test_what_may_not_be_used(self) -> None:
        head = "Format: 1.0\n\nFiles: *\nLicense: "
        for name in ("CC-BY-NC-4.0", "CC-BY-ND-4.0", "Weird", "GPL-2+ and Weird", "GFDL-1.2-invariant", "non-free"):
            with self.subTest(name):
                self.assertFalse(read_licence(f"{head}{name}\n").is_usable)
        self.assertEqual(read_licence("All rights reserved."), ("unknown", False))
        self.assertTrue(read_licence(f"{head}Weird or MIT\n").is_usable)

    def test_free_form_files_are_read_for_the_licences_they_name(self) -> None:
        written = "Licensed under the GNU General\nPublic License, see /usr/share/common-licenses/GPL-2."
        self.assertEqual(read_licence(written), ("GPL-2", True))

    def test_a_linked_folder_is_that_of_the_other_package(self) -> None:
        with TemporaryDirectory() as folder:
            own, other = Path(folder, "own"), Path(folder, "other")
            (other / "usr/share/doc/other").mkdir(parents=True)
            (other / "usr/share/doc/other/copyright").write_text("GNU Free Documentation License")
            (own / "usr/share/doc").mkdir(parents=True)
            (own / "usr/share/doc/own").symlink_to("other")
            self.assertEqual(licence_of("own", {"own": own, "other": other}), ("GFDL", True))
            self.assertEqual(licence_of("own", {"own": own}), ("unknown", False))


class ListTest(unittest.TestCase):
    def test_the_list_of_sources_is_whole(self) -> None:
        sources = read_sources()
        for language in LANGUAGES.values():
            names = sources.package_names(language)
            self.assertFalse(any("{" in name for name in names))
            self.assertIn(f"libreoffice-help-{language.debian}", names)
        for collection in sources.collections:
            self.assertIn("{page}", collection.english)
            self.assertIn("{code}", collection.translated)
        with self.assertRaisesRegex(ValueError, "--targets: 'xx'"):
            language_of("xx")


if __name__ == "__main__":
    unittest.main()
