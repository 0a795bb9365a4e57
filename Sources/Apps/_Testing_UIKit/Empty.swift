// Swift Testing has an overlay for UIKit, which the compiler imports beside both: this one has nothing to add.
