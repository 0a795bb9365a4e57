const ROW = 32;  // the height of each row, as the style sheet has it
const list = { rows: [], current: 0, closed: new Map(), shown: [] };

/** Makes the rows of the chosen cases: folders, their files, their cases. */
function listRows(cases) {
  const folders = new Map();
  for (const item of cases) {
    let folder = folders.get(item.file.folder);
    if (!folder) {
      folders.set(item.file.folder, folder = { key: folderKey(item), kind: "folder",
        title: item.file.folder || ".", files: new Map(), counts: STATES.map(() => 0) });
    }
    let file = folder.files.get(item.file);
    if (!file) {
      folder.files.set(item.file, file = { key: fileKey(item), kind: "file",
        title: item.file.name, cases: [], counts: STATES.map(() => 0) });
    }
    file.cases.push(item);
    file.counts[item.state] += 1;
    folder.counts[item.state] += 1;
  }
  const rows = [];
  let place = 0;
  for (const folder of folders.values()) {
    addGroup(rows, folder, 1, ++place, folders.size, cases.length);
    if (!folder.isOpen) continue;
    let fileIndex = 0;
    for (const file of folder.files.values()) {
      addGroup(rows, file, 2, ++fileIndex, folder.files.size, cases.length);
      if (!file.isOpen) continue;
      file.cases.forEach((item, index) => rows.push({ kind: "case", item, level: 3,
        place: index + 1, size: file.cases.length }));
    }
  }
  return rows;
}

const folderKey = (item) => `folder ${item.file.folder}`;
const fileKey = (item) => `file ${item.file.path}`;

// What is closed by hand stays closed; else small runs, problems and what was looked for are open.
function addGroup(rows, group, level, place, size, total) {
  const hasProblem = group.counts.slice(0, PROBLEMS).some(Boolean);
  const byHand = list.closed.get(group.key);
  group.isOpen = byHand === undefined ? total <= 60 || hasProblem || isFiltering() : !byHand;
  rows.push(Object.assign(group, { level, place, size }));
}

function showList(keepsPlace) {
  const key = keepsPlace && rowKey(list.rows[list.current]);
  list.shown = chosenCases();
  list.rows = listRows(list.shown);
  list.current = Math.max(0, keepsPlace ? list.rows.findIndex((row) => rowKey(row) === key)
    : list.rows.findIndex((row) => row.item && row.item.id === choice.opened));
  $("rows").style.height = `${list.rows.length * ROW}px`;
  if (!keepsPlace) $("tree").scrollTop = 0;
  const total = run.cases.length;
  $("count").textContent = list.shown.length === total ? count(total, "case")
    : `${list.shown.length.toLocaleString("en")} of ${count(total, "case")}`;
  $("nothing").hidden = list.rows.length > 0;
  showRows();
}

const rowKey = (row) => row && (row.item ? row.item.id : row.key);

/** The first row to make and the one after the last: those in sight, and some around them. */
function rowsInSight() {
  const tree = $("tree");
  return [Math.max(0, Math.floor(tree.scrollTop / ROW) - 6),
    Math.min(list.rows.length, Math.ceil((tree.scrollTop + tree.clientHeight) / ROW) + 6)];
}

function showRows() {
  const tree = $("tree");
  const [first, last] = list.made = rowsInSight();
  const rows = [];
  for (let index = first; index < last; index += 1) rows.push(rowElement(list.rows[index], index));
  $("rows").replaceChildren(...rows);
  if (list.rows[list.current] && list.current >= first && list.current < last) {
    tree.setAttribute("aria-activedescendant", `row-${list.current}`);
  } else {
    tree.removeAttribute("aria-activedescendant");
  }
}

/** Makes rows that came in sight. Others stay the same elements: a click on one must not get lost. */
function showOtherRows() {
  if (String(rowsInSight()) !== String(list.made)) showRows();
}

function rowElement(row, index) {
  const attributes = { id: `row-${index}`, role: "treeitem", "aria-level": row.level,
    "aria-posinset": row.place, "aria-setsize": row.size, "data-row": index,
    style: `top:${index * ROW}px` };
  const current = index === list.current ? " current" : "";
  if (row.item) {
    const item = row.item;
    const state = STATES[item.state];
    return make("li", { ...attributes, class: `case ${state.id}${current}`, title: item.name,
      "aria-selected": String(item.id === choice.opened) },
      icon(state.id), hidden(`${state.title}: `), make("span", { class: "name" }, item.name));
  }
  const total = row.counts.reduce((sum, number) => sum + number);
  const bad = row.counts.slice(0, PROBLEMS).map((number, state) => number
    && make("em", { class: STATES[state].id, title: inWords(number, state) }, icon(STATES[state].id),
      number.toLocaleString("en"), hidden(` ${STATES[state].title.toLowerCase()},`)));
  return make("li", { ...attributes, class: `${row.kind}${current}`, title: row.title,
    "aria-expanded": String(row.isOpen) },
    icon("caret", "caret"), make("span", { class: "name" }, row.title),
    make("span", { class: "side" }, bad, bad.some(Boolean) ? ` of ${total}` : String(total)));
}

function moveTo(index) {
  list.current = Math.min(Math.max(index, 0), list.rows.length - 1);
  const tree = $("tree");
  const top = list.current * ROW;
  if (top < tree.scrollTop) tree.scrollTop = top;
  if (top + ROW > tree.scrollTop + tree.clientHeight) tree.scrollTop = top + ROW - tree.clientHeight;
  showRows();
}

/** Opens or closes a folder or a file. */
function fold(row, isClosed = row.isOpen) {
  list.closed.set(row.key, isClosed);
  showList(true);
}

/** Goes to the row of a case, whose folder and file are opened for it; elsewhere if it is not chosen. */
function reveal(item) {
  const find = () => list.rows.findIndex((row) => row.item === item);
  if (find() < 0 && list.shown.includes(item)) {
    list.closed.set(folderKey(item), false).set(fileKey(item), false);
    showList(true);
  }
  const row = find();
  if (row >= 0) moveTo(row);
  else showRows();
}

function buildList() {
  const tree = $("tree");
  let isWaiting = false;
  tree.addEventListener("scroll", () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => { isWaiting = false; showOtherRows(); });
  }, { passive: true });
  new ResizeObserver(showOtherRows).observe(tree);
  tree.addEventListener("click", (event) => {
    const element = event.target.closest("[data-row]");
    if (!element) return;
    list.current = Number(element.dataset.row);
    const row = list.rows[list.current];
    if (row.item) openCase(row.item.id);
    else fold(row);
  });
  tree.addEventListener("keydown", (event) => {
    const row = list.rows[list.current];
    const act = row && !event.ctrlKey && !event.metaKey && !event.altKey && treeKeys[event.key];
    if (!act) return;
    event.preventDefault();
    act(row);
  });
}

const pageOfRows = () => Math.max(1, Math.floor($("tree").clientHeight / ROW) - 1);
const treeKeys = {
  ArrowDown: () => moveTo(list.current + 1),
  ArrowUp: () => moveTo(list.current - 1),
  PageDown: () => moveTo(list.current + pageOfRows()),
  PageUp: () => moveTo(list.current - pageOfRows()),
  Home: () => moveTo(0),
  End: () => moveTo(list.rows.length - 1),
  ArrowRight: (row) => {
    if (row.item) openCase(row.item.id, true);
    else if (row.isOpen) moveTo(list.current + 1);
    else fold(row, false);
  },
  ArrowLeft: (row) => {
    if (!row.item && row.isOpen) return fold(row, true);
    const above = list.rows.slice(0, list.current).findLastIndex((other) => other.level < row.level);
    if (above >= 0) moveTo(above);
  },
  Enter: (row) => row.item ? openCase(row.item.id, true) : fold(row),
  " ": (row) => row.item ? openCase(row.item.id) : fold(row),
};
