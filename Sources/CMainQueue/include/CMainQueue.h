#pragma once
/// The interface of libdispatch for other run loops: a descriptor that becomes readable when the main queue has work,
/// and the function that performs the work. No header of the toolchain declares it.
#include <stdint.h>

int32_t _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable unused);
