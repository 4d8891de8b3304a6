@_spi(Reflection) import Swift
import Synchronization

// If an object does not declare a publisher, its `@Published` properties store one. They are found among the stored
// fields of the object and of its superclasses. Once found, they all hold the publisher, and a property that holds none
// sends nothing, so that objects without observers cost nothing. For an object without such properties the publisher is
// in a table.

extension ObservableObjectPublisher {
  /// Held while a publisher is stored in the properties of an object, so that concurrent callers receive the same one.
  private static let installing = Mutex(())

  static func ofPublishedProperties(in object: some ObservableObject) -> ObservableObjectPublisher {
    defer { withExtendedLifetime(object) {} }
    var boxes: [any PublishedBoxing] = []
    var known: ObservableObjectPublisher?
    forEachPublished(of: object) { box in
      // The first property receives the publisher last: if it has one, they all do.
      if boxes.isEmpty { known = box.willChange }
      boxes.append(box)
      return known == nil
    }
    if let known { return known }
    guard let first = boxes.first else { return UnpublishedObjects.publisher(of: object) }
    return installing.withLock { _ in
      if let publisher = first.willChange { return publisher }
      let publisher = ObservableObjectPublisher()
      for box in boxes.reversed() { box.willChange = publisher }
      return publisher
    }
  }

  private static func forEachPublished(of object: AnyObject, _ body: (any PublishedBoxing) -> Bool) {
    let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    // 1 is `.classType`, which the library declares as a variable.
    _ = _forEachField(of: type(of: object), options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
      guard let field = fieldType as? any PublishedField.Type else { return true }
      return body(field.box(at: base + offset))
    }
  }
}

/// A `Published` whose value's type is not known here.
protocol PublishedField {
  static func box(at address: UnsafeRawPointer) -> any PublishedBoxing
}

protocol PublishedBoxing: AnyObject {
  /// The publisher that sends before every change, if there is one.
  var willChange: ObservableObjectPublisher? { get set }
}

/// The publishers of objects that have no `@Published` property to store one in.
private enum UnpublishedObjects {
  struct Entry {
    weak var object: AnyObject?
    var publisher: ObservableObjectPublisher
  }

  /// `@unchecked Sendable`: guarded by the lock.
  final class Table: @unchecked Sendable {
    let lock = Lock()
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The size of the table at which entries of released objects are removed.
    var sweepCount = 32
  }

  private static let table = Table()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let (publisher, dropped) = table.lock { () -> (ObservableObjectPublisher, [ObjectIdentifier: Entry]) in
      let id = ObjectIdentifier(object)
      // A released object may have had the address of this one.
      if let entry = table.entries[id], entry.object === object { return (entry.publisher, [:]) }
      let former = table.entries
      if former.count >= table.sweepCount {
        table.entries = former.filter { $0.value.object != nil }
        table.sweepCount = max(32, 2 * table.entries.count)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[id] = Entry(object: object, publisher: publisher)
      return (publisher, former)
    }
    withExtendedLifetime(dropped) {}
    return publisher
  }
}
