// Databases: SQLite.
#pragma once
#include <sqlite3.h>

/// `SQLITE_TRANSIENT`, a cast that Swift does not import: SQLite copies the bytes before the call returns.
static inline sqlite3_destructor_type keel_sqlite3_transient(void) { return SQLITE_TRANSIENT; }

/// `sqlite3_db_config` with one flag, whose variable arguments Swift does not import.
static inline int keel_sqlite3_set_flag(sqlite3 *_Nonnull database, int flag, int isOn) {
  return sqlite3_db_config(database, flag, isOn, (int *)0);
}
