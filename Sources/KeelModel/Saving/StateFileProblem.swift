/// The reason that a state could not be restored or saved.
public enum StateFileProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is damaged. It was renamed to the given path.
  case damaged(keptAt: String)
  /// A newer version of the program has written the file. It was renamed to the given path.
  case newer(version: Int, keptAt: String)
  /// The file could not be read or renamed. It stays, and nothing is saved in this run.
  case unreadable(FileError)
  /// Another object of this program keeps the file. This one has the state that was saved at its creation, and saves
  /// nothing.
  case alreadyOpen(String)
  /// The state was not saved. The file contains an earlier one.
  case notSaved(FileError)
  /// The state was not saved, because it cannot be encoded: a number is not finite, for example.
  case notEncodable(String)

  /// The problem and the remedy, in English.
  public var description: String { "\(happened) \(remedy)" }

  package var happened: String {
    switch self {
    case .damaged: "The saved state could not be read."
    case .newer(let version, _): "The saved state has version \(version), which is newer than this program."
    case .unreadable(let error): "The saved state could not be read: \(error)."
    case .alreadyOpen(let path): "Another object of this program keeps the file \(path)."
    case .notSaved(let error): "The state was not saved: \(error)."
    case .notEncodable(let reason): "The state was not saved: \(reason)."
    }
  }

  package var remedy: String {
    switch self {
    case .damaged(let path), .newer(_, let path): "The program begins without it. It is kept in \(path)."
    case .unreadable: "The program begins without it, and saves nothing. Allow this user to read and to move the file."
    case .alreadyOpen:
      "This one saves nothing. Make one for each file, before the first window, and pass it to all windows."
    case .notSaved: "Make room there, or let this user write there. The next change is saved again."
    case .notEncodable: "Report it to the author of the program. The next change is saved again."
    }
  }
}
