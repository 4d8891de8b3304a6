#pragma once
/// Wrappers of `epoll` and `malloc_trim`, whose system headers Swift does not import.
#include <stdint.h>

/// The readiness of one descriptor.
struct keel_ready {
  /// The token that was passed to `keel_epoll_set`.
  uint64_t token;
  int32_t readable;
  int32_t writable;
};

/// Creates a set of descriptors. Returns a negative number on failure.
int32_t keel_epoll_create(void);
/// Adds a descriptor (`isNew`), or changes the events that it is watched for. Returns zero on success.
int32_t keel_epoll_set(int32_t set, int32_t descriptor, uint64_t token, int32_t isNew, int32_t wantsWrites);
/// Removes a descriptor from the set.
void keel_epoll_remove(int32_t set, int32_t descriptor);
/// Writes the descriptors that are ready now to `ready`, and returns their number. Never waits.
int32_t keel_epoll_ready(int32_t set, struct keel_ready *_Nonnull ready, int32_t capacity);

/// Returns freed memory of the C library to the system, if the library supports it. May be slow; safe on any thread.
void keel_give_memory_back(void);
