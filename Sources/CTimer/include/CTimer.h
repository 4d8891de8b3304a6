#pragma once
/// Wrappers of `timerfd`, whose system header Swift does not import.
#include <stdbool.h>
#include <stdint.h>

/// Creates a timer that does not run: a descriptor that becomes readable when the timer expires. Returns a negative
/// number on failure.
int32_t keel_timer_create(void);
/// Starts the timer anew, or stops it if the time is zero. Forgets an expiry that was not asked for.
void keel_timer_set(int32_t timer, int64_t nanoseconds);
/// Returns true if the timer has expired since it was last set or asked. Never waits.
bool keel_timer_has_expired(int32_t timer);
