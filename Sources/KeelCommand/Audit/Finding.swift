/// A name in a source, and what becomes of it.
struct Finding: Hashable {
  enum Kind: Int, Comparable {
    /// It does not compile.
    case absent
    /// It compiles, and changes nothing.
    case silent
    /// It compiles, and has another effect than on Apple's systems.
    case limited

    static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }

    var title: String {
      switch self {
      case .absent: "absent"
      case .silent: "without effect"
      case .limited: "with another effect"
      }
    }
  }

  let kind: Kind
  let line: Int
  let name: String
  /// What to do, or what the front ends do.
  let note: String
}
