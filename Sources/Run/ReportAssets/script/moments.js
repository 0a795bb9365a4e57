// The lane of each kind of event.
const LANES = ["User", "System", "Calls", "Work", "Objects", "Interface", "Notifications"];
const LANE_ICONS = ["user", "system", "call", "app", "object", "view", "notification"];
const LANE_OF = { user: 0, system: 1, effect: 1, termination: 1, call: 2, expiration: 2, app: 3,
  thread: 3, object: 4, event: 5, view: 5, notification: 6 };

const readEntry = ([time, kind, text, reads, cause, length, given], start, causes) => ({
  time: start + time, kind: KINDS[kind], text: typeof text === "number" ? run.words[text] : text,
  reads: APP_STATES[reads], cause, causes, length, given });

/**
 * The moments of a case, in order. Each has a `kind` (that of an entry, or `step`, `pass` for time that
 * passes, `expected` for what was not found, `failure`, `stop`), a time, and the states of the app and its scene.
 */
function momentsOf(details) {
  const moments = [];
  const now = { time: 0, app: "not-running", scene: "unattached", busyUntil: 0 };
  let step = {};
  const add = (moment) => {
    const isBusy = now.time < now.busyUntil || (moment.length && moment.kind === "app");
    moments.push({ time: now.time, app: now.app, scene: now.scene, isBusy, step, ...moment });
  };
  const letPass = (time) => {
    if (time > now.time) add({ kind: "pass", passed: time - now.time });
    now.time = Math.max(now.time, time);
  };
  details.steps.forEach(([number, line, flags, path], index) => {
    const [text, gap, length, app, scene, entries, causes] = stepOf(number);
    const failures = (details.failures || []).filter((failure) => failure.step === index + 1);
    const start = now.time + gap;
    letPass(start);
    const wasStopped = step.isIgnored;
    step = { number: index + 1, hasFailed: failures.length > 0, isIgnored: Boolean(flags & 4) };
    if (step.isIgnored && !wasStopped) add({ kind: "stop" });
    const read = entries.map((entry) => readEntry(entry, start, causes));
    const differences = differencesOf(failures, read);
    const own = read.findIndex((entry) => `${entry.kind}: ${entry.text}` === text);
    add({ kind: "step", text, line, path, isFinal: flags & 1, isImpossible: flags & 2, entry: read[own] });
    read.forEach((entry, place) => {
      differences.missing.filter((item) => item.before === place)
        .forEach((item) => add({ kind: "expected", ...item }));
      letPass(entry.time);
      if (entry.kind === "state") now.app = entry.text;
      if (entry.kind === "scene") now.scene = entry.text;
      if (entry.kind === "app" && entry.length) {
        now.busyUntil = Math.max(now.busyUntil, entry.time + entry.length);
      }
      if (entry.kind === "termination") now.busyUntil = 0;
      if (place !== own) add({ ...entry, entry, remark: differences.remarks.get(place) });
    });
    differences.missing.filter((item) => item.before >= read.length)
      .forEach((item) => add({ kind: "expected", ...item }));
    letPass(start + length);
    now.app = APP_STATES[app];
    now.scene = SCENE_STATES[scene];
    for (const failure of failures) add({ kind: "failure", text: failure.message });
  });
  step = {};
  for (const failure of details.failures || []) {
    if (!failure.step) add({ kind: "failure", text: `The whole run: ${failure.message}` });
  }
  return moments;
}

/** Where expected and actual differ, among the entries of a step. */
function differencesOf(failures, entries) {
  const missing = [];
  const remarks = new Map();
  for (const failure of failures) {
    const found = new Set();
    let place = 0;
    for (const [expected, actual, , isFirst] of failure.rows || []) {
      const isIt = (entry, index) => !found.has(index) && entry.text === actual;
      let index = actual === null ? -1
        : entries.findIndex((entry, index) => index >= place && isIt(entry, index));
      if (index < 0 && actual !== null) index = entries.findIndex(isIt);
      if (index >= 0) found.add(index);
      const differs = expected !== actual && expected !== "";
      if (index >= 0 && (differs || isFirst)) {
        remarks.set(index, expected === actual ? failure.message : "not expected here");
      }
      if (differs && expected !== null) {
        missing.push({ before: index >= 0 ? index : place, text: expected,
          lane: laneOfName(expected, entries[index]) });
      }
      if (index >= 0) place = index + 1;
    }
  }
  return { missing, remarks };
}

function laneOfName(name, entry) {
  if (entry) return LANE_OF[entry.kind];
  if (name.endsWith("Notification")) return LANE_OF.notification;
  return name.includes(":") ? LANE_OF.call : LANE_OF.effect;
}

/** The rules that led to an entry, the one that began it all first. */
function rulesOf(entry) {
  const rules = [];
  const causes = entry ? entry.causes : [];
  let cause = entry ? entry.cause : -1;
  while (causes[cause] && rules.length < causes.length) {
    const [rule, parent] = causes[cause];
    if (run.rules[rule]) rules.push(run.rules[rule]);
    cause = parent;
  }
  return rules.reverse();
}
