/// A front end's input, which is read beside the loop while a turn of the loop hangs.
package protocol HangReader: AnyObject, Sendable {
  /// The descriptor that is watched for input.
  var descriptor: Int32 { get }
  /// Reads the available input, without waiting. Called on another thread, also if there is no input.
  func readWhileHanging() -> HangReading
  /// Restores the terminal before the process ends. Called on another thread while the main thread runs.
  func restore()
}

/// The result of a reading while a turn hangs.
package enum HangReading: Hashable, Sendable {
  /// Read again when there is input, or after this time without input.
  case wait(Duration?)
  /// The user ends the program: the process ends as if by this signal.
  case end(by: Int32)
  /// The other side has closed the descriptor, which counts as a hangup.
  case gone
  /// Do not read until the next turn that hangs.
  case stop
}

/// The times after which a loop that does not return is interrupted.
package struct EndingLimits: Hashable, Sendable {
  /// The time after which a turn counts as hanging.
  package var turn = Duration.seconds(2)
  /// The time that a signal may take to end the process.
  package var signal = Duration.seconds(10)

  /// Creates the usual limits.
  package init() {}
}
