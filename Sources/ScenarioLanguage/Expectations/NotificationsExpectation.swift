internal import LifecycleCore

/// `notifications`: what is posted to the app's notification centre in the step.
struct NotificationsExpectation: Expectation {
  let range: SourceRange
  let form: ListForm

  func failures(in observation: Observation) -> [Failure] {
    var seen: [SeenItem] = []
    for index in observation.entries {
      if case .notification(let name) = observation.trace.entries[index].event {
        seen.append(SeenItem(code: name.rawValue, entry: index))
      }
    }
    return ListVerdict(words: .notifications, form: form, name: Self.name) {
      NotificationName(rawValue: $0).map { .notification($0) }
    }.failures(
      seen: seen,
      in: observation
    )
  }

  func objections(in context: CaseContext) -> [Diagnostic] {
    form.items.flatMap { item -> [Diagnostic] in
      var objections = MethodObjection.ofConstraints(item.constraints, in: context)
      if let name = NotificationName(rawValue: item.code), name.since > context.os {
        objections.append(
          Diagnostic(
            .notOnThisVersion,
            at: item.range,
            "'\(name.name)' is posted from iOS \(name.since), and this is iOS \(context.os)",
            help: "it can stand under 'never' only"
          )
        )
      }
      return objections
    }
  }

  func impossibilities(in prospect: Prospect) -> [Diagnostic] {
    form.items.flatMap { item in
      NotificationName(rawValue: item.code).map {
        Impossibility.ofNotification($0, item, in: prospect)
      } ?? []
    }
  }

  static func name(_ code: UInt8) -> String {
    NotificationName(rawValue: code)?.name ?? ""
  }
}

extension NotificationsExpectation {
  static let kind = ExpectationKind(
    key: "notifications",
    summary: "the notifications posted to the app",
    value: "list form of notification names",
    schema: Schema.ref("notification-list"),
    isAboutTheState: false
  ) { decoder, key, value in
    decoder.listForm(value, .notification).map {
      NotificationsExpectation(range: decoder.range(key), form: $0)
    }
  }
}
