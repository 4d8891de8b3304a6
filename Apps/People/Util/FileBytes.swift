public import Foundation

/// The bytes of files.
public enum FileBytes {
  /// Reads a file off the main actor; `nil` if it cannot be read.
  @concurrent public static func read(_ path: String) async -> Data? { FileManager.default.contents(atPath: path) }
}
