internal import Foundation
internal import KeelData
internal import PeopleGear
internal import PeopleUtil

extension LogText {
  /// Describes an error by its kind and code. The texts of most errors contain paths, addresses or values, and stay out.
  init(_ error: any Error) {
    self =
      switch error {
      case let error as DataError: error.logText
      case let error as DecodingError: error.logText
      case let error as HTTPFault: error.logText
      case let error as RandomUser.Fault: error.logText
      case let error as CocoaError: "a file (code \(error.code.rawValue))"
      default: "\(known: String(describing: type(of: error)))"
      }
  }
}

extension DataError {
  fileprivate var logText: LogText {
    switch self {
    // Their sentences name columns and types.
    case .value(let details): "\(known: details.happened)"
    case .constraint(let constraint, _): "a constraint: \(known: "\(constraint)")"
    case .newerSchema(let found, let known, _): "schema \(found) where \(known) is known"
    default: "\(known: name) (code \(details.code))"
    }
  }

  private var name: String {
    switch self {
    case .busy: "busy"
    case .locked: "locked"
    case .readOnly: "read-only"
    case .full: "full"
    case .damaged: "damaged"
    case .notPermitted: "not permitted"
    case .notFound: "not found"
    case .constraint: "constraint"
    case .newerSchema: "newer schema"
    case .stale: "removed or replaced"
    case .value: "value"
    case .cancelled: "cancelled"
    case .misuse: "misuse"
    case .failed: "failed"
    }
  }
}

extension DecodingError {
  /// The keys are those of the program's own types.
  fileprivate var logText: LogText {
    switch self {
    case .typeMismatch(let type, let context): "\(context.logText) is no \(known: "\(type)")"
    case .valueNotFound(_, let context): "\(context.logText) is null"
    case .keyNotFound(let key, let context): "\(context.logText) has no \(known: key.stringValue)"
    case .dataCorrupted(let context): "\(context.logText) is damaged"
    @unknown default: "cannot be decoded"
    }
  }
}

extension DecodingError.Context {
  fileprivate var logText: LogText {
    let keys = codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return keys.isEmpty ? "the whole" : "\(known: keys.joined(separator: "."))"
  }
}

extension HTTPFault {
  fileprivate var logText: LogText {
    switch self {
    case .address: "no address of HTTP"
    case .noConnection(_, let code): "no connection (code \(code))"
    case .tooSlow(let time): "not complete after \(time.components.seconds) s"
    case .tooLarge(let limit): "more than \(limit) bytes"
    case .cutOff(_, let code): "cut off (code \(code))"
    case .cancelled: "cancelled"
    case .other(_, let code): "another failure (code \(code))"
    }
  }
}

extension RandomUser.Fault {
  fileprivate var logText: LogText {
    switch self {
    case .noIdentity: "it has no identity"
    case .noName: "it has no name"
    case .age(let age): "\(age) is no age"
    }
  }
}
