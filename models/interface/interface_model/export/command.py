"""
`export`: a trained model as the folder that the service loads: weights in 8 bits, vocabulary, shortlist, taught words,
manifest.
"""

import hashlib
import json
import shutil
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

import numpy as np

from ..encode.corpus import Material
from ..placeholders import count, first
from ..train.checkpoint import averaged_network
from ..train.network import Network
from ..train.shape import is_matrix
from .marian import model_bytes
from .ranges import largest_inputs
from .shortlist import shortlist_bytes


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `export`."""
    parser.add_argument("--model", type=Path, required=True, help="a folder of `encode` and `train`")
    parser.add_argument("--out", type=Path, required=True, help="folder to write, as models/en-de")
    parser.add_argument("--version", default="1", help="version of the model, as the manifest says it (default 1)")


def run(options: Namespace) -> None:
    """Writes model.bin, vocab.spm, shortlist.bin, words.txt and model.json. Raises ValueError where an input is none of ours."""
    network = averaged_network(options.model)
    material = Material.read(options.model)
    if material.pieces != network.shape.vocabulary:
        raise ValueError(
            f"corpus.npz is of {material.pieces} pieces, the model of {network.shape.vocabulary}: "
            "they do not belong together"
        )
    if not (options.model / "words.txt").exists():
        raise ValueError(f"{options.model} has no words.txt: `encode` writes it")
    options.out.mkdir(parents=True, exist_ok=True)
    files = {"model": "model.bin", "vocab": "vocab.spm", "lexicalShortlist": "shortlist.bin", "words": "words.txt"}
    largest = largest_inputs(network, material.corpus)
    (options.out / files["model"]).write_bytes(model_bytes(network.shape, _weights(network), largest))
    shutil.copyfile(options.model / "vocab.spm", options.out / files["vocab"])
    shutil.copyfile(options.model / "words.txt", options.out / files["words"])
    (options.out / files["lexicalShortlist"]).write_bytes(shortlist_bytes(material.corpus, material.pieces))
    manifest = {
        "source": material.source,
        "target": material.target,
        "version": options.version,
        "files": {role: _described(options.out / name) for role, name in files.items()},
        "placeholders": {"first": f"U+{first:04X}", "count": count},
    }
    (options.out / "model.json").write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")
    sizes = ", ".join(f"{name} {(options.out / name).stat().st_size:,} bytes" for name in files.values())
    print(f"{options.out}: {sizes}", file=sys.stderr)


def _weights(network: Network) -> dict[str, np.ndarray]:
    """By Marian's names, (in, out); the embeddings lie as they are."""
    weights = {}
    for name, dims in network.shape.parameters().items():
        weight = network.get_parameter(name).detach().float()
        turned = is_matrix(name, dims) and name != "Wemb"
        weights[name] = (weight.t() if turned else weight).numpy()
    return weights


def _described(path: Path) -> dict[str, object]:
    data = path.read_bytes()
    return {"name": path.name, "bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
