/// A list of mostly zero or one objects. It occupies one word, and allocates no array before the second object.
struct Few<Object: AnyObject>: Sequence {
  private enum Kept {
    case one(Object)
    case any([Object])
  }
  private var kept = Kept.any([])

  var all: [Object] {
    switch kept {
    case .one(let object): [object]
    case .any(let objects): objects
    }
  }
  var count: Int {
    switch kept {
    case .one: 1
    case .any(let objects): objects.count
    }
  }

  mutating func append(_ object: Object) {
    switch kept {
    case .any(let objects) where objects.isEmpty: kept = .one(object)
    case .one(let first): kept = .any([first, object])
    case .any(var objects):
      kept = .any([])
      objects.append(object)
      kept = .any(objects)
    }
  }

  mutating func removeLast(_ count: Int) {
    guard count > 0 else { return }
    let rest = all.dropLast(count)
    kept = rest.count == 1 ? .one(rest[0]) : .any(Array(rest))
  }

  func makeIterator() -> IndexingIterator<[Object]> { all.makeIterator() }
}
