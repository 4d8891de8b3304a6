package import KeelModel

/// The levels of a path at one time. Levels of one type are compared in that type, so that a path of many hidden levels
/// is followed without a box for each.
@MainActor package struct PathLevels {
  private let storage: any LevelStorage

  package init(_ path: NavigationPath) { storage = MixedLevels(elements: path.elements) }

  package init<Levels: RandomAccessCollection>(_ levels: Levels) where Levels.Element: Hashable {
    storage = TypedLevels(levels: levels)
  }

  package var count: Int { storage.count }
  /// The levels in boxes. O(levels).
  package var elements: [AnyHashable] { storage.elements(from: 0) }

  /// Returns the levels from one on, in boxes.
  package func elements(from level: Int) -> [AnyHashable] { storage.elements(from: level) }

  /// Returns the number of levels, from the first, that both paths share; `limit` at most.
  package func countOfShared(with other: PathLevels, limit: Int) -> Int {
    storage.countOfShared(with: other.storage, limit: min(limit, count, other.count))
  }
}

@MainActor private protocol LevelStorage {
  var count: Int { get }
  func elements(from level: Int) -> [AnyHashable]
  func countOfShared(with other: any LevelStorage, limit: Int) -> Int
}

extension LevelStorage {
  fileprivate func countOfSharedBoxes(with other: any LevelStorage, limit: Int) -> Int {
    zip(elements(from: 0), other.elements(from: 0)).prefix(limit).prefix(while: NavigationPath.isSameLevel).count
  }
}

private struct MixedLevels: LevelStorage {
  let elements: [AnyHashable]
  var count: Int { elements.count }
  func elements(from level: Int) -> [AnyHashable] { Array(elements[level...]) }
  func countOfShared(with other: any LevelStorage, limit: Int) -> Int { countOfSharedBoxes(with: other, limit: limit) }
}

private struct TypedLevels<Levels: RandomAccessCollection>: LevelStorage where Levels.Element: Hashable {
  let levels: Levels
  var count: Int { levels.count }
  func elements(from level: Int) -> [AnyHashable] { levels.dropFirst(level).map { AnyHashable($0) } }

  func countOfShared(with other: any LevelStorage, limit: Int) -> Int {
    // Boxes of different types can be equal.
    guard Levels.Element.self != AnyHashable.self, let other = other as? Self else {
      return countOfSharedBoxes(with: other, limit: limit)
    }
    let direct = levels.withContiguousStorageIfAvailable { mine in
      other.levels.withContiguousStorageIfAvailable { theirs in
        var shared = 0
        while shared < limit, mine[shared] == theirs[shared] { shared += 1 }
        return shared
      }
    }
    if let shared = direct ?? nil { return shared }
    return zip(levels, other.levels).prefix(limit).prefix { $0 == $1 }.count
  }
}
