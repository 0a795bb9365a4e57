extension HTMLPage {
  /// The head of the page, and the overview that stands where no case is opened.
  static let overviewScript = #"""
    /** What the whole run came to: a state, and a sentence. */
    function verdict() {
      const counts = tally(run.cases);
      const bad = counts.slice(0, STATE.flaky).reduce((sum, number) => sum + number);
      const total = run.cases.length;
      if (!total) return { state: "skipped", text: "No test case was selected" };
      if (!bad) {
        const played = total - counts[STATE.skipped];
        if (!played) return { state: "skipped", text: "Every test case was skipped" };
        if (run.end.missed) return { state: "failed", text: `${words(counts)}, ${run.end.missed}` };
        return { state: "passed", text: counts[STATE.passed] < total
          ? `Passed: ${words(counts)}` : `All ${count(total, "test case")} passed` };
      }
      const state = STATES[counts.findIndex(Boolean)].id;
      const broken = counts.map((number, state) => state < STATE.flaky ? number : 0);
      return { state, text: `${words(broken)} of ${count(total, "test case")}` };
    }

    function buildHead() {
      const { state, text } = verdict();
      document.title = `${text} · scenario-run`;
      const facts = [run.start.program || "scenario-run", run.start.started.replace("T", " ") + " UTC",
        run.end.wall === undefined ? "" : wall(run.end.wall)].filter(Boolean);
      $("head").classList.add(state);
      $("verdict").append(icon(state), make("h1", {}, text[0].toUpperCase() + text.slice(1)));
      $("facts").append(facts.join(" · "));
      $("head").append(stateBar(tally(run.cases)));
      if (run.end.note) $("head").append(make("p", { class: "notice" }, `This run is ${run.end.note}.`));
    }

    function overview() {
      const folders = groupBy((item) => item.file.folder || "(here)");
      const versions = groupBy((item) => item.os && `iOS ${item.os}`);
      const problems = run.cases.filter((item) => item.state < PROBLEMS)
        .sort((a, b) => a.state - b.state || a.id - b.id);
      const files = new Set(run.cases.map((item) => item.file)).size;
      return [
        make("div", {}, make("h1", {}, "Overview"), make("p", { class: "muted" }, `${count(run.cases.length, "test case")} from ${
          count(run.end.scenarios || 0, "scenario")} in ${count(files, "file")}`)),
        problems.length > 0 && make("section", { class: "card" },
          make("h2", {}, "What needs a look"), problemList(problems)),
        make("div", { class: "cards" },
          groupTable("Results by folder", "Folder", folders, (name) => {
            choice.query = name === "(here)" ? "" : `${name}/`;
            chooseAnew();
          }),
          versions.size > 0 && groupTable("Results by version", "Version", versions, (name) => {
            choice.os = name.slice(4);
            chooseAnew();
          })),
        make("p", { class: "keys" }, "Keys: ", make("kbd", {}, "/"), " search, ",
          make("kbd", {}, "n"), " and ", make("kbd", {}, "p"), " next and previous problem, ",
          make("kbd", {}, "↑"), " ", make("kbd", {}, "↓"), " ", make("kbd", {}, "Enter"),
          " in the list and in a timeline, ", make("kbd", {}, "Esc"), " back."),
      ];
    }

    const FIRST_PROBLEMS = 8;
    const MOST_PROBLEMS = 1000;

    function problemList(problems) {
      const items = (from, to) => problems.slice(from, to).map((item) => make("li",
        { class: STATES[item.state].id }, icon(STATES[item.state].id),
        make("div", {}, hidden(`${STATES[item.state].title}: `), caseLink(item),
          item.headline && make("p", {}, item.headline))));
      const all = make("ul", { class: "problems" }, items(0, FIRST_PROBLEMS));
      const rest = Math.min(problems.length, MOST_PROBLEMS) - FIRST_PROBLEMS;
      return [all, rest > 0 && make("button", { class: "button more", type: "button",
        onclick: (event) => {
          all.append(...items(FIRST_PROBLEMS, MOST_PROBLEMS));
          event.target.remove();
        } }, `Show ${rest.toLocaleString("en")} more`)];
    }

    const caseLink = (item) => make("a", { href: `#case=${item.id + 1}`, onclick: (event) => {
      event.preventDefault();
      openCase(item.id, true);
    } }, item.name);

    function groupBy(name) {
      const groups = new Map();
      for (const item of run.cases) {
        const key = name(item);
        if (!key) continue;
        if (!groups.has(key)) groups.set(key, STATES.map(() => 0));
        groups.get(key)[item.state] += 1;
      }
      return groups;
    }

    function groupTable(title, what, groups, choose) {
      const sorted = what === "Version"
        ? [...groups].sort(([a], [b]) => a.slice(4) - b.slice(4)) : [...groups];
      const used = STATES.map((_, state) => state)
        .filter((state) => sorted.some(([, counts]) => counts[state]));
      const body = sorted.map(([name, counts]) => make("tr", {},
        make("th", { scope: "row" },
          make("button", { class: "link", type: "button", onclick: () => choose(name) }, name)),
        used.map((state) => make("td", { class: `number ${
          counts[state] && state < PROBLEMS ? `bad ${STATES[state].id}` : ""}` },
          counts[state] ? counts[state].toLocaleString("en") : make("span", { class: "muted" }, "–"))),
        make("td", { class: "wide" }, stateBar(counts))));
      return make("section", { class: "card" }, make("h2", {}, title),
        make("table", { class: "grid" },
          make("thead", {}, make("tr", {}, make("th", { scope: "col" }, what),
            used.map((state) => make("th", { scope: "col", class: "number" }, STATES[state].title)),
            make("td", {}))),
          make("tbody", {}, body)));
    }
    """#
}
