"""Links to cases and steps, and the command that runs a case again."""

import subprocess

import reports
from page import PageTest, main


class LinkTest(PageTest):
    """What one sends to somebody else, or pastes into a terminal."""

    def addresses(self):
        return {self.browser.run("return location.hash"): name for name in self.open_all()}

    def test_every_case_has_an_address_of_its_own_that_leads_to_it(self):
        addresses = self.addresses()
        self.assertEqual(len(addresses), 18)
        for address, name in addresses.items():
            self.assertRegex(address, r"^#file=[\w./%-]+&case=[\w./%~-]+$")
            self.browser.open(self.page, address)
            self.assertEqual(self.browser.text("#case-name"), name)

    def test_an_address_is_the_same_in_the_next_run(self):
        before = self.addresses()
        # Fewer cases, in another report: what was the 17th is now the first.
        reports.run("--quiet", "--report", "html:next.html", "Scenarios/leaving", cwd=self.folder.name)
        next_page = self.page.with_name("next.html")
        self.browser.open(next_page)
        after = self.addresses()
        self.assertEqual(len(after), 4)
        self.assertLessEqual(after.items(), before.items())

    def test_cases_of_the_same_name_in_one_file_have_addresses_too(self):
        twins = self.page.with_name("twins.html")
        source = self.page.read_text(encoding="utf-8")
        line = next(line for line in source.splitlines() if line.startswith('C["Is skipped"'))
        twins.write_text(source.replace('C["Crashes"', 'C["Is skipped"'), encoding="utf-8")
        self.assertIn(line, source)
        self.browser.open(twins)
        addresses = self.addresses()
        self.assertEqual(len(addresses), 18)
        for address in [address for address, name in addresses.items() if name == "Is skipped"]:
            self.browser.open(twins, address)
            self.assertEqual(self.browser.run("return location.hash"), address)
            self.assertEqual("SIGSEGV" in self.browser.text(".detail"), "nth=2" in address)

    def test_a_link_to_a_step_shows_it(self):
        self.open_case("Stops in the middle")
        self.browser.click(".failure .step a")
        address = self.browser.run("return location.hash")
        self.assertTrue(address.endswith("&step=2"), address)
        self.browser.open(self.page, address)
        self.assertEqual(self.browser.focus, "step-2")
        box = self.browser.run("const b = document.activeElement.getBoundingClientRect(); return [b.top, innerHeight - b.bottom]")
        self.assertGreater(min(box), 0)

    def test_a_link_to_what_this_run_does_not_have_says_so(self):
        self.browser.open(self.page, "#file=Scenarios/gone.yaml&case=Gone")
        self.assertEqual(self.browser.text(".detail h1"), "Overview")
        self.assertIn("no test case 'Gone' in Scenarios/gone.yaml", self.browser.text(".detail"))

    def test_the_command_runs_exactly_the_case(self):
        for name in self.open_all():
            command = self.browser.run("return commandOf(openedCase())")
            command = command.replace("scenario-run", f"'{reports.PROGRAM}' --report json:case.json", 1)
            subprocess.run(["bash", "-c", command], cwd=self.folder.name, capture_output=True, timeout=1200)
            names = self.browser.run("return run.cases.filter(item => item.id === choice.opened).map(item => item.name)")
            self.assertEqual(reports.names(self.page.with_name("case.json")), names, name)

    def test_the_command_is_copied_by_mouse_and_by_key(self):
        for name in ["callback", "right to left"]:
            self.open_case(name)
            command = self.browser.run("return commandOf(openedCase())")
            with self.browser.timers_stopped():
                self.browser.click(".command .copy")
                self.assertEqual(self.pasted(), command)
            self.browser.run("document.querySelector('.command .copy').focus()")
            with self.browser.timers_stopped():
                self.browser.press("ENTER")
                self.browser.wait(lambda: "Copied" in self.browser.text(".command .copy"), "the button confirms the copy")
                self.assertEqual(self.pasted(), command)
            self.assertNotIn("Copied", self.browser.text(".detail"), "the button is as it was")

    def test_without_a_clipboard_it_is_copied_all_the_same(self):
        self.open_case("callback")
        self.browser.run("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
        address = self.browser.run("return location.href")
        with self.browser.timers_stopped():
            self.browser.click(".title .copy")
            self.assertEqual(self.pasted(), address.replace("q=callback&", ""), "the case, without the search")

    def pasted(self):
        """What comes when one pastes into a field."""
        self.browser.wait(lambda: "Copied" in self.browser.text(".detail"), "it is copied")
        self.browser.run("document.body.append(document.createElement('textarea')); document.body.lastChild.focus()")
        self.browser.paste()
        return self.browser.run("const field = document.body.lastChild; field.remove(); return field.value")


if __name__ == "__main__":
    main()
