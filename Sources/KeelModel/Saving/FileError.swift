/// The reason that a file could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons, for an app's own messages.
  public enum Reason: Hashable, Sendable {
    /// The disk is full, or the user's quota is used up.
    case noSpace
    /// The user has no permission to read or write there.
    case notPermitted
    /// The file system is read-only.
    case readOnly
    /// Another reason, with the number that the system gave (`errno`).
    case other(Int32)
  }

  /// The kind of the reason.
  public let reason: Reason
  /// The path of the file or folder.
  public let path: String

  /// Creates an error from the number that the system gave.
  init(_ code: Int32, _ path: String) {
    reason = SystemFile.reason(of: code)
    self.path = path
  }

  /// The reason and the path, in English.
  public var description: String {
    switch reason {
    case .noSpace: "no space left for \(path)"
    case .notPermitted: "access denied to \(path)"
    case .readOnly: "read-only file system at \(path)"
    case .other(let code): "\(SystemFile.text(of: code)) at \(path)"
    }
  }
}
