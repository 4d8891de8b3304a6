/// A reason for which an activity or a category cannot be stored.
public enum ActivityProblem: Error, Hashable, CaseIterable, Sendable {
  /// The name has no visible characters.
  case nameMissing
  case nameTooLong
  case noteTooLong
  case minutesOutOfRange
  case timeOutOfRange
  /// Another category has the name.
  case nameTaken

  /// A field of a form.
  public enum Field: Hashable, Sendable { case name, note, minutes, time }

  /// The field with the problem.
  public var field: Field {
    switch self {
    case .nameMissing, .nameTooLong, .nameTaken: .name
    case .noteTooLong: .note
    case .minutesOutOfRange: .minutes
    case .timeOutOfRange: .time
    }
  }
}

extension Activity {
  /// What must be changed before the activity can be stored; empty if it can be.
  public var problems: [ActivityProblem] {
    var problems: [ActivityProblem] = []
    if name.isBlank { problems.append(.nameMissing) }
    if name.exceeds(Self.nameLimit) { problems.append(.nameTooLong) }
    if note.exceeds(Self.noteLimit) { problems.append(.noteTooLong) }
    if !Self.minutesRange.contains(minutes) { problems.append(.minutesOutOfRange) }
    if !Self.timeRange.contains(time) { problems.append(.timeOutOfRange) }
    return problems
  }
}

extension Category {
  /// What must be changed before the category can be stored; empty if it can be.
  ///
  /// - Parameter others: The stored categories, which may contain an earlier state of this one.
  public func problems(among others: [Category] = []) -> [ActivityProblem] {
    var problems: [ActivityProblem] = []
    if name.isBlank { problems.append(.nameMissing) }
    if name.exceeds(Self.nameLimit) { problems.append(.nameTooLong) }
    if others.contains(where: { $0.id != id && $0.nameKey == nameKey }) { problems.append(.nameTaken) }
    return problems
  }
}

extension String {
  /// True if nothing of the text can be seen.
  var isBlank: Bool { allSatisfy { $0.isWhitespace } }

  /// True if the text has more characters, or more than 16 bytes for each of them: one character can have any number
  /// of accents.
  func exceeds(_ limit: Int) -> Bool {
    let bytes = utf8.count
    return bytes > limit && (bytes > limit * 16 || count > limit)
  }
}
