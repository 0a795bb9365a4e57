extension Foresight {
  /// What an effect may lead to by code of the machine, beside the table of rules.
  enum Detour {
    /// Code of the app runs.
    case code
    /// The main thread is busy: what the system does alone happens.
    case busy
    /// These may be triggered, once or several times.
    case triggers([Trigger])

    /// Nothing but what `carryOut` says.
    static let none = Detour.triggers([])
  }

  /// What the machine applies by itself where views, events and threads are concerned: none of it changes the
  /// life of the app, but that code runs, which may crash.
  static let besideTheLife: [Trigger] = [
    .procedure(.draw), .procedure(.drawInterface), .procedure(.viewsAppearEarly),
    .procedure(.viewsAppearLate), .procedure(.rotateViews), .procedure(.unloadView),
    .procedure(.changeFirstResponder), .procedure(.sendAction), .procedure(.dispatchTouch),
    .procedure(.dispatchToFirstResponder), .procedure(.runOnMain), .procedure(.leaveMainThread),
  ]

  /// What an effect may lead to by code: what runs code or applies rules in `Machine` must be said here.
  ///
  /// What an effect itself changes of the app's life is said in `carryOut`, which needs no detour then.
  func detour(of effect: Effect, _ asked: AskedAction?) -> Detour {
    switch effect {
    case .app(let effect): detour(of: effect)
    case .changes(let effect): detour(of: effect, asked)
    case .conduct(let effect): detour(of: effect)
    case .event(let effect): detour(of: effect)
    case .memory(let effect): detour(of: effect)
    case .object(let effect): detour(of: effect)
    case .preservation(let effect): detour(of: effect)
    case .statusBar(let effect): detour(of: effect)
    // What is deallocated runs code.
    case .ownership: hasObjects ? .code : .none
    case .interface, .controller, .thread, .service: .code
    case .nothing, .perform, .performIfAgreed, .call, .callFirst, .post, .startProcess, .become,
      .scene, .endProcess, .read, .note, .device, .files, .installation, .begin, .end, .takeURL,
      .dropURL, .markForceQuit, .discardSession, .reportSessions:
      .none
    }
  }

  private func detour(of effect: AppEffect) -> Detour {
    switch effect {
    case .block: .busy
    case .expireTasks: .code
    case .beginTask, .refuseTask, .endTask, .startExpiration, .use, .stopAudio: .none
    }
  }

  private func detour(of effect: ChangeEffect, _ asked: AskedAction?) -> Detour {
    switch effect {
    case .deliver: .triggers(changes(by: asked))
    case .deliverQueue: .triggers(Change.allCases.map { .change($0) })
    case .accessories: .triggers([.change(.accessoryConnected), .change(.accessoryDisconnected)])
    case .note, .noteProtection, .apply, .queue: .none
    }
  }

  private func detour(of effect: ConductEffect) -> Detour {
    switch effect {
    case .cancelAlert, .cancelAllAlerts: .code
    case .issueGraphics, .finishGraphics, .openSocket, .useSocket, .closeSocket, .closeListening,
      .tearDownSockets, .useResource, .releaseResource, .claimResource, .showView, .hideView,
      .markView, .drawViews, .trimCaches, .presentAlert, .withdrawAlert, .startWork, .stopWork:
      .none
    case .tick: .triggers([.procedure(.drawFrame)])
    case .sendRequest: .busy
    }
  }

  private func detour(of effect: EventEffect) -> Detour {
    switch effect {
    case .handle: .code
    case .take, .showToUser, .takeShown, .begin, .end, .keepHandler, .callHandler: .none
    }
  }

  private func detour(of effect: MemoryEffect) -> Detour {
    switch effect {
    case .endSuspendedApps, .endRunningApps: .triggers([.procedure(.endForMemory)])
    case .holdObject, .cacheImage, .useObject, .releaseObject, .saveObject, .restoreObject,
      .beginPressure, .endFrontApp:
      .none
    }
  }

  private func detour(of effect: ObjectEffect) -> Detour {
    switch effect {
    case .showWindow: .triggers([.procedure(.showWindow)])
    case .make, .loadInstalledView, .turnViews: .none
    }
  }

  private func detour(of effect: PreservationEffect) -> Detour {
    switch effect {
    case .ask: .triggers([.procedure(.preserveState)])
    case .restoreEach: .triggers([.procedure(.restoreByClass), .procedure(.restoreByDelegate)])
    case .encode, .writeArchive, .discardArchive, .settle: .none
    }
  }

  private func detour(of effect: StatusBarEffect) -> Detour {
    switch effect {
    case .fit: .triggers([.change(.statusBar)])
    case .become, .resizeViews, .toggle: .none
    }
  }

  /// The changes of the device that an action can make: its own, and those of protected files by the way.
  private func changes(by asked: AskedAction?) -> [Trigger] {
    let own = asked.flatMap { DeviceChange(Action($0.kind))?.slot }
    let slots = own.map { [$0, .protectedData] } ?? ChangeSlot.allCases
    return slots.flatMap { slot in [0, 1].map { .change(slot.change(to: $0)) } }
  }

  /// Whether the scenario describes objects: an app that misuses them crashes.
  var hasObjects: Bool { !world.app.objects.all.isEmpty }

  /// Whether code can make code run: what an app is called with for ever ends it.
  var mayBeEndless: Bool {
    hasObjects || !world.app.observers.isEmpty || world.app.interface != nil
  }

  /// Where a detour can lead.
  func follow(
    _ detour: Detour,
    from world: ForeseenWorld,
    _ asked: AskedAction?,
    into reach: inout Reach
  ) -> Set<ForeseenWorld> {
    switch detour {
    case .code: return runCode(from: world, into: &reach)
    case .busy:
      return closure(from: world, into: &reach) { world, reach in
        timers(from: world, passes: false, into: &reach) { $0.isTheSystemsOwn }
      }
    case .triggers(let triggers):
      if triggers.isEmpty { return [world] }
      return closure(from: world, into: &reach) { world, reach in
        triggers.reduce(into: []) { ends, trigger in
          ends.formUnion(reach.pass(self.follow(trigger, from: world, asked)))
        }
      }
    }
  }
}
