/** A card for each step that failed, then what else is wrong with the case. */
function problemCards(item, details) {
  const steps = new Map();
  for (const failure of details.failures || []) {
    if (!steps.has(failure.step)) steps.set(failure.step, []);
    steps.get(failure.step).push(failure);
  }
  const failed = [...steps.values()];
  const diagnostics = details.diagnostics || [];
  const notes = (failures) => diagnostics.filter((found) => found.severity !== "error"
    && failures.some((failure) => isSamePlace(failure.at, found.at)));
  const noted = new Set(failed.flatMap(notes));
  const rest = diagnostics.filter((found) => !noted.has(found));
  return [
    details.trouble && troubleCard(details.trouble),
    failed.map((failures) => failureCard(item, failures, details.outcome, notes(failures))),
    rest.filter((found) => found.severity === "error").map(diagnosticCard),
    warningsCard(rest.filter((found) => found.severity !== "error")),
    details.excerpt && make("div", { class: `card failure ${STATES[item.state].id}` },
      excerpt(details.excerpt)),
  ];
}

const isSamePlace = (one, other) => one[0] === other[0] && one[1] === other[1];

/** All that was not met in a step, or in the whole run. */
function failureCard(item, failures, outcome, notes) {
  const { step, steps, words, time, state } = failures[0];
  const reasons = new Map(failures.flatMap((failure) => failure.reasons || [])
    .map((reason) => [reason.join("\n"), reason]));
  return make("section", { class: `card failure ${outcome === "known-issue" ? "known-issue" : "failed"}`,
    id: step && `failure-${step}`, tabindex: "-1",
    "aria-label": step ? `Failure in step ${step}` : "Failure of the whole run" },
    make("p", { class: "step" },
      step ? [stepLink(item, step, `Step ${step} of ${steps}`), make("b", {}, words)]
        : make("b", {}, "The whole run"),
      make("span", {}, `at ${virtual(time)}, app state: ${stateWords(state)}`)),
    failures.map((failure) => make("div", { class: "unmet" },
      make("h2", { class: "message" }, failure.message),
      placeLink(...failure.at.slice(0, 3)), excerpt(failure.at), beside(failure.rows || []))),
    notes.map((note) => make("p", { class: "help" }, make("b", {}, `${note.severity}: `),
      [note.message, note.help].filter(Boolean).join("; "))),
    why([...reasons.values()]));
}

/** A link to a step in the timeline, or from there to what failed in it. */
function stepLink(item, step, words) {
  return make("a", { href: addressOf(partsOf(item, step)), onclick: (event) => {
    event.preventDefault();
    choice.step = step;
    writeAddress(false);
    goToStep(step, Boolean(event.target.closest("#detail .timeline")));
  } }, words);
}

/** Shows a step in the timeline, or the card with what failed in it. */
function goToStep(step, isForCard) {
  let row = $(`step-${step}`);
  const more = $("detail").querySelector(".more");
  if (!row && more) more.click();
  row = $(`step-${step}`);
  const target = isForCard ? $(`failure-${step}`) : row;
  if (!target) return;
  for (const old of $("detail").querySelectorAll(".linked")) old.classList.remove("linked");
  target.classList.add("linked");
  target.scrollIntoView({ block: isForCard ? "start" : "center" });
  target.focus({ preventScroll: true });
  hideTip();
}

function diagnosticCard(found) {
  return make("section", { class: `card failure ${found.severity === "error" ? "error" : "flaky"}` },
    make("p", { class: "step" }, make("span", {}, `${found.severity} [${found.id}]`)),
    make("h2", { class: "message" }, found.message),
    placeLink(...found.at.slice(0, 3)), excerpt(found.at),
    found.help && make("p", { class: "help" }, found.help));
}

function warningsCard(warnings) {
  if (!warnings.length) return null;
  return make("section", { class: "card failure flaky" }, make("details", {},
    make("summary", {}, make("h2", {}, count(warnings.length, "warning"))),
    warnings.map((found) => make("div", { class: "unmet" },
      make("p", { class: "message" }, found.message),
      placeLink(...found.at.slice(0, 3)), excerpt(found.at),
      found.help && make("p", { class: "help" }, found.help)))));
}

function troubleCard(trouble) {
  return make("section", { class: "card failure error" },
    make("p", { class: "step" }, [trouble.type, trouble.signal && `signal ${trouble.signal}`,
      trouble.step && `in step ${trouble.step}`].filter(Boolean).join(", ")),
    make("h2", { class: "message" }, trouble.message),
    trouble.output && [make("p", { class: "muted" }, "Last lines of its output:"),
      make("pre", { class: "output", tabindex: "0" }, trouble.output)]);
}

/** A line of a file with the words that it is about marked. */
function excerpt([, line, , before, marked, after]) {
  return make("pre", { class: "excerpt", tabindex: "0" },
    make("span", { class: "gutter" }, `${line} | `), before.trimStart(),
    make("mark", {}, marked || " "), after);
}

/** Expected beside actual; lines that differ stand out. */
function beside(rows) {
  if (!rows.length) return null;
  const body = rows.map(([expected, actual, note, isFirst], index) => {
    const differs = isFirst || (expected !== actual && expected !== "");
    return make("tr", { class: differs && "differs" },
      make("td", { class: "muted" }, String(index + 1)),
      make("td", { class: "expected" }, expected === null ? "(nothing)" : expected),
      make("td", { class: "sign" }, differs ? ["≠", hidden(" differs")] : ""),
      make("td", { class: "actual" }, actual === null ? "(nothing)" : actual,
        note && make("span", { class: "note" }, `  ${note}`)));
  });
  return make("div", { class: "beside", tabindex: "0" }, make("table", {},
    make("thead", {}, make("tr", {}, make("td"), make("th", { scope: "col" }, "expected"),
      make("td"), make("th", { scope: "col" }, "actual"))),
    make("tbody", {}, body)));
}

/** The rules that led to something, from the action to the last of them. */
function why(reasons) {
  if (!reasons.length) return null;
  return make("div", { class: "why" }, make("h3", {}, "Why"), make("ol", {}, reasons.map(
    ([text, source, confidence]) => make("li", {}, text, source && [" ", make("cite", {}, `(${source})`)],
      confidence && [" ", make("b", {}, `! ${confidence}, and may be wrong`)]))));
}
