/// An object that saves the value of a state.
@MainActor package protocol StateKeeper: AnyObject {
  /// Called when the state has another value.
  func stateDidChange()
  /// Called when the value is read as a secret. It must not be saved from then on.
  func stateIsSecret()
  /// Called when the owner of the state is removed.
  func ownerDidLeave()
}

/// The reading of a text that must not be saved, such as a password.
///
/// A binding may lead through closures of the program, so that the states behind it are known only when they are read.
@MainActor package enum SecretReading {
  /// True while a secret is read.
  package private(set) static var isUnderWay = false

  /// Reads a value. All states that are read for it count as secrets.
  package static func run<Result>(_ read: () -> Result) -> Result {
    let outer = isUnderWay
    isUnderWay = true
    defer { isUnderWay = outer }
    return read()
  }
}
