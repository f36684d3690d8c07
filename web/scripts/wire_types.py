"""Writes the page's wire types from the server's schemas: `python web/scripts/wire_types.py`."""

from pathlib import Path
from typing import Any

from townwright.server.http.schemas import schemas
from townwright.server.wire.fields import MAX_LINE_LENGTH

FILE = Path(__file__).parent.parent / "src" / "wire" / "types.ts"
HEAD = f"""/* The types of everything on the wire, made from the server's schemas by scripts/wire_types.py. */

/** Maximum number of actions in one message. */
export const MAX_LINE_LENGTH = {MAX_LINE_LENGTH};

"""
SCALARS = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """Return all schemas as TypeScript."""
    return HEAD + "\n".join(declaration(name, schema) for name, schema in sorted(schemas().items()))


def declaration(name: str, schema: dict[str, Any]) -> str:
    comment = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"{comment}export interface {name} {fields(schema)}\n"
    return f"{comment}export type {name} = {expression(schema)};\n"


def fields(schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    lines = [
        f"  {name}{'' if name in required or 'const' in each or 'enum' in each else '?'}: {expression(each)};"
        for name, each in schema["properties"].items()
    ]
    return "{\n" + "\n".join(lines) + "\n}"


def expression(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": ref}:
            return str(ref).rsplit("/", 1)[-1]
        case {"anyOf": choices} | {"oneOf": choices}:
            return " | ".join(dict.fromkeys(expression(each) for each in choices))
        case {"const": value}:
            return literal(value)
        case {"enum": values}:
            return " | ".join(literal(value) for value in values)
        case {"type": list(names)}:
            return " | ".join(SCALARS[name] for name in names)
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(expression(each) for each in items)}]"
        case {"type": "array"}:
            item = expression(schema.get("items", {}))
            return f"({item})[]" if " | " in item else f"{item}[]"
        case {"type": "object", "properties": _}:
            return " ".join(fields(schema).split())
        case {"type": "object"}:
            values = schema.get("additionalProperties", {})
            return f"Record<string, {expression(values) if isinstance(values, dict) else 'unknown'}>"
        case {"type": name}:
            return SCALARS[name]
    return "unknown"


def literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


if __name__ == "__main__":
    FILE.write_text(typescript(), "utf-8")
