extension Words {
  /// What is wrong with the stored data, and what to do about it.
  public func text(_ error: DoneDoneError) -> String {
    switch error {
    case .diskFull: self[.diskFull]
    case .readOnly: self[.readOnly]
    case .damaged: self[.damaged]
    case .newerSchema: self[.newerSchema]
    case .busy: self[.busy]
    case .unavailable: self[.unavailable]
    case .invalid(let problem): text(problem)
    case .cancelled: self[.cancelled]
    case .failed: self[.failed]
    }
  }

  /// What must be changed in a form.
  public func text(_ problem: ActivityProblem) -> String {
    switch problem {
    case .nameMissing: self[.nameMissing]
    case .nameTooLong: self[.nameTooLong]
    case .noteTooLong: self[.noteTooLong]
    case .minutesOutOfRange: self[.minutesOutOfRange]
    case .timeOutOfRange: self[.timeOutOfRange]
    case .nameTaken: self[.nameTaken]
    }
  }

  /// What must be changed in a field of a form; `nil` if nothing.
  public func text(_ problems: [ActivityProblem], in field: ActivityProblem.Field) -> String? {
    let texts = problems.filter { $0.field == field }.map { text($0) }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// The name of a kind of periods.
  public func name(_ kind: Period.Kind) -> String {
    switch kind {
    case .day: self[ScreenWord.day]
    case .week: self[ScreenWord.week]
    case .month: self[ScreenWord.month]
    }
  }
}
