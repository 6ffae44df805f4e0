"""`evaluate`: what exported models score on held-out text, beside the engines that are there; or what they cost."""

import os
import subprocess
from argparse import ArgumentParser, Namespace
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[4]
_ENGINES = _ROOT / "packages" / "engines"

_BENCHES = {False: "bench/interface-model.ts", True: "bench/interface-model-speed.ts"}


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `evaluate`: those of the repository's benchmark, which does the work."""
    parser.add_argument("--models", type=Path, required=True, help="the folder around the folders that `export` wrote")
    parser.add_argument("--data", type=Path, required=True, help="the folder of `collect`, around en-XX")
    parser.add_argument("--only", help="directions, as en-de,en-es (default: all models)")
    parser.add_argument("--sample", type=int, help="ask for so many texts of each set (default: all)")
    parser.add_argument("--read", type=int, help="print so many answers to be judged by a person, instead of figures")
    parser.add_argument("--seed", type=int, help="what is drawn (default 1)")
    parser.add_argument("--certainty", type=int, help="percent below which the model declines (default: the package's, or the engine's)")
    parser.add_argument("--certainties", help="several such limits, as 0,50,60, compared on strings of catalogues")
    parser.add_argument("--write-scores", type=Path, help="folder for the scores.json of each direction, as en-de.json")
    parser.add_argument("--speed", action="store_true", help="measure speed, memory and size instead")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: Namespace) -> None:
    """Runs the benchmark, which prints. Raises RuntimeError where it refuses; it has said why."""
    # The repository's own Node runs TypeScript as it is; the system's may not.
    path = f"{_ROOT / 'node_modules' / '.bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    command = ["node", "--conditions=@dragoman/source", _BENCHES[options.speed], *bench_options(options)]
    ran = subprocess.run(command, cwd=_ENGINES, env={**os.environ, "PATH": path})
    if ran.returncode != 0:
        raise RuntimeError("the benchmark did not run through; its reason stands above")


def bench_options(options: Namespace) -> list[str]:
    """The options as the benchmark takes them; folders whole, since it runs elsewhere."""
    given: list[str] = []
    for name, value in vars(options).items():
        if name == "speed" or value is None or value is False:
            continue
        given.append(f"--{name.replace('_', '-')}")
        if value is not True:
            given.append(str(value.resolve() if isinstance(value, Path) else value))
    return given
