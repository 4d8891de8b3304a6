/// The position in a stack of screens, as a list of values of any types.
///
/// Use it for a stack whose levels are of several types; for a single type, an array is enough. It can be stored and
/// restored through ``codable``.
public struct NavigationPath: Hashable {
  /// The values, those of the first level first.
  package var elements: [AnyHashable] = []

  /// Creates an empty path: the root of the stack.
  public init() {}

  /// Creates a path of the given levels, the first one first.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Restores a path that was stored.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// Returns true if two levels are equal and of the same type.
  ///
  /// `AnyHashable` alone treats 1 and 1.0 as equal, although they lead to different screens.
  package static func isSameLevel(_ left: AnyHashable, _ right: AnyHashable) -> Bool {
    left == right && type(of: left.base) == type(of: right.base)
  }

  /// Returns true if the paths have equal values of the same types in the same order.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.elements.elementsEqual(rhs.elements, by: isSameLevel)
  }

  /// The number of levels below the root.
  public var count: Int { elements.count }
  /// A Boolean value that indicates whether the path is at the root.
  public var isEmpty: Bool { elements.isEmpty }

  /// Goes one level deeper, to the screen of a value.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Goes back by a number of levels. A number that is negative or exceeds `count` is reported as misuse and clamped.
  public mutating func removeLast(_ count: Int = 1, fileID: StaticString = #fileID, line: UInt = #line) {
    if count < 0 || count > elements.count {
      RuntimeWarning.report(
        "removeLast(\(count)) was called on a path of \(elements.count).",
        rule: "A path gives back as many levels as it has, at most.",
        remedy: "Compare with count first.", fileID: fileID, line: line)
    }
    elements.removeLast(min(max(count, 0), elements.count))
  }

  /// The path in a form that can be stored, or `nil` while it has a value that is not `Codable`.
  public var codable: CodableRepresentation? {
    guard elements.allSatisfy({ $0.base is any (Hashable & Codable) }) else { return nil }
    return CodableRepresentation(elements: elements)
  }
}

/// The name of `NavigationPath` in code written for UIKit.
public typealias UINavigationPath = NavigationPath
