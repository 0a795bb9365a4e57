// Nothing: code asks only whether there is a module ObjectiveC.
