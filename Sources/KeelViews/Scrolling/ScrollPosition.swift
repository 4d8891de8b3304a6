import KeelModel
import Synchronization

/// The position of a region that scrolls: the program writes where to scroll to, and reads where the user has scrolled.
///
///     @State private var position = ScrollPosition(idType: Message.ID.self)
///
///     ScrollView { LazyVStack { … }.scrollTargetLayout() }.scrollPosition($position)
///     Button("Latest") { position.scrollTo(edge: .bottom) }
///
/// `@unchecked Sendable`: all fields are `Sendable` except the identities. Those of requests are too, because `init(id:)`
/// and `scrollTo(id:)` accept no others. Those of views (`seen`) are keys of the program. Only `==` is called on them here,
/// which reads nothing that may change in a key. `viewID` returns them as they are: the program may use such a key on
/// another thread only if its type is safe there.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  /// A place that the program wants to scroll to.
  enum Goal: Equatable {
    case none
    case id(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: Double?, y: Double?)
  }
  /// A wish of the program. Its number differs from that of any other one.
  struct Request: Equatable {
    var goal = Goal.none
    var number = 0
  }

  private(set) var request = Request()
  /// The type of identities that the position tells; `nil` for any.
  private var idType: ObjectIdentifier?
  private var seen: AnyHashable?
  /// A Boolean value that indicates whether the user has scrolled since the program did.
  public private(set) var isPositionedByUser = false

  /// Creates a position that leaves the region where it begins, and tells the views with this type of identity to which
  /// the user scrolls.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {
    if ID.self != Never.self { self.idType = ObjectIdentifier(idType) }
  }
  /// Creates a position at a view.
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = Never.self, id: some Hashable & Sendable, anchor: UnitPoint? = nil
  ) {
    self.init(idType: idType)
    set(.id(AnyHashable(id), anchor: anchor))
  }
  /// Creates a position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(idType: idType)
    set(.edge(edge))
  }
  /// Creates a position at distances from the left and the upper edge of the content.
  @_disfavoredOverload public init<ID: Hashable & Sendable>(
    idType: ID.Type = Never.self, x: Double? = nil, y: Double? = nil
  ) {
    self.init(idType: idType)
    set(.point(x: x, y: y))
  }

  private static let numbers = ScrollRequestNumbers()

  private mutating func set(_ goal: Goal) {
    request = Request(goal: goal, number: Self.numbers.next())
    isPositionedByUser = false
    seen = nil
  }

  // MARK: Scrolling

  /// Scrolls to the view with an identity, at the anchor or as little as possible.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    set(.id(AnyHashable(id), anchor: anchor))
  }
  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }
  /// Scrolls to distances from the left and the upper edge of the content.
  public mutating func scrollTo(x: Double, y: Double) { set(.point(x: x, y: y)) }
  /// Scrolls to a distance from the left edge of the content.
  public mutating func scrollTo(x: Double) { set(.point(x: x, y: nil)) }
  /// Scrolls to a distance from the upper edge of the content.
  public mutating func scrollTo(y: Double) { set(.point(x: nil, y: y)) }

  // MARK: Reading

  /// The identity of the view at which the region is: the one that the program has scrolled to, then the one to which the
  /// user has; `nil` if it is unknown.
  public var viewID: (any Hashable)? { identity?.base as? any Hashable }

  /// Returns the identity of the view at which the region is, if it has this type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { identity?.base as? ID }

  private var identity: AnyHashable? {
    if isPositionedByUser { return seen }
    if case .id(let id, _) = request.goal { return id }
    return seen
  }

  /// The edge that the program has scrolled to, until the user scrolls.
  public var edge: Edge? { if !isPositionedByUser, case .edge(let edge) = request.goal { edge } else { nil } }

  /// The distances that the program has scrolled to, until the user scrolls.
  package var distances: (x: Double?, y: Double?)? {
    if !isPositionedByUser, case .point(let x, let y) = request.goal { (x, y) } else { nil }
  }

  /// Returns true if the position tells identities of this type.
  func tells(_ id: AnyHashable) -> Bool {
    guard let idType else { return true }
    return ObjectIdentifier(type(of: id.base)) == idType
  }

  /// Notes where the user has scrolled to.
  mutating func userDidScroll(to id: AnyHashable?) {
    isPositionedByUser = true
    seen = id
  }
}

/// The numbers of requests, each of which is given once.
private final class ScrollRequestNumbers: Sendable {
  private let last = Atomic(0)
  func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
