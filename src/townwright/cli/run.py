"""Run a command: find the language, call the command, and report an error in one sentence."""

import typer
from typer.exceptions import TyperException

from townwright.cli.commands import build
from townwright.cli.terminal import Terminal
from townwright.core.errors import TownwrightError
from townwright.locale import LANGUAGES, system_language

FAILED = 1
INTERRUPTED = 130


def run(arguments: list[str]) -> int:
    """Run the command; return its exit status: 0, 1 (failed), 2 (bad input) or 130 (interrupted)."""
    language, arguments = pick_language(arguments)
    arguments = {(): ["--help"], ("--version",): ["version"]}.get(tuple(arguments), arguments)
    terminal = Terminal(language if language in LANGUAGES else system_language())
    try:
        if language not in LANGUAGES:
            return terminal.print_error(
                terminal.say("cli-no-such-language", found=language, known=", ".join(LANGUAGES))
            )
        status = build(terminal)(arguments, prog_name="townwright", standalone_mode=False)
        return status if isinstance(status, int) else 0
    except TownwrightError as error:
        return terminal.print_error(error.reason.say(terminal.language))
    except TyperException as error:
        return terminal.print_error(usage(error, terminal))
    except (KeyboardInterrupt, typer.Abort):
        terminal.note(terminal.say("cli-interrupted"))
        return INTERRUPTED
    except OSError as error:  # no room on the disk, for example
        terminal.print_error(terminal.say("cli-system-failed", why=str(error)))
        return FAILED


def pick_language(arguments: list[str]) -> tuple[str, list[str]]:
    """Remove `--lang` from the arguments; the default is the language of the system."""
    language, rest = system_language(), []
    remaining = iter(arguments)
    for argument in remaining:
        if argument == "--lang":
            language = next(remaining, "")
        elif argument.startswith("--lang="):
            language = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    return language, rest


def usage(error: TyperException, terminal: Terminal) -> str:
    """Return the sentence for invalid arguments."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if option is not None:
        is_known = type(error).__name__ != "NoSuchOption"
        return terminal.say("cli-no-value" if is_known else "cli-no-such-flag", flag=str(option))
    if parameter is not None:
        is_missing = type(error).__name__ == "MissingParameter"
        return terminal.say(
            "cli-missing" if is_missing else "cli-bad-value", name=parameter.metavar or parameter.opts[0]
        )
    return terminal.say("cli-bad-call")
