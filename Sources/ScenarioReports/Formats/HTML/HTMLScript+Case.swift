extension HTMLPage {
  /// One test case: what it is, and what went wrong in it.
  static let caseScript = #"""
    /** All that is shown of a case; of several attempts, the one asked for. */
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
              stepButton("Previous problem", "p", "up", -1), stepButton("Next problem", "n", "down", 1)),
            make("h1", { id: "case-name" }, item.name)),
          placeLink(item.file.path, item.line),
          facts(item, details)),
        attempts.length > 1 && attemptButtons(item, attempts, number),
        details.reason && make("p", { class: `reason ${state.id}` }, details.reason),
        details.difference && make("p", { class: "reason different" },
          `Not deterministic: ${details.difference}`),
        details.trouble && troubleCard(details.trouble),
        (details.failures || []).map((failure) => failureCard(failure, details)),
        (details.diagnostics || []).map(diagnosticCard),
        details.excerpt && make("div", { class: `card failure ${state.id}` }, excerpt(details.excerpt)),
        timeline(details),
      ];
    }

    const TITLES = { "unexpected-pass": "Passed, but known to fail", invalid: "Invalid",
      unreadable: "Unreadable" };
    const title = (state, details) => TITLES[details.outcome] || state.title;

    function stepButton(label, key, name, direction) {
      return nextProblem(direction) && make("button", { class: "button", type: "button",
        title: `${label} (${key})`, "aria-label": label, "aria-keyshortcuts": key,
        onclick: () => goToProblem(direction) }, icon(name));
    }

    function facts(item, details) {
      const rows = [
        ["Suite", details.suite],
        ["Runs on", [item.os && `iOS ${item.os}`, item.device].filter(Boolean).join(", ")],
        ["Virtual time", details.steps && virtual(item.virtual)],
        ["Took", item.wall > 0 && wall(item.wall)],
        ["Tags", item.tags.length > 0 && item.tags.map((tag) => make("span", { class: "tag" }, tag))],
        ["Shows", (details.covers || []).map((row) => `F${row}`).join(", ")],
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

    function failureCard(failure, details) {
      const step = failure.step
        ? `Step ${failure.step} of ${failure.steps}, ${failure.words}` : "The whole run";
      return make("section", { class: `card failure ${details.outcome === "known-issue"
        ? "known-issue" : "failed"}`, "aria-label": `Failure: ${failure.message}` },
        make("p", { class: "step" }, make("span", {}, step),
          placeLink(...failure.at.slice(0, 3)),
          make("span", {}, `at ${virtual(failure.time)}, the app is ${failure.state}`)),
        make("p", { class: "message" }, failure.message),
        excerpt(failure.at), beside(failure.rows || []), why(failure.reasons || []));
    }

    function diagnosticCard(found) {
      return make("section", { class: `card failure ${found.severity === "error" ? "error" : "flaky"}` },
        make("p", { class: "step" }, make("span", {}, `${found.severity} [${found.id}]`),
          placeLink(...found.at.slice(0, 3))),
        make("p", { class: "message" }, found.message),
        excerpt(found.at),
        found.help && make("p", { class: "help" }, found.help));
    }

    function troubleCard(trouble) {
      return make("section", { class: "card failure error" },
        make("p", { class: "step" }, [trouble.type, trouble.signal && `signal ${trouble.signal}`,
          trouble.step && `in step ${trouble.step}`].filter(Boolean).join(", ")),
        make("p", { class: "message" }, trouble.message),
        trouble.output && [make("p", { class: "muted" }, "The last that it wrote:"),
          make("pre", { class: "output", tabindex: "0" }, trouble.output)]);
    }

    /** A line of a file with the words that it is about marked. */
    function excerpt([, line, , before, marked, after]) {
      return make("pre", { class: "excerpt", tabindex: "0" },
        make("span", { class: "gutter" }, `${line} | `), before,
        make("mark", {}, marked || " "), after);
    }

    /** Wanted beside seen; lines that differ stand out. */
    function beside(rows) {
      if (!rows.length) return null;
      const body = rows.map(([wanted, seen, note, isFirst], index) => {
        const differs = isFirst || (wanted !== seen && wanted !== "");
        return make("tr", { class: differs && "differs" },
          make("td", { class: "muted" }, String(index + 1)),
          make("td", { class: "wanted" }, wanted === null ? "(nothing)" : wanted),
          make("td", { class: "sign" }, differs ? ["≠", hidden(" differs")] : ""),
          make("td", { class: "seen" }, seen === null ? "(nothing)" : seen,
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
        ([text, source]) => make("li", {}, text, source && [" ", make("cite", {}, `(${source})`)]))));
    }
    """#
}
