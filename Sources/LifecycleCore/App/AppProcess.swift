/// The simulated process and what its code can ask for, shared by the simulator and the app.
final class AppProcess {
  var machine: Machine
  /// What handlers in Swift do, by what they belong to.
  var handlers: [HandlerOwner: () -> Void] = [:]
  /// The Swift name of the delegate method that was called last.
  var methodUnderWay = ""
  /// Whether the method that was called last was the default of its protocol.
  var ranDefault = false

  init(machine: consuming Machine) { self.machine = machine }
}
