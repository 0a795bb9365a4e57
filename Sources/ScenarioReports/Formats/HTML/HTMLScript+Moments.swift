extension HTMLPage {
  /// What a timeline has to draw: a list of moments, each with how things stood.
  static let momentsScript = #"""
    // Which lane a kind of happening belongs to.
    const LANES = ["User", "System", "Calls", "Work", "Objects", "Interface", "Notifications"];
    const LANE_ICONS = ["user", "system", "call", "app", "object", "view", "notification"];
    const LANE_OF = { user: 0, system: 1, effect: 1, termination: 1, call: 2, expiration: 2, app: 3,
      thread: 3, object: 4, event: 5, view: 5, notification: 6 };

    const readEntry = ([time, kind, text, reads, cause, length, given]) => ({ time, kind: KINDS[kind],
      text: typeof text === "number" ? run.words[text] : text, reads: APP_STATES[reads], cause,
      length, given });

    /**
     * The moments of a case, in order. Each has a `kind` (that of an entry, or `step`, `pass` for time that
     * passes, `wanted` for what did not come, `verdict`), a time, and the states of the app and its scene.
     */
    function momentsOf(details) {
      const moments = [];
      const now = { time: 0, app: "not-running", scene: "unattached", busyUntil: 0 };
      const add = (moment) => {
        const isBusy = now.time < now.busyUntil || (moment.length && moment.kind === "app");
        moments.push({ time: now.time, app: now.app, scene: now.scene, isBusy, ...moment });
      };
      const letPass = (time) => {
        if (time > now.time) add({ kind: "pass", passed: time - now.time });
        now.time = Math.max(now.time, time);
      };
      details.steps.forEach((step, index) => {
        const [text, line, path, start, end, app, scene, flags, entries] = step;
        const failures = (details.failures || []).filter((failure) => failure.step === index + 1);
        letPass(start);
        const read = entries.map(readEntry);
        const differences = differencesOf(failures, read);
        const own = read.findIndex((entry) => `${entry.kind}: ${entry.text}` === text);
        add({ kind: "step", number: index + 1, text, line, path, hasFailed: failures.length > 0,
          isFinal: flags & 1, isImpossible: flags & 2, entry: read[own] });
        read.forEach((entry, place) => {
          differences.missing.filter((item) => item.before === place)
            .forEach((item) => add({ kind: "wanted", ...item }));
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
          .forEach((item) => add({ kind: "wanted", ...item }));
        letPass(end);
        now.app = APP_STATES[app];
        now.scene = SCENE_STATES[scene];
        for (const failure of failures) add({ kind: "verdict", text: failure.message });
      });
      for (const failure of details.failures || []) {
        if (!failure.step) add({ kind: "verdict", text: `The whole run: ${failure.message}` });
      }
      return moments;
    }

    /** Where what was wanted and what was seen differ, among the entries of a step. */
    function differencesOf(failures, entries) {
      const missing = [];
      const remarks = new Map();
      for (const failure of failures) {
        const found = new Set();
        let place = 0;
        for (const [wanted, seen, , isFirst] of failure.rows || []) {
          const isIt = (entry, index) => !found.has(index) && entry.text === seen;
          let index = seen === null ? -1
            : entries.findIndex((entry, index) => index >= place && isIt(entry, index));
          if (index < 0 && seen !== null) index = entries.findIndex(isIt);
          if (index >= 0) found.add(index);
          const differs = wanted !== seen && wanted !== "";
          if (index >= 0 && (differs || isFirst)) {
            remarks.set(index, wanted === seen ? failure.message : "not wanted here");
          }
          if (differs && wanted !== null) {
            missing.push({ before: index >= 0 ? index : place, text: wanted,
              lane: laneOfName(wanted, entries[index]) });
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
    function rulesOf(entry, causes) {
      const rules = [];
      let cause = entry ? entry.cause : -1;
      while (causes[cause] && rules.length < causes.length) {
        const [rule, parent] = causes[cause];
        if (run.rules[rule]) rules.push(run.rules[rule]);
        cause = parent;
      }
      return rules.reverse();
    }
    """#
}
