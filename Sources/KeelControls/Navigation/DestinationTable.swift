import KeelModel

/// The pages for the types of values.
///
/// If several owners declare one type, the one nearest to the root applies: pages are created from the root on and
/// declare destinations when they load, so that this is the earliest declaration whose owner still exists.
@MainActor package struct DestinationTable {
  private struct Entry {
    weak var owner: AnyObject?
    let make: @MainActor (AnyHashable) -> UIViewController?
  }
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  private var reported: Set<ObjectIdentifier> = []

  package init() {}

  /// Declares the page for values of a type, for the lifetime of the owner; replaces its earlier declaration.
  package mutating func add<Value: Hashable>(
    for type: Value.Type, by owner: AnyObject, _ content: @escaping @MainActor (Value) -> UIViewController
  ) {
    let entry = Entry(owner: owner) { ($0.base as? Value).map(content) }
    let id = ObjectIdentifier(type)
    var known = entries[id, default: []].filter { $0.owner != nil }
    if let index = known.firstIndex(where: { $0.owner === owner }) {
      known[index] = entry
    } else {
      known.append(entry)
    }
    entries[id] = known
    guard known.count > 1, reported.insert(id).inserted else { return }
    RuntimeWarning.report(
      "navigationDestination(for: \(type).self) was declared twice in one stack.",
      rule: "Each type of value has one page: the declaration nearest to the root of the stack.",
      remedy: "Declare it once, on the root page. Keel shows the page of that declaration.")
  }

  /// Removes the declarations of an owner.
  package mutating func remove(_ owner: AnyObject) {
    for (id, known) in entries { entries[id] = known.filter { $0.owner != nil && $0.owner !== owner } }
  }

  /// Returns true if a page is declared for values of the type of this one.
  package func hasPage(for value: AnyHashable) -> Bool {
    entries[ObjectIdentifier(type(of: value.base as Any))]?.contains { $0.owner != nil } ?? false
  }

  /// Creates the page for a value.
  package func page(for value: AnyHashable) -> UIViewController? {
    entries[ObjectIdentifier(type(of: value.base as Any))]?.first { $0.owner != nil }?.make(value)
  }
}
