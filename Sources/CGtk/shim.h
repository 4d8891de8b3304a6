// Windows and controls: GTK 4 and libadwaita.
#if __has_include(<adwaita.h>)
#include <adwaita.h>
#endif
