/// An object that is equal only to itself, for models that are values of a path or items of a list.
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  /// Returns true if both references are to the same object.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
