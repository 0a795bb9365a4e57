extension BehaviourArea {
  static let threads = BehaviourArea(
    title: "Threads",
    introduction: "What belongs on the main thread.",
    rows: [
      Behaviour(
        139,
        .core,
        [.guide2014],
        """
        Work with views and Core Animation belongs on the main thread. Working on images is an \
        exception.
        """
      ),
      Behaviour(
        140,
        .doc,
        [.guide2014],
        """
        Give long work, or work that may become long, to dispatch queues or operations: the \
        network, files, large data.
        """
      ),
      Behaviour(
        141,
        .doc,
        [.guide2014],
        "At launch, move everything off the main thread that the interface does not need."
      ),
    ]
  )
}
