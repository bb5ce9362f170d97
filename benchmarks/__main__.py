"""`python -m benchmarks` runs all of them, `python -m benchmarks games` the named ones."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules

import benchmarks


def names() -> list[str]:
    """The benchmarks there are."""
    found = (module.name for module in iter_modules(benchmarks.__path__))
    return sorted(name for name in found if not name.startswith("_"))


def main(arguments: Sequence[str]) -> int:
    unknown = set(arguments) - set(names())
    if unknown:
        print(f"There is no benchmark {min(unknown)!r}; there are {', '.join(names())}.", file=sys.stderr)
        return 2
    for name in arguments or names():
        import_module(f"benchmarks.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
