"""What the page shows of a run and of its cases."""

import reports
from page import PICTURES, PageTest, main


class CaseTest(PageTest):
    """The overview, the cases, their timelines, and names that bite."""

    def test_the_head_says_what_the_run_came_to(self):
        head = self.browser.text("#outcome h1").lower()
        for words in ["2 errors", "failed", "1 interrupted", "of 18 test cases"]:
            self.assertIn(words, head)
        self.assertEqual(self.browser.text(".detail h1"), "Overview")
        folders = self.browser.texts(".grid tbody th")
        self.assertIn("Scenarios/leaving", folders)
        self.assertIn("iOS 13.0", folders)

    def test_a_passing_case_has_its_timeline(self):
        self.open_case("background [iOS 8.0]")
        self.assertEqual(self.browser.texts(".timeline tr.step .number"), ["1", "2", "3", "4"])
        lanes = self.browser.texts(".timeline .heads span:not(.hidden)")
        self.assertEqual([lane for lane in lanes if lane], ["User", "System", "Calls", "Work", "Notifications"])
        self.assertIn("applicationDidEnterBackground:", " ".join(self.browser.texts(".timeline tr.k-call")))
        work = " ".join(self.browser.texts(".timeline tr.k-app"))
        for words in ["takes 3 s", '"my letter"', "sav"]:
            self.assertIn(words, work)
        self.assertIn("sav", " ".join(self.browser.texts(".timeline tr.k-effect")))
        states = [text for text in self.browser.texts(".timeline td.state") if text]
        self.assertEqual(states, ["not running", "inactive", "active", "inactive", "background", "suspended"])
        self.assertTrue(self.browser.all(".timeline .busy"))
        self.assertIn("10 min", self.browser.text(".scale .ends"))
        self.picture_of_timeline("passing-light")

    def test_a_failing_case_shows_expected_beside_actual(self):
        self.open_case("callback")
        self.assertIn("applicationWillTerminate:", self.browser.text(".beside .differs .expected"))
        self.assertIn("applicationDidEnterBackground:", self.browser.text(".beside .differs .actual"))
        self.assertIn("expected here", self.browser.text(".timeline tr.k-expected"))
        self.assertIn("not expected here", self.browser.text(".timeline tr.unexpected"))
        self.assertIn("watchdog", self.browser.text(".timeline tr.k-termination"))
        self.assertIn("leaving.yaml:28", self.browser.text(".failure .place"))
        href = self.browser.attribute(".failure .place", "href")
        self.assertTrue(href.startswith("file://") and href.endswith("/Scenarios/leaving/leaving.yaml"), href)
        self.browser.screenshot(PICTURES / "failing-light.png")
        self.picture_of_timeline("failing-timeline-light")

    def test_a_failed_step_has_one_card_with_the_reasons_once(self):
        self.open_case("Stops in the middle")
        self.assertEqual(len(self.browser.all(".failure[id]")), 1)
        self.assertEqual(len(self.browser.all(".failure[id] .unmet .message")), 2)
        self.assertEqual(len(self.browser.all(".why")), 1)
        reasons = self.browser.texts(".why li")
        self.assertEqual(len(reasons), len(set(reasons)))
        self.assertIn("whatever the app does", self.browser.text(".failure .help"))
        self.browser.screenshot(PICTURES / "stopped-light.png")

    def test_a_failed_step_is_marked_and_later_steps_are_not_evaluated(self):
        self.open_case("Stops in the middle")
        classes = "return [...document.querySelectorAll('.timeline tr.step')].map(row => row.className)"
        marks = [("failed-step" in row, "ignored-step" in row) for row in self.browser.run(classes)]
        self.assertEqual(marks, [(False, False), (True, False), (False, True), (False, True)])
        self.assertEqual([row.text.count("not evaluated") for row in self.browser.all(".timeline tr.step")], [0, 0, 1, 1])
        self.assertIn("stopped here", self.browser.text(".timeline tr.stop"))
        color = "return getComputedStyle(document.querySelectorAll('.timeline tr.step td.what')[arguments[0]]).backgroundColor"
        self.assertNotEqual(self.browser.run(color, 0), self.browser.run(color, 1))
        self.browser.click(".timeline .step .sign a")
        self.assertEqual(self.browser.focus, "failure-2")
        self.browser.click(".failure .step a")
        self.assertEqual(self.browser.focus, "step-2")
        self.picture_of_timeline("stopped-timeline-light")

    def test_problems_are_grouped_by_cause(self):
        self.assertEqual(self.browser.texts(".causes .times"), ["5 cases"])
        self.assertEqual(len(self.browser.all(".causes > li")), len(set(self.browser.texts(".causes .headline"))))
        shown = len(self.browser.all(".causes li li"))
        self.browser.click(".causes li .more")
        self.assertEqual(len(self.browser.all(".causes li li")), shown + 2)

    def test_scenes_have_a_lane_of_their_own(self):
        self.open_case("A scene in the background")
        scenes = [text for text in self.browser.texts(".timeline td.scene") if text]
        self.assertEqual(scenes[:2], ["unattached", "foreground inactive"])
        self.picture_of_timeline("scenes-light")

    def test_the_rule_and_its_source_are_shown_on_hover_and_focus(self):
        self.open_case("background [iOS 8.0]")
        row = "[...document.querySelectorAll('tr.k-call')].find(r => r.textContent.includes('didEnterB'.replace('d', 'D')))"
        self.browser.run(f"const row = {row}; row.scrollIntoView({{block: 'center'}}); row.focus()")
        tip = self.browser.one("#tip")
        self.assertTrue(tip.is_displayed())
        self.assertIn("background", tip.text)
        self.assertRegex(tip.text, r"\(.*\d{4}.*\)")
        self.assertEqual(self.browser.run(f"return {row}.getAttribute('aria-describedby')"), "tip")
        self.browser.press("ESCAPE")
        self.assertFalse(tip.is_displayed())
        self.browser.click("#explain")
        rules = [text for text in self.browser.texts(".timeline .rule") if text]
        self.assertGreater(len(rules), 5)

    def test_what_is_not_deterministic_says_so(self):
        self.assertIn("1 not deterministic", self.browser.text("#outcome h1").lower())
        self.open_case("not alike")
        self.assertEqual(self.browser.text(".badge"), "Not deterministic")
        self.assertIn("Not deterministic: after others came state active", self.browser.text(".reason"))

    def test_every_attempt_of_a_flaky_case_can_be_seen(self):
        self.open_case("Passes eventually")
        buttons = self.browser.all(".attempts button")
        self.assertEqual(len(buttons), 2)
        self.assertEqual(self.browser.all(".failure"), [])
        buttons[0].click()
        self.assertIn("it was not active yet", self.browser.text(".failure"))

    def test_errors_skips_and_known_issues_say_why(self):
        for name, words in {
            "Crashes": ["SIGSEGV", "signal 11", "in step 1", "<b>Index</b> out of range"],
            "Has a slip": ["unknown-action", "did you mean 'tap-icon'?"],
            "Is skipped": ["no telephony here"],
            "Fails as is known": ["the screen is wrong", "Known issue"],
            "Passes against": ["it crashed once", "Unexpected pass"],
            "Is cut off": ["the run was interrupted", "Interrupted"],
        }.items():
            self.open_case(name)
            text = self.browser.text(".detail")
            for word in words:
                self.assertIn(word, text)

    def test_hostile_names_stay_text(self):
        self.search("names.yaml")
        names = self.names()
        self.assertEqual(len(names), len(reports.HOSTILE))
        for name, expected in zip(names, reports.HOSTILE):
            self.assertEqual(name, expected.replace("\u001b", "\\u{1B}").replace("\u202e", "\\u{202E}"))
        for row in range(len(names)):
            self.browser.click("#rows .case", row)
            self.assertEqual(self.browser.text("#case-name"), names[row])
        made = self.browser.run("return [document.images.length, document.scripts.length]")
        self.assertEqual(made, [0, 1])

    def test_it_looks_right_in_light_and_dark_wide_and_narrow(self):
        backgrounds = set()
        for scheme in ["light", "dark"]:
            self.scheme = scheme
            self.browser.look(1440, 1000, scheme)
            self.browser.open(self.page)
            self.browser.screenshot(PICTURES / f"overview-{scheme}.png")
            backgrounds.add(self.browser.run("return getComputedStyle(document.body).backgroundColor"))
        self.assertEqual(len(backgrounds), 2)
        for part, name in {"background [iOS 8.0]": "passing", "callback": "failing"}.items():
            self.open_case(part)
            self.picture_of_timeline(f"{name}-timeline-dark")
        self.browser.click("#theme")
        self.assertIn(self.browser.run("return getComputedStyle(document.body).backgroundColor"), backgrounds)
        self.browser.look(400, 900)
        self.browser.open(self.page)
        self.browser.screenshot(PICTURES / "narrow-list.png")
        self.browser.click("#rows .case")
        self.browser.screenshot(PICTURES / "narrow-case.png")
        self.assertFalse(self.browser.shows("#tree"))
        wide = self.browser.run("return document.documentElement.scrollWidth")
        self.assertLessEqual(wide, 400)
        self.browser.click(".back")
        self.assertTrue(self.browser.shows("#tree"))

    def test_without_scripts_it_still_names_what_went_wrong(self):
        self.browser.command("Emulation.setScriptExecutionDisabled", value=True)
        try:
            self.browser.open(self.page)
            source = self.browser.driver.page_source
        finally:
            self.browser.command("Emulation.setScriptExecutionDisabled", value=False)
        self.assertIn("its process crashed: SIGSEGV", source)
        self.assertIn('<div class="plain">', source)


if __name__ == "__main__":
    main()
