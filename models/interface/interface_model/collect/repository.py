"""Programs of this repository that collecting needs: the phrasebook's exporter and the language detector."""

import os
import subprocess
from pathlib import Path

_ROOT = Path(__file__).resolve().parents[4]


def run_script(name: str, arguments: list[str], given: bytes = b"") -> bytes:
    """What a script of `packages/engines/phrasebook` prints. Raises RuntimeError with its own words when it fails."""
    # The repository's own Node runs TypeScript as it is; the system's may not.
    path = f"{_ROOT / 'node_modules' / '.bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    ran = subprocess.run(
        ["node", "--conditions=@dragoman/source", f"phrasebook/{name}", *arguments],
        cwd=_ROOT / "packages" / "engines",
        env={**os.environ, "PATH": path},
        input=given,
        capture_output=True,
    )
    if ran.returncode != 0:
        raise RuntimeError(f"{name} failed (is pnpm install done?): {ran.stderr.decode(errors='replace').strip()}")
    return ran.stdout
