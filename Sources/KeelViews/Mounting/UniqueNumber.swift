/// An identity that no other object gets. The address of an object (`ObjectIdentifier`) is free again when it is released,
/// so that a key which outlives it would also be that of a later one.
struct UniqueNumber: Hashable {
  private let number: UInt64
  @MainActor private static var last: UInt64 = 0

  @MainActor init() {
    Self.last += 1
    number = Self.last
  }
}
