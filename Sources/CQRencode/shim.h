// QR codes: libqrencode.
#include <qrencode.h>
