/// The lines that differ between two texts, in the form of `diff -u`.
struct Difference {
  private enum Line {
    case same(String)
    case removed(String)
    case inserted(String)

    var text: String {
      switch self {
      case .same(let text): " " + text
      case .removed(let text): "-" + text
      case .inserted(let text): "+" + text
      }
    }
    var isSame: Bool { if case .same = self { true } else { false } }
    var isInOld: Bool { if case .inserted = self { false } else { true } }
    var isInNew: Bool { if case .removed = self { false } else { true } }
  }
  private let lines: [Line]
  /// The number of unchanged lines around the changed ones.
  private static let context = 2

  init(from old: String, to new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (one, other) = (0, 0)
    while one < old.count || other < new.count {
      if removed.contains(one) {
        lines.append(.removed(old[one]))
        one += 1
      } else if inserted.contains(other) {
        lines.append(.inserted(new[other]))
        other += 1
      } else {
        lines.append(.same(old[one]))
        one += 1
        other += 1
      }
    }
    self.lines = lines
  }

  /// The difference, with the name of the file.
  func text(file: String) -> String {
    var result = "--- \(file)\n+++ \(file)\n"
    var (old, new) = (1, 1)
    var index = 0
    for hunk in hunks {
      while index < hunk.lowerBound {
        if lines[index].isInOld { old += 1 }
        if lines[index].isInNew { new += 1 }
        index += 1
      }
      let part = lines[hunk]
      result += "@@ -\(old),\(part.count { $0.isInOld }) +\(new),\(part.count { $0.isInNew }) @@\n"
      result += part.map { $0.text + "\n" }.joined()
    }
    return result
  }

  /// The ranges of lines that are shown.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where !lines[index].isSame {
      let around = max(index - Self.context, 0)..<min(index + Self.context + 1, lines.count)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }
}

extension CollectionDifference.Change {
  /// The place of the element in its own text.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
