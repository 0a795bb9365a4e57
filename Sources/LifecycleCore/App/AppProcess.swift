/// The simulated process and what its code can ask for, shared by the simulator and the app.
final class AppProcess {
  var machine: Machine
  /// What expiration handlers do, by task.
  var expirationHandlers: [Int: (Application) -> Void] = [:]

  init(machine: Machine) { self.machine = machine }
}
