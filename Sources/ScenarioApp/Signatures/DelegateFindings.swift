/// The findings about a delegate's class, from its symbols; they are the same in all cases.
struct DelegateFindings {
  /// A message for each method that nearly matches one of the protocols.
  let problems: [String]
  /// The methods of the protocols that the class and its superclasses implement, by their names with labels.
  let implemented: [String]
}
