"""The schemas of CI systems, which the package check-jsonschema contains."""

from importlib.resources import files

SCHEMAS = files("check_jsonschema") / "builtin_schemas" / "vendor"
