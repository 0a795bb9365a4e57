// macOS's C library, as far as this package uses it, for type-checking alone: nothing here can be linked.
//
// Names, types and values are those of macOS on a 64-bit machine. A pointer without nullability is an implicitly
// unwrapped optional in Swift, as in most of Apple's headers. Modules/Darwin.swift has what C cannot express.
#pragma once

#include "types.h"

#include "clocks.h"
#include "errors.h"
#include "files.h"
#include "memory.h"
#include "processes.h"
#include "signals.h"
#include "streams.h"
#include "terminals.h"
#include "text.h"
#include "threads.h"
