public import Foundation

/// The errors that users see. Workers log the details that only developers need.
public enum Fizzle: LocalizedError, Hashable, Codable, Sendable {
  case unknown

  // The source of people.
  case noInternet
  /// The source did not answer in time, or stopped in the middle.
  case sourceTooSlow
  /// The connection was closed before the whole answer was here.
  case answerCutOff
  /// The source answered with this status of HTTP.
  case sourceFailed(status: Int)
  /// The source limits requests. The next one is allowed after these seconds; `nil` if the source does not specify it.
  case tooManyRequests(seconds: Int?)
  /// The answer is larger than this number of bytes.
  case answerTooLarge(limit: Int)
  /// The answer has another media type, for example that of a sign-in page.
  case notPeople(type: String)
  /// The answer should contain people, and cannot be read.
  case answerDamaged
  /// The answer contains no person, or none that can be read.
  case nobody
  /// The address of the source is not one.
  case sourceAddress(String)

  // People and their photos.
  /// There is no such person: removed, or a link that is wrong.
  case personMissing
  case photoMissing
  /// Neither walking nor flying was asked for.
  case notMoving

  // The database.
  /// Another program holds the database.
  case databaseLocked
  case databaseReadOnly
  case diskFull
  case databaseDamaged
  /// A newer version of this program wrote the database.
  case databaseNewer
  /// The file cannot be opened or created.
  case databaseUnavailable(file: String)
}
