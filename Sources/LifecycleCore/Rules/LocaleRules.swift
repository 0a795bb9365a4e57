/// The calendar, and what is formatted by the user's locale.
enum LocaleRules {
  private static let returning = Source.translation("III.4 Returning to the foreground")

  static let iPhoneOS: [Rule] = [
    Rule(
      "calendar.add",
      serves: ["F143.1"],
      on: .action(.addCalendarEvent),
      do: [.service(.addCalendarEvent)],
      because: "what an app adds to the calendar shows up there",
      .stated,
      .guide2010("Table 2-5")
    ),
    Rule(
      "formatter.make.following",
      serves: ["F102.3"],
      on: .action(.makeFormatter),
      if: [.told(["autoupdating"])],
      do: [.service(.makeFormatter(follows: true))],
      because: "autoupdatingCurrentLocale follows the user's settings",
      .stated,
      returning
    ),
    Rule(
      "formatter.make",
      serves: ["F102.4"],
      on: .action(.makeFormatter),
      do: [.service(.makeFormatter(follows: false))],
      because: "a formatter keeps the locale with which it was made",
      .stated,
      returning
    ),
    Rule(
      "formatter.use",
      serves: ["F102.4"],
      on: .action(.useFormatter),
      do: [.service(.useFormatter)],
      because: "what is cached formats as it did when it was made",
      .stated,
      returning
    ),
  ]
}
