internal import Glibc
@_spi(Reflection) import Swift

/// A comparison that determines whether two values of a type are known to be the same.
///
/// Equal bits are equal values: a copy of a reference, of a closure with its context, of an array with its buffer. A
/// copy has the bits of its original. Both values are alive, so equal references cannot refer to different objects at
/// one address. Unequal padding only costs an evaluation. Nothing else in the language compares closures, which most
/// views contain: without this comparison, views would be evaluated again with every parent. If bits differ,
/// `Equatable` types are compared by `==`, and structures and tuples field by field. All other values (newly created
/// closures, enums that are not `Equatable`) count as different, because an unnecessary evaluation is harmless.
///
/// Fields that are plain data, without references, are compared by their parts even if they are `Equatable`, as in
/// SwiftUI. Their `==` may ignore a part that the view shows.
@MainActor struct Sameness {
  private let compare: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  func callAsFunction(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { compare(old, new) }

  private static var known: [ObjectIdentifier: Sameness] = [:]
  private static var knownFields: [ObjectIdentifier: Sameness] = [:]

  /// Returns the comparison of a type, whose own `==` is used.
  static func of(_ type: Any.Type) -> Sameness {
    if let found = known[ObjectIdentifier(type)] { return found }
    let made = make(type, deep(type, isExistential: false))
    known[ObjectIdentifier(type)] = made
    return made
  }

  /// Returns the comparison of a field.
  ///
  /// - Parameter isExistential: True if the type is an existential (`any`). Its content is not inspected, because
  ///   reflecting its fields would read invalid memory.
  static func ofField(_ type: Any.Type, isExistential: Bool = false) -> Sameness {
    if let found = knownFields[ObjectIdentifier(type)] { return found }
    let made = make(type, isExistential ? nil : parts(of: type) ?? deep(type, isExistential: isExistential))
    knownFields[ObjectIdentifier(type)] = made
    return made
  }

  private typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Returns the comparison by bits, and by the closure if the bits differ.
  private static func make<T>(_ type: T.Type, _ deep: Comparison?) -> Sameness {
    let size = MemoryLayout<T>.size
    guard size > 0 else { return Sameness { _, _ in true } }
    if let field = type as? any ComparedField.Type { return Sameness(compare: comparing(field)) }
    guard let deep else { return Sameness { memcmp($0, $1, size) == 0 } }
    return Sameness { memcmp($0, $1, size) == 0 || deep($0, $1) }
  }

  private static func deep<T>(_ type: T.Type, isExistential: Bool) -> Comparison? {
    if let equatable = type as? any Equatable.Type { return equating(equatable) }
    return _isPOD(type) || isExistential ? nil : comparingFields(of: type)
  }

  /// Returns the comparison of plain data by its parts; `nil` for other values and for data whose parts are unknown.
  private static func parts<T>(of type: T.Type) -> Comparison? {
    guard _isPOD(type) else { return nil }
    if let optional = type as? any OptionalData.Type { return optional.comparingParts() }
    return comparingFields(of: type)
  }

  private static func comparing<F: ComparedField>(_ type: F.Type) -> Comparison {
    { F.isSame($0.assumingMemoryBound(to: F.self).pointee, $1.assumingMemoryBound(to: F.self).pointee) }
  }

  private static func equating<E: Equatable>(_ type: E.Type) -> Comparison {
    { $0.assumingMemoryBound(to: E.self).pointee == $1.assumingMemoryBound(to: E.self).pointee }
  }

  private static func comparingFields(of type: Any.Type) -> Comparison? {
    // Only structures and tuples have fields side by side. Reflecting the fields of an existential would read a value,
    // and there is none.
    let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    guard kind == structKind || kind == tupleKind else { return nil }
    var fields: [(offset: Int, sameness: Sameness)] = []
    let isKnown = _forEachField(of: type) { _, offset, type, kind in
      fields.append((offset, .ofField(type, isExistential: kind == .existential)))
      return true
    }
    guard isKnown, !fields.isEmpty else { return nil }
    return { old, new in fields.allSatisfy { $0.sameness(old + $0.offset, new + $0.offset) } }
  }

  /// The first word of a type's metadata, as the stable ABI defines it.
  private static let structKind: UInt = 0x200
  private static let tupleKind: UInt = 0x301
}

/// An optional field, whose content is compared by its parts.
@MainActor private protocol OptionalData {
  static func comparingParts() -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool
}

extension Optional: @MainActor OptionalData {
  fileprivate static func comparingParts() -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    let sameness = Sameness.ofField(Wrapped.self)
    return { old, new in
      let (old, new) = (old.assumingMemoryBound(to: Self.self), new.assumingMemoryBound(to: Self.self))
      guard let old = old.pointee, let new = new.pointee else { return old.pointee == nil && new.pointee == nil }
      return withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { sameness(old, $0) } }
    }
  }
}

/// A field of a view with its own comparison.
@MainActor package protocol ComparedField {
  static func isSame(_ old: Self, _ new: Self) -> Bool
}

/// Returns true if two values are known to be the same.
@MainActor package func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
  let sameness = Sameness.of(Value.self)
  return withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { sameness(old, $0) } }
}

/// Returns true if the two values have the same bits, as copies of one value do.
func hasSameBits<Value>(_ old: Value, _ new: Value) -> Bool {
  withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { memcmp(old, $0, MemoryLayout<Value>.size) == 0 } }
}
