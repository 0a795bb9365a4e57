extension HTMLPage {
  /// Colours for light and dark, type, and what all parts of the page share.
  static let baseStyle = #"""
    :root {
      color-scheme: light dark;
      --page: light-dark(#f4f5f8, #14161b);
      --panel: light-dark(#ffffff, #1b1e25);
      --raised: light-dark(#f7f8fa, #23272f);
      --line: light-dark(#dfe2e8, #323742);
      --text: light-dark(#1b1f27, #e7e9ee);
      --muted: light-dark(#5a6270, #a0a8b6);
      --accent: light-dark(#2456c9, #8db0ff);
      --error: light-dark(#9b2bb0, #dd8df0);
      --failed: light-dark(#c2212e, #ff8088);
      --interrupted: light-dark(#8b5a00, #e2ad55);
      --different: light-dark(#b0186e, #ff85c2);
      --flaky: light-dark(#a35200, #ffab5e);
      --known-issue: light-dark(#4c5bb0, #a9b4f7);
      --skipped: light-dark(#667080, #99a2b2);
      --passed: light-dark(#14764a, #5ecb97);
      --active: light-dark(#17915a, #4fc48c);
      --inactive: light-dark(#b98100, #e5b94e);
      --background: light-dark(#2f68cf, #78a6ff);
      --suspended: light-dark(#7a52b8, #b898ec);
      --gone: light-dark(#8b94a3, #79818f);
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Liberation Sans",
        Arial, sans-serif;
      --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    body {
      display: grid;
      grid-template-rows: auto auto minmax(0, 1fr);
      background: var(--page);
      color: var(--text);
      font: 14px/1.5 var(--sans);
    }
    h1, h2, h3, p, ul, ol, dl, dd, pre, table, figure { margin: 0; padding: 0; }
    h1 { font-size: 20px; line-height: 1.3; font-weight: 650; letter-spacing: -0.01em; }
    h2 { font-size: 15px; font-weight: 650; }
    ul, ol { list-style: none; }
    code, pre, .mono { font-family: var(--mono); font-size: 12.5px; }
    a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 2px; }
    svg.icon { width: 16px; height: 16px; flex: none; fill: none; stroke: currentColor;
      stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
    button, input, select { font: inherit; color: inherit; }
    button { cursor: pointer; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    .hidden {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    [hidden] { display: none !important; }
    .plain { padding: 20px; }
    .plain p { margin-top: 8px; }
    .muted { color: var(--muted); }
    a, b, em, mark, code, span { unicode-bidi: isolate; }
    .skip { position: absolute; left: 8px; top: -60px; z-index: 9; padding: 8px 12px;
      background: var(--panel); border-radius: 6px; }
    .skip:focus { top: 8px; }

    .error { --state: var(--error); }
    .failed { --state: var(--failed); }
    .interrupted { --state: var(--interrupted); }
    .different { --state: var(--different); }
    .flaky { --state: var(--flaky); }
    .known-issue { --state: var(--known-issue); }
    .skipped { --state: var(--skipped); }
    .passed { --state: var(--passed); }
    .badge {
      display: inline-flex; align-items: center; gap: 6px; padding: 1px 10px 1px 7px;
      border-radius: 99px; font-weight: 600; font-size: 13px;
      color: light-dark(color-mix(in srgb, var(--state) 80%, #000), var(--state));
      background: color-mix(in srgb, var(--state) 12%, transparent);
    }
    .bar { display: flex; height: 8px; gap: 2px; border-radius: 4px; overflow: hidden; }
    .bar > i { background: var(--state); min-width: 3px; }
    .button {
      display: inline-flex; align-items: center; gap: 6px; padding: 4px 10px; border-radius: 7px;
      border: 1px solid var(--line); background: var(--panel);
    }
    .button:hover { border-color: var(--muted); }
    """#

  /// The head of the page, the tools that choose, and the two panes.
  static let layoutStyle = #"""
    .head { padding: 14px 20px 12px; background: var(--panel); }
    .head .row { display: flex; align-items: center; gap: 12px; flex-wrap: wrap; }
    .head .verdict { display: flex; align-items: center; gap: 10px; color: var(--state); }
    .head .verdict svg { width: 24px; height: 24px; }
    .head .facts { margin-left: auto; color: var(--muted); font-size: 13px; }
    .head .bar { margin-top: 10px; }
    .notice { margin-top: 8px; color: var(--interrupted); font-weight: 600; }
    #theme { padding: 5px; }

    .tools {
      display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 20px;
      background: var(--panel); border-bottom: 1px solid var(--line);
    }
    .search { position: relative; flex: 1 1 260px; max-width: 420px; display: flex; }
    .search svg { position: absolute; left: 10px; top: 9px; color: var(--muted); }
    .search input { width: 100%; padding: 6px 12px 6px 34px; }
    .search input::placeholder { color: var(--muted); opacity: 1; }
    .search input, .tools select {
      border: 1px solid var(--line); border-radius: 7px; background: var(--raised); min-height: 34px;
    }
    .tools select { padding: 4px 8px; max-width: 190px; }
    .states { display: flex; flex-wrap: wrap; gap: 6px; }
    .chip {
      display: inline-flex; align-items: center; gap: 6px; padding: 4px 11px 4px 8px;
      min-height: 34px; border: 1px solid var(--line); border-radius: 99px;
      background: transparent; color: var(--text);
    }
    .chip svg { color: var(--state); }
    .chip b { font-variant-numeric: tabular-nums; font-weight: 600; }
    .chip:hover { border-color: var(--state); }
    .chip[aria-pressed="true"] {
      border-color: var(--state);
      background: color-mix(in srgb, var(--state) 14%, transparent);
      box-shadow: inset 0 0 0 1px var(--state);
    }

    .panes { display: grid; grid-template-columns: minmax(300px, 32%) minmax(0, 1fr); min-height: 0; }
    .list { display: flex; flex-direction: column; min-height: 0; background: var(--panel);
      border-right: 1px solid var(--line); }
    .list .status { display: flex; gap: 8px; align-items: center; padding: 6px 12px 6px 20px;
      color: var(--muted); font-size: 13px; border-bottom: 1px solid var(--line); min-height: 37px; }
    .list .status > span { margin-right: auto; }
    .list .button { padding: 1px 8px; font-size: 12.5px; }
    .tree { flex: 1; overflow: auto; position: relative; outline: none; contain: strict; }
    .tree ul { position: relative; }
    .tree li {
      position: absolute; left: 0; right: 0; height: 32px; display: flex; align-items: center;
      gap: 8px; padding: 0 12px 0 20px; cursor: default; white-space: nowrap;
    }
    .tree li:hover { background: var(--raised); }
    .tree li > svg { color: var(--state, var(--muted)); }
    .tree .name { overflow: hidden; text-overflow: ellipsis; flex: 1 1 auto; }
    .tree .side { color: var(--muted); font-size: 12px; font-variant-numeric: tabular-nums; flex: none;
      display: flex; gap: 8px; }
    .tree .side em { color: var(--state); font-style: normal; font-weight: 600; display: flex; gap: 3px;
      align-items: center; }
    .tree .side svg { width: 13px; height: 13px; }
    .tree .folder { font-weight: 650; }
    .tree .file { padding-left: 36px; }
    .tree .case { padding-left: 62px; }
    .tree .caret { transition: transform 0.1s; }
    .tree [aria-expanded="true"] > .caret { transform: rotate(90deg); }
    .tree .case[aria-selected="true"] {
      background: color-mix(in srgb, var(--accent) 13%, transparent);
      box-shadow: inset 3px 0 0 var(--accent);
    }
    .tree:focus-visible .current { outline: 2px solid var(--accent); outline-offset: -2px; }
    .empty { padding: 28px 20px; color: var(--muted); }

    .detail { overflow: auto; padding: 20px 24px 40px; outline: none; scroll-padding: 60px;
      display: grid; gap: 18px; align-content: start; grid-template-columns: minmax(0, 1fr); }
    .detail:focus-visible { box-shadow: inset 0 0 0 2px var(--accent); }
    .back { display: none; justify-self: start; }
    @media (max-width: 820px) {
      .panes { grid-template-columns: 100%; }
      .list { border-right: 0; }
      .detail { display: none; padding: 16px; }
      body.opened .list { display: none; }
      body.opened .detail { display: grid; }
      .back { display: inline-flex; }
      body.opened .tools, body.opened .head .facts { display: none; }
      .head { padding: 12px 16px; }
      .head h1 { font-size: 16px; }
      .head .row { display: grid; grid-template-columns: 1fr auto; }
      .head .facts { margin-left: 0; order: 3; }
      .tools { padding: 8px 16px; }
    }
    @media (prefers-reduced-motion: reduce) { .tree .caret { transition: none; } }
    """#
}
