"""What `encode` makes beside the vocabulary."""

import unittest

from interface_model.encode.words import taught_words


class TaughtWordsTest(unittest.TestCase):
    def test_are_those_that_enough_texts_have(self) -> None:
        texts = ["Delete \ue000 file(s)?", "delete the file", "DELETE-ALL", "all the the the"]
        self.assertEqual(taught_words(texts, 2), ["all", "delete", "file", "the"])
        self.assertEqual(taught_words(texts, 3), ["delete"])

    def test_are_runs_of_letters_with_their_marks(self) -> None:
        texts = ["Don't re-open 2nd café, cafe\u0301 _x_ ½", "İ"]
        expected = ["caf\u00e9", "cafe\u0301", "don", "i\u0307", "nd", "open", "re", "t", "x"]
        self.assertEqual(taught_words(texts, 1), sorted(expected))

    def test_may_be_none(self) -> None:
        self.assertEqual(taught_words([], 30), [])
        self.assertEqual(taught_words(["12 %"], 1), [])
