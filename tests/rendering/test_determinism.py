"""The same view gives the same bytes in every process, whatever its hashes, time zone, language and past."""

from __future__ import annotations

import os
import subprocess
import sys

_DRAW = """
import os
from hashlib import sha256
from rendering.gluckauf import album as gluckauf
from rendering.zoo import album as zoo
from tests.rendering.references import GALLERIES
wanted = [
    ("gluckauf", "board-of-busiest-turn", "dark", "pl"), ("gluckauf", "board-of-run-out", "dark", "pl"),
    ("gluckauf", "mine-of-mining", "light", "hu"), ("gluckauf", "mine-of-full-mine", "light", "hu"),
    ("gluckauf", "final", "dark", "de"), ("gluckauf", "drawn-tiles", "dark", "de"),
    ("zoo", "market-of-busiest-turn", "dark", "pl"), ("zoo", "market-of-run-out", "dark", "pl"),
    ("zoo", "holdings-of-busiest-turn", "light", "hu"), ("zoo", "hiring", "light", "hu"),
    ("zoo", "helpers-from-1", "dark", "de"), ("zoo", "final", "dark", "de"),
]
order = wanted if os.environ["ORDER"] == "first" else wanted[::-1]
drawn = {some: GALLERIES[some[0]][some[1]].draw(*some[2:]).png() for some in order}
files = [drawn[some] for some in wanted] + [page.data for album in (gluckauf, zoo) for page in album.signs()]
print(sha256(b"".join(files)).hexdigest())
"""


def test_every_process_draws_the_same_in_any_order() -> None:
    surroundings = (
        {"ORDER": "first", "PYTHONHASHSEED": "0"},
        {"ORDER": "last", "PYTHONHASHSEED": "4711", "TZ": "Asia/Tokyo", "LC_ALL": "tr_TR.UTF-8"},
    )
    drawing = [
        subprocess.Popen([sys.executable, "-c", _DRAW], env={**os.environ, **around}, stdout=subprocess.PIPE)
        for around in surroundings
    ]
    digests = [process.communicate()[0] for process in drawing]
    assert all(process.returncode == 0 for process in drawing)
    assert digests[0] == digests[1]
    assert len(digests[0]) > 60
