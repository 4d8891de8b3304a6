#if Desktop
import CKeelGtk

/// An address that C hands to a callback, which passes it on to the main actor. GTK calls on that thread only.
struct Address: Sendable {
  private let bits: UInt
  init(_ pointer: UnsafeRawPointer?) { bits = UInt(bitPattern: pointer) }
  init(_ pointer: OpaquePointer?) { bits = UInt(bitPattern: pointer) }
  var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: bits) }
  var opaque: OpaquePointer? { OpaquePointer(bitPattern: bits) }

  /// The Swift object whose reference C holds (`Held`).
  func object<T: AnyObject>(_ type: T.Type = T.self) -> T? {
    pointer.map { Unmanaged<T>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// The references to Swift objects that C holds.
enum Held {
  /// Adds a reference, which C must give back with `release`.
  static func retain(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passRetained(object).toOpaque() }

  /// Gives a reference back; C does so when the object that holds it goes.
  static func release(_ reference: UnsafeMutableRawPointer?) {
    if let reference { Unmanaged<AnyObject>.fromOpaque(reference).release() }
  }
}
#endif
