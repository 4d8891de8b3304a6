/// Reads a visual format, letter by letter.
@MainActor struct VisualFormatReader {
  /// What cannot be read.
  struct Failure: Error {
    let text: String
  }

  private var rest: Substring
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(_ format: String, _ metrics: [String: Any], _ views: [String: Any]) {
    rest = Substring(format.filter { !$0.isWhitespace })
    self.metrics = metrics
    self.views = views
  }

  mutating func read() throws(Failure) -> VisualFormatLine {
    var line = VisualFormatLine()
    if take("V:") { line.isVertical = true } else { _ = take("H:") }
    if take("|") { line.parts.append(VisualFormatLine.Part()) }
    while !rest.isEmpty {
      if !line.parts.isEmpty { line.parts[line.parts.count - 1].space = try readSpace() }
      if take("|") {
        line.parts.append(VisualFormatLine.Part())
        break
      }
      line.parts.append(try readView())
    }
    guard rest.isEmpty else { throw Failure(text: "“\(rest)” follows the end") }
    guard line.parts.contains(where: { $0.view != nil }) else { throw Failure(text: "it names no view") }
    return line
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }

  /// Reads nothing, `-`, `-8-` or `-(>=8@750,<=20)-`. Returns `nil` for the usual space.
  private mutating func readSpace() throws(Failure) -> [VisualFormatLine.Predicate]? {
    guard take("-") else { return [.init(value: .points(0))] }
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return nil }
    let predicates = rest.hasPrefix("(") ? try readPredicates() : [try readPredicate()]
    guard take("-") else { throw Failure(text: "a “-” is missing before “\(rest)”") }
    return predicates
  }

  private mutating func readView() throws(Failure) -> VisualFormatLine.Part {
    guard take("[") else { throw Failure(text: "a view is missing before “\(rest)”") }
    let name = readName()
    guard let view = views[name] as? UIView else { throw Failure(text: "there is no view “\(name)”") }
    var part = VisualFormatLine.Part(view: view)
    if rest.hasPrefix("(") { part.sizes = try readPredicates() }
    guard take("]") else { throw Failure(text: "a “]” is missing before “\(rest)”") }
    return part
  }

  private mutating func readPredicates() throws(Failure) -> [VisualFormatLine.Predicate] {
    _ = take("(")
    var predicates = [try readPredicate()]
    while take(",") { predicates.append(try readPredicate()) }
    guard take(")") else { throw Failure(text: "a “)” is missing before “\(rest)”") }
    return predicates
  }

  private mutating func readPredicate() throws(Failure) -> VisualFormatLine.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let name = readName()
    var predicate = VisualFormatLine.Predicate(relation: relation, value: try value(name))
    if take("@") { predicate.priority = UILayoutPriority(Float(try number(readName()))) }
    return predicate
  }

  private func value(_ name: String) throws(Failure) -> VisualFormatLine.Predicate.Value {
    if let view = views[name] as? UIView { return .view(view) }
    return .points(try number(name))
  }

  private func number(_ name: String) throws(Failure) -> Double {
    if let number = Double(name) { return number }
    if let number = metrics[name].flatMap(VisualFormatReader.number) { return number }
    throw Failure(text: "there is no view or metric “\(name)”")
  }

  /// Returns a number of any type.
  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    default: Double("\(value)")
    }
  }

  private mutating func readName() -> String {
    // A minus belongs to a number at its beginning only: `-8-` is a space.
    var name = ""
    if rest.hasPrefix("-") { name = String(rest.removeFirst()) }
    let end = rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") } ?? rest.endIndex
    name += rest[..<end]
    rest = rest[end...]
    return name
  }
}
