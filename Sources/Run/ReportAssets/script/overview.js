/** The outcome of the run: a state, and a sentence. */
function runOutcome() {
  const counts = countStates(run.cases);
  const bad = counts.slice(0, STATE.flaky).reduce((sum, number) => sum + number);
  const total = run.cases.length;
  if (!total) return { state: "skipped", text: "No test case was selected" };
  if (!bad) {
    const ran = total - counts[STATE.skipped];
    if (!ran) return { state: "skipped", text: "Every test case was skipped" };
    if (run.end.missed) return { state: "failed", text: `${words(counts)}, ${run.end.missed}` };
    return { state: "passed", text: counts[STATE.passed] < total
      ? `Passed: ${words(counts)}` : `All ${count(total, "test case")} passed` };
  }
  const state = STATES[counts.findIndex(Boolean)].id;
  const broken = counts.map((number, state) => state < STATE.flaky ? number : 0);
  return { state, text: `${words(broken)} of ${count(total, "test case")}` };
}

function buildHead() {
  const { state, text } = runOutcome();
  document.title = `${text} · scenario-run`;
  const facts = [run.start.program || "scenario-run", run.start.started.replace("T", " ") + " UTC",
    run.end.wall === undefined ? "" : wall(run.end.wall)].filter(Boolean);
  $("head").classList.add(state);
  $("outcome").append(icon(state), make("h1", {}, text[0].toUpperCase() + text.slice(1)));
  $("facts").append(facts.join(" · "));
  $("head").append(stateBar(countStates(run.cases)));
  if (run.end.note) $("head").append(make("p", { class: "notice" }, `This run is ${run.end.note}.`));
}

function overview() {
  const folders = groupBy((item) => item.file.folder || ".");
  const versions = groupBy((item) => item.os && `iOS ${item.os}`);
  const problems = run.cases.filter((item) => item.state < PROBLEMS)
    .sort((a, b) => a.state - b.state || a.id - b.id);
  const files = new Set(run.cases.map((item) => item.file)).size;
  return [
    make("div", {}, make("h1", {}, "Overview"), make("p", { class: "muted" }, `${count(run.cases.length, "test case")} from ${
      count(run.end.scenarios || 0, "scenario")} in ${count(files, "file")}`)),
    choice.missing && make("p", { class: "reason interrupted", role: "status" },
      `This run has no test case '${choice.missing.get("case")}' in ${
        choice.missing.get("file") || "any file"}.`),
    problems.length > 0 && make("section", { class: "card" },
      make("h2", {}, "Problems by cause"), causeList(problems)),
    make("div", { class: "cards" },
      groupTable("Results by folder", "Folder", folders, (name) => {
        choice.query = name === "." ? "" : `${name}/`;
        applyChoice();
      }),
      versions.size > 0 && groupTable("Results by version", "Version", versions, (name) => {
        choice.os = name.slice(4);
        applyChoice();
      })),
    make("p", { class: "keys" }, "Keys: ", make("kbd", {}, "/"), " search, ",
      make("kbd", {}, "n"), " and ", make("kbd", {}, "p"), " next and previous problem, ",
      make("kbd", {}, "↑"), " ", make("kbd", {}, "↓"), " ", make("kbd", {}, "Enter"),
      " in the list and in a timeline, ", make("kbd", {}, "Esc"), " back."),
  ];
}

const FIRST_CAUSES = 10;
const FIRST_CASES = 3;
const MOST_CASES = 1000;

/** The problems with what they have in common: how they ended, the headline, and the last rule. */
function causes(problems) {
  const groups = new Map();
  for (const item of problems) {
    const key = JSON.stringify([item.state, item.headline, item.cause]);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return [...groups.values()].sort((a, b) => a[0].state - b[0].state || b.length - a.length);
}

function causeList(problems) {
  const groups = causes(problems);
  const list = make("ul", { class: "causes" }, groups.slice(0, FIRST_CAUSES).map(causeItem));
  return [list, moreButton(groups.length - FIRST_CAUSES, "more cause",
    () => list.append(...groups.slice(FIRST_CAUSES).map(causeItem)))];
}

function causeItem(items) {
  const [first] = items;
  const state = STATES[first.state];
  const reason = run.words[first.cause];
  const shown = (from, to) => items.slice(from, to).map((item) => make("li", {}, caseLink(item),
    make("span", { class: "muted" }, ` ${item.file.path}`)));
  const cases = make("ul", {}, shown(0, FIRST_CASES));
  return make("li", { class: state.id },
    icon(state.id), hidden(`${state.title}: `),
    make("div", {},
      make("p", { class: "headline" }, first.headline || state.title, " ",
        items.length > 1 && make("b", { class: "times" }, `${items.length.toLocaleString("en")} cases`)),
      reason && make("p", { class: "muted" }, reason), cases,
      moreButton(Math.min(items.length, MOST_CASES) - FIRST_CASES, "more case",
        () => cases.append(...shown(FIRST_CASES, MOST_CASES)))));
}

/** A button that shows the rest of a list and is gone then; nothing where there is no rest. */
const moreButton = (rest, what, show) => rest > 0 && make("button", { class: "button more", type: "button",
  onclick: (event) => {
    event.currentTarget.remove();
    show();
  } }, `Show ${count(rest, what)}`);

const caseLink = (item) => make("a", { href: addressOf(partsOf(item)), onclick: (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
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
