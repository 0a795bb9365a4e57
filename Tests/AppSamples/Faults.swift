import Foundation

/// Does what the code of an app should not do.
func fail(_ how: String) {
  FileHandle.standardError.write(Data("about to \(how)\n".utf8))
  switch how {
  case "crash":
    let empty: [Int] = []
    _ = empty[empty.count]
  // Without working: a hang waits until a time limit.
  case "hang": while true { pause() }
  case "exit": exit(3)
  case "exit-on-thread":
    Thread.detachNewThread { exit(0) }
    while true { pause() }
  case "exit-in-operation": OperationQueue.main.addOperation { exit(3) }
  case "print": print("printed by the app")
  case "flood": while true { FileHandle.standardOutput.write(Data(count: 65_536)) }
  case "fork": startProcess()
  case "close": for file: Int32 in 0...2 { close(file) }
  case "close-all": for file: Int32 in 0...255 { close(file) }
  default: break
  }
}

/// Starts a process that outlives this one, in the same group, and ends.
private func startProcess() {
  var child = pid_t()
  let words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("998")]
  posix_spawnp(&child, "sleep", nil, nil, words + [nil], nil)
  _exit(0)
}
