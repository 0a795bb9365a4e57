"""How one gets about: the list, search, filters, the address, and keys alone."""

from page import PageTest, main


class ChoiceTest(PageTest):
    """The list, the tools above it, and the keys."""

    def test_the_list_is_by_folder_and_file(self):
        self.assertEqual(
            self.browser.texts("#rows .folder .name"),
            ["Scenarios/ends", "Scenarios/hostile", "Scenarios/leaving"],
        )
        self.assertEqual(len(self.names()), 18)
        self.browser.click("#rows .folder")
        self.assertLess(len(self.names()), 18)

    def test_search_finds_by_name_path_and_message(self):
        for text, expected in {
            "CALLBACK too": ["A callback that takes too long"],
            "scenes.yaml": ["A scene in the background"],
            "sigsegv": ["Crashes"],
            "no such thing": [],
        }.items():
            self.browser.one("#search").clear()
            self.search(text)
            self.assertEqual(self.names(), expected, text)
        self.assertIn("0 of 18", self.browser.text("#count"))
        self.assertIn("No matching test cases", self.browser.text("#nothing"))
        self.browser.click("#reset")
        self.assertEqual(len(self.names()), 18)

    def test_every_state_can_be_chosen(self):
        expected = {
            "error": ["Has a slip", "Crashes"],
            "interrupted": ["Is cut off"],
            "different": ["Is not alike"],
            "flaky": ["Passes eventually"],
            "known-issue": ["Fails as is known"],
            "skipped": ["Is skipped"],
        }
        for state, names in expected.items():
            self.chip(state).click()
            self.assertEqual(self.chip(state).get_attribute("aria-pressed"), "true")
            self.assertEqual(self.names(), names, state)
            self.chip(state).click()
        self.chip("failed").click()
        self.assertIn("Passes against a known issue", self.names())
        self.chip("skipped").click()
        self.assertIn("Is skipped", self.names())
        self.chip("failed").click()
        self.chip("skipped").click()
        self.chip("passed").click()
        self.assertEqual(len(self.names()), 3)

    def test_versions_and_tags_can_be_chosen(self):
        self.browser.run("const s = document.getElementById('os'); s.value = '13.0'; s.dispatchEvent(new Event('change'))")
        self.assertEqual(self.names(), ["A scene in the background"])
        self.browser.click("#reset")
        self.browser.one("#tag").send_keys("leaving")
        self.assertEqual(len(self.names()), 3)
        self.search("callback")
        self.assertEqual(self.names(), ["A callback that takes too long"])

    def test_the_address_holds_the_choice(self):
        self.browser.open(self.page, "#q=home&state=passed&ios=4.0")
        self.assertEqual(self.names(), ["Home sends the app to the background [iOS 4.0]"])
        self.browser.click("#rows .case")
        self.assertIn("&file=Scenarios/leaving/leaving.yaml&case=Home%20sends", self.browser.run("return location.hash"))
        self.browser.driver.back()
        self.browser.wait(lambda: self.browser.text(".detail h1") == "Overview", "the way back works")
        self.browser.driver.forward()
        self.browser.wait(lambda: self.browser.all("#case-name"), "the way forth works")

    def test_everything_can_be_done_with_keys_alone(self):
        press = self.browser.press
        press("/")
        self.assertEqual(self.browser.focus, "search")
        press("callback", "ARROW_DOWN")
        self.assertEqual(self.browser.focus, "tree")
        active = self.browser.attribute("#tree", "aria-activedescendant")
        self.assertIn("A callback", self.browser.text(f"#{active}"))
        press("ENTER")
        self.assertEqual(self.browser.focus, "detail")
        self.assertIn("A callback", self.browser.text("#case-name"))
        for _ in range(30):
            press("TAB")
            if self.browser.focus == "step-1":
                break
        self.assertEqual(self.browser.focus, "step-1")
        press("ARROW_DOWN", "ARROW_DOWN", "ARROW_DOWN")
        self.assertTrue(self.browser.shows("#tip"))
        press("ESCAPE", "ESCAPE")
        self.assertEqual(self.browser.focus, "tree")
        self.assertEqual(self.browser.text(".detail h1"), "Overview")

    def test_the_tree_follows_its_keys(self):
        self.browser.run("document.getElementById('tree').focus()")
        press = self.browser.press
        press("HOME", "ARROW_LEFT")
        self.assertEqual(self.browser.attribute("#row-0", "aria-expanded"), "false")
        press("ARROW_RIGHT")
        self.assertEqual(self.browser.attribute("#row-0", "aria-expanded"), "true")
        press("END")
        last = self.browser.attribute("#tree", "aria-activedescendant")
        self.assertEqual(self.browser.text(f"#{last} .name"), self.names()[-1])
        press("ARROW_LEFT", "ARROW_LEFT", "ARROW_LEFT")
        self.assertIn("folder", self.browser.attribute("#rows .current", "class"))

    def test_problems_follow_one_another_by_key(self):
        visited = []
        for _ in range(4):
            self.browser.press("n")
            visited.append(self.browser.text("#case-name"))
        self.assertEqual(len(set(visited)), 4)
        self.browser.press("p")
        self.assertEqual(self.browser.text("#case-name"), visited[2])

    def test_tab_reaches_every_tool(self):
        reached = set()
        for _ in range(16):
            self.browser.press("TAB")
            reached.add(self.browser.focus)
        for target in ["skip", "theme", "search", "os", "tag", "tree", "button"]:
            self.assertIn(target, reached)


if __name__ == "__main__":
    main()
