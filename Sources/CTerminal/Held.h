#pragma once
/// The output of a process to descriptors 1 and 2 while its terminal shows an app: held in memory, and shown
/// afterwards.
#include <stddef.h>

/// Redirects descriptors 1 and 2 to the file. Does nothing if no output is held back. Safe in a signal handler.
void keel_held_divert(void);

/// Restores descriptors 1 and 2, and writes the held output to the terminal. Safe in a signal handler.
void keel_held_show(int terminal);

/// Closes the file.
void keel_held_end(void);

/// Writes to a non-blocking descriptor. Gives up after `patience` waits of 50 ms in a row in which nothing was
/// accepted. Returns true if all bytes were written.
int keel_write_patiently(int descriptor, const char *_Nonnull bytes, size_t count, int patience);
