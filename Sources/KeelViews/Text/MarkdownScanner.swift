import KeelModel

/// A scanner that reads a text once and divides it into tokens.
struct MarkdownScanner {
  private struct Bracket {
    enum Kind { case link, image, attributes }
    var token: Int
    var kind: Kind
    /// The newest run of delimiters before the bracket.
    var delimiter: Int?
  }

  private let atoms: [MarkdownAtom]
  private(set) var tokens: [MarkdownToken] = []
  private var text: [MarkdownAtom] = []
  private var brackets: [Bracket] = []
  private var delimiters = MarkdownDelimiters()
  private var index = 0
  /// The number of characters that were read in search of addresses, which may be read again.
  private var addressSteps = 0
  /// The number of repeated steps, for the tests of hostile text.
  var extraSteps: Int { addressSteps + delimiters.steps }
  /// The start indices of runs of backticks, by the length of the run.
  private var ticks: [Int: [Int]] = [:]

  init(_ atoms: [MarkdownAtom]) {
    self.atoms = atoms
    var place = 0
    while place < atoms.count {
      let length = runLength(of: "`", at: place)
      if length > 0 { ticks[length, default: []].append(place) }
      place += max(length, 1)
    }
  }

  mutating func scan() {
    while index < atoms.count {
      switch atoms[index].character {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiters()
      case "!" where character(at: index + 1) == "[": openBracket(.image)
      case "^" where character(at: index + 1) == "[": openBracket(.attributes)
      case "[": openBracket(.link)
      case "]": closeBracket()
      case "<": readAutolink()
      default: take()
      }
    }
    endText()
    delimiters.pair(above: nil, in: &tokens)
    delimiters.spellOut(in: &tokens)
  }

  private func character(at place: Int) -> Character? {
    atoms.indices.contains(place) ? atoms[place].character : nil
  }

  private mutating func take() {
    text.append(atoms[index])
    index += 1
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    tokens.append(MarkdownToken(atoms: text))
    text = []
  }

  private mutating func readEscape() {
    let next = character(at: index + 1)
    if let next, next.isNewline || next.isASCII && (next.isPunctuation || next.isSymbol) { index += 1 }
    take()
  }

  private func runLength(of mark: Character, at place: Int) -> Int {
    var end = place
    while character(at: end) == mark { end += 1 }
    return end - place
  }

  // MARK: Code

  private mutating func readCode() {
    let length = runLength(of: "`", at: index)
    let start = index + length
    guard let end = firstTicks(length, from: start) else {
      text += atoms[index..<start]
      index = start
      return
    }
    var code = atoms[start..<end]
    if code.count > 2, code.first?.character == " ", code.last?.character == " ",
      code.contains(where: { $0.character != " " })
    {
      code = code.dropFirst().dropLast()
    }
    endText()
    tokens.append(MarkdownToken(atoms: Array(code), isCode: true))
    index = end + length
  }

  private func firstTicks(_ length: Int, from start: Int) -> Int? {
    guard let places = ticks[length] else { return nil }
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < places.count ? places[low] : nil
  }

  // MARK: Delimiters

  private mutating func readDelimiters() {
    guard let mark = character(at: index) else { return }
    let length = runLength(of: mark, at: index)
    let before = index == 0 ? nil : atoms[index - 1]
    let after = index + length < atoms.count ? atoms[index + length] : nil
    endText()
    tokens.append(MarkdownToken(atoms: []))
    delimiters.add(mark, length: length, token: tokens.count - 1, before: before, after: after)
    index += length
  }

  // MARK: Links

  private mutating func openBracket(_ kind: Bracket.Kind) {
    endText()
    let length = kind == .link ? 1 : 2
    tokens.append(MarkdownToken(atoms: Array(atoms[index..<index + length])))
    brackets.append(Bracket(token: tokens.count - 1, kind: kind, delimiter: delimiters.newest))
    index += length
  }

  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return take() }
    if bracket.kind == .attributes, closeAttributes(bracket) { return }
    guard let (destination, end) = MarkdownDestination.read(atoms, after: index, &addressSteps) else { return take() }
    endText()
    // Marks inside the brackets have no partners outside.
    delimiters.pair(above: bracket.delimiter, in: &tokens)
    tokens[bracket.token].atoms = bracket.kind == .attributes ? [.character("^")] : []
    var closing = MarkdownToken(atoms: [])
    if bracket.kind != .image {
      tokens[bracket.token].beginsLink = destination
      closing.endsLink = true
      // A link cannot contain a link.
      brackets = []
    }
    tokens.append(closing)
    index = end
  }

  /// Closes `^[words](inflect: true)`, whose words agree with the number among them. Returns false for anything else,
  /// which is a link after a `^`.
  private mutating func closeAttributes(_ bracket: Bracket) -> Bool {
    guard let (attributes, end) = MarkdownDestination.readAttributes(atoms, after: index, &addressSteps),
      attributes == "inflect:true" || attributes == "inflect:false"
    else { return false }
    endText()
    delimiters.pair(above: bracket.delimiter, in: &tokens)
    tokens[bracket.token].atoms = []
    var closing = MarkdownToken(atoms: [])
    if attributes == "inflect:true" {
      tokens[bracket.token].beginsInflection = true
      closing.endsInflection = true
    }
    tokens.append(closing)
    index = end
    return true
  }

  private mutating func readAutolink() {
    guard let end = MarkdownDestination.endOfAutolink(atoms, at: index, &addressSteps) else { return take() }
    let address = Array(atoms[index + 1..<end])
    endText()
    tokens.append(MarkdownToken(atoms: [], beginsLink: address))
    tokens.append(MarkdownToken(atoms: address))
    tokens.append(MarkdownToken(atoms: [], endsLink: true))
    index = end + 1
  }
}
