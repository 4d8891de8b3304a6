#define _GNU_SOURCE
#include "CTerminal.h"
#include "Held.h"
#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <wchar.h>

enum { SEQUENCE_CAPACITY = 512 };
static const int fatal_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGQUIT};
enum { FATAL_COUNT = sizeof fatal_signals / sizeof fatal_signals[0] };

static struct termios cooked, raw;
static char enter_sequence[SEQUENCE_CAPACITY], leave_sequence[SEQUENCE_CAPACITY];
static size_t enter_size, leave_size;
static int terminal = -1, wake_descriptor = -1;
/// The descriptor's original flags. The descriptor is often shared with the shell, which expects blocking writes.
static int flags_before = 0;
static struct sigaction previous[FATAL_COUNT], previous_stop, previous_continue;
/// True while the terminal is taken over.
static atomic_int is_taken;
static atomic_int is_installed;

/// Returns true if the parent process had this signal ignored.
static int is_ignored(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

void keel_terminal_restore(void) {
  if (!atomic_exchange(&is_taken, 0)) return;
  int saved = errno;
  (void)keel_write_patiently(terminal, leave_sequence, leave_size, 10);
  // Changing the terminal's settings from the background would stop the process, which must not happen while it ends.
  sigset_t block, before;
  sigemptyset(&block);
  sigaddset(&block, SIGTTOU);
  sigprocmask(SIG_BLOCK, &block, &before);
  tcsetattr(terminal, TCSANOW, &cooked);
  keel_held_show(terminal);
  // Restore blocking writes last, so that a stalled terminal cannot block the writes above.
  (void)fcntl(terminal, F_SETFL, flags_before);
  sigprocmask(SIG_SETMASK, &before, NULL);
  errno = saved;
}

static void take(void) {
  if (atomic_exchange(&is_taken, 1)) return;
  (void)fcntl(terminal, F_SETFL, flags_before | O_NONBLOCK);
  tcsetattr(terminal, TCSANOW, &raw);
  keel_held_divert();
  (void)keel_write_patiently(terminal, enter_sequence, enter_size, 10);
}

/// Handles a fatal signal: restores the terminal, then passes the signal to the previous handler (a backtracer, or the
/// kernel).
static void on_fatal(int number, siginfo_t *info, void *context) {
  (void)context;
  keel_terminal_restore();
  for (int index = 0; index < FATAL_COUNT; index++) {
    if (fatal_signals[index] != number) continue;
    struct sigaction action = previous[index];
    // With `&` in a script the program starts with SIGQUIT ignored, and would continue without a terminal.
    if (is_ignored(&action)) action.sa_handler = SIG_DFL;
    sigaction(number, &action, NULL);
  }
  // Queue the signal with the kernel's information, in which a backtracer finds the address.
  if (syscall(SYS_rt_tgsigqueueinfo, getpid(), syscall(SYS_gettid), number, info) != 0) raise(number);
}

/// Takes over the terminal again and wakes the loop, which redraws everything.
static void resume(void) {
  if (terminal < 0 || !atomic_load(&is_installed)) return;
  take();
  char byte = 1;
  if (write(wake_descriptor, &byte, 1) < 0) { /* A full pipe wakes the loop as well. */ }
}

static atomic_int is_stopping;

static void on_stop(int number) {
  int saved = errno;
  if (!atomic_exchange(&is_stopping, 1)) {
    // Notify the program through its loop first. A second signal stops it at once, even if the loop is busy.
    char byte = KEEL_TERMINAL_STOP;
    if (write(wake_descriptor, &byte, 1) == 1) {
      errno = saved;
      return;
    }
  }
  keel_terminal_restore();
  // Stop with the default action: the kernel then does not stop an orphaned process group, which no shell could resume.
  struct sigaction plain, ours;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigemptyset(&plain.sa_mask);
  sigaction(number, &plain, &ours);
  raise(number);
  sigset_t own, before;
  sigemptyset(&own);
  sigaddset(&own, number);
  sigprocmask(SIG_UNBLOCK, &own, &before);
  sigprocmask(SIG_SETMASK, &before, NULL);
  sigaction(number, &ours, NULL);
  atomic_store(&is_stopping, 0);
  resume();
  errno = saved;
}

static void on_continue(int number) {
  int saved = errno;
  (void)number;
  resume();
  errno = saved;
}

int keel_terminal_begin(int descriptor, const char *enter, size_t enter_length, const char *leave,
                        size_t leave_length, int wake) {
  if (enter_length > SEQUENCE_CAPACITY || leave_length > SEQUENCE_CAPACITY) {
    errno = EINVAL;
    return -1;
  }
  if (tcgetattr(descriptor, &cooked) != 0) return -1;
  flags_before = fcntl(descriptor, F_GETFL);
  if (flags_before < 0) return -1;
  raw = cooked;
  cfmakeraw(&raw);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  memcpy(enter_sequence, enter, enter_length);
  memcpy(leave_sequence, leave, leave_length);
  enter_size = enter_length;
  leave_size = leave_length;
  terminal = descriptor;
  wake_descriptor = wake;

  static int has_exit_handler = 0;
  if (!has_exit_handler) {
    has_exit_handler = 1;
    atexit(keel_terminal_restore);
    // After a stack overflow a handler needs another stack. Install one, unless the process has one already.
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
      static char stack[32768];
      stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
      (void)sigaltstack(&own, NULL);
    }
  }
  struct sigaction fatal;
  memset(&fatal, 0, sizeof fatal);
  fatal.sa_sigaction = on_fatal;
  fatal.sa_flags = SA_ONSTACK | SA_SIGINFO;
  sigemptyset(&fatal.sa_mask);
  for (int index = 0; index < FATAL_COUNT; index++) sigaction(fatal_signals[index], &fatal, &previous[index]);
  struct sigaction stop;
  memset(&stop, 0, sizeof stop);
  stop.sa_handler = on_stop;
  stop.sa_flags = SA_RESTART;
  sigemptyset(&stop.sa_mask);
  sigaction(SIGTSTP, &stop, &previous_stop);
  // The program was started by a shell without job control, which could not resume it.
  if (is_ignored(&previous_stop)) sigaction(SIGTSTP, &previous_stop, NULL);
  stop.sa_handler = on_continue;
  sigaction(SIGCONT, &stop, &previous_continue);
  atomic_store(&is_stopping, 0);
  atomic_store(&is_installed, 1);
  take();
  return 0;
}

void keel_terminal_end(void) {
  // An incomplete line in the buffer is shown with the rest.
  fflush(stdout);
  keel_terminal_restore();
  keel_held_end();
  if (!atomic_exchange(&is_installed, 0)) return;
  for (int index = 0; index < FATAL_COUNT; index++) sigaction(fatal_signals[index], &previous[index], NULL);
  sigaction(SIGTSTP, &previous_stop, NULL);
  sigaction(SIGCONT, &previous_continue, NULL);
}

bool keel_terminal_can_stop(void) { return !is_ignored(&previous_stop); }

void keel_terminal_stop(void) {
  atomic_store(&is_stopping, 1);
  raise(SIGTSTP);
}

void keel_terminal_suspend(void) {
  if (is_ignored(&previous_stop)) return;
  atomic_store(&is_stopping, 1);
  keel_terminal_restore();
  // Stop the whole process group, as Ctrl-Z does by default, so that a shell script that started the program stops too.
  kill(0, SIGTSTP);
}

void keel_terminal_die(int signal_number) {
  keel_terminal_end();
  struct sigaction plain;
  memset(&plain, 0, sizeof plain);
  plain.sa_handler = SIG_DFL;
  sigemptyset(&plain.sa_mask);
  sigaction(signal_number, &plain, NULL);
  sigset_t unblock;
  sigemptyset(&unblock);
  sigaddset(&unblock, signal_number);
  sigprocmask(SIG_UNBLOCK, &unblock, NULL);
  raise(signal_number);
}

int keel_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return -1;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

int keel_terminal_columns(unsigned int scalar) {
  // Only the character table changes; the locale of numbers, dates and messages stays.
  static int has_table = 0;
  if (!has_table) has_table = setlocale(LC_CTYPE, "C.UTF-8") || setlocale(LC_CTYPE, "") ? 1 : -1;
  return has_table > 0 ? wcwidth((wchar_t)scalar) : -1;
}
