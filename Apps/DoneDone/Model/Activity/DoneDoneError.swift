/// The reason that stored data cannot be read or written. `Words` contains the messages for users.
public enum DoneDoneError: Error, Hashable, Sendable {
  /// The disk is full. Nothing was changed.
  case diskFull
  /// The file or its folder may not be written.
  case readOnly
  /// The file is not a database of this app, or is damaged. It is not touched.
  case damaged
  /// The file was written by a newer version of the app. It is not touched.
  case newerSchema
  /// Another program keeps the file locked. Trying again may succeed.
  case busy
  /// The file or its folder cannot be opened.
  case unavailable
  /// An activity or a category cannot be stored as it is.
  case invalid(ActivityProblem)
  /// The task was cancelled. Nothing was changed.
  case cancelled
  /// Anything else, which is a mistake of the program.
  case failed
}
