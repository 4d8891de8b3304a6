/// Keeps one copy of values that are made again and again: what many windows show of one model.
///
/// A table of fixed size in which each value has one place, where the last one that came there stays (hash consing:
/// Ershov, *On programming of arithmetic operations*, 1958). It saves memory where equal values share what they keep on
/// the heap, and never changes what anybody sees. O(1) a value.
package struct CommonValues<Value: Hashable> {
  private var kept: [Value?]

  /// - Parameter capacity: how many values it keeps at most; a power of two.
  package init(capacity: Int) {
    precondition(capacity > 0 && capacity & (capacity - 1) == 0, "A power of two.")
    kept = Array(repeating: nil, count: capacity)
  }

  /// The value, as it was kept before if it was.
  package mutating func common(_ value: Value) -> Value {
    let place = value.hashValue & (kept.count - 1)
    if let known = kept[place], known == value { return known }
    kept[place] = value
    return value
  }
}

/// A value with an object of its own, so that it takes one word in whatever holds it, and is shared.
package final class Common<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }

  package static func == (one: Common, other: Common) -> Bool { one.value == other.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Element {
  /// Whether many windows are likely to show the same, and it is small. What people type is none of these.
  package var isCommon: Bool {
    switch self {
    case .row(let row): areShort(row.text, row.secondaryText, row.badge) && row.marks.count < 8 && row.actions.count < 8
    case .section(let section): areShort(section.header, section.footer)
    case .button(let button): areShort(button.title)
    case .label(let label): areShort(label.text) && label.runs.isEmpty
    case .image(let image): if case .symbol = image.source { areShort(image.label) } else { false }
    default: false
    }
  }
}

extension Attributes {
  /// The same of what a node says of itself.
  package var isCommon: Bool {
    let words = accessibility
    return areShort(words.label, words.value, words.hint, words.identifier, badge, help) && actions.count < 8
  }
}

/// Whether a table that keeps them stays small.
package func areShort(_ texts: String...) -> Bool { texts.allSatisfy { $0.utf8.count <= 256 } }
