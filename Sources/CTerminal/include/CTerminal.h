#pragma once
/// The part of the terminal that must work in a signal handler: restoring the terminal for the shell, however the
/// program ends.
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// Saves the terminal's state, sets raw mode and non-blocking writes, and installs the signal handlers. Returns 0, or
/// -1 with errno set.
///
/// `enter` and `leave` are the sequences that switch to the app's screen and back. They are copied (at most 512 bytes
/// each). `wake` is a descriptor that receives a byte when the program is continued after a stop, and
/// `KEEL_TERMINAL_STOP` when the program should stop itself by `keel_terminal_stop`.
int keel_terminal_begin(int descriptor, const char *_Nonnull enter, size_t enter_length, const char *_Nonnull leave,
                        size_t leave_length, int wake);

/// Holds back output to descriptors 1 and 2, if they refer to the terminal, while it is taken over. Call it before
/// `keel_terminal_begin`. The output is written to the terminal whenever the terminal is restored.
///
/// Of long output only the end is written, and all of it is saved to a new file at `path`. Returns 0, or -1 with errno
/// set.
int keel_terminal_hold(int terminal, const char *_Nonnull path);

/// Trims the held output to its last four megabytes if it is longer. Call it from time to time.
void keel_terminal_trim(void);

/// Returns the number of bytes of output since `keel_terminal_hold`.
long long keel_terminal_held_bytes(void);

/// Restores the terminal and shows the held output. Safe in a signal handler, and safe to call twice.
void keel_terminal_restore(void);

/// Restores the terminal and removes the signal handlers.
void keel_terminal_end(void);

/// The byte that is written to the wake descriptor when another process requests the program to stop (`SIGTSTP`).
enum { KEEL_TERMINAL_STOP = 2 };

/// Returns true if the program can be stopped. A shell without job control could not resume it.
bool keel_terminal_can_stop(void);

/// Restores the terminal, stops this process only, and takes over the terminal again on return.
void keel_terminal_stop(void);

/// Restores the terminal, stops the process group as Ctrl-Z does in a shell, and takes over the terminal again on
/// return.
void keel_terminal_suspend(void);

/// Restores the terminal and raises a signal with its default action.
void keel_terminal_die(int signal_number);

/// Reads the size of the terminal in columns and rows. Returns 0, or -1 if the terminal has no size.
int keel_terminal_size(int descriptor, int *_Nonnull columns, int *_Nonnull rows);

/// Returns the columns of a scalar by the C library's table under a UTF-8 locale, or -1 if the table has no width for
/// it.
int keel_terminal_columns(unsigned int scalar);
