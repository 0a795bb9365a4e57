"""What was measured, and the thresholds: as text, and for machines."""


class Table:
    """Rows in sections; one with a bound says whether it is kept."""

    HEAD = ["", "measured", "compared with", "result", "bound", ""]

    def __init__(self):
        self.rows = []
        self.is_kept = True

    def add(self, section, name, measured="", against="", value=None, unit="", bound=None, at_least=False, digits=2):
        """Adds a row; `bound` is the most that the value may be, or the least."""
        kept = None
        if bound is not None:
            kept = value >= bound if at_least else value <= bound
            self.is_kept = self.is_kept and kept
        self.rows.append({
            "section": section, "name": name, "measured": measured, "against": against, "value": value,
            "unit": unit, "bound": bound, "atLeast": at_least, "kept": kept, "digits": digits,
        })  # fmt: skip

    @property
    def text(self):
        lines, section = [self.HEAD], None
        for row in self.rows:
            if row["section"] != section:
                section = row["section"]
                lines += [[""] * len(self.HEAD), [section, *[""] * (len(self.HEAD) - 1)]]
            lines.append(["  " + row["name"], row["measured"], row["against"], *self._result(row)])
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.HEAD))]
        return "\n".join(self._line(line, widths) for line in lines)

    @staticmethod
    def _result(row):
        if row["value"] is None:
            return ["", "", ""]
        digits, unit = row["digits"], row["unit"]
        result = f"{row['value']:.{digits}f}{unit}"
        if row["bound"] is None:
            return [result, "", ""]
        sign = "≥" if row["atLeast"] else "≤"
        return [result, f"{sign} {row['bound']:.{digits}f}{unit}", "kept" if row["kept"] else "MISSED"]

    @staticmethod
    def _line(line, widths):
        cells = [
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths))
        ]
        return "  ".join(cells).rstrip()
