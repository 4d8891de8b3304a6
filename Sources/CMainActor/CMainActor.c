#include "CMainActor.h"

#include <stdint.h>

#if !__has_attribute(swiftcall)
#error "The Swift runtime is called with Swift's own calling convention."
#endif

__attribute__((swiftcall)) bool swift_task_isCurrentExecutorWithFlags(
    void *identity, const void *implementation, uint64_t flags);

bool keel_is_current_executor(const void *executor) {
  // An executor consists of the two words that the runtime takes. Flag 0 asks for an answer instead of a trap.
  void *const *words = (void *const *)executor;
  return swift_task_isCurrentExecutorWithFlags(words[0], words[1], 0);
}
