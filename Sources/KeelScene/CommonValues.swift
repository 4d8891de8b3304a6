/// Shares one copy of equal values that are created repeatedly, such as the rows that many windows show of one model.
///
/// Hash consing (Ershov, *On programming of arithmetic operations*, 1958) in a table of fixed size. It saves memory
/// where equal values share their heap storage, and never changes the visible content. O(1) for each value.
@frozen @usableFromInline package struct CommonValues<Value: Hashable> {
  @usableFromInline var kept: RecentTable<Value, Void>

  /// Creates an empty table.
  ///
  /// - Parameter capacity: The maximum number of values in the table; a power of two.
  @inlinable package init(capacity: Int) { kept = RecentTable(capacity: capacity) }

  /// Returns the copy of an equal value that the table holds, or stores this value and returns it.
  @inlinable package mutating func common(_ value: Value) -> Value {
    if let known = kept.kept(value) { return known }
    kept.keep((), for: value)
    return value
  }
}

/// A value boxed in a separate object, which takes one word in its container and can be shared.
package final class Common<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package init(_ value: Value) { self.value = value }

  package static func == (one: Common, other: Common) -> Bool { one.value == other.value }
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Element {
  /// True if many windows are likely to show the same small element. Elements with typed text are excluded.
  package var isCommon: Bool {
    switch self {
    case .row(let row):
      isShort(row.text) && isShort(row.secondaryText) && isShort(row.badge) && row.marks.count < 8
        && row.actions.count < 8
    case .section(let section): isShort(section.header) && isShort(section.footer)
    case .button(let button): isShort(button.title)
    case .label(let label): isShort(label.text) && label.runs.isEmpty
    case .image(let image): if case .symbol = image.source { isShort(image.label) } else { false }
    default: false
    }
  }
}

extension Attributes {
  /// True if many windows are likely to have the same small attributes.
  package var isCommon: Bool {
    let words = accessibility
    return isShort(words.label) && isShort(words.value) && isShort(words.hint) && isShort(words.identifier)
      && isShort(badge) && isShort(help) && actions.count < 8 && isShort(address ?? "")
  }
}

/// Returns true if a text is small enough to be kept in a table.
package func isShort(_ text: String) -> Bool { text.utf8.count <= 256 }
