extension Words {
  /// Why a file was not imported, in one paragraph. The rows that are wrong are ``ArchiveProblems/first``.
  public func text(_ error: ArchiveError) -> String {
    switch error {
    case .tooLarge: "\(self[.tooLarge]) \(self[.nothingImported])"
    case .malformed(let problem): "\(text(problem)) \(self[.nothingImported])"
    case .newerVersion(let version):
      text("newerVersion %lld", .number(version)) + " " + self[.nothingImported]
    case .rows(let problems):
      text("mistakes %lld", .number(problems.count)) + " " + self[.nothingImported]
    }
  }

  /// What is wrong with a row, with its line and its column: `Line 17, minutes: It is not a number of minutes…`.
  public func text(_ problem: ArchiveProblem) -> String {
    let line = text("line %lld", .number(problem.line))
    let place = problem.column.map { "\(line), \($0)" } ?? line
    return "\(place): \(text(problem.reason))"
  }

  /// The number of faulty rows that are not listed, for example `And 3 more.`; `nil` if all are listed.
  public func rest(of problems: ArchiveProblems) -> String? {
    let rest = problems.count - problems.first.count
    return rest > 0 ? text("rest %lld", .number(rest)) : nil
  }

  /// The rule that a row breaks.
  public func text(_ reason: ArchiveProblem.Reason) -> String {
    switch reason {
    case .encoding: self[.encoding]
    case .syntax: self[.syntax]
    case .depth: self[.depth]
    case .missing: self[.missing]
    case .repeated: self[.repeated]
    case .fieldCount(let expected, let found):
      text("fieldCount %1$lld %2$lld", .number(found), .number(expected))
    case .type: self[.wrongType]
    case .day: self[.notADay]
    case .time: self[.notATime]
    case .minutes: self[.notMinutes]
    case .identifier: self[.notAnIdentifier]
    case .repeatedIdentifier: self[.repeatedIdentifier]
    case .color: self[.notAColor]
    case .unknownCategory: self[.unknownCategory]
    case .invalid(let problem): text(problem)
    }
  }

  /// What an import has changed, for example `2 activities added, 1 activity replaced.`
  public func text(_ summary: ImportSummary) -> String {
    var parts: [String] = []
    func add(_ count: Int, _ things: (Int) -> String, _ key: String) {
      if count > 0 { parts.append(text(key, .text(things(count)))) }
    }
    add(summary.addedActivities, activities, "added %@")
    add(summary.replacedActivities, activities, "replaced %@")
    add(summary.addedCategories, categories, "added %@")
    add(summary.replacedCategories, categories, "replaced %@")
    return parts.isEmpty ? self[.alreadyImported] : parts.joined(separator: ", ") + "."
  }

  /// How many activities of a file are stored already: `2 activities are stored already. 1 activity is not.`
  func duplicates(_ count: Int, others: Int) -> String {
    let stored = text("duplicates %lld", .number(count))
    return others == 0 ? stored : stored + " " + text("others %lld", .number(others))
  }
}
