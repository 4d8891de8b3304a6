#define _GNU_SOURCE
#include "Held.h"
#include "CTerminal.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

// Output is held in a file in memory, because a pipe could fill up and a disk could be full. Both descriptors append to
// it, so that the order of the output is kept.
enum {
  // The maximal output to show after the app. Longer output is saved to a file, whose path is shown.
  LINES_SHOWN = 200,
  BYTES_SHOWN = 64 << 10,
  // The output to keep. It is trimmed to this size when it exceeds it by a quarter.
  BYTES_KEPT = 4 << 20,
  PATH_CAPACITY = 4096,
  BLOCK = 4096,
};

static int held = -1;
/// Duplicates of the original descriptors 1 and 2, or -1 for a descriptor that is not redirected.
static int saved[2] = {-1, -1};
/// The offsets up to which output has been shown, or trimmed.
static off_t shown, trimmed;
static char whole_path[PATH_CAPACITY];
static int whole = -1;
static atomic_int is_diverted;

int keel_write_patiently(int descriptor, const char *bytes, size_t count, int patience) {
  int left = patience;
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
      left = patience;
    } else if (written < 0 && errno == EINTR) {
      continue;
    } else if (written < 0 && errno == EAGAIN && left-- > 0) {
      struct pollfd wait = {.fd = descriptor, .events = POLLOUT};
      (void)poll(&wait, 1, 50);
    } else {
      return 0;
    }
  }
  return 1;
}

/// Returns true if a descriptor refers to that terminal, by its device or as `/dev/tty`.
static int leads_to(int descriptor, const struct stat *terminal) {
  struct stat here;
  if (fstat(descriptor, &here) != 0 || !S_ISCHR(here.st_mode)) return 0;
  return here.st_rdev == terminal->st_rdev || (here.st_rdev == makedev(5, 0) && isatty(descriptor));
}

int keel_terminal_hold(int terminal, const char *path) {
  struct stat there;
  if (held >= 0) return 0;
  if (fstat(terminal, &there) != 0) return -1;
  int is_ours[2] = {leads_to(1, &there), leads_to(2, &there)};
  if (!is_ours[0] && !is_ours[1]) return 0;
  int file = memfd_create("held", MFD_CLOEXEC);
  if (file < 0) return -1;
  (void)fcntl(file, F_SETFL, O_RDWR | O_APPEND);
  // Earlier output goes to the terminal. Later output is line-buffered, because a crash does not flush buffers.
  fflush(stdout);
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  for (int index = 0; index < 2; index++) saved[index] = is_ours[index] ? fcntl(index + 1, F_DUPFD_CLOEXEC, 10) : -1;
  whole_path[0] = 0;
  if (strlen(path) < PATH_CAPACITY) strcpy(whole_path, path);
  shown = trimmed = 0;
  whole = -1;
  held = file;
  return 0;
}

void keel_held_divert(void) {
  if (held < 0 || atomic_exchange(&is_diverted, 1)) return;
  for (int index = 0; index < 2; index++) {
    if (saved[index] >= 0) (void)dup2(held, index + 1);
  }
}

void keel_terminal_trim(void) {
  struct stat now;
  if (held < 0 || fstat(held, &now) != 0 || now.st_size - trimmed < BYTES_KEPT + BYTES_KEPT / 4) return;
  off_t end = (now.st_size - BYTES_KEPT) / BLOCK * BLOCK;
  if (fallocate(held, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, end) == 0) trimmed = end;
}

long long keel_terminal_held_bytes(void) {
  struct stat now;
  return held >= 0 && fstat(held, &now) == 0 ? (long long)now.st_size : 0;
}

// MARK: Showing

static void append_text(char *line, size_t *size, const char *text) {
  while (*text && *size < PATH_CAPACITY + BLOCK / 4) line[(*size)++] = *text++;
}

static void append_number(char *line, size_t *size, unsigned long long number) {
  char digits[24];
  int count = 0;
  do digits[count++] = (char)('0' + number % 10);
  while (number /= 10);
  while (count > 0) line[(*size)++] = digits[--count];
}

/// Returns the offset of the last lines to show: the beginning of a line, if there is a line end in the range.
static off_t beginning(off_t from, off_t size) {
  static char block[BLOCK];
  off_t least = size - from > BYTES_SHOWN ? size - BYTES_SHOWN : from;
  off_t end = size, found = least;
  int lines = 0;
  while (end > least) {
    off_t start = end - least > BLOCK ? end - BLOCK : least;
    ssize_t count = pread(held, block, (size_t)(end - start), start);
    if (count <= 0) return least;
    for (ssize_t index = count - 1; index >= 0; index--) {
      if (block[index] != '\n') continue;
      off_t after = start + index + 1;
      if (after == size) continue;
      if (++lines == LINES_SHOWN) return after;
      found = after;
    }
    end = start;
  }
  return least == from ? from : found;
}

/// Copies a part of the held output and counts its lines. Returns true if all of it was written.
static int copy(off_t from, off_t to, int descriptor, int patience, unsigned long long *lines) {
  static char block[BLOCK];
  while (from < to) {
    ssize_t count = pread(held, block, to - from < BLOCK ? (size_t)(to - from) : BLOCK, from);
    if (count <= 0) return 0;
    for (ssize_t index = 0; lines && index < count; index++) *lines += block[index] == '\n';
    if (descriptor >= 0 && !keel_write_patiently(descriptor, block, (size_t)count, patience)) return 0;
    from += count;
  }
  return 1;
}

/// Appends the output to the file at `whole_path`. Returns true on success.
static int keep_whole(off_t from, off_t to) {
  if (whole < 0 && whole_path[0]) {
    whole = open(whole_path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC | O_APPEND, 0600);
  }
  return whole >= 0 && copy(from, to, whole, 0, NULL);
}

static void show(int terminal) {
  static char line[PATH_CAPACITY + BLOCK];
  struct stat now;
  if (fstat(held, &now) != 0 || now.st_size <= shown) return;
  int is_cut = trimmed > shown;
  off_t from = is_cut ? trimmed : shown, start = beginning(from, now.st_size);
  if (start > from || is_cut) {
    unsigned long long lines = 0;
    size_t size = 0;
    (void)copy(from, start, -1, 0, &lines);
    append_text(line, &size, "(");
    if (is_cut) {
      append_text(line, &size, "Lines were left out here, for more was printed than is kept");
    } else {
      append_number(line, &size, lines);
      append_text(line, &size, lines == 1 ? " line was left out here" : " lines were left out here");
    }
    if (keep_whole(from, now.st_size)) {
      append_text(line, &size, is_cut ? ": the last 4 MB are in " : ": all of it is in ");
      append_text(line, &size, whole_path);
    }
    append_text(line, &size, ".)\n");
    (void)keel_write_patiently(terminal, line, size, 20);
  }
  (void)copy(start, now.st_size, terminal, 20, NULL);
  shown = now.st_size;
  (void)fallocate(held, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, shown / BLOCK * BLOCK);
  if (trimmed < shown) trimmed = shown;
}

void keel_held_show(int terminal) {
  if (held < 0 || !atomic_exchange(&is_diverted, 0)) return;
  for (int index = 0; index < 2; index++) {
    if (saved[index] >= 0) (void)dup2(saved[index], index + 1);
  }
  show(terminal);
}

void keel_held_end(void) {
  if (held < 0) return;
  int *all[] = {&held, &saved[0], &saved[1], &whole};
  for (int index = 0; index < 4; index++) {
    if (*all[index] >= 0) close(*all[index]);
    *all[index] = -1;
  }
}
