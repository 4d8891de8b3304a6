internal import DoneDoneModel
internal import Foundation
internal import KeelData

extension DoneDoneError {
  /// Creates the user's error for any error of the database.
  init(_ error: any Error) {
    switch error {
    case let error as DoneDoneError: self = error
    case let error as DataError: self.init(error)
    case is CancellationError: self = .cancelled
    // Creating the folder has failed.
    case let error as CocoaError where error.code == .fileWriteOutOfSpace: self = .diskFull
    case is CocoaError: self = .unavailable
    default: self = .failed
    }
  }

  private init(_ error: DataError) {
    self =
      switch error {
      case .busy, .locked: .busy
      case .readOnly: .readOnly
      case .full: .diskFull
      case .damaged: .damaged
      case .newerSchema: .newerSchema
      case .notPermitted, .notFound, .stale, .failed: .unavailable
      // A row that does not fit, in a file that another program has written to.
      case .value, .constraint: .damaged
      case .cancelled: .cancelled
      case .misuse: .failed
      }
  }
}
