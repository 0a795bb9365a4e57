extension OwnershipEffect {
  /// What it does, as the page of the rules says it.
  var words: String {
    switch self {
    case .openMainPool(let isBlock):
      "`pool-opened` for the \(isBlock ? "block" : "pool") in `main`, and make what is there at launch"
    case .drainMainPool: "`pool-drained` for the pool in `main`, which releases what it holds"
    case .make: "`object-made`, with a count of 1"
    case .makeUnowned: "`object-made`, and the innermost pool will release it"
    case .retain: "`object-retained`"
    case .release: "`object-released`; *deallocate* if it was the last owner"
    case .autorelease: "`object-autoreleased`: the innermost pool will release it"
    case .openPool: "`pool-opened`"
    case .drainPool: "`pool-drained`, which releases what it holds"
    case .setProperty: "the property refers to the object, and owns it if it is such a one"
    case .sendMessage: "`message-sent` and run the method, `message-skipped` or `message-to-nil`"
    case .cleanUp: "run its dealloc"
    case .free: "`object-deallocated`, `object-leaked` for what it still owns"
    }
  }
}
