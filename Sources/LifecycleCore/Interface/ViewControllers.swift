/// The view controllers of an interface while the app runs: whose view is in memory, and whose is visible.
struct ViewControllers {
  /// One that is shown until it is answered.
  struct Presentation {
    var controller: Int
    /// The view that it took the place of, and where that lay.
    var below: (view: Int, superview: Int)?
  }

  /// Those whose view is in memory.
  var loaded: Set<Int> = []
  /// Those whose view is visible, or about to be.
  var visible: Set<Int> = []
  /// Those among them that received `viewDidAppear:`.
  var appeared: Set<Int> = []
  /// The modal ones, the topmost last.
  var presentations: [Presentation] = []
  /// What the navigation controllers and tab bar controllers show, the topmost last, by who holds them.
  var stacks: [Int: [Int]] = [:]
  /// Those that must still be notified of the memory warning; nil while there is none.
  var toWarn: Range<Int>?
  /// The one that it is about.
  var subject: Int?
  /// How the interface is held, and how it was before.
  var orientation = "portrait"
  var orientationBefore = "portrait"
  /// Whether the window is on the screen.
  var areDisplayed = false
}
