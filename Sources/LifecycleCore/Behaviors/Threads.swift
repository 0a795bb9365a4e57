extension BehaviorArea {
  static let threads = BehaviorArea(
    title: "Threads",
    introduction: "What belongs on the main thread.",
    """
    F139 core
    1. Work with views and Core Animation belongs on the main thread.
       [2014 Threads and Concurrency]
    2. Working on images is an exception.
       [2014 Threads and Concurrency]

    F140 core
    1. Work that may take long is done on other threads: the network, files, large data.
       [2014 Threads and Concurrency]

    F141 core
    1. At launch everything that the interface does not need is moved off the main thread.
       [2014 Threads and Concurrency]
    """
  )
}
