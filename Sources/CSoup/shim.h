// HTTP: libsoup 3.
#include <libsoup/soup.h>
