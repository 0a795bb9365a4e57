extension HTMLPage {
  /// The overview, and what went wrong in a case.
  static let caseStyle = #"""
    .card { background: var(--panel); border: 1px solid var(--line); border-radius: 10px;
      padding: 14px 16px; }
    .card > h2 { margin-bottom: 10px; }
    .cards { display: grid; gap: 18px; grid-template-columns: repeat(auto-fit, minmax(min(560px, 100%), 1fr)); }
    .cards .card { overflow-x: auto; }
    .grid { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
    .grid th { text-align: left; font-weight: 500; color: var(--muted); font-size: 12.5px; }
    .grid th, .grid td { padding: 5px 12px 5px 0; border-top: 1px solid var(--line); }
    .grid thead th { border-top: 0; }
    .grid .number { text-align: right; }
    .grid .wide { width: 30%; min-width: 70px; padding-right: 0; }
    .grid thead td { border-top: 0; }
    .grid tbody th { color: var(--text); font-size: 14px; overflow-wrap: anywhere; min-width: 120px; font-weight: 400; }
    .grid td.bad { color: var(--state); font-weight: 650; }
    .link { border: 0; background: none; padding: 0; color: var(--accent); text-align: left;
      text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 2px; }
    .causes > li { border-top: 1px solid var(--line); padding: 12px 0; display: flex; gap: 10px; }
    .causes > li:first-child { border-top: 0; padding-top: 0; }
    .causes > li > svg { color: var(--state); margin-top: 3px; }
    .causes > li > div { min-width: 0; }
    .causes p, .causes li li { overflow-wrap: anywhere; }
    .causes .headline { font-weight: 600; }
    .causes .times { margin-left: 8px; padding: 0 8px; border-radius: 99px; font-size: 12.5px;
      white-space: nowrap; color: var(--state); background: color-mix(in srgb, var(--state) 10%, transparent); }
    .causes ul { margin-top: 4px; font-size: 13px; }
    .causes ul + .more { margin-top: 6px; padding: 1px 8px; font-size: 12.5px; }
    .keys { color: var(--muted); font-size: 13px; }
    kbd { font: 12px var(--mono); padding: 0 5px; border: 1px solid var(--line); border-radius: 4px;
      background: var(--raised); color: var(--text); }

    .title { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; }
    .title h1 { overflow-wrap: anywhere; flex: 1 1 100%; }
    .title .steps { display: flex; gap: 6px; margin-left: auto; }
    .place { font-family: var(--mono); font-size: 12.5px; overflow-wrap: anywhere; }
    .about { display: flex; flex-wrap: wrap; gap: 4px 20px; font-size: 13px; margin-top: 8px; }
    .about div { display: flex; gap: 6px; }
    .about dt { color: var(--muted); }
    .about dd { overflow-wrap: anywhere; }
    .tag { padding: 0 7px; border-radius: 99px; background: var(--raised);
      border: 1px solid var(--line); margin-right: 4px; font-size: 12.5px; }
    .attempts { display: flex; gap: 6px; flex-wrap: wrap; }
    .attempts .button[aria-pressed="true"] { box-shadow: inset 0 0 0 1px var(--accent);
      border-color: var(--accent); }
    .reason { border-left: 3px solid var(--state); padding-left: 12px; overflow-wrap: anywhere; }

    .command { display: flex; flex-wrap: wrap; gap: 8px; align-items: start; margin-top: 10px; }
    .command code { flex: 0 1 auto; min-width: 0; padding: 5px 10px; border-radius: 7px; background: var(--panel);
      border: 1px solid var(--line); overflow-wrap: anywhere; white-space: pre-wrap; }
    .copy { flex: none; font-size: 13px; padding: 4px 9px; }
    .copy svg { width: 14px; height: 14px; }

    .failure { border-left: 3px solid var(--state); }
    .failure:focus-visible, .failure.linked { outline: 2px solid var(--state); outline-offset: 2px; }
    .failure .step { color: var(--muted); font-size: 13px; display: flex; flex-wrap: wrap; gap: 4px 14px; }
    .failure .step b { color: var(--text); font-weight: 600; }
    .failure .unmet { margin-top: 8px; }
    .failure .unmet + .unmet { margin-top: 14px; padding-top: 12px; border-top: 1px solid var(--line); }
    .failure .message { font-size: 15px; font-weight: 600; overflow-wrap: anywhere; margin: 2px 0; }
    .failure .help { margin-top: 8px; overflow-wrap: anywhere; }
    .failure summary { cursor: pointer; }
    .failure summary h2 { display: inline; }
    .excerpt { overflow-x: auto; margin-top: 6px; padding: 8px 12px; background: var(--raised); border-radius: 7px;
      line-height: 1.45; }
    .excerpt .gutter { color: var(--muted); user-select: none; }
    .excerpt mark { background: color-mix(in srgb, var(--state) 20%, transparent); color: inherit;
      border-bottom: 2px solid var(--state); padding-bottom: 1px; }
    .beside { overflow-x: auto; position: relative; margin-top: 12px; }
    .beside table { border-collapse: collapse; font: 12.5px/1.5 var(--mono); }
    .beside th { font: 500 12.5px var(--sans); color: var(--muted); text-align: left; }
    .beside th, .beside td { padding: 2px 18px 2px 8px; white-space: nowrap; vertical-align: top; }
    .beside .differs td { background: color-mix(in srgb, var(--failed) 9%, transparent); }
    .beside .differs .expected { color: var(--passed); font-weight: 600; }
    .beside .differs .actual { color: var(--failed); font-weight: 600; }
    .beside .note { color: var(--muted); font-weight: 400; }
    @media screen and (max-width: 560px) {
      .beside thead, .beside .sign, .beside tr:not(.differs) .expected { display: none; }
      .beside table, .beside tbody { display: block; }
      .beside tr { display: grid; grid-template-columns: 20px minmax(0, 1fr); padding: 3px 0; }
      .beside td { grid-column: 2; padding: 0 4px; white-space: normal; overflow-wrap: anywhere; }
      .beside td:first-child { grid-column: 1; grid-row: 1; }
      .beside .differs td { background: none; }
      .beside tr.differs { background: color-mix(in srgb, var(--failed) 9%, transparent); }
      .beside .differs .expected::before { content: "expected "; font-weight: 400; }
      .beside .differs .actual::before { content: "actual "; font-weight: 400; }
    }
    .why { margin-top: 12px; }
    .why h3 { font-size: 13px; font-weight: 500; color: var(--muted); margin-bottom: 4px; }
    .why li { padding-left: 16px; position: relative; overflow-wrap: anywhere; }
    .why li::before { content: ""; position: absolute; left: 3px; top: 9px; width: 5px; height: 5px;
      border-radius: 50%; background: var(--muted); }
    cite { color: var(--muted); font-style: normal; font-size: 0.93em; }
    .output { overflow: auto; max-height: 340px; padding: 8px 12px; background: var(--raised);
      border-radius: 7px; white-space: pre-wrap; overflow-wrap: anywhere; }

    .tip { position: fixed; z-index: 5; max-width: min(480px, calc(100vw - 24px)); padding: 10px 12px;
      pointer-events: none; border: 1px solid var(--line); border-radius: 8px; font-size: 13px;
      background: var(--panel); box-shadow: 0 6px 24px rgb(0 0 0 / 22%); overflow-wrap: anywhere; }
    .tip h3 { font: 600 12.5px var(--mono); margin-bottom: 2px; }
    .tip li { margin-top: 6px; }
    .tip li .id { color: var(--muted); font: 11.5px var(--mono); }
    """#
}
