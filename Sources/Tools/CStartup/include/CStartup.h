/// Ends the program with a message if its system lacks what a program in Swift needs to start.
///
/// Nothing to call: a program that links this module is checked before Swift's runtime, and `main`, run.
#pragma once
