"""Writes a Marian binary model, format version 1, with 8-bit matrices and their multipliers.

Layout, little-endian: version, number of items; of each item the lengths of its name and data, its type and the number of
dimensions; the names; the dimensions; a gap so that the data begins at a multiple of 256; the data. The same weights give
the same bytes.
"""

import struct
from collections.abc import Iterator, Mapping

import numpy as np

from ..train.shape import Shape, is_matrix

int8, float32, intgemm8 = 0x0101, 0x0404, 0x4101
block = 256

Item = tuple[str, int, tuple[int, ...], bytes]


def model_bytes(shape: Shape, weights: Mapping[str, np.ndarray], largest_inputs: Mapping[str, float]) -> bytes:
    """
    `weights` by Marian's names, (in, out), float32; `largest_inputs` says for each matrix how large the numbers are that
    it is multiplied with.
    @raises ValueError where one is missing or of another shape.
    """
    settings = settings_text(shape).encode() + b"\0"
    items = [*_parameters(shape, weights), *_multipliers(shape, largest_inputs)]
    # The settings come last: the only item whose length is no multiple of a block.
    return _binary([*items, ("special:model.yml", int8, (len(settings),), settings)])


def _binary(items: list[Item]) -> bytes:
    head = struct.pack("<2Q", 1, len(items))
    head += b"".join(struct.pack("<4Q", len(name) + 1, kind, len(dims), len(data)) for name, kind, dims, data in items)
    head += b"".join(name.encode() + b"\0" for name, *_ in items)
    head += b"".join(struct.pack(f"<{len(dims)}i", *dims) for _, _, dims, _ in items)
    gap = -(len(head) + 8) % block
    return head + struct.pack("<Q", gap) + bytes(gap) + b"".join(data for *_, data in items)


def _parameters(shape: Shape, weights: Mapping[str, np.ndarray]) -> Iterator[Item]:
    for name, dims in shape.parameters().items():
        if name not in weights:
            raise ValueError(f"The weights have no {name}")
        values = np.ascontiguousarray(weights[name], np.float32)
        if values.shape != dims:
            raise ValueError(f"{name} is {values.shape}, but should be {dims}")
        if not np.isfinite(values).all():
            raise ValueError(f"{name} holds values that are no numbers: the training diverged")
        yield _quantized(name, values) if is_matrix(name, dims) else _plain(name, values)


def _multipliers(shape: Shape, largest_inputs: Mapping[str, float]) -> Iterator[Item]:
    """How inputs become 8-bit numbers. Without them the runtime would look for the largest input of every sentence."""
    for name, dims in shape.parameters().items():
        if not is_matrix(name, dims):
            continue
        if not largest_inputs.get(name, 0) > 0:
            raise ValueError(f"No input of {name} was seen: the sample is empty")
        yield _plain(f"{name}_QuantMultA", np.array([[127 / largest_inputs[name]]], np.float32))


def _plain(name: str, values: np.ndarray) -> Item:
    return name, float32, values.shape, _padded(values.tobytes())


def _quantized(name: str, values: np.ndarray) -> Item:
    """Values times a multiplier, which follows them. Matrices are stored turned, while the dimensions say they are not."""
    multiplier = np.float32(127) / max(np.abs(values).max(), np.float32(1e-8))
    small = np.clip(np.rint(values * multiplier), -127, 127).astype(np.int8)
    stored = small if name == "Wemb" else np.ascontiguousarray(small.T)
    return name, intgemm8, values.shape, _padded(stored.tobytes() + struct.pack("<f", multiplier))


def _padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % block)


def settings_text(shape: Shape) -> str:
    """What the loader reads. Without the depths, the heads or the post-processing it runs another network, silently."""
    size = shape.vocabulary
    settings = {
        "type": "transformer",
        "version": "v1.9.0",
        "dim-vocabs": f"\n  - {size}\n  - {size}",
        "dim-emb": shape.dim,
        "enc-depth": shape.encoder,
        "dec-depth": shape.decoder,
        "transformer-heads": shape.heads,
        "transformer-dim-ffn": shape.ffn,
        "transformer-ffn-depth": 2,
        "transformer-ffn-activation": "relu",
        "transformer-decoder-autoreg": "rnn",
        "dec-cell": "ssru",
        "transformer-preprocess": '""',
        "transformer-postprocess": "dan",
        "transformer-postprocess-emb": "d",
        "transformer-postprocess-top": '""',
        "transformer-no-projection": "false",
        "transformer-train-position-embeddings": "false",
        "transformer-guided-alignment-layer": "last",
        "transformer-tied-layers": "\n  []",
        "tied-embeddings": "false",
        "tied-embeddings-src": "false",
        "tied-embeddings-all": "true",
        "layer-normalization": "false",
        "skip": "false",
        "ulr": "false",
        "right-left": "false",
        # Read by the loader, though this network has no such parts.
        "dim-rnn": 1024,
        "enc-cell": "gru",
        "enc-type": "bidirectional",
        "enc-cell-depth": 1,
        "dec-cell-base-depth": 2,
        "dec-cell-high-depth": 1,
        "input-types": "\n  []",
        "transformer-dim-aan": 2048,
        "transformer-aan-depth": 2,
        "transformer-aan-activation": "swish",
        "transformer-aan-nogate": "false",
    }
    return "".join(f"{key}: {value}\n" for key, value in settings.items())
