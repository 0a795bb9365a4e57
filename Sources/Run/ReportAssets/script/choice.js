const choice = { query: "", states: new Set(), os: "", tag: "", opened: null, step: 0, missing: null };

/** Whether a case matches the filters. */
function isChosen(item, words) {
  return (choice.states.size === 0 || choice.states.has(item.state))
    && (!choice.os || item.os === choice.os)
    && (!choice.tag || item.tags.includes(choice.tag))
    && words.every((word) => item.text.includes(word));
}

const isFiltering = () =>
  Boolean(choice.query || choice.states.size || choice.os || choice.tag);
const chosenCases = () => {
  const words = choice.query.toLowerCase().split(/\s+/).filter(Boolean);
  return run.cases.filter((item) => isChosen(item, words));
};

// The address holds the choice, so that it can be sent to somebody and the way back works.
function writeAddress(isNewPage) {
  const address = addressOf({ q: choice.query,
    state: [...choice.states].map((state) => STATES[state].id).join(),
    ios: choice.os, tag: choice.tag,
    ...(choice.opened === null ? {} : partsOf(openedCase(), choice.step)) });
  if (address === (location.hash || "#")) return;
  history[isNewPage ? "pushState" : "replaceState"](null, "", address);
}

function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  choice.query = parts.get("q") || "";
  const ids = (parts.get("state") || "").split(",");
  choice.states = new Set(STATES.map((_, index) => index).filter((s) => ids.includes(STATES[s].id)));
  choice.os = parts.get("ios") || "";
  choice.tag = parts.get("tag") || "";
  const item = caseAt(parts);
  choice.opened = item ? item.id : null;
  choice.step = item && Number(parts.get("step")) || 0;
  choice.missing = !item && parts.has("case") ? parts : null;
}

/** The number of cases in each state. */
function countStates(cases) {
  const counts = STATES.map(() => 0);
  for (const item of cases) counts[item.state] += 1;
  return counts;
}

function stateBar(counts, label) {
  const parts = counts.map((number, state) => number
    && make("i", { class: STATES[state].id, style: `flex:${number}` }));
  return make("div", { class: "bar", role: "img", "aria-label": label || words(counts) }, parts);
}

/** The counts in words, worst first: `1 error, 2 failed, 10 passed`. */
const words = (counts) => counts.map((number, state) => number && inWords(number, state))
  .filter(Boolean).join(", ") || "nothing";

function inWords(number, state) {
  const { id, title } = STATES[state];
  return id === "error" || id === "known-issue" ? count(number, title.toLowerCase())
    : `${number.toLocaleString("en")} ${title.toLowerCase()}`;
}

// MARK: The tools

function buildTools() {
  const counts = countStates(run.cases);
  STATES.forEach((state, index) => {
    if (!counts[index]) return;
    const toggle = () => {
      if (!choice.states.delete(index)) choice.states.add(index);
      applyChoice();
    };
    $("states").append(make("button",
      { class: `chip ${state.id}`, type: "button", "data-state": index, onclick: toggle },
      icon(state.id), state.title, make("b", {}, counts[index].toLocaleString("en"))));
  });
  fillSelect($("os"), "All iOS versions", run.cases.map((item) => item.os), (a, b) => a - b, "iOS ");
  fillSelect($("tag"), "All tags", run.cases.flatMap((item) => item.tags), (a, b) => a < b ? -1 : 1);
  $("os").addEventListener("change", () => { choice.os = $("os").value; applyChoice(); });
  $("tag").addEventListener("change", () => { choice.tag = $("tag").value; applyChoice(); });
  $("search").addEventListener("input", () => { choice.query = $("search").value; applyChoice(); });
  $("reset").addEventListener("click", () => {
    Object.assign(choice, { query: "", states: new Set(), os: "", tag: "" });
    applyChoice();
    $("search").focus();
  });
}

function fillSelect(select, title, values, order, prefix = "") {
  const counts = new Map();
  for (const value of values) if (value) counts.set(value, (counts.get(value) || 0) + 1);
  select.append(make("option", { value: "" }, title));
  for (const value of [...counts.keys()].sort(order)) {
    select.append(make("option", { value }, `${prefix}${value} (${counts.get(value)})`));
  }
  select.hidden = counts.size === 0;
}

/** Shows the tools as the choice is. */
function showTools() {
  if ($("search").value !== choice.query) $("search").value = choice.query;
  $("os").value = choice.os;
  $("tag").value = choice.tag;
  for (const chip of $("states").children) {
    chip.setAttribute("aria-pressed", choice.states.has(Number(chip.dataset.state)));
  }
  $("reset").hidden = !isFiltering();
}

function applyChoice() {
  writeAddress(false);
  showTools();
  showList();
}

function buildTheme() {
  const themes = ["", "light", "dark"];
  let theme = "";
  try { theme = localStorage.getItem("scenario-run-theme") || ""; } catch { /* not for files */ }
  const show = () => {
    document.documentElement.dataset.theme = theme;
    $("theme").setAttribute("aria-label", `Colors: ${theme || "system"}`);
    $("theme").title = `Colors: ${theme || "system"}`;
  };
  $("theme").addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length];
    try { localStorage.setItem("scenario-run-theme", theme); } catch { /* not for files */ }
    show();
  });
  show();
}
