#include "CEpoll.h"

#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

int32_t keel_epoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

int32_t keel_epoll_set(int32_t set, int32_t descriptor, uint64_t token, int32_t isNew, int32_t wantsWrites) {
  struct epoll_event event;
  memset(&event, 0, sizeof event);
  event.events = EPOLLIN | EPOLLRDHUP | (wantsWrites ? EPOLLOUT : 0);
  event.data.u64 = token;
  return epoll_ctl(set, isNew ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, descriptor, &event);
}

void keel_epoll_remove(int32_t set, int32_t descriptor) {
  struct epoll_event unused;
  memset(&unused, 0, sizeof unused);
  epoll_ctl(set, EPOLL_CTL_DEL, descriptor, &unused);
}

int32_t keel_epoll_ready(int32_t set, struct keel_ready *ready, int32_t capacity) {
  struct epoll_event events[256];
  if (capacity > 256) capacity = 256;
  int count = epoll_wait(set, events, capacity, 0);
  if (count < 0) return 0;
  for (int i = 0; i < count; i++) {
    ready[i].token = events[i].data.u64;
    ready[i].readable = (events[i].events & (EPOLLIN | EPOLLRDHUP | EPOLLHUP | EPOLLERR)) != 0;
    ready[i].writable = (events[i].events & EPOLLOUT) != 0;
  }
  return count;
}

void keel_give_memory_back(void) {
#ifdef __GLIBC__
  (void)malloc_trim(0);
#endif
}
