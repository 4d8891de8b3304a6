// A question to the Swift runtime that the standard library asks for itself, as `Task.immediate` does, and does not
// offer: whether this code runs on an executor. `MainActor.assumeIsolated` ends the program if the answer is no.
#pragma once

#include <stdbool.h>

/// Returns true if the current code runs on the executor, an `UnownedSerialExecutor` of Swift. Thread-safe.
bool keel_is_current_executor(const void *executor);
