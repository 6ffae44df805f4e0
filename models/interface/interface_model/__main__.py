"""Makes the interface models, step by step: `python3 -m interface_model STEP --help`."""

import sys
from argparse import ArgumentParser
from importlib import import_module

_STEPS = {
    "collect": "parallel text, cleaned and divided into training and test sets",
    "encode": "the vocabulary, and collected text as numbers",
    "train": "a model from encoded text",
    "export": "a trained model in the format that the engine reads",
    "evaluate": "what exported models score on held-out text, and what they cost",
}


def main(arguments: list[str]) -> int:
    """Runs the step that the command line names; says what went wrong and what to do about it."""
    parser = ArgumentParser(prog="python3 -m interface_model", description=__doc__)
    parser.add_argument("step", choices=_STEPS, help="; ".join(f"{name}: {does}" for name, does in _STEPS.items()))
    step = parser.parse_args(arguments[:1]).step
    # Loaded only now, since not every step needs what the others do: collecting runs without torch.
    command = import_module(f"{__package__}.{step}.command")
    own = ArgumentParser(prog=f"{parser.prog} {step}", description=command.__doc__)
    command.add_arguments(own)
    try:
        command.run(own.parse_args(arguments[1:]))
    except (ValueError, RuntimeError, OSError) as error:
        print(f"{step}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
