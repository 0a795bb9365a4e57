const MOST_MOMENTS = 1500;
let isExplained = false;  // whether each moment's rule is shown below it

function timeline(item, details) {
  if (!details.steps || !details.steps.length) return null;
  const moments = momentsOf(details);
  const hasScenes = moments.some((moment) => moment.scene !== "unattached");
  const lanes = LANES.map((_, lane) => lane)
    .filter((lane) => moments.some((moment) => laneOf(moment) === lane));
  const body = make("tbody");
  const view = make("div", { class: `timeline${hasScenes ? " scenes" : ""}${isExplained ? " explained" : ""}`, tabindex: "-1",
    style: `--lanes:${lanes.length};--work:${lanes.indexOf(LANE_OF.app)}` },
    make("table", {}, make("caption", { class: "hidden" },
      "Timeline on the virtual clock: what happened in each step, in order"),
      timelineHead(hasScenes, lanes), body));
  const drawing = { item, hasScenes, lanes, last: {} };
  const draw = (from, to) => body.append(...moments.slice(from, to)
    .map((moment) => momentRow(moment, drawing)));
  draw(0, MOST_MOMENTS);
  const first = body.querySelector("[tabindex]");
  if (first) first.tabIndex = 0;
  addTimelineKeys(body);
  const rest = moments.length - MOST_MOMENTS;
  const more = moreButton(rest, "more moment", () => draw(MOST_MOMENTS));
  return make("section", { class: "card lanes", "aria-label": "Timeline" },
    make("div", { class: "switch" }, make("h2", {}, "Timeline"), make("label", {},
      make("input", { type: "checkbox", id: "explain", checked: isExplained, onchange: (event) => {
        isExplained = event.target.checked;
        view.classList.toggle("explained", isExplained);
      } }), "Show rules")),
    scale(moments, hasScenes), view, more);
}

/** The states on the whole length of the virtual clock, true to scale. */
function scale(moments, hasScenes) {
  const last = moments[moments.length - 1];
  const end = last.time + (last.passed || 0);
  if (!end) return null;
  const ribbon = (key, name) => {
    const parts = [];
    moments.forEach(({ time, kind, passed, [key]: state }) => {
      if (kind !== "pass") return;
      const last = parts[parts.length - 1];
      if (last && last.state === state) last.length += passed;
      else parts.push({ state, length: passed });
    });
    const spoken = parts.map((part) => `${part.state} for ${virtual(part.length)}`).join(", ");
    return make("div", { class: "ribbon", role: "img", "aria-label": `${name}: ${spoken}` },
      parts.map((part) => make("i", { class: `s-${part.state}`, style: `flex:${part.length}`,
        title: `${name}: ${part.state} for ${virtual(part.length)}` }, stateWords(part.state))));
  };
  return make("div", { class: "scale" }, ribbon("app", "The app"),
    hasScenes && ribbon("scene", "The scene"),
    make("div", { class: "ends", "aria-hidden": "true" }, make("span", {}, "0 s"),
      make("span", {}, "virtual clock, to scale"), make("span", {}, virtual(end))));
}

const stateWords = (state) => state.replace("-", " ");

function timelineHead(hasScenes, lanes) {
  const heads = lanes.map((lane) => make("span", { title: LANES[lane] },
    icon(LANE_ICONS[lane]), make("b", {}, LANES[lane])));
  const head = (name, ...title) => make("th", { scope: "col", class: name }, title);
  return make("thead", {}, make("tr", {}, head("number", hidden("Step")), head("time", "Clock"),
    head("state", "App"), hasScenes && head("state scene", "Scene"),
    head("", make("div", { class: "heads" }, hidden("What happened"), heads))));
}

function momentRow(moment, drawing) {
  if (moment.kind === "stop") return stopRow(drawing);
  const { hasScenes, last } = drawing;
  const isStep = moment.kind === "step";
  const rules = rulesOf(moment.entry);
  const kind = kindOf(moment);
  const time = moment.kind === "pass" || (moment.time === last.time && !isStep)
    ? "" : virtual(moment.time);
  const row = make("tr", {
    class: [`k-${kind}`, isStep && "step", moment.kind === "pass" && "pass", moment.remark && "unexpected",
      moment.step.hasFailed && "failed-step", moment.step.isIgnored && "ignored-step"].filter(Boolean).join(" "),
    id: isStep && `step-${moment.step.number}`,
    tabindex: moment.kind === "pass" ? null : "-1",
  },
    make("td", { class: "number" }, isStep && String(moment.step.number)),
    make("td", { class: "time" }, time),
    stateCell("app", moment, last), hasScenes && stateCell("scene", moment, last),
    whatCell(moment, kind, rules, drawing));
  Object.assign(last, { time: moment.kind === "pass" ? last.time : moment.time,
    app: moment.app, scene: moment.scene, isBusy: moment.isBusy });
  if (moment.entry) row.moment = { moment, rules };
  return row;
}

const stepKind = (step) => step.text.includes(": ") ? step.text.split(":")[0] : "check";
const kindOf = (moment) => moment.kind === "step" ? stepKind(moment) : moment.kind;
const laneOf = (moment) => moment.lane ?? LANE_OF[kindOf(moment)] ?? 0;

function stateCell(key, moment, last) {
  const state = moment[key];
  const starts = last[key] !== state;
  return make("td", { class: `state ${key === "scene" ? "scene " : ""}s-${state}${
    starts ? " starts" : ""}` }, make("i", {}, starts && stateWords(state)));
}

/** Separates the steps that were not evaluated from those above. */
const stopRow = ({ hasScenes }) => make("tr", { class: "stop" },
  make("td", { colspan: hasScenes ? 5 : 4 },
    "The scenario stopped here. The steps below ran, too, but were not evaluated."));

function whatCell(moment, kind, rules, { item, lanes, last }) {
  const place = lanes.indexOf(laneOf(moment));
  const busy = moment.isBusy
    && make("span", { class: `busy${moment.kind === "app" ? " first" : ""}` });
  if (moment.kind === "pass") {
    const height = 22 + Math.min(34, Math.round(7 * Math.log10(moment.passed)));
    return make("td", { class: "what", style: `height:${height}px` }, busy,
      make("span", { class: "gap" }, make("em", {}, `${virtual(moment.passed)} later`)));
  }
  const line = moment.kind === "step" ? stepLine(moment, kind, item)
    : moment.kind === "state" || moment.kind === "scene" ? [stateLine(moment), givenText(moment.entry)]
    : momentLine(moment, kind);
  const rule = rules[rules.length - 1];
  const isNew = rule && rule !== last.rule;
  last.rule = rule || last.rule;
  return make("td", { class: "what", style: place > 0 && `--at:${place}` }, busy,
    make("div", { class: "line" }, line),
    isNew && make("p", { class: "rule" }, make("span", {}, rule[1], " ",
      make("cite", {}, rule[3].length > 0 && `(${rule[3][0]})`))));
}

const ICONS = { wait: "clock", check: "eye", expiration: "call", expected: "missing",
  failure: "failed", thread: "app", event: "effect" };

function stepLine(moment, kind, item) {
  const { number, hasFailed, isIgnored } = moment.step;
  const sign = hasFailed
    && make("span", { class: "sign" }, stepLink(item, number, [icon("failed"), "failed"]));
  const remark = [moment.isFinal && "finally", moment.isImpossible && "not possible, skipped",
    isIgnored && "not evaluated"].filter(Boolean);
  return [icon(ICONS[kind] || kind), make("span", { class: "text" }, hidden("step "), moment.text),
    givenText(moment.entry), sign,
    remark.length > 0 && make("span", { class: "given" }, `(${remark.join(", ")})`),
    make("span", { class: "go" }, placeLink(moment.path || item.file.path, moment.line, 0,
      moment.path ? "" : `line ${moment.line}`))];
}

const stateLine = (moment) => make("span", { class: "hidden" },
  `the ${moment.kind === "scene" ? "scene" : "app"} becomes ${stateWords(moment.text)}`);

function momentLine(moment, kind) {
  const before = { expected: "expected, did not happen: ", termination: "killed: ",
    expiration: "expiration handler of " }[kind] || `${kind}: `;
  const isCode = kind === "call" || kind === "view" || kind === "notification" || kind === "expected";
  const text = kind === "termination" ? `process terminated: ${moment.text}`
    : kind === "expiration" ? `expiration handler: ${moment.text}` : moment.text;
  return [
    icon(kind === "termination" ? "kill" : ICONS[kind] || kind),
    make("span", { class: isCode ? "text mono" : "text" }, hidden(before), text),
    moment.length ? make("span", { class: "given" }, `takes ${virtual(moment.length)}`)
      : givenText(moment.entry),
    moment.reads && (kind === "call" || moment.reads !== moment.app)
      && make("span", { class: `reads s-${moment.reads}` }, `applicationState: ${stateWords(moment.reads)}`),
    moment.remark && make("span", { class: "remark" }, moment.remark),
    kind === "expected" && make("span", { class: "remark" }, "expected here, did not happen"),
  ];
}

/** The arguments; a name, and the main argument of an action, without its key. */
const givenText = (entry) => entry && entry.given && entry.given.length > 0
  && make("span", { class: "given" }, entry.given.map(([name, value], index) =>
    name === "name" || (index === 0 && ACTORS.includes(entry.kind)) ? writtenValue(value)
      : `${name} ${writtenValue(value)}`).join(", "));

const ACTORS = ["user", "system", "app"];

function writtenValue(value) {
  if (Array.isArray(value)) return `[${value.map(writtenValue).join(", ")}]`;
  if (typeof value === "object") {
    return `{${Object.entries(value).map(([name, text]) => `${name}: ${writtenValue(text)}`).join(", ")}}`;
  }
  return /^[\w.\-\u0080-\uffff]+$/.test(value) ? value : `"${value}"`;
}

function addTimelineKeys(body) {
  body.addEventListener("keydown", (event) => {
    const row = event.target.closest("tr");
    const rows = [...body.querySelectorAll("tr[tabindex]")];
    const index = rows.indexOf(row);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (event.target !== row || next === undefined || !rows[next]) return;
    event.preventDefault();
    row.tabIndex = -1;
    rows[next].tabIndex = 0;
    rows[next].focus();
  });
}
