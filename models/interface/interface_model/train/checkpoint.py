"""A training's state as a file: arrays by name, so that no version of PyTorch matters and nothing in it is run."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from ..arrays import opened
from .network import Network
from .shape import Shape

file_name = "checkpoint.npz"
origin = "`train` writes it"


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
        arrays[f"network/{name}"] = weight.detach().cpu().numpy()
        arrays[f"averaged/{name}"] = state.averaged[name].cpu().numpy()
        arrays[f"mean/{name}"] = moments["exp_avg"].cpu().numpy()
        arrays[f"square/{name}"] = moments["exp_avg_sq"].cpu().numpy()
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
    device = state.network.Wemb.device
    with opened(path, origin) as arrays, torch.no_grad():
        about = json.loads(str(arrays["about"]))
        if about["shape"] != state.network.shape.as_dict():
            raise ValueError(f"it holds a model of another shape ({about['shape']}); choose another folder")
        for name, weight in state.network.named_parameters():
            weight.copy_(torch.from_numpy(arrays[f"network/{name}"]))
            state.averaged[name] = torch.from_numpy(arrays[f"averaged/{name}"]).to(device)
            state.optimizer.state[weight] = {
                "step": torch.tensor(float(about["update"])),
                "exp_avg": torch.from_numpy(arrays[f"mean/{name}"]).to(device),
                "exp_avg_sq": torch.from_numpy(arrays[f"square/{name}"]).to(device),
            }
    state.update, state.epoch = about["update"], about["epoch"]
    return True


def averaged_network(folder: Path) -> Network:
    """The network with a checkpoint's averaged weights, ready to answer. @raises ValueError where there is none."""
    with opened(folder / file_name, origin) as arrays, torch.no_grad():
        network = Network(Shape(**json.loads(str(arrays["about"]))["shape"]), dropout=0.0)
        for name, weight in network.named_parameters():
            weight.copy_(torch.from_numpy(arrays[f"averaged/{name}"]))
    return network.eval()
