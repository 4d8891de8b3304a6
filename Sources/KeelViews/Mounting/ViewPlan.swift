import KeelModel
@_spi(Reflection) import Swift

/// The reflection data of a type of view or modifier: the comparison of two values, and the fields that are dynamic
/// properties. It is created once per type.
@MainActor final class ViewPlan {
  private static var plans: [ObjectIdentifier: ViewPlan] = [:]

  /// Returns the plan of the type. O(fields) the first time.
  static func of<V>(_ type: V.Type) -> ViewPlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = ViewPlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private let sameness: Sameness
  private let properties: [PropertyField]
  /// True if values of the type have dynamic properties.
  let hasProperties: Bool

  private init(_ type: Any.Type) {
    sameness = Sameness.of(type)
    var found: [PropertyField] = []
    PropertyField.find(in: type, at: 0, &found)
    properties = found
    hasProperties = !found.isEmpty
  }

  /// Returns true if the two values are known to be the same, in which case the view is not evaluated again.
  func isSame<V>(_ old: V, _ new: V) -> Bool {
    withUnsafePointer(to: old) { old in withUnsafePointer(to: new) { sameness(old, $0) } }
  }

  /// Creates the storages that outlive a single value: the state of `@State`, the object of `@StateObject`. Returns an
  /// empty array if no property has a storage.
  func makeStorages<V>(for view: inout V) -> [AnyObject?] {
    guard !properties.isEmpty else { return [] }
    let storages = withUnsafeMutablePointer(to: &view) { view in
      properties.map { $0.makeStorage(UnsafeMutableRawPointer(view) + $0.offset) }
    }
    return storages.contains { $0 != nil } ? storages : []
  }

  /// Connects the storages to the mount that owns them, and to the saved states of its window.
  func connect(_ storages: [AnyObject?], to mount: any Evaluated) {
    for case let storage as any ConnectedStorage in storages { storage.connect(to: mount) }
    guard ViewStates.areUsed, !storages.isEmpty,
      let states = withoutTracking({ mount.surroundings.environment.values.viewStates })
    else { return }
    for (index, storage) in storages.enumerated() {
      (storage as? any SavedStorage)?.connect(to: states, at: mount, index)
    }
  }

  /// Installs the storages in the dynamic properties of the value, each of which can read the mount's surroundings.
  func install<V>(_ storages: [AnyObject?], in view: inout V, mount: AnyMount) {
    guard !properties.isEmpty else { return }
    withUnsafeMutablePointer(to: &view) { view in
      for (index, property) in properties.enumerated() {
        let storage = storages.isEmpty ? nil : storages[index]
        property.install(UnsafeMutableRawPointer(view) + property.offset, storage, mount)
      }
    }
  }
}

/// A field of a view that consists of a value with dynamic properties, which are treated as the view's own.
@MainActor protocol PropertyCarrier {
  static var carriedType: Any.Type { get }
}

/// A field of a view that is a dynamic property.
@MainActor private struct PropertyField {
  let offset: Int
  let makeStorage: (UnsafeMutableRawPointer) -> AnyObject?
  let install: (UnsafeMutableRawPointer, AnyObject?, AnyMount) -> Void

  /// Finds the fields. Those within a custom dynamic property precede the property itself.
  static func find(in type: Any.Type, at base: Int, _ found: inout [PropertyField]) {
    var fields: [(offset: Int, type: Any.Type)] = []
    _forEachField(of: type) { _, offset, type, _ in
      fields.append((base + offset, type))
      return true
    }
    for field in fields {
      if let stored = field.type as? any StoredProperty.Type {
        found.append(PropertyField(stored, at: field.offset))
      } else if let carrier = field.type as? any PropertyCarrier.Type {
        find(in: carrier.carriedType, at: field.offset, &found)
      } else if let holder = field.type as? any ContainedProperties.Type {
        find(in: holder.containedType, at: field.offset, &found)
      } else if let custom = field.type as? any DynamicProperty.Type {
        find(in: field.type, at: field.offset, &found)
        found.append(PropertyField(custom: custom, at: field.offset))
      } else if let wrapped = field.type as? any WrappedField.Type {
        find(in: wrapped.wrappedType, at: field.offset, &found)
      }
    }
  }

  private init<P: StoredProperty>(_ type: P.Type, at offset: Int) {
    self.offset = offset
    makeStorage = { $0.assumingMemoryBound(to: P.self).pointee.makeStorage() }
    install = { $0.assumingMemoryBound(to: P.self).pointee.install($1, in: $2) }
  }

  private init<P: DynamicProperty>(custom type: P.Type, at offset: Int) {
    self.offset = offset
    makeStorage = { _ in nil }
    install = { pointer, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() }
  }
}

/// A field with one stored property, whose dynamic properties count as those of the view.
@MainActor protocol WrappedField {
  static var wrappedType: Any.Type { get }
}
