"""Flags win over the environment, the environment over `.env`."""

from pathlib import Path

import pytest

from bot.configuration import configuration


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "PITHEAD_PORT", "PITHEAD_DATABASE", "PITHEAD_AI_PAUSE"):
        monkeypatch.delenv(name, raising=False)


def env(tmp_path: Path, text: str) -> Path:
    file = tmp_path / ".env"
    file.write_text(text)
    return file


def test_without_anything_it_runs_on_the_embedded_discord(tmp_path: Path) -> None:
    settings = configuration([], tmp_path / "none")
    assert settings.token == ""
    assert (settings.database, settings.port, settings.pause) == (Path("data/pithead.sqlite"), 8310, 1.5)
    assert (settings.tables_per_person, settings.tables_per_server) == (10, 100)


def test_a_flag_wins_over_the_environment_and_that_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = env(tmp_path, "PITHEAD_PORT=1\nPITHEAD_DATABASE=file.sqlite\nPITHEAD_AI_PAUSE=3\n")
    monkeypatch.setenv("PITHEAD_PORT", "2")
    monkeypatch.setenv("PITHEAD_DATABASE", "environment.sqlite")
    settings = configuration(["--port", "4"], file)
    assert (settings.port, settings.database, settings.pause) == (4, Path("environment.sqlite"), 3.0)


def test_the_example_is_a_file_that_works() -> None:
    settings = configuration([], Path(".env.example"))
    assert settings == configuration([], Path("no-such-file"))


def test_the_token_is_not_in_what_is_printed_of_it(tmp_path: Path) -> None:
    settings = configuration([], env(tmp_path, "DISCORD_TOKEN= secret "))
    assert settings.token.isalpha()
    assert settings.token not in repr(settings)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "abc"], "no port"),
        (["--port", "70000"], "no port"),
        (["--tables-per-person", "0"], "from 1 on"),
        (["--pause", "-1"], "seconds"),
        (["--time-zone", "Atlantis"], "no time zone"),
    ],
)
def test_nonsense_is_explained(
    arguments: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        configuration(arguments, tmp_path / "none")
    assert said in capsys.readouterr().err


def test_nonsense_in_the_environment_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        configuration([], env(tmp_path, "PITHEAD_PORT=many"))
    assert "'many' is no port" in capsys.readouterr().err


def test_help_names_every_setting_of_the_example(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        configuration(["--help"])
    shown = capsys.readouterr().out
    for line in Path(".env.example").read_text().splitlines():
        if line and not line.startswith("#"):
            assert line.partition("=")[0] in shown
