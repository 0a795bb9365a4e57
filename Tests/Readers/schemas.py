"""Reads JSON schemas: their keys, and a form of them that allows no others."""


def close(value, is_open=()):
    """Forbids keys that are not described, but in the objects that stay open."""
    if isinstance(value, list):
        for item in value:
            close(item, is_open)
    elif isinstance(value, dict):
        for key, item in value.items():
            if key != "if":
                close(item, is_open)
        if isinstance(value.get("properties"), dict) and value not in is_open:
            value.setdefault("additionalProperties", False)


def described(schema):
    """The names of all keys that a schema describes."""
    if isinstance(schema, list):
        return set().union(*map(described, schema)) if schema else set()
    if not isinstance(schema, dict):
        return set()
    names = set(schema["properties"]) if isinstance(schema.get("properties"), dict) else set()
    return names.union(*(described(value) for key, value in schema.items() if key != "if"))


def written(value):
    """The names of all keys of a value, but for those that are data."""
    if isinstance(value, list):
        return set().union(*map(written, value)) if value else set()
    if not isinstance(value, dict):
        return set()
    return set(value).union(*(written(item) for key, item in value.items() if key != "given"))
