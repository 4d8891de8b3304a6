#include "CTimer.h"

#include <sys/timerfd.h>
#include <unistd.h>

int32_t keel_timer_create(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK); }

void keel_timer_set(int32_t timer, int64_t nanoseconds) {
  struct itimerspec time = {
      .it_value = {.tv_sec = nanoseconds / 1000000000, .tv_nsec = nanoseconds % 1000000000},
  };
  (void)timerfd_settime(timer, 0, &time, NULL);
}

bool keel_timer_has_expired(int32_t timer) {
  uint64_t count;
  return read(timer, &count, sizeof count) == sizeof count;
}
