/// The fixed texts of the domain.
public enum Word: String, Translated {
  // The names of the first categories.
  case work, study, exercise, home, rest
  case noCategory

  // Days beside today.
  case yesterday, tomorrow

  // Problems of a form.
  case nameMissing, nameTooLong, noteTooLong, minutesOutOfRange, timeOutOfRange, nameTaken

  // Problems of the database.
  case diskFull, readOnly, damaged, newerSchema, busy, unavailable, cancelled, failed

  // Problems of a file that is imported.
  case tooLarge, encoding, syntax, depth, missing, repeated, wrongType, notADay, notATime, notMinutes
  case notAnIdentifier, repeatedIdentifier, notAColor, unknownCategory
  case nothingImported
  case alreadyImported
}
