/// The grammar of scenario files: each key once, with its type, its meaning, and what it is read into.
///
/// The keys of each part are in an extension beside what they are read into.
enum Grammar {}
