extension HTMLPage {
  /// The places that the scripts fill, and the symbols.
  static let markup = #"""
    <a class="skip" href="#detail" id="skip">Skip to the details</a>
    <header class="head" id="head">
      <div class="row">
        <div class="verdict" id="verdict"></div>
        <p class="facts" id="facts"></p>
        <button class="button" id="theme" type="button"><svg class="icon" aria-hidden="true"><use href="#i-theme"/></svg></button>
      </div>
    </header>
    <div class="tools" role="search" aria-label="Choose test cases">
      <div class="search">
        <svg class="icon" aria-hidden="true"><use href="#i-search"/></svg>
        <input id="search" type="search" placeholder="Search names, paths, messages" aria-label="Search names, paths and messages" aria-keyshortcuts="/" autocomplete="off" spellcheck="false">
      </div>
      <select id="os" aria-label="Version of iOS"></select>
      <select id="tag" aria-label="Tag"></select>
      <div class="states" id="states" role="group" aria-label="States"></div>
    </div>
    <main class="panes">
      <section class="list" id="list" aria-label="Results">
        <div class="status"><span id="count" role="status"></span><button class="button" id="reset" type="button" hidden>Show all</button></div>
        <div class="tree" id="tree" role="tree" aria-label="Results by folder and file" tabindex="0">
          <ul id="rows" role="presentation"></ul>
          <p class="empty" id="nothing" hidden>No test case is like that.</p>
        </div>
      </section>
      <section class="detail" id="detail" aria-label="Details" tabindex="-1"></section>
    </main>
    <svg width="0" height="0" style="position:absolute" aria-hidden="true">
      <symbol id="i-passed" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9.2"/><path d="m8 12.4 2.8 2.8L16 9.6"/></symbol>
      <symbol id="i-failed" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9.2"/><path d="m9 9 6 6m0-6-6 6"/></symbol>
      <symbol id="i-error" viewBox="0 0 24 24"><path d="M8.2 2.8h7.6l5.4 5.4v7.6l-5.4 5.4H8.2l-5.4-5.4V8.2z"/><path d="M12 7.5v5.2m0 3.3v.2"/></symbol>
      <symbol id="i-interrupted" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9.2"/><path d="M10 9v6m4-6v6"/></symbol>
      <symbol id="i-different" viewBox="0 0 24 24"><path d="M5 9h14M5 15h14M16.5 4.5l-9 15"/></symbol>
      <symbol id="i-flaky" viewBox="0 0 24 24"><path d="M20 11a8 8 0 0 0-14.3-4M4 3.8V7.5h3.7M4 13a8 8 0 0 0 14.3 4m1.7 3.2v-3.7h-3.7"/></symbol>
      <symbol id="i-known-issue" viewBox="0 0 24 24"><path d="M5.5 21V4.2c4-2.4 8 2.2 13 0v9.6c-5 2.2-9-2.4-13 0"/></symbol>
      <symbol id="i-skipped" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9.2"/><path d="M8 12h8"/></symbol>
      <symbol id="i-search" viewBox="0 0 24 24"><circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/></symbol>
      <symbol id="i-theme" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.5"/><path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor"/></symbol>
      <symbol id="i-copy" viewBox="0 0 24 24"><rect x="8.5" y="8.5" width="12" height="12" rx="2"/><path d="M15.5 8.5v-3a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h3"/></symbol>
      <symbol id="i-caret" viewBox="0 0 24 24"><path d="m9.5 6.5 5.5 5.5-5.5 5.5"/></symbol>
      <symbol id="i-up" viewBox="0 0 24 24"><path d="m6 14.5 6-6 6 6"/></symbol>
      <symbol id="i-down" viewBox="0 0 24 24"><path d="m6 9.5 6 6 6-6"/></symbol>
      <symbol id="i-user" viewBox="0 0 24 24"><circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6"/></symbol>
      <symbol id="i-system" viewBox="0 0 24 24"><rect x="6.5" y="2.5" width="11" height="19" rx="2.5"/><path d="M10.5 18.3h3"/></symbol>
      <symbol id="i-effect" viewBox="0 0 24 24"><circle cx="12" cy="12" r="3" fill="currentColor"/></symbol>
      <symbol id="i-call" viewBox="0 0 24 24"><path d="M3.5 12h15m-5.5-5.5 5.8 5.5-5.8 5.5"/></symbol>
      <symbol id="i-app" viewBox="0 0 24 24"><path d="m8.5 7-5 5 5 5m7-10 5 5-5 5"/></symbol>
      <symbol id="i-object" viewBox="0 0 24 24"><path d="m12 3 8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9"/></symbol>
      <symbol id="i-view" viewBox="0 0 24 24"><rect x="3" y="4" width="18" height="16" rx="2"/><path d="M3 9h18"/></symbol>
      <symbol id="i-notification" viewBox="0 0 24 24"><path d="M6 16.5v-5.5a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.8h4"/></symbol>
      <symbol id="i-kill" viewBox="0 0 24 24"><path d="m5.5 5.5 13 13m0-13-13 13" stroke-width="3"/></symbol>
      <symbol id="i-clock" viewBox="0 0 24 24"><circle cx="12" cy="12" r="9"/><path d="M12 7v5.2l3.3 2"/></symbol>
      <symbol id="i-eye" viewBox="0 0 24 24"><path d="M2.5 12c2.5-4.6 5.7-6.8 9.5-6.8s7 2.2 9.5 6.8c-2.5 4.6-5.7 6.8-9.5 6.8S5 16.6 2.5 12z"/><circle cx="12" cy="12" r="2.7"/></symbol>
      <symbol id="i-missing" viewBox="0 0 24 24"><circle cx="12" cy="12" r="8.5" stroke-dasharray="3 3"/></symbol>
    </svg>
    """#
}
