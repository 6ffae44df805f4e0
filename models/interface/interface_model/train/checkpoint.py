"""A training's state as a file: arrays by name, so that no version of PyTorch matters and nothing in it is run."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
import torch

from .network import Network
from .shape import Shape

file_name = "checkpoint.npz"


@dataclass
class State:
    """All that a later run needs to go on as if there had been no pause."""

    network: Network
    averaged: dict[str, torch.Tensor]
    optimizer: torch.optim.Optimizer
    update: int = 0
    epoch: int = 0


def save(state: State, plan: Mapping[str, object], folder: Path) -> None:
    """Replaces the folder's checkpoint when the new one is whole."""
    arrays: dict[str, np.ndarray] = {}
    for name, weight in state.network.named_parameters():
        moments = state.optimizer.state[weight]
        arrays[f"network/{name}"] = weight.detach().numpy()
        arrays[f"averaged/{name}"] = state.averaged[name].numpy()
        arrays[f"mean/{name}"] = moments["exp_avg"].numpy()
        arrays[f"square/{name}"] = moments["exp_avg_sq"].numpy()
    about = {"shape": state.network.shape.as_dict(), "plan": dict(plan), "update": state.update, "epoch": state.epoch}
    folder.mkdir(parents=True, exist_ok=True)
    unfinished = folder / f"unfinished-{file_name}"
    with unfinished.open("wb") as file:
        np.savez(file, about=np.array(json.dumps(about)), **arrays)
    unfinished.replace(folder / file_name)


def restore(state: State, folder: Path) -> bool:
    """Whether there was a checkpoint to go on from. @raises ValueError where it is of another shape or damaged."""
    path = folder / file_name
    if not path.exists():
        return False
    with _opened(path) as arrays:
        about = _about(arrays, path)
        if about["shape"] != state.network.shape.as_dict():
            raise ValueError(f"{path} holds a model of another shape ({about['shape']}); choose another folder")
        with torch.no_grad():
            for name, weight in state.network.named_parameters():
                weight.copy_(torch.from_numpy(arrays[f"network/{name}"]))
                state.averaged[name] = torch.from_numpy(arrays[f"averaged/{name}"])
                state.optimizer.state[weight] = {
                    "step": torch.tensor(float(about["update"])),
                    "exp_avg": torch.from_numpy(arrays[f"mean/{name}"]),
                    "exp_avg_sq": torch.from_numpy(arrays[f"square/{name}"]),
                }
        state.update, state.epoch = about["update"], about["epoch"]
    return True


def averaged_network(folder: Path) -> Network:
    """The network with a checkpoint's averaged weights, ready to answer. @raises ValueError where there is none."""
    path = folder / file_name
    if not path.exists():
        raise ValueError(f"{path} does not exist: `train` writes it")
    with _opened(path) as arrays:
        network = Network(Shape(**_about(arrays, path)["shape"]), dropout=0.0)
        with torch.no_grad():
            for name, weight in network.named_parameters():
                weight.copy_(torch.from_numpy(arrays[f"averaged/{name}"]))
    return network.eval()


def _opened(path: Path):
    try:
        return np.load(path, allow_pickle=False)
    except (ValueError, OSError, EOFError, BadZipFile) as error:
        raise ValueError(f"{path} is no checkpoint: {error}") from error


def _about(arrays, path: Path) -> dict:
    if not isinstance(arrays, np.lib.npyio.NpzFile) or "about" not in arrays:
        raise ValueError(f"{path} is no checkpoint of `train`: it does not say what it holds")
    return json.loads(str(arrays["about"]))
