/// The calendar, and what is formatted by the user's locale.
enum LocaleRules {
  private static let returning = Source.translation("III.4 Returning to the foreground")

  static let all = [Rule](stated: returning) {
    Rule("calendar.add", on: .action(.addCalendarEvent))
      .does(.service(.addCalendarEvent), for: "F143.1")
      .because("what an app adds to the calendar shows up there")
      .stated(.guide2010("Table 2-5"))
    Decision(on: .action(.makeFormatter)) {
      Rule("formatter.make.following", if: .told(["autoupdating"]))
        .does(.service(.makeFormatter(follows: true)), for: "F102.3")
        .because("autoupdatingCurrentLocale follows the user's settings")
      Rule("formatter.make")
        .does(.service(.makeFormatter(follows: false)), for: "F102.4")
        .because("a formatter keeps the locale with which it was made")
    }
    Rule("formatter.use", on: .action(.useFormatter))
      .does(.service(.useFormatter), for: "F102.4")
      .because("what is cached formats as it did when it was made")
  }
}
