"""The same view gives the same bytes in every process, whatever its hashes, time zone and language."""

from __future__ import annotations

import os
import subprocess
import sys

_DRAW = """
from hashlib import sha256
from rendering.gluckauf import signboard
from rendering.gluckauf.emojis import emojis
from tests.rendering.gluckauf.gallery import EXHIBITS, SHEETS
drawn = [EXHIBITS[name]().board("dark", "pl").png() for name in ("busiest-turn", "run-out")]
drawn += [EXHIBITS[name]().mine("light", "hu").png() for name in ("mining", "full-mine")]
drawn += [SHEETS[name]("dark", "de").png() for name in ("final", "drawn-tiles")]
drawn += [signboard.avatar(), *emojis().values()]
print(sha256(b"".join(drawn)).hexdigest())
"""


def test_every_process_draws_the_same() -> None:
    surroundings = (
        {"PYTHONHASHSEED": "0"},
        {"PYTHONHASHSEED": "4711", "TZ": "Asia/Tokyo", "LC_ALL": "tr_TR.UTF-8"},
    )
    drawing = [
        subprocess.Popen([sys.executable, "-c", _DRAW], env={**os.environ, **around}, stdout=subprocess.PIPE)
        for around in surroundings
    ]
    digests = [process.communicate()[0] for process in drawing]
    assert all(process.returncode == 0 for process in drawing)
    assert digests[0] == digests[1]
    assert len(digests[0]) > 60
