#pragma once
/// What a process says on descriptors 1 and 2 while its terminal shows an app: kept in a file in memory, and shown after.
#include <stddef.h>

/// Leads descriptors 1 and 2 to the file. Safe in a signal handler; does nothing where nothing is held back.
void keel_held_divert(void);

/// Leads them back to where they led, and writes what was said to the terminal. Safe in a signal handler.
void keel_held_show(int terminal);

/// Frees the file.
void keel_held_end(void);

/// Writes to a descriptor that does not block. Gives up when it has taken nothing for so many twentieths of a second.
/// Returns whether all of it was written.
int keel_write_patiently(int descriptor, const char *_Nonnull bytes, size_t count, int patience);
