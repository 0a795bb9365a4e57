"use strict";

// The states of a case, worst first; the data refers to them by index.
const STATES = [
  ["error", "Error"], ["failed", "Failed"], ["interrupted", "Interrupted"],
  ["different", "Not deterministic"], ["flaky", "Flaky"], ["known-issue", "Known issue"], ["skipped", "Skipped"], ["passed", "Passed"],
].map(([id, title]) => ({ id, title }));
const STATE = Object.fromEntries(STATES.map(({ id }, place) => [id, place]));
const PROBLEMS = STATE.flaky + 1;  // the states before it are problems

// The kinds of entries in a trace; the data refers to them by index.
const KINDS = ["call", "notification", "state", "scene", "expiration", "user", "system", "app",
  "effect", "termination", "object", "thread", "event", "view"];
const APP_STATES = ["not-running", "inactive", "active", "background", "suspended"];
const SCENE_STATES = ["unattached", "foreground-inactive", "foreground-active", "background"];

const $ = (id) => document.getElementById(id);

/** Text with invisible characters escaped, `\u{1B}`; so is a backslash that would begin such an escape. */
const visible = (text) => text.replace(
  /\\(?=u\{)|[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g,
  (character) => `\\u{${character.charCodeAt(0).toString(16).toUpperCase()}}`);

/** An element with attributes, listeners (`onclick`) and children. Text stays text. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat(Infinity)) {
    if (child) element.append(typeof child === "string" ? visible(child) : child);
  }
  return element;
}

/** One of the page's symbols; its meaning is in the text next to it. */
function icon(name, className = "") {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", `icon ${className}`);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

const hidden = (text) => make("span", { class: "hidden" }, text);
const count = (number, one, many = `${one}s`) =>
  `${number.toLocaleString("en")} ${number === 1 ? one : many}`;

/** Virtual time, from milliseconds: `250 ms`, `1.5 s`, `10 min 5 s`. */
function virtual(milliseconds) {
  if (milliseconds > 0 && milliseconds < 1000) return `${milliseconds} ms`;
  const minutes = Math.floor(milliseconds / 60000);
  const parts = [];
  if (minutes >= 1440) parts.push(`${Math.floor(minutes / 1440)} d`);
  if (minutes % 1440 >= 60) parts.push(`${Math.floor((minutes % 1440) / 60)} h`);
  if (minutes % 60) parts.push(`${minutes % 60} min`);
  if (milliseconds % 60000 || !parts.length) parts.push(`${(milliseconds % 60000) / 1000} s`);
  return parts.join("\u00a0");
}

/** Wall-clock time, from microseconds. */
function wall(microseconds) {
  if (microseconds >= 1e6) return `${(microseconds / 1e6).toFixed(2)} s`;
  return microseconds >= 1e5 ? `${Math.round(microseconds / 1e3)} ms` :
    `${(microseconds / 1e3).toFixed(microseconds < 1e4 ? 2 : 1)} ms`;
}

/**
 * Reads the data block: one JSON value per line, after a letter for its kind.
 *
 *   R  the run, as an object
 *   F  a file: [path, problem]
 *   C  a case of the file: [name, line, state, OS, device, tags, wall, virtual, headline, cause]
 *   S  a step of one case or many, by number, left as text until a case with it is opened:
 *      [words, gap before it, length, app, scene, entries, causes]
 *   D  the details of that case, left as text until somebody opens it
 *   W  the words of the traces, by number
 *   L  the rules, by number: [name, reason, how sure, sources]
 *   E  the end of the run, as an object
 */
function readData(text) {
  const run = { files: [], cases: [], steps: [], words: [], rules: [], end: {} };
  let file;
  let start = 0;
  while (start < text.length) {
    let end = text.indexOf("\n", start);
    if (end < 0) end = text.length;
    const letter = text[start];
    if (letter === "D") {
      run.cases[run.cases.length - 1].source = text.slice(start + 1, end);
    } else if (letter === "S") {
      run.steps.push(text.slice(start + 1, end));
    } else if (letter && letter >= "A") {
      const value = JSON.parse(text.slice(start + 1, end));
      if (letter === "C") run.cases.push(readCase(value, file, run.cases.length));
      else if (letter === "F") run.files.push(file = readFile(value));
      else if (letter === "R") run.start = value;
      else if (letter === "W") run.words = value;
      else if (letter === "L") run.rules = value;
      else if (letter === "E") run.end = value;
    }
    start = end + 1;
  }
  for (const file of run.files) if (file.problem) run.cases.push(problemCase(file, run.cases.length));
  return run;
}

function readFile([path, problem]) {
  const slash = path.replace(/\/+$/, "").lastIndexOf("/");
  return { path, problem, folder: slash > 0 ? path.slice(0, slash) : "",
    name: path.slice(slash + 1) || path || "a folder" };
}

function readCase(value, file, id) {
  const [name, line, state, os, device, tags, wall, virtual, headline, cause] = value;
  const text = `${name}\n${file.path}:${line}\n${headline}\n${tags.join(" ")}`.toLowerCase();
  return { id, file, name, line, state, os, device, tags, wall, virtual, headline, cause, text };
}

// A file that cannot be read is shown as a case that is in error.
function problemCase(file, id) {
  const found = readCase(["the file itself", 1, 0, "", "", [], 0, 0, file.problem], file, id);
  found.isFile = true;
  found.source = JSON.stringify({ outcome: "unreadable", reason: file.problem });
  return found;
}

/** The details of a case, read when they are first asked for. */
function detailsOf(item) {
  if (!item.details) item.details = JSON.parse(item.source || "{}");
  return item.details;
}

/** A step by its number, read when it is first asked for. */
function stepOf(number) {
  if (typeof run.steps[number] === "string") run.steps[number] = JSON.parse(run.steps[number]);
  return run.steps[number];
}

/** A link to a place in a scenario file: into the repository where that is known, else to the file. */
function placeLink(path, line, column, title) {
  const safe = path.split("/").map(encodeURIComponent).join("/");
  const place = `${path}:${line}${column ? `:${column}` : ""}`;
  const isSafe = /^(https?:\/\/|file:\/\/|[^:]*$)/.test(run.start.link);
  let link = (isSafe && run.start.link || "{path}").replace("{path}", safe).replace("{line}", line);
  if (path.startsWith("/")) link = `file://${safe}`;
  return make("a", { class: "place", href: link, rel: "noreferrer",
    title: title && place }, title || place);
}

const run = readData($("data").textContent);
$("data").remove();
