// The OSLog module for platforms without Apple's: files with `import OSLog` find `Logger` and `os_log`.
@_exported public import os
