/// A position in the text of a field, between two characters.
public final class UITextPosition: Hashable, Sendable {
  /// The number of UTF-16 code units before the position.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  /// Returns true if both positions are equal.
  public static func == (one: UITextPosition, other: UITextPosition) -> Bool { one.offset == other.offset }
  /// Hashes the position.
  public func hash(into hasher: inout Hasher) { hasher.combine(offset) }
}

/// A part of the text of a field. A selection without text is the caret.
public final class UITextRange: Hashable, Sendable {
  /// The position at which the part begins.
  public let start: UITextPosition
  /// The position at which the part ends.
  public let end: UITextPosition
  /// A Boolean value that indicates whether the part has no text.
  public var isEmpty: Bool { start == end }

  /// The part in UTF-16 code units.
  var units: Range<Int> { start.offset..<end.offset }

  init(_ units: Range<Int>) {
    start = UITextPosition(units.lowerBound)
    end = UITextPosition(units.upperBound)
  }

  /// Returns true if both parts begin and end at the same positions.
  public static func == (one: UITextRange, other: UITextRange) -> Bool { one.units == other.units }
  /// Hashes both positions.
  public func hash(into hasher: inout Hasher) { hasher.combine(units) }
}

/// A selection in a text: SwiftUI's `TextSelection` for `UITextField`.
public struct UITextSelection: Hashable, Sendable {
  /// The selected part of the text.
  public var range: Range<String.Index>

  /// Creates a selection of a part of the text.
  public init(range: Range<String.Index>) { self.range = range }
  /// Creates a selection without text: the caret.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// A Boolean value that indicates whether no text is selected, so that the selection is the caret.
  public var isInsertion: Bool { range.isEmpty }
}
