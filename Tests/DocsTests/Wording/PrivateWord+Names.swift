extension PrivateWord {
  /// What the names in the code do not contain, apart from the words that no text contains.
  ///
  /// A name is read with the keyword of its declaration, as in `let seen`, and with a space between its words.
  static let inNames: [PrivateWord] =
    all.filter { $0.pattern != #"\bseen\b"# } + [
      // What a run is, and what comes of it.
      .init(#"\b(let|func) (is )?seen\b"#, "actual", "let seen"),
      .init(#"\b(story|stories|tales?)\b"#, "driver, scenario, sequence", "invariant Story"),
      .init(#"\btroubles?\b"#, "fault, failure, problem", "trouble App"),
      .init(#"\bdice\b"#, "generator", "struct Dice"),
      .init(#"\bplayground\b"#, "workspace", "class Playground"),
      .init(#"\bstrangers?\b"#, "untrusted", "struct Stranger Tests"),
      .init(#"\btrials?\b"#, "variant, attempt, run", "var trial"),
      .init(#"\bregressions?\b"#, "generated scenario", "struct Regression Text"),
      .init(#"\bclaims?\b(?! (shared )?resource)"#, "covered statement", "struct Unproven Claim"),
      .init(#"\bobstacles?\b"#, "reason, unmet condition", "func obstacle"),
      .init(#"\bremed(y|ies)\b"#, "sufficient change", "struct Remedy"),
      .init(#"\b(outlooks?|foresight|prospects?)\b"#, "possibilities", "struct Step Outlook"),
      .init(#"\bpatience\b"#, "limit", "let patience"),
      .init(#"\b(census|tally|tallies|wish|wishes)\b"#, "index, summary, request", "struct Tally"),

      // What an app keeps, and what it receives.
      .init(
        #"\bkept (defaults|objects?|requests|sessions|value)\b"#,
        "persistent",
        "class Kept Objects"
      ),
      .init(
        #"\barrivals?\b(?! numbers?)"#,
        "payload, delivery",
        "struct Arrival Kind"
      ),
      .init(#"\b(let|var|enum|is about) cover\b"#, "overlay", "enum Cover"),
      .init(#"\bsuite lint\b|\blint (facts|warnings)\b"#, "cross-file check", "struct Suite Lint"),

      // Where something is.
      .init(#"\b(let|var) place\b(?! )"#, "location, position, path, folder", "let place"),

      // The standard libraries' names.
      .init(
        #"\b(struct|class|enum|actor|protocol|typealias) "#
          + #"(decoder|encoder|environment|operation|thread)\b(?! )"#,
        "a name that no standard library has",
        "struct Decoder"
      ),
      .init(
        #"\b(struct|enum|actor|protocol|typealias) timer\b(?! )"#,
        "a name that no standard library has",
        "enum Timer"
      ),

      // What tests are called.
      .init(
        #"\bfunc .*\b(is|are) (zero|one|two|three|four|five|six)\b(?! )|"#
          + #"\bfunc (zero|one|two|three|four|five|six) (where|before)\b"#,
        "exit status is 5 if",
        "func a full disk is five"
      ),
    ]

  /// What looks like a private word in a name and is not one, with the reason.
  static let exceptionsInNames: [(pattern: String, reason: String)] = [
    (#"(?i)\b(car|air) play\b"#, "CarPlay and AirPlay"),
    (#"\bcase play\b"#, "a command of headphones"),
    (#"\breplay\b"#, "what running a recorded sequence again is called"),
  ]
}
