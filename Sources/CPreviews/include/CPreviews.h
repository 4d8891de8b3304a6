#pragma once
/// The section of the program into which `#Preview` puts a function for each preview. Swift cannot name its bounds.

/// Calls these functions, each of which declares its preview. Does nothing on systems without ELF files.
void keel_previews_declare(void);
