// MARK: Opening

const openedCase = () => run.cases[choice.opened];

function showDetail(children) {
  hideTip();
  $("detail").replaceChildren(...children.flat(Infinity).filter(Boolean));
}

function showOpened() {
  document.body.classList.toggle("opened", choice.opened !== null);
  showDetail(choice.opened === null ? overview() : casePage(openedCase()));
  $("detail").scrollTop = 0;
  if (choice.step) goToStep(choice.step);
}

function openCase(id, takesFocus) {
  Object.assign(choice, { opened: id, step: 0, missing: null });
  writeAddress(true);
  reveal(openedCase());
  showOpened();
  if (takesFocus || getComputedStyle($("list")).display === "none") $("detail").focus();
}

function closeCase() {
  const wasOpened = choice.opened !== null;
  Object.assign(choice, { opened: null, step: 0 });
  if (wasOpened) writeAddress(true);
  showRows();
  showOpened();
  $("tree").focus();
}

/** The next case that deserves a look, from the opened one; of the chosen cases, if some are. */
function nextProblem(direction) {
  const problems = list.shown.filter((item) => item.state < PROBLEMS);
  const here = choice.opened === null ? (direction > 0 ? -1 : Infinity) : choice.opened;
  return direction > 0 ? problems.find((item) => item.id > here)
    : problems.findLast((item) => item.id < here);
}

function goToProblem(direction) {
  const next = nextProblem(direction);
  if (next) openCase(next.id, true);
}

// MARK: The rule on hover and focus

const tip = make("div", { class: "tip", id: "tip", role: "tooltip", hidden: true });
let tipRow = null;

function showTip(row) {
  if (row === tipRow) return;
  hideTip();
  if (!row || !row.moment) return;
  const { moment, rules } = row.moment;
  const entry = moment.entry;
  tip.replaceChildren(
    make("h3", {}, entry.kind === "state" || entry.kind === "scene"
      ? `${entry.kind}: ${entry.text}` : entry.text),
    make("p", { class: "muted" }, `at ${virtual(entry.time)}`,
      entry.reads && `, applicationState is ${entry.reads}`),
    ...(entry.given || []).map(([name, value]) =>
      make("p", {}, make("span", { class: "muted" }, `${name}: `), valueText(value))),
    make("ol", {}, rules.map(([id, reason, sure, sources]) => make("li", {}, reason, " ",
      make("cite", {}, sources.length > 0 && `(${sources.join("; ")}) `),
      make("span", { class: "id" }, `${id}, ${sure}`)))));
  tipRow = row;
  row.setAttribute("aria-describedby", "tip");
  tip.hidden = false;
  placeTip(row);
}

const valueText = (value) => typeof value === "string" ? value
  : Array.isArray(value) ? value.join(", ")
  : Object.entries(value).map(([key, text]) => `${key}: ${text}`).join(", ");

function placeTip(row) {
  const box = (row.querySelector(".text") || row.querySelector(".starts") || row).getBoundingClientRect();
  const size = tip.getBoundingClientRect();
  const left = Math.min(box.left + 12, innerWidth - size.width - 12);
  const below = box.bottom + 6;
  const top = below + size.height < innerHeight ? below : Math.max(6, box.top - size.height - 6);
  Object.assign(tip.style, { left: `${Math.max(12, left)}px`, top: `${top}px` });
}

function hideTip() {
  if (tipRow) tipRow.removeAttribute("aria-describedby");
  tipRow = null;
  tip.hidden = true;
}

function buildTip() {
  const detail = $("detail");
  detail.addEventListener("mouseover", (event) => showTip(event.target.closest("tr[tabindex]")));
  detail.addEventListener("mouseleave", hideTip);
  detail.addEventListener("focusin", (event) => showTip(event.target.closest("tr[tabindex]")));
  detail.addEventListener("focusout", hideTip);
  // Moving by key scrolls, too: the focused entry keeps its rule.
  detail.addEventListener("scroll", () => {
    if (tipRow && tipRow === document.activeElement) placeTip(tipRow);
    else hideTip();
  }, { passive: true });
  document.body.append(tip);
}

// MARK: Keys

function buildKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target.closest("input[type=search], select");
    if (event.key === "Escape") return escape(event);
    if (isTyping) return;
    if (event.key === "/") {
      event.preventDefault();
      $("search").focus();
      $("search").select();
    }
    if (event.key === "n") goToProblem(1);
    if (event.key === "p") goToProblem(-1);
  });
  $("skip").addEventListener("click", (event) => {
    event.preventDefault();
    $("detail").focus();
  });
  $("search").addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "Enter") return;
    event.preventDefault();
    $("tree").focus();
    const first = list.rows.findIndex((row) => row.item);
    if (first >= 0) moveTo(first);
  });
}

function escape(event) {
  if (!tip.hidden) return hideTip();
  if (event.target === $("search") && choice.query) {
    choice.query = "";
    return applyChoice();
  }
  if (choice.opened !== null) closeCase();
}

// MARK: Paper

const MOST_ON_PAPER = 5000;

/** Paper cannot be scrolled: the chosen cases are written out behind what is open. */
function buildPaper() {
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll("details:not([open])")];
    for (const details of opened) details.open = true;
    if (choice.opened !== null) return;
    const parts = [];
    let file = null;
    for (const item of list.shown.slice(0, MOST_ON_PAPER)) {
      if (item.file !== file) parts.push(make("h3", {}, (file = item.file).path));
      parts.push(make("li", { class: STATES[item.state].id }, icon(STATES[item.state].id),
        hidden(`${STATES[item.state].title}: `), item.name));
    }
    const rest = list.shown.length - MOST_ON_PAPER;
    if (rest > 0) parts.push(make("li", {}, `and ${count(rest, "more case")}`));
    $("detail").append(make("section", { class: "paper" },
      make("h2", {}, isFiltering() ? `Chosen cases: ${list.shown.length}` : "All cases"),
      make("ul", {}, parts)));
  });
  addEventListener("afterprint", () => {
    for (const element of document.querySelectorAll(".paper")) element.remove();
    for (const details of opened) details.open = false;
  });
}

// MARK: The start

function showAddress() {
  readAddress();
  showTools();
  showList();
  if (choice.opened !== null) reveal(openedCase());
  showOpened();
}

buildHead();
buildTools();
buildTheme();
buildList();
buildTip();
buildKeys();
buildPaper();
addEventListener("popstate", showAddress);
showAddress();
