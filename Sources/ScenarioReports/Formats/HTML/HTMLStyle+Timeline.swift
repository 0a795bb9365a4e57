extension HTMLPage {
  /// The timeline: time runs downward, and each kind of happening has a lane of its own.
  static let timelineStyle = #"""
    .s-active { --tone: var(--active); }
    .s-foreground-active { --tone: var(--active); }
    .s-inactive { --tone: var(--inactive); }
    .s-foreground-inactive { --tone: var(--inactive); }
    .s-background { --tone: var(--background); }
    .s-suspended { --tone: var(--suspended); }
    .s-not-running, .s-unattached { --tone: var(--gone); }

    /* A tone as text that can be read on a tint of itself. */
    .ribbon i, .state i, .reads { color: light-dark(color-mix(in srgb, var(--tone) 60%, #000),
      color-mix(in srgb, var(--tone) 70%, #fff)); }

    .scale { margin-bottom: 14px; }
    .scale .ribbon { display: flex; gap: 1px; height: 22px; border-radius: 5px; overflow: hidden; }
    .scale .ribbon + .ribbon { margin-top: 3px; }
    /* What does not fit goes to a second line, which is out of sight. */
    .scale .ribbon i { min-width: 3px; font: 600 11px/22px var(--sans); padding: 0 6px;
      display: flex; flex-wrap: wrap; overflow: hidden; white-space: nowrap;
      background: color-mix(in srgb, var(--tone) 26%, transparent); }
    .scale .ribbon i::before { content: ""; height: 22px; }
    .scale .ribbon i.s-not-running, .scale .ribbon i.s-unattached {
      background: repeating-linear-gradient(-45deg, transparent 0 4px,
        color-mix(in srgb, var(--tone) 30%, transparent) 4px 5px); }
    .scale .ends { display: flex; justify-content: space-between; color: var(--muted);
      font-size: 12px; margin-top: 2px; }

    .switch { display: flex; gap: 6px 16px; align-items: center; flex-wrap: wrap; font-size: 13px;
      margin-bottom: 10px; }
    .switch h2 { margin-right: auto; }
    .switch label { display: inline-flex; gap: 6px; align-items: center; }

    .lanes { container-type: inline-size; }
    .timeline { overflow-x: auto; position: relative; --lane: 30px; }
    .timeline table { border-collapse: collapse; width: 100%; min-width: 620px; table-layout: fixed;
      font-size: 13px; }
    .timeline.scenes table { min-width: 760px; }
    .timeline th, .timeline td { padding: 0; text-align: left; font-weight: 400; height: 25px;
      white-space: nowrap; vertical-align: top; line-height: 24px; }
    .timeline thead th { color: var(--muted); font-size: 12px; padding-right: 10px; height: 28px;
      border-bottom: 1px solid var(--line); }
    .timeline thead .heads { display: flex; }
    .timeline thead .heads span { width: var(--lane); flex: none; display: flex; gap: 5px;
      align-items: center; }
    .timeline thead .heads b { font-weight: 400; display: none; }
    @container (min-width: 820px) {
      .timeline:not(.scenes) { --lane: clamp(64px, 9cqi, 110px); }
      .timeline:not(.scenes) .heads b { display: inline; }
    }
    @container (min-width: 1000px) {
      .timeline.scenes { --lane: clamp(64px, 18cqi - 112px, 110px); }
      .timeline.scenes .heads b { display: inline; }
    }
    .timeline .mono { font-size: 12px; }
    .timeline .number { color: var(--muted); width: 24px; text-align: right; padding-right: 10px; }
    .timeline .time { width: 92px; padding-right: 10px; color: var(--muted);
      font-variant-numeric: tabular-nums; text-align: right; }
    .timeline .state { width: 108px; padding-right: 6px; position: relative; }
    .timeline .scene { width: 146px; }
    .timeline .state i { position: absolute; inset: 0 6px 0 0; font: 600 11.5px/19px var(--sans);
      padding-left: 9px; border-left: 3px solid var(--tone);
      background: color-mix(in srgb, var(--tone) 17%, transparent); }
    .timeline .state.s-not-running i, .timeline .state.s-unattached i {
      border-left-style: dotted; background: none; }
    .timeline .state.starts i { border-top: 1px solid var(--panel); }

    .timeline .what {
      --indent: calc(var(--lane) * var(--at, 0));
      position: relative; padding: 0 12px 0 calc(var(--indent) + 4px);
      background: repeating-linear-gradient(to right, transparent 0 11px, var(--line) 11px 12px,
        transparent 12px var(--lane)) 0 0 / calc(var(--lane) * var(--lanes)) 100% no-repeat;
    }
    .timeline .line { display: flex; flex-wrap: wrap; align-items: center; gap: 0 7px; position: relative; z-index: 1; }
    .timeline .line > svg { color: var(--tone, var(--muted)); background: var(--row);
      width: 17px; height: 17px; }
    .timeline .line > .text { background: var(--row); border-radius: 4px; padding: 0 4px;
      margin-left: -4px; }
    .timeline .given { color: var(--muted); max-width: 380px; overflow: hidden; text-overflow: ellipsis; }
    .timeline .reads { font-size: 11.5px; background: color-mix(in srgb, var(--tone) 13%, var(--panel));
      border-radius: 99px; padding: 0 7px; line-height: 18px; }
    .k-user, .k-system { --tone: var(--text); }
    .k-call, .k-expiration, .k-view { --tone: var(--accent); }
    .k-app, .k-thread { --tone: var(--flaky); }
    .k-notification { --tone: var(--known-issue); }
    .k-effect, .k-object, .k-event { --tone: var(--muted); }
    .k-termination, .k-expected, .k-verdict { --tone: var(--failed); }
    .timeline .k-effect .text { color: var(--muted); }
    .timeline .k-effect td { height: 22px; line-height: 21px; }
    .timeline tr[tabindex]:hover .text { background: var(--raised); }
    /* An outline of the row would be below its cells. */
    .timeline tr[tabindex]:focus-visible { outline: 0; }
    .timeline tr[tabindex]:focus-visible td {
      box-shadow: inset 0 2px 0 var(--accent), inset 0 -2px 0 var(--accent); }

    .timeline .step td.what, .timeline .step td.number, .timeline .step td.time {
      border-top: 1px solid var(--line); }
    .timeline .step td { height: 31px; line-height: 30px; }
    .timeline .step .text { font-weight: 650; }
    .timeline .step .number { color: var(--text); font-weight: 650; }
    .timeline .step .go { margin-left: auto; padding-left: 12px; background: var(--row); }
    .timeline .step .sign a { color: var(--failed); font-weight: 600; display: flex; gap: 4px; align-items: center; }
    .timeline tr { --row: var(--panel); }
    .timeline .failed-step { --row: color-mix(in srgb, var(--failed) 6%, var(--panel)); }
    .timeline .failed-step td { background-color: var(--row); }
    .timeline .failed-step .number { position: relative; }
    .timeline .failed-step .number::before { content: ""; position: absolute; inset: 0 auto 0 0; width: 3px;
      background: var(--failed); }
    .timeline .ignored-step .text, .timeline .ignored-step .number { color: var(--muted); }
    .timeline .ignored-step .line > svg { color: var(--muted); }
    .timeline .ignored-step .state i { background: none; }
    .timeline .stop td { padding: 4px 12px; color: var(--muted); font-size: 12.5px; white-space: normal;
      line-height: 1.4; border-top: 2px solid var(--failed); vertical-align: middle; }
    .timeline .step.linked { --row: color-mix(in srgb, var(--accent) 14%, var(--panel)); }
    .timeline .step.linked td { background-color: var(--row); }
    .timeline .pass td { color: var(--muted); font-size: 12px; vertical-align: middle; }
    .timeline .pass .what { background-image: none; padding-left: 4px; }
    .timeline .k-state td, .timeline .k-scene td { height: 18px; }
    .timeline .pass .what .gap { border-top: 1px dashed var(--line); display: block; height: 0;
      position: relative; }
    .timeline .pass .what em { position: absolute; left: 24px; top: -12px; padding: 0 8px;
      background: var(--row); font-style: normal; }
    .timeline .busy { position: absolute; top: 0; bottom: 0; width: 7px; border-radius: 2px;
      left: calc(var(--lane) * var(--work) + 8px); background: color-mix(in srgb, var(--flaky) 55%, transparent); }
    .timeline .busy.first { top: 12px; }
    .timeline .k-termination .what { background: color-mix(in srgb, var(--failed) 10%, transparent); }
    .timeline .k-termination .text { color: var(--failed); font-weight: 650; background: none; }
    .timeline .k-termination .line > svg { background: none; }
    .timeline .unexpected .text { color: var(--failed); box-shadow: inset 0 0 0 1px var(--failed);
      padding: 0 6px; margin-left: -2px; }
    .timeline .k-expected .text { color: var(--passed); border: 1px dashed var(--passed);
      padding: 0 6px; }
    .timeline .k-expected { --tone: var(--passed); }
    .timeline .remark { color: var(--failed); font-weight: 600; background: var(--row); padding: 0 4px; }
    .timeline .k-expected .remark { color: var(--passed); }
    .timeline .k-verdict .line { flex-wrap: nowrap; }
    .timeline .k-verdict .text { color: var(--failed); font-weight: 600; white-space: normal; }
    .timeline .rule { display: none; color: var(--muted); font-size: 12.5px; white-space: normal;
      padding: 0 0 5px 24px; max-width: 90ch; line-height: 1.4; }
    .timeline.explained .rule { display: block; }
    .timeline .rule > * { background: var(--row); }
    .more { margin-top: 10px; }
    @container (max-width: 560px) {
      .timeline { --lane: 22px; }
      .timeline .number { width: 18px; padding-right: 6px; }
      .timeline .time { width: 54px; padding-right: 6px; white-space: normal; }
      .timeline .state { width: 92px; }
      .timeline .scene { width: 96px; }
      .timeline .scene i { overflow: hidden; text-overflow: ellipsis; }
      .timeline .state i { padding-left: 5px; font-size: 11px; }
    }
    """#
}
