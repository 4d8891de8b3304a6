#include "CPreviews.h"

#include <stddef.h>

#ifdef __ELF__
typedef void (*Declaration)(void);

// The linker defines these, unless no object has the section.
extern const Declaration __start_keel_previews[] __attribute__((weak, visibility("hidden")));
extern const Declaration __stop_keel_previews[] __attribute__((weak, visibility("hidden")));

void keel_previews_declare(void) {
  for (const Declaration *next = __start_keel_previews; next != __stop_keel_previews; next++) {
    if (*next != NULL) (*next)();
  }
}
#else
void keel_previews_declare(void) {}
#endif
