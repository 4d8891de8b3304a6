internal import Foundation
internal import KeelData
internal import PeopleModel

extension Fizzle {
  /// Creates the user's error for an error of the database at a path.
  init(_ error: any Error, path: String) {
    guard let error = error as? DataError else {
      // Creating the folder has failed.
      self = (error as? CocoaError)?.code == .fileWriteOutOfSpace ? .diskFull : .databaseUnavailable(file: path)
      return
    }
    self =
      switch error {
      case .busy, .locked: .databaseLocked
      case .readOnly: .databaseReadOnly
      case .full: .diskFull
      case .damaged: .databaseDamaged
      case .newerSchema: .databaseNewer
      case .notPermitted, .notFound, .stale, .failed: .databaseUnavailable(file: path)
      // A row that does not fit, in a file that another program has written to.
      case .value, .constraint: .databaseDamaged
      case .cancelled, .misuse: .unknown
      }
  }
}

extension DataError {
  /// True if the same work may succeed a moment later.
  static func isTransient(_ error: any Error) -> Bool {
    if case .busy? = error as? DataError { true } else { false }
  }
}
