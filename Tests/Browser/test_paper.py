"""What is printed, by the text of the PDF."""

from page import PICTURES, PageTest, main

# The page's margins are 14 mm.
MARGIN = 14 / 25.4 * 72


class PaperTest(PageTest):
    """A case with its timeline, and the overview with all cases."""

    def printed(self, name):
        sheets = self.browser.print(PICTURES / f"{name}.pdf")
        for sheet in sheets:
            outside = [word for word in sheet.words if word[1] < MARGIN - 1 or word[3] > sheet.width - MARGIN + 1]
            self.assertEqual(outside, [], "words that are cut off")
        return sheets

    def lines(self, sheets):
        return [line for sheet in sheets for line in sheet.lines]

    def test_a_printed_timeline_can_be_read(self):
        for part in ["background [iOS 8.0]", "callback", "Stops in the middle", "A scene in the background"]:
            self.browser.open(self.page)
            self.open_case(part)
            texts = "return [...document.querySelectorAll('.timeline .line .text')].map(text => text.lastChild.data)"
            shown = self.browser.run(texts)
            steps = len(self.browser.all(".timeline tr.step"))
            sheets = self.printed(part.split()[0].lower())
            text = "".join(word[0] for line in self.lines(sheets) for word in line)
            for words in shown:
                self.assertIn(words.replace(" ", ""), text, part)
            self.assert_columns(self.lines(sheets), steps)

    def assert_columns(self, lines, steps):
        """Each step is in one line: its number at the left, the clock beside it, and what is done."""
        starts = [line for line in lines if any(word[0] in ["user:", "wait:"] for word in line) and line[0][0].isdigit()]
        self.assertEqual([line[0][0] for line in starts], [str(number + 1) for number in range(steps)])
        for number, clock, *_ in starts:
            self.assertLess(number[1], MARGIN + 40)
            self.assertLess(clock[1] - number[3], 70, "the columns are as narrow as what is in them")

    def test_the_reasons_of_a_failure_are_printed_in_full(self):
        self.open_case("Stops in the middle")
        reasons = self.browser.texts(".why li")
        warning = self.browser.run("return document.querySelector('details .message').textContent")
        text = "".join(word[0] for line in self.lines(self.printed("reasons")) for word in line)
        for reason in reasons:
            self.assertIn(reason.replace(" ", "").replace("\n", ""), text)
        self.assertIn(warning.replace(" ", ""), text, "what is folded on the screen")
        self.assertEqual(self.browser.all("details[open]"), [])
        self.assertNotIn("Copycommand", text)
        self.assertIn("scenario-run'Scenarios/leaving/stopped.yaml:1:Stopsinthemiddle'", text)

    def test_the_overview_is_printed_with_all_cases(self):
        text = " ".join(word[0] for line in self.lines(self.printed("overview")) for word in line)
        for name in ["Is skipped", "A scene in the background", "Home sends the app to the background [iOS 4.0]"]:
            self.assertIn(name, text)
        self.assertNotIn("All tags", text)
        self.assertEqual(self.browser.all(".paper"), [])

    def test_paper_has_all_rows_and_no_tools(self):
        self.browser.run("dispatchEvent(new Event('beforeprint'))")
        self.browser.command("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(len(self.browser.all(".paper li")), 18)
        self.assertFalse(self.browser.shows("#search"))
        self.assertFalse(self.browser.shows("#tree"))
        self.browser.run("dispatchEvent(new Event('afterprint'))")
        self.browser.command("Emulation.setEmulatedMedia", media="")
        self.assertEqual(self.browser.all(".paper"), [])


if __name__ == "__main__":
    main()
