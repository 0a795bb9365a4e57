// A case is known by its file and its name: a link to it holds for the report of the next run, too.
const addresses = new Map();
const addressKey = (path, name) => `${path}\n${name}`;

for (const item of run.cases) {
  const key = addressKey(item.file.path, item.name);
  if (!addresses.has(key)) addresses.set(key, []);
  item.nth = addresses.get(key).push(item);
}

/** Text as a part of an address: percent-encoded, but for the slashes of a path. */
const encoded = (text) => encodeURIComponent(text).replaceAll("%2F", "/")
  .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** Parts of an address, without those that are empty. */
const addressOf = (parts) => `#${Object.entries(parts).filter(([, value]) => value)
  .map(([name, value]) => `${name}=${encoded(String(value))}`).join("&")}`;

/** The parts of an address that lead to a case, and to a step of it. */
const partsOf = (item, step) => ({ file: item.file.path, case: item.name,
  nth: item.nth > 1 && item.nth, step });

/** The case to which the parts of an address lead; undefined if this run has none like that. */
const caseAt = (parts) => (addresses.get(addressKey(parts.get("file") || "", parts.get("case") || ""))
  || [])[Number(parts.get("nth") || 1) - 1];

// MARK: The command

/** The command that runs a case and nothing else, as the run did. */
function commandOf(item) {
  const place = item.isFile ? item.file.path : `${item.file.path}:${item.line}: ${item.name}`;
  const isPlain = (text) => /^[\w./:+-]+$/.test(text);
  const options = (run.start.options || [])
    .map((text) => `${isPlain(text) ? text : quoted(text)} `).join("");
  return `scenario-run ${options}${quoted(/^[-@]/.test(place) ? `./${place}` : place)}`;
}

/** Text as one word of a shell; what a terminal would not show is written as an escape. */
function quoted(text) {
  const unseen = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;
  if (!unseen.test(text)) return `'${text.replaceAll("'", "'\\''")}'`;
  const escape = (character) => encodeURIComponent(character).replaceAll("%", "\\x");
  return `$'${text.replace(/[\\']/g, "\\$&").replace(unseen, escape)}'`;
}

function commandLine(item) {
  return make("div", { class: "command" },
    make("code", { tabindex: "0", "aria-label": "Command that runs this test case" }, commandOf(item)),
    copyButton("Copy command", () => commandOf(item)));
}

/** A button that copies a text, and reports that it did. */
function copyButton(label, textOf) {
  const words = make("span", { role: "status" }, label);
  return make("button", { class: "button copy", type: "button", onclick: async () => {
    words.textContent = await copy(textOf()) ? "Copied" : "Copy failed: select it by hand";
    setTimeout(() => { words.textContent = label; }, 2000);
  } }, icon("copy"), words);
}

/** Copies a text to the clipboard; where the browser allows that only to servers, by a selection. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focus = document.activeElement;
    const area = make("textarea", { class: "hidden", "aria-hidden": "true" });
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    if (focus) focus.focus();
    return isCopied;
  }
}
