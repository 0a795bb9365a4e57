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
    .problems li { border-top: 1px solid var(--line); padding: 8px 0; display: flex; gap: 10px; }
    .problems li:first-child { border-top: 0; }
    .problems li > svg { color: var(--state); margin-top: 3px; }
    .problems p { color: var(--muted); overflow-wrap: anywhere; }
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

    .failure { border-left: 3px solid var(--state); }
    .failure .step { color: var(--muted); font-size: 13px; display: flex; flex-wrap: wrap; gap: 4px 14px; }
    .failure .message { font-size: 15px; font-weight: 600; overflow-wrap: anywhere; margin: 2px 0 8px; }
    .failure .help { margin-top: 8px; }
    .excerpt { overflow-x: auto; padding: 8px 12px; background: var(--raised); border-radius: 7px;
      line-height: 1.45; }
    .excerpt .gutter { color: var(--muted); user-select: none; }
    .excerpt mark { background: color-mix(in srgb, var(--state) 20%, transparent); color: inherit;
      border-bottom: 2px solid var(--state); padding-bottom: 1px; }
    .beside { overflow-x: auto; margin-top: 12px; }
    .beside table { border-collapse: collapse; font: 12.5px/1.5 var(--mono); }
    .beside th { font: 500 12.5px var(--sans); color: var(--muted); text-align: left; }
    .beside th, .beside td { padding: 2px 18px 2px 8px; white-space: nowrap; vertical-align: top; }
    .beside .differs td { background: color-mix(in srgb, var(--failed) 9%, transparent); }
    .beside .differs .wanted { color: var(--passed); font-weight: 600; }
    .beside .differs .seen { color: var(--failed); font-weight: 600; }
    .beside .note { color: var(--muted); font-weight: 400; }
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

  /// What goes to paper: one column, every row, no tools.
  static let printStyle = #"""
    .paper { display: none; }
    @page { margin: 14mm; }
    @media print {
      :root, :root[data-theme] { color-scheme: light; }
      html, body { height: auto; background: #fff; }
      body { display: block; font-size: 11px; }
      .tools, .list, .skip, .back, #theme, .title .steps, .keys, .tip, .switch label { display: none !important; }
      .link, a { color: inherit; text-decoration: none; }
      .panes { display: block; }
      .head { padding: 0 0 8px; border-bottom: 1px solid var(--line); }
      .detail, body.opened .detail { display: grid; gap: 10px; overflow: visible; padding: 10px 0; }
      .card { border-color: #ccc; padding: 8px 10px; }
      .failure, .cards .card { break-inside: avoid; }
      .paper { display: block; margin-top: 14px; }
      .paper li { display: flex; gap: 8px; padding: 1px 0; break-inside: avoid; }
      .paper li svg { color: var(--state); width: 13px; height: 13px; margin-top: 1px; }
      .paper h3 { margin: 8px 0 2px; break-after: avoid; font: 600 11px var(--mono); }
      .timeline { overflow: visible; }
      .timeline tr { break-inside: avoid; }
      .timeline thead { display: table-row-group; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """#
}
