/// Where one is in a stack of screens, as a list of values of any types.
///
/// Use it for a stack whose levels are of several types; for one type, a plain array does. It can be stored and
/// restored through ``codable``.
public struct NavigationPath: Hashable {
  /// The values, the first level first.
  package var elements: [AnyHashable] = []

  public init() {}

  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// Restores a path that was stored.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// Whether two levels are the same: equal, and of one type. `AnyHashable` alone takes 1 and 1.0 for equal, which lead to
  /// different screens.
  package static func isSameLevel(_ left: AnyHashable, _ right: AnyHashable) -> Bool {
    left == right && type(of: left.base) == type(of: right.base)
  }

  /// Paths are equal when their levels are: the same values, of the same types.
  public static func == (lhs: NavigationPath, rhs: NavigationPath) -> Bool {
    lhs.elements.elementsEqual(rhs.elements, by: isSameLevel)
  }

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  /// Goes one level deeper.
  public mutating func append<Value: Hashable>(_ value: Value) {
    elements.append(AnyHashable(value))
  }

  /// Goes back by so many levels. More than there are is reported and empties the path.
  public mutating func removeLast(_ count: Int = 1, fileID: StaticString = #fileID, line: UInt = #line) {
    if count < 0 || count > elements.count {
      Misuse.report(
        "removeLast(\(count)) was called on a path of \(elements.count).",
        rule: "A path gives back as many levels as it has, at most.",
        remedy: "Compare with count first.", fileID: fileID, line: line)
    }
    elements.removeLast(min(max(count, 0), elements.count))
  }

  /// The path in a form that can be stored; `nil` while it holds a value that is not `Codable`.
  public var codable: CodableRepresentation? {
    guard elements.allSatisfy({ $0.base is any (Hashable & Codable) }) else { return nil }
    return CodableRepresentation(elements: elements)
  }
}

/// The name that code written for UIKit uses.
public typealias UINavigationPath = NavigationPath
