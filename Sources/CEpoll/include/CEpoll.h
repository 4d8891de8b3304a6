#pragma once
/// One descriptor that tells which of many are ready, and memory that is given back to the system. The system's own headers
/// for these are not imported by Swift.
#include <stdint.h>

/// What one descriptor is ready for.
struct keel_ready {
  /// What `keel_epoll_set` was given.
  uint64_t token;
  int32_t readable;
  int32_t writable;
};

/// A new set of descriptors; below zero on failure.
int32_t keel_epoll_create(void);
/// Adds the descriptor (`isNew`) or changes what is asked of it. Zero on success.
int32_t keel_epoll_set(int32_t set, int32_t descriptor, uint64_t token, int32_t isNew, int32_t wantsWrites);
/// Takes the descriptor out.
void keel_epoll_remove(int32_t set, int32_t descriptor);
/// What is ready now, without waiting. How many entries were filled in.
int32_t keel_epoll_ready(int32_t set, struct keel_ready *_Nonnull ready, int32_t capacity);

/// Gives the system what the C library keeps of freed memory, where it can do so. Takes its time; safe on any thread.
void keel_give_memory_back(void);
