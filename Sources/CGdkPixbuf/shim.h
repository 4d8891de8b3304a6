// Decoding of pictures: gdk-pixbuf, with its own loaders.
#include <gdk-pixbuf/gdk-pixbuf.h>
