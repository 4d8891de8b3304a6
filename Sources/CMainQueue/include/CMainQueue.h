#pragma once
/// What libdispatch exports for other run loops: a descriptor that becomes readable when the main queue has work,
/// and the call that does that work. Declared here because no header of the toolchain does.
#include <stdint.h>

int32_t _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable unused);
