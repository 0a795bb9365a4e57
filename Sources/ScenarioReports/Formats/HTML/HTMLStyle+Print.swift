extension HTMLPage {
  /// What goes to paper: one column, every row, no tools, and nothing cut off.
  static let printStyle = #"""
    .paper { display: none; }
    @page { margin: 14mm; }
    @media print {
      :root, :root[data-theme] { color-scheme: light; }
      html, body { height: auto; background: #fff; }
      body { display: block; font-size: 11px; }
      .tools, .list, .skip, .back, .button, .title .steps, .keys, .tip, .switch label {
        display: none !important; }
      .link, a { color: inherit; text-decoration: none; }
      .panes { display: block; }
      .head { padding: 0 0 8px; border-bottom: 1px solid var(--line); }
      .detail, body.opened .detail { display: grid; gap: 10px; overflow: visible; padding: 10px 0; }
      .card { border-color: #ccc; padding: 8px 10px; }
      .cards { grid-template-columns: minmax(0, 1fr); }
      .unmet, .why, .cards .card, .causes > li { break-inside: avoid; }
      .excerpt, .output { white-space: pre-wrap; overflow-wrap: anywhere; max-height: none; }
      .beside table { font-size: 10.5px; }
      .beside th, .beside td { white-space: normal; overflow-wrap: anywhere; }
      .paper { display: block; margin-top: 14px; }
      .paper li { display: flex; gap: 8px; padding: 1px 0; break-inside: avoid; }
      .paper li svg { color: var(--state); width: 13px; height: 13px; margin-top: 1px; }
      .paper h3 { margin: 8px 0 2px; break-after: avoid; font: 600 11px var(--mono); }
      .timeline { overflow: visible; --lane: 20px; }
      .timeline table, .timeline.scenes table { min-width: 0; font-size: 10.5px; }
      .timeline tr { break-inside: avoid; }
      /* Browsers repeat the head on each page, but not its symbols. */
      .timeline thead .heads span { display: none; }
      .timeline thead .heads .hidden { display: inline; position: static; width: auto; height: auto; clip-path: none; }
      .timeline .time { width: 62px; }
      .timeline .state { width: 84px; }
      .timeline .scene { width: 104px; }
      .timeline .state i { font-size: 9.5px; padding-left: 5px; }
      .place, .command code, .excerpt, .timeline .mono, .timeline .reads { font-size: 10px; }
      .timeline th, .timeline .line { white-space: normal; }
      .timeline .line > .text, .timeline .given { min-width: 0; max-width: none; overflow-wrap: anywhere; }
      * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """#
}
