"""The parts of training: what is written by hand equals what PyTorch would do, and runs go on where they stopped."""

import tempfile
import unittest
from pathlib import Path

try:
    import torch
except ModuleNotFoundError as missing:
    raise unittest.SkipTest("needs Debian's python3-torch") from missing

import numpy as np
import torch.nn.functional as F

from interface_model.encode.corpus import Corpus, Material
from interface_model.encode.pairs import read_pairs
from interface_model.encode.vocabulary import first_symbol, open_vocabulary, train_vocabulary
from interface_model.placeholders import count, symbols
from interface_model.train.batches import epoch
from interface_model.train.checkpoint import averaged_network, file_name
from interface_model.train.decode import translate
from interface_model.train.loss import smoothed_cross_entropy
from interface_model.train.network import Network
from interface_model.train.scores import chrf
from interface_model.train.shape import Shape
from interface_model.train.ssru import ssru
from interface_model.train.training import Plan, Watch, train

small = Shape(vocabulary=320, dim=64, ffn=64, heads=2, encoder=1, decoder=1)
nouns = {"file": "Datei", "window": "Fenster", "page": "Seite", "folder": "Ordner", "image": "Bild", "table": "Tabelle"}
verbs = {"open": "öffnen", "close": "schließen", "save": "speichern", "delete": "löschen", "copy": "kopieren"}
pairs = [
    (f"{verb} the {noun} {symbols[0]}", f"{symbols[0]} {german} {doing}")
    for verb, doing in verbs.items()
    for noun, german in nouns.items()
]


# Two threads that share a busy processor wait for each other.
torch.set_num_threads(1)


class Words:
    """A folder with a vocabulary and a corpus of the pairs above."""

    def __init__(self, folder: Path) -> None:
        train_vocabulary([text for pair in pairs * 4 for text in pair], small.vocabulary, 1, folder / "vocab.spm")
        self.vocabulary = open_vocabulary(folder / "vocab.spm")
        self.corpus = Corpus.encoded(self.vocabulary, pairs, 60)


class PartsTest(unittest.TestCase):
    def test_the_loss_and_its_gradients_are_pytorchs(self) -> None:
        torch.manual_seed(1)
        states, weight = torch.randn(700, 16, requires_grad=True), torch.randn(90, 16, requires_grad=True)
        bias, targets = torch.randn(90, requires_grad=True), torch.randint(0, 90, (700,))
        ours = smoothed_cross_entropy(states, weight, bias, targets, 0.1)
        theirs = F.cross_entropy(F.linear(states, weight, bias), targets, label_smoothing=0.1)
        self.assertAlmostEqual(ours.item(), theirs.item(), places=4)
        inputs = (states, weight, bias)
        for one, other in zip(torch.autograd.grad(ours * 3, inputs), torch.autograd.grad(theirs * 3, inputs)):
            torch.testing.assert_close(one, other, rtol=1e-4, atol=1e-5)

    def test_the_cell_and_its_gradients_are_those_of_the_plain_recurrence(self) -> None:
        torch.manual_seed(1)
        candidate, forget = torch.randn(3, 7, 4, requires_grad=True), torch.rand(3, 7, 4, requires_grad=True)
        start, weight = torch.randn(3, 4, requires_grad=True), torch.randn(3, 7, 4)
        cell, cells = start, []
        for at in range(7):
            cell = forget[:, at] * cell + (1 - forget[:, at]) * candidate[:, at]
            cells.append(cell)
        plain, ours = torch.stack(cells, 1), ssru(candidate, forget, start)
        torch.testing.assert_close(ours, plain)
        inputs = (candidate, forget, start)
        for one, other in zip(
            torch.autograd.grad((ours * weight).sum(), inputs), torch.autograd.grad((plain * weight).sum(), inputs)
        ):
            torch.testing.assert_close(one, other)

    def test_a_sentence_translated_step_by_step_meets_the_states_of_the_whole(self) -> None:
        torch.manual_seed(1)
        network = Network(small, dropout=0.0).eval()
        source, target = torch.randint(2, 320, (2, 5)), torch.randint(2, 320, (2, 4))
        mask = torch.tensor([[1.0, 1, 1, 1, 1], [1, 1, 1, 0, 0]])
        whole = F.linear(network.logits_input(source, mask, target), network.Wemb, network.decoder_ff_logit_out_b[0])
        context, bias = network.encode(source, mask)
        previous, cells = None, None
        for at in range(4):
            logits, cells = network.step(previous, context, bias, at, cells)
            torch.testing.assert_close(logits, whole[:, at], rtol=1e-4, atol=1e-4)
            previous = target[:, at]

    def test_sizes_that_the_runtime_cannot_work_with_are_refused(self) -> None:
        for size in ({"vocabulary": 401}, {"dim": 96, "heads": 4}, {"dim": 128, "heads": 3}, {"ffn": 100}):
            with self.subTest(size), self.assertRaisesRegex(ValueError, "multiple"):
                Shape(**size)

    def test_chrf_is_100_for_equal_texts_and_0_for_strangers(self) -> None:
        self.assertEqual(chrf(["Datei öffnen"], ["Datei öffnen"]), 100)
        self.assertEqual(chrf(["xyz"], ["Datei"]), 0)
        with self.assertRaisesRegex(ValueError, "2 answers for 1"):
            chrf(["a", "b"], ["a"])


class CorpusTest(unittest.TestCase):
    def test_an_epoch_has_every_pair_once_with_any_placeholder(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            corpus = Words(Path(folder)).corpus
        met, rows = set(), 0
        for seed in range(8):
            for batch in epoch(corpus, 100, np.random.default_rng(seed)):
                rows += batch.source.shape[0]
                for source, target in zip(batch.source.tolist(), batch.target.tolist()):
                    used = {piece for piece in source if first_symbol <= piece < first_symbol + count}
                    self.assertEqual(used, {piece for piece in target if first_symbol <= piece < first_symbol + count})
                    met |= used
        self.assertEqual(rows, 8 * len(pairs))
        self.assertGreater(len(met), 8)

    def test_a_line_without_a_translation_is_named(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "train.tsv"
            path.write_text("one\teins\nalone\n", "utf-8")
            with self.assertRaisesRegex(ValueError, "line 2"):
                read_pairs(path)


    def test_is_read_again_as_it_was_saved_and_refused_when_damaged(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            with self.assertRaisesRegex(ValueError, "`encode` writes it"):
                Material.read(folder)
            saved = Material("en", "de", 320, Words(folder).corpus, pairs[:3])
            saved.save(folder)
            again = Material.read(folder)
            self.assertEqual((again.source, again.target, again.watched), ("en", "de", pairs[:3]))
            for one, other in zip(saved.corpus.targets, again.corpus.targets):
                np.testing.assert_array_equal(one, other)
            whole = (folder / "corpus.npz").read_bytes()
            for damaged in (b"", whole[: len(whole) // 2], whole.replace(b"sources", b"nothing")):
                (folder / "corpus.npz").write_bytes(damaged)
                with self.subTest(len(damaged)), self.assertRaisesRegex(ValueError, "cannot be used"):
                    Material.read(folder)


class TrainingTest(unittest.TestCase):
    def test_learns_a_grammar_and_goes_on_from_its_checkpoint(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            words = Words(folder)
            watch = Watch(words.vocabulary, pairs[:10])
            plan = {"warmup": 20, "rate": 0.003, "pieces": 300, "dropout": 0.0, "averaging": 0.9, "save_every": 200}
            train(small, Plan(updates=200, **plan), words.corpus, watch, folder)
            early = averaged_network(folder)
            state = train(small, Plan(updates=320, **plan), words.corpus, watch, folder)
            self.assertEqual(state.update, 320)
            self.assertEqual((folder / "log.jsonl").read_text().count("\n"), 2)
            self.assertFalse(torch.equal(early.Wemb, averaged_network(folder).Wemb))
            answers = translate(averaged_network(folder), words.vocabulary, [source for source, _ in pairs])
            self.assertEqual(answers, [target for _, target in pairs])

    def test_damaged_and_foreign_checkpoints_are_refused(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            with self.assertRaisesRegex(ValueError, "does not exist"):
                averaged_network(folder)
            for damaged in (b"", b"PK\x03\x04 cut off", b"\x80\x04cos\nsystem\n."):
                (folder / file_name).write_bytes(damaged)
                with self.subTest(damaged), self.assertRaisesRegex(ValueError, "cannot be used"):
                    averaged_network(folder)
            np.savez(folder / file_name, weights=np.zeros(3))
            with self.assertRaisesRegex(ValueError, "does not say what it holds"):
                averaged_network(folder)


if __name__ == "__main__":
    unittest.main()
