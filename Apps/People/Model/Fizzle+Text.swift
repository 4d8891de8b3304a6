extension Fizzle {
  /// A sentence that describes the error.
  public var errorDescription: String? {
    switch self {
    case .unknown: "An unknown error has occurred."
    case .noInternet: "There is no connection to the source of people."
    case .sourceTooSlow: "The source of people does not answer in time."
    case .answerCutOff: "The connection was lost before everything had arrived."
    case .sourceFailed(let status): "The source of people reports an error (\(status))."
    case .tooManyRequests: "The source of people has had too many requests."
    case .answerTooLarge(let limit): "The answer is larger than \(Self.size(limit))."
    case .notPeople(let type): "The source sent something other than people (\(type))."
    case .answerDamaged: "The answer of the source cannot be read."
    case .nobody: "The source sent no people."
    case .sourceAddress(let text): "\u{201C}\(text)\u{201D} is not an address of a source of people."
    case .personMissing: "This person is not here."
    case .photoMissing: "There is no photo."
    case .notMoving: "Nobody walks and nobody flies."
    case .databaseLocked: "Another program is using the stored people."
    case .databaseReadOnly: "The stored people cannot be changed."
    case .diskFull: "The disk is full."
    case .databaseDamaged: "The file of the stored people is damaged."
    case .databaseNewer: "A newer version of People has stored the people."
    case .databaseUnavailable(let file): "The stored people cannot be opened (\(file))."
    }
  }

  /// A sentence that tells the user how to recover.
  public var recoverySuggestion: String? {
    switch self {
    case .unknown, .answerCutOff, .answerDamaged, .nobody, .sourceTooSlow: "Try again."
    case .noInternet: "Check the connection to the internet, and try again."
    case .sourceFailed: "Try again later."
    case .tooManyRequests(let seconds?): "Try again in \(Self.time(seconds))."
    case .tooManyRequests(nil): "Try again in some minutes."
    case .answerTooLarge, .sourceAddress: "Check the address of the source (--source)."
    case .notPeople: "If this network wants you to sign in, open a browser first. Then try again."
    case .personMissing: "The person may have been removed, or the link may be wrong."
    case .photoMissing: nil
    case .notMoving: "Switch on walking or flying."
    case .databaseLocked: "Close the other program, and try again."
    case .databaseReadOnly: "Allow this program to write the file. Nothing is lost."
    case .diskFull: "Remove other files, and try again. Nothing is lost."
    case .databaseDamaged: "Move the file away, or choose another one (--database). It has not been changed."
    case .databaseNewer: "Use the newer version, or choose another file (--database). It has not been changed."
    case .databaseUnavailable: "Check the folder and its permissions, or choose another file (--database)."
    }
  }

  /// Both sentences.
  public var text: String { [errorDescription, recoverySuggestion].compactMap { $0 }.joined(separator: " ") }

  private static func size(_ bytes: Int) -> String {
    bytes >= 1 << 20 ? "\(bytes >> 20) MB" : bytes >= 1 << 10 ? "\(bytes >> 10) kB" : "\(bytes) bytes"
  }

  private static func time(_ seconds: Int) -> String {
    switch seconds {
    case ..<2: "a second"
    case ..<120: "\(seconds) seconds"
    case ..<7200: "\((seconds + 59) / 60) minutes"
    default: "\((seconds + 3599) / 3600) hours"
    }
  }
}
