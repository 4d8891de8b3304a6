/// Finds the name that a misspelled word probably means.
enum Nearest {
  /// Returns the candidate nearest to the word, or `nil` if none is near enough: at most a third of it may differ.
  static func match(for word: String, among candidates: [String]) -> String? {
    let wanted = Array(NameQuery.fold(word).prefix(64))
    guard !wanted.isEmpty else { return nil }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let letters = Array(NameQuery.fold(candidate).prefix(64))
      if letters.isEmpty { continue }
      let isPart = wanted.count >= 3 && String(letters).contains(String(wanted))
      let distance = isPart ? 1 : distance(wanted, letters)
      guard isPart || distance <= max(1, max(wanted.count, letters.count) / 3) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// Returns the number of letters to insert, remove, change or swap with their neighbour.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
