extension Words {
  /// Why a file was not imported, in one paragraph. The rows that are wrong are ``ArchiveProblems/first``.
  public func text(_ error: ArchiveError) -> String {
    switch error {
    case .tooLarge: "\(self[.tooLarge]) \(self[.nothingImported])"
    case .malformed(let problem): "\(text(problem)) \(self[.nothingImported])"
    case .newerVersion(let version):
      text(
        english: "A newer version of the app has written the file (format \(version)). Update the app.",
        korean: "더 새로운 버전의 앱에서 만든 파일입니다(형식 \(version)). 앱을 업데이트하세요.") + " "
        + self[.nothingImported]
    case .rows(let problems):
      text(
        english: problems.count == 1
          ? "There is 1 mistake in the file." : "There are \(number(problems.count)) mistakes in the file.",
        korean: "파일에 오류가 \(number(problems.count))개 있습니다.") + " " + self[.nothingImported]
    }
  }

  /// What is wrong with a row, with its line and its column: `Line 17, minutes: It is not a number of minutes…`.
  public func text(_ problem: ArchiveProblem) -> String {
    let line = text(english: "Line \(number(problem.line))", korean: "\(number(problem.line))번째 줄")
    let place = problem.column.map { "\(line), \($0)" } ?? line
    return "\(place): \(text(problem.reason))"
  }

  /// The number of faulty rows that are not listed, for example `And 3 more.`; `nil` if all are listed.
  public func rest(of problems: ArchiveProblems) -> String? {
    let rest = problems.count - problems.first.count
    return rest > 0 ? text(english: "And \(number(rest)) more.", korean: "그 밖에 \(number(rest))개가 더 있습니다.") : nil
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
      text(
        english: "The row has \(found) \(found == 1 ? "field" : "fields") instead of \(expected).",
        korean: "필드가 \(expected)개가 아니라 \(found)개입니다.")
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
    func add(_ count: Int, _ things: (Int) -> String, _ english: String, _ korean: String) {
      if count > 0 { parts.append("\(things(count)) \(text(english: english, korean: korean))") }
    }
    add(summary.addedActivities, activities, "added", "추가")
    add(summary.replacedActivities, activities, "replaced", "교체")
    add(summary.addedCategories, categories, "added", "추가")
    add(summary.replacedCategories, categories, "replaced", "교체")
    return parts.isEmpty ? self[.alreadyImported] : parts.joined(separator: ", ") + "."
  }
}
