/** The page of a case, with one of its attempts; the last by default. */
function casePage(item, attempt) {
  const whole = detailsOf(item);
  const attempts = [...(whole.earlier || []), whole];
  const number = attempt === undefined ? attempts.length - 1 : attempt;
  const details = attempts[number];
  const state = STATES[item.state];
  return [
    make("button", { class: "button back", type: "button", onclick: closeCase }, "← Results"),
    make("div", {},
      make("div", { class: `title ${state.id}` },
        make("span", { class: "badge" }, icon(state.id), title(state, details)),
        make("div", { class: "steps" },
          copyButton("Copy link", () => location.href.split("#")[0] + addressOf(partsOf(item))),
          problemButton("Previous problem", "p", "up", -1), problemButton("Next problem", "n", "down", 1)),
        make("h1", { id: "case-name" }, item.name)),
      placeLink(item.file.path, item.line),
      facts(item, details),
      commandLine(item)),
    attempts.length > 1 && attemptButtons(item, attempts, number),
    details.reason && make("p", { class: `reason ${state.id}` }, details.reason),
    details.difference && make("p", { class: "reason different" },
      `Not deterministic: ${details.difference}`),
    problemCards(item, details),
    timeline(item, details),
  ];
}

const TITLES = { "unexpected-pass": "Unexpected pass", invalid: "Invalid",
  unreadable: "Unreadable" };
const title = (state, details) => TITLES[details.outcome] || state.title;

function problemButton(label, key, name, direction) {
  return nextProblem(direction) && make("button", { class: "button", type: "button",
    title: `${label} (${key})`, "aria-label": label, "aria-keyshortcuts": key,
    onclick: () => goToProblem(direction) }, icon(name));
}

function facts(item, details) {
  const rows = [
    ["Suite", details.suite],
    ["Runs on", [item.os && `iOS ${item.os}`, item.device].filter(Boolean).join(", ")],
    ["Virtual time", details.steps && virtual(item.virtual)],
    ["Duration", item.wall > 0 && wall(item.wall)],
    ["Tags", item.tags.length > 0 && item.tags.map((tag) => make("span", { class: "tag" }, tag))],
    ["Covers", (details.statements || []).join(", ")],
    ["Source", (details.sources || []).join("; ")],
  ];
  return make("dl", { class: "about" }, rows.filter(([, value]) => value)
    .map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value))));
}

function attemptButtons(item, attempts, shown) {
  const buttons = attempts.map((attempt, index) => make("button", {
    class: "button", type: "button", "aria-pressed": String(index === shown),
    onclick: () => {
      showDetail(casePage(item, index));
      $("detail").querySelectorAll(".attempts button")[index].focus();
    },
  }, `Attempt ${index + 1}: ${TITLES[attempt.outcome] || attempt.outcome}`));
  return make("div", { class: "attempts", role: "group", "aria-label": "Attempts" }, buttons);
}
