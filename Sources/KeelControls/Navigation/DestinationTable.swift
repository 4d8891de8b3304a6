import KeelModel

/// Which page stands for which kind of value.
///
/// Where several say so for one kind, the one nearest the root holds: pages are made from the root on, and say to which
/// pages they lead as they are, so that is the one that said it first of those that are still there.
@MainActor package struct DestinationTable {
  private struct Entry {
    weak var owner: AnyObject?
    let make: @MainActor (AnyHashable) -> UIViewController?
  }
  private var entries: [ObjectIdentifier: [Entry]] = [:]
  private var reported: Set<ObjectIdentifier> = []

  package init() {}

  /// Says which page stands for values of this type, for as long as the owner is there; in place of what it said before.
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
    Misuse.report(
      "navigationDestination(for: \(type).self) was said twice in one stack.",
      rule: "One page stands for a kind of value: the one that was said nearest the root of the stack.",
      remedy: "Say it once, on the root page. Keel shows that one.")
  }

  /// The owner has left.
  package mutating func remove(_ owner: AnyObject) {
    for (id, known) in entries { entries[id] = known.filter { $0.owner != nil && $0.owner !== owner } }
  }

  /// The page that stands for the value.
  package func page(for value: AnyHashable) -> UIViewController? {
    entries[ObjectIdentifier(type(of: value.base as Any))]?.first { $0.owner != nil }?.make(value)
  }
}
