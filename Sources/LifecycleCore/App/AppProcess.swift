/// The simulated process and what its code can ask for, shared by the simulator and the app.
final class AppProcess {
  var machine: Machine
  /// What expiration handlers do, by task.
  var expirationHandlers: [Int: () -> Void] = [:]
  /// The Swift name of the delegate method that was called last.
  var methodUnderWay = ""
  /// Whether the method that was called last was the default of its protocol.
  var ranDefault = false

  init(machine: Machine) { self.machine = machine }
}
