extension Word {
  public var english: String {
    switch self {
    case .work: "Work"
    case .study: "Study"
    case .exercise: "Exercise"
    case .home: "Home"
    case .rest: "Rest"
    case .noCategory: "No Category"

    case .yesterday: "Yesterday"
    case .tomorrow: "Tomorrow"

    case .nameMissing: "Enter a name."
    case .nameTooLong: "The name is too long."
    case .noteTooLong: "The note is too long. It can have 10,000 characters."
    case .minutesOutOfRange: "The duration must be between 0 minutes and 24 hours."
    case .timeOutOfRange: "The time must be between 00:00 and 23:59."
    case .nameTaken: "Another category has this name."

    case .diskFull: "The disk is full. Nothing was changed. Free some space and try again."
    case .readOnly: "The file or its folder cannot be written. Nothing was changed."
    case .damaged:
      "The file is damaged or belongs to another app. It was not changed. Choose another file or restore a backup."
    case .newerSchema: "A newer version of the app has written the file. It was not changed. Update the app."
    case .busy: "Another program is using the file. Try again in a moment."
    case .unavailable: "The file or its folder cannot be opened."
    case .cancelled: "The work was cancelled. Nothing was changed."
    case .failed: "Something went wrong. Nothing was changed."

    case .tooLarge: "The file is too large. It can have 64 megabytes."
    case .encoding: "The text is not valid UTF-8."
    case .syntax: "A quotation mark, bracket or separator is missing or in the wrong place."
    case .depth: "Brackets are nested too deeply."
    case .missing: "It is missing."
    case .repeated: "It occurs more than once."
    case .wrongType: "It has a value of the wrong type."
    case .notADay: "It is not a date such as 2026-11-25."
    case .notATime: "It is not a time such as 18:30."
    case .notMinutes: "It is not a number of minutes between 0 and 1440."
    case .notAnIdentifier: "It is not a valid identifier."
    case .repeatedIdentifier: "An earlier row has the same identifier."
    case .notAColor: "It is not a known colour."
    case .unknownCategory: "The file has no category with this identifier."
    case .nothingImported: "Nothing was imported."
    case .alreadyImported: "There was nothing new in the file."
    }
  }
}
