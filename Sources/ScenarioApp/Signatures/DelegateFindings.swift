/// What the symbols of a delegate's class say, which is the same in all cases.
struct DelegateFindings {
  /// A sentence for each method that nearly matches one of the protocols.
  let problems: [String]
  /// The methods of the protocols that the class and its superclasses implement, by their names with labels.
  let implemented: [String]
}
