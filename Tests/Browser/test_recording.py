"""The recording of the terminal in the README: it shows what the command prints, and can be read."""

import re
import unittest

import recording


def luminance(color):
    channels = [int(color[index:index + 2], 16) / 255 for index in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return sum(weight * channel for weight, channel in zip([0.2126, 0.7152, 0.0722], linear))


class RecordingTest(unittest.TestCase):
    def test_it_shows_what_the_command_prints(self):
        committed = recording.RECORDING.read_text(encoding="utf-8")
        self.assertEqual(committed, recording.recording(), "`make picture` records it again")

    def test_every_color_has_enough_contrast(self):
        for palette in [recording.LIGHT, recording.DARK]:
            for name, color in palette.items():
                if name != "back":
                    low, high = sorted([luminance(color), luminance(palette["back"])])
                    self.assertGreaterEqual((high + 0.05) / (low + 0.05), 4.5, name)

    def test_long_lines_are_folded_as_in_a_terminal(self):
        drawing = recording.Drawing()
        drawing.write("x" * (recording.COLUMNS + 5))
        self.assertEqual(drawing.row, 2)
        self.assertEqual([len(re.search(">(x+)<", line)[1]) for line in drawing.lines], [recording.COLUMNS, 5])


if __name__ == "__main__":
    unittest.main()
