"""The files of a model, byte by byte, against the layouts that the runtime reads."""

import struct
import unittest

import numpy as np

from interface_model.encode.alignment import align
from interface_model.export.marian import intgemm8, model_bytes
from interface_model.train.shape import Shape, is_matrix

shape = Shape(vocabulary=16, dim=64, ffn=64, heads=2, encoder=1, decoder=1)


def some_weights() -> dict[str, np.ndarray]:
    random = np.random.default_rng(1)
    return {name: random.standard_normal(dims).astype(np.float32) for name, dims in shape.parameters().items()}


def some_inputs() -> dict[str, float]:
    return {name: 2.0 for name, dims in shape.parameters().items() if is_matrix(name, dims)}


def items_of(data: bytes) -> dict[str, tuple[int, tuple[int, ...], bytes]]:
    """Read again from the description of the layout, not with what wrote it."""
    version, number = struct.unpack_from("<2Q", data)
    assert version == 1
    heads = [struct.unpack_from("<4Q", data, 16 + 32 * at) for at in range(number)]
    at = 16 + 32 * number
    names = []
    for length, *_ in heads:
        names.append(data[at : at + length - 1].decode())
        at += length
    dims = []
    for _, _, rank, _ in heads:
        dims.append(struct.unpack_from(f"<{rank}i", data, at))
        at += 4 * rank
    (gap,) = struct.unpack_from("<Q", data, at)
    at += 8 + gap
    assert at % 256 == 0
    items = {}
    for name, (_, kind, _, length), own in zip(names, heads, dims):
        items[name] = (kind, own, data[at : at + length])
        at += length
    assert at == len(data)
    return items


class MarianTest(unittest.TestCase):
    def test_matrices_lie_turned_in_8_bits_with_their_multiplier_behind_them(self) -> None:
        weights = some_weights()
        items = items_of(model_bytes(shape, weights, some_inputs()))
        for name in ("encoder_l1_ffn_W1", "Wemb"):
            kind, dims, data = items[name]
            self.assertEqual((kind, dims), (intgemm8, weights[name].shape))
            values = np.frombuffer(data, np.int8, weights[name].size)
            (multiplier,) = struct.unpack_from("<f", data, weights[name].size)
            stored = values.reshape(dims) if name == "Wemb" else values.reshape(dims[::-1]).T
            np.testing.assert_allclose(stored / multiplier, weights[name], atol=0.51 / multiplier)
        self.assertAlmostEqual(struct.unpack_from("<f", items["Wemb_QuantMultA"][2])[0], 63.5)

    def test_the_settings_come_last_and_name_the_whole_shape(self) -> None:
        items = items_of(model_bytes(shape, some_weights(), some_inputs()))
        name, (_, _, text) = list(items.items())[-1]
        self.assertEqual(name, "special:model.yml")
        for line in ("enc-depth: 1", "dec-depth: 1", "transformer-heads: 2", "transformer-postprocess: dan", "dec-cell: ssru"):
            self.assertIn(line, text.decode())

    def test_the_same_weights_give_the_same_bytes(self) -> None:
        self.assertEqual(*(model_bytes(shape, some_weights(), some_inputs()) for _ in range(2)))

    def test_weights_that_are_missing_misshapen_or_no_numbers_are_named(self) -> None:
        good = some_weights()
        bad = {
            "has no|have no": {name: value for name, value in good.items() if name != "encoder_l1_self_Wq"},
            "should be": {**good, "encoder_l1_self_Wq": np.zeros((64, 32), np.float32)},
            "diverged": {**good, "encoder_l1_self_Wq": np.full((64, 64), np.nan, np.float32)},
        }
        for reason, weights in bad.items():
            with self.subTest(reason), self.assertRaisesRegex(ValueError, reason):
                model_bytes(shape, weights, some_inputs())
        with self.assertRaisesRegex(ValueError, "encoder_l1_self_Wq"):
            model_bytes(shape, good, {**some_inputs(), "encoder_l1_self_Wq": 0.0})


class AlignmentTest(unittest.TestCase):
    def test_finds_the_word_for_word_translations_of_a_small_corpus(self) -> None:
        random = np.random.default_rng(1)
        sources = [random.choice(np.arange(2, 30), 5, replace=False) for _ in range(400)]
        targets = [random.permutation(source + 30) for source in sources]
        found = align(sources, targets, 64)
        for piece in range(2, 30):
            own = found.source == piece
            self.assertEqual(found.target[own][found.probability[own].argmax()], piece + 30)
            self.assertAlmostEqual(found.probability[own].sum(), 1)


if __name__ == "__main__":
    unittest.main()
