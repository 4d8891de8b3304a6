#pragma once
/// What has to work inside a signal handler: giving the terminal back to the shell, whatever ended the program.
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/// Remembers how the terminal was, puts it into raw mode, keeps writes from waiting and installs the handlers. 0, or -1 with errno set.
///
/// `enter` and `leave` are what switches the screen over and back. They are copied (at most 512 bytes each).
/// `wake` is a descriptor that gets a byte when the program is continued after a stop, and `KEEL_TERMINAL_STOP` when it is
/// to stop: `keel_terminal_stop` does it then.
int keel_terminal_begin(int descriptor, const char *_Nonnull enter, size_t enter_length, const char *_Nonnull leave,
                        size_t leave_length, int wake);

/// Keeps what is said on descriptors 1 and 2 apart while the terminal is ours, as far as they lead to it. Call it before
/// `keel_terminal_begin`. What was said is written to the terminal whenever that is given back.
///
/// Where that is much, its end is written, and the whole put into a new file at `path`. 0, or -1 with errno set.
int keel_terminal_hold(int terminal, const char *_Nonnull path);

/// Cuts what was said down to its last four megabytes, if it is more. Call it now and then.
void keel_terminal_trim(void);

/// How many bytes have been said since `keel_terminal_hold`.
long long keel_terminal_said(void);

/// Gives the terminal back, and shows what was said meanwhile. Safe in a signal handler, and safe to call twice.
void keel_terminal_restore(void);

/// Gives the terminal back and takes the handlers away.
void keel_terminal_end(void);

/// What is written to the wake descriptor when somebody else wants the program to stop (`SIGTSTP`).
enum { KEEL_TERMINAL_STOP = 2 };

/// Whether the program can be stopped: a shell without job control could not bring it back.
bool keel_terminal_can_stop(void);

/// Gives the terminal back, stops the process alone, and takes the terminal again on return.
void keel_terminal_stop(void);

/// Gives the terminal back, stops the process as Ctrl-Z does in a shell, and takes the terminal again on return.
void keel_terminal_suspend(void);

/// Lets a signal do what it does by itself, and raises it.
void keel_terminal_die(int signal_number);

/// The size of the terminal in columns and rows; 0, or -1 where it has none.
int keel_terminal_size(int descriptor, int *_Nonnull columns, int *_Nonnull rows);

/// The columns of a scalar by the C library's table, under a UTF-8 locale; -1 where it knows none.
int keel_terminal_columns(unsigned int scalar);
