"""`evaluate` hands its options to the repository's benchmark."""

import subprocess
import sys
import unittest
from argparse import ArgumentParser
from pathlib import Path
from tempfile import TemporaryDirectory

from interface_model.evaluate.command import add_arguments, bench_options

_FOLDER = Path(__file__).resolve().parents[1]
_TOYS = _FOLDER.parents[1] / "packages" / "engines" / "fixtures" / "toy-model"


class Options(unittest.TestCase):
    def options_for(self, *arguments: str) -> list[str]:
        parser = ArgumentParser()
        add_arguments(parser)
        return bench_options(parser.parse_args(arguments))

    def test_folders_become_whole_and_what_was_not_given_is_left_out(self) -> None:
        given = self.options_for("--models", "build/models", "--data", "/data", "--read", "50", "--json")
        self.assertEqual(given, ["--models", str(Path("build/models").resolve()), "--data", "/data", "--read", "50", "--json"])

    def test_speed_chooses_the_benchmark_and_is_no_option_of_it(self) -> None:
        given = self.options_for("--models", "/m", "--data", "/d", "--speed", "--write-scores", "/s")
        self.assertEqual(given, ["--models", "/m", "--data", "/d", "--write-scores", "/s"])


class Runs(unittest.TestCase):
    def evaluate(self, models: str, data: str) -> "subprocess.CompletedProcess[str]":
        command = [sys.executable, "-m", "interface_model", "evaluate", "--models", models, "--data", data]
        return subprocess.run(command, cwd=_FOLDER, capture_output=True, text=True, timeout=120)

    def test_a_folder_without_models_is_refused_in_a_line(self) -> None:
        with TemporaryDirectory() as empty:
            ran = self.evaluate(empty, empty)
        self.assertEqual(ran.returncode, 1)
        self.assertIn("There is no model in", ran.stderr)
        self.assertIn("evaluate: the benchmark did not run through", ran.stderr)

    def test_data_that_are_not_there_are_named(self) -> None:
        ran = self.evaluate(str(_TOYS / "placeholders"), "nowhere")
        self.assertEqual(ran.returncode, 1)
        self.assertIn("There is no folder", ran.stderr)


if __name__ == "__main__":
    unittest.main()
