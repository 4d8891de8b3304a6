import KeelModel

/// The runs of `*`, `_` and `~` and their pairing: CommonMark's delimiter stack, as a doubly linked list.
struct MarkdownDelimiters {
  private struct Run {
    var mark: Character
    var length: Int
    /// The number of marks without a partner so far.
    var left: Int
    var token: Int
    var canOpen: Bool
    var canClose: Bool
    var previous: Int?
    var next: Int?
  }

  /// The properties that determine the search for a partner of a run.
  private struct Kind: Hashable {
    var mark: Character
    var canOpen: Bool
    var length: Int
  }

  private var runs: [Run] = []
  /// The number of runs that were rejected as a partner.
  private(set) var steps = 0
  /// The newest run that is still in the list.
  private(set) var newest: Int?

  mutating func add(_ mark: Character, length: Int, token: Int, before: MarkdownAtom?, after: MarkdownAtom?) {
    let (before, after) = (Side(before), Side(after))
    let isLeft = after != .space && (after != .punctuation || before != .letter)
    let isRight = before != .space && (before != .punctuation || after != .letter)
    var run = Run(
      mark: mark, length: length, left: length, token: token, canOpen: isLeft, canClose: isRight, previous: newest)
    switch mark {
    case "_":
      run.canOpen = isLeft && (!isRight || before == .punctuation)
      run.canClose = isRight && (!isLeft || after == .punctuation)
    case "~" where length > 2:
      run.canOpen = false
      run.canClose = false
    default: break
    }
    runs.append(run)
    let index = runs.count - 1
    if let newest { runs[newest].next = index }
    newest = index
  }

  /// The kind of atom beside a run. An inserted argument counts as a letter.
  private enum Side {
    case letter, punctuation, space

    init(_ atom: MarkdownAtom?) {
      guard let atom else { self = .space; return }
      guard let character = atom.character else { self = .letter; return }
      self = character.isWhitespace ? .space : character.isPunctuation || character.isSymbol ? .punctuation : .letter
    }
  }

  private mutating func remove(_ index: Int) {
    let (previous, next) = (runs[index].previous, runs[index].next)
    if let previous { runs[previous].next = next }
    if let next { runs[next].previous = previous } else { newest = previous }
  }

  /// Pairs the runs above `bottom` and removes them from the list.
  mutating func pair(above bottom: Int?, in tokens: inout [MarkdownToken]) {
    // At or below these indices no partner was found, and none will be.
    var floors: [Kind: Int] = [:]
    var current = first(above: bottom)
    while let closer = current {
      guard runs[closer].canClose else {
        current = runs[closer].next
        continue
      }
      let kind = Kind(
        mark: runs[closer].mark, canOpen: runs[closer].canOpen,
        length: runs[closer].mark == "~" ? runs[closer].length : runs[closer].length % 3)
      let floor = max(floors[kind] ?? -1, bottom ?? -1)
      var candidate = runs[closer].previous
      while let opener = candidate, opener > floor, !matches(opener, closer) {
        steps += 1
        candidate = runs[opener].previous
      }
      if let opener = candidate, opener > floor {
        current = join(opener, closer, in: &tokens)
      } else {
        floors[kind] = runs[closer].previous ?? -1
        current = runs[closer].next
        if !runs[closer].canOpen { remove(closer) }
      }
    }
    // The remaining runs have no partner.
    if let bottom {
      runs[bottom].next = nil
    }
    newest = bottom
  }

  private func first(above bottom: Int?) -> Int? {
    if let bottom { return runs[bottom].next }
    var index = newest
    while let current = index, let previous = runs[current].previous { index = previous }
    return index
  }

  private func matches(_ opener: Int, _ closer: Int) -> Bool {
    let (opener, closer) = (runs[opener], runs[closer])
    guard opener.mark == closer.mark, opener.canOpen else { return false }
    if opener.mark == "~" { return opener.length == closer.length }
    let isAmbiguous = opener.canClose || closer.canOpen
    return !(isAmbiguous && closer.length % 3 != 0 && (opener.length + closer.length) % 3 == 0)
  }

  /// Pairs two runs' marks, two of each if both have two, otherwise one of each. Returns the run to continue with.
  private mutating func join(_ opener: Int, _ closer: Int, in tokens: inout [MarkdownToken]) -> Int? {
    let used = runs[opener].left >= 2 && runs[closer].left >= 2 ? 2 : 1
    let marks: WritableKeyPath<MarkdownToken.Marks, Int> =
      runs[opener].mark == "~" ? \.struck : used == 2 ? \.bold : \.italic
    tokens[runs[opener].token].opened[keyPath: marks] += 1
    tokens[runs[closer].token].closed[keyPath: marks] += 1
    runs[opener].left -= used
    runs[closer].left -= used
    // Runs between the two have no partner there, and may not have one outside.
    runs[opener].next = closer
    runs[closer].previous = opener
    if runs[opener].left == 0 { remove(opener) }
    guard runs[closer].left == 0 else { return closer }
    let next = runs[closer].next
    remove(closer)
    return next
  }

  /// Sets the marks without a partner as the visible atoms of their tokens.
  func spellOut(in tokens: inout [MarkdownToken]) {
    for run in runs where run.left > 0 {
      tokens[run.token].atoms = Array(repeating: .character(run.mark), count: run.left)
    }
  }
}
