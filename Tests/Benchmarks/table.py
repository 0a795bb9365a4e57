"""What was measured, and the thresholds: as text, and for machines."""


class Table:
    """Rows in sections; one with a bound says whether it is kept."""

    HEAD = ["", "measured", "compared with", "result", "bound", ""]

    def __init__(self):
        self.rows = []
        self.notes = []
        self.is_kept = True

    def add(self, section, name, measured="", against="", value=None, unit="", bound=None, at_least=False, digits=2,
            target=None):
        """Adds a row; `bound` is the most that the value may be, or the least; `target` what it should be one day."""
        kept = None
        if bound is not None:
            kept = value >= bound if at_least else value <= bound
            self.is_kept = self.is_kept and kept
        self.rows.append({
            "section": section, "name": name, "measured": measured, "against": against, "value": value,
            "unit": unit, "bound": bound, "atLeast": at_least, "kept": kept, "digits": digits,
            "target": None if target is None or kept and value <= target else target,
        })  # fmt: skip

    @property
    def text(self):
        cells = [["  " + row["name"], row["measured"], row["against"], *self._result(row)] for row in self.rows]
        widths = [max(map(len, column)) for column in zip(self.HEAD, *(line for line in cells if line[1] or line[2]))]
        lines, section = [self._line(self.HEAD, widths)], None
        for row, line in zip(self.rows, cells):
            if row["section"] != section:
                section = row["section"]
                lines += ["", section]
            lines.append(self._line(line, widths))
        return "\n".join(lines + [f"\nnote: {note}" for note in self.notes])

    @staticmethod
    def _result(row):
        if row["value"] is None:
            return ["", "", ""]
        digits, unit = row["digits"], row["unit"]
        result = f"{row['value']:.{digits}f}{unit}"
        if row["bound"] is None:
            return [result, "", ""]
        sign = "≥" if row["atLeast"] else "≤"
        status = "kept" if row["kept"] else "MISSED"
        if row["target"] is not None:
            status += f", target {row['target']:.{digits}f}{unit}"
        return [result, f"{sign} {row['bound']:.{digits}f}{unit}", status]

    @staticmethod
    def _line(line, widths):
        cells = [
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths))
        ]
        return "  ".join(cells).rstrip()
