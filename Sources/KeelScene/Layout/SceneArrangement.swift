/// A layout of the program's own. Front ends call it with the sizes of the children (`ArrangedElement`).
///
/// Two arrangements are equal if they have the same number: a changed layout has another one.
public struct SceneArrangement: Hashable, Sendable {
  /// The layout.
  public let program: any SceneArranging
  private let serial: Int

  /// Creates an arrangement that is different from all others.
  @MainActor public init(_ program: any SceneArranging) {
    self.program = program
    serial = ProgramSerial.next()
  }

  /// Returns true if both are copies of the same arrangement.
  public static func == (one: Self, other: Self) -> Bool { one.serial == other.serial }
  /// Hashes the number of the arrangement.
  public func hash(into hasher: inout Hasher) { hasher.combine(serial) }
}

/// Numbers for values that contain code of the program, which cannot be compared.
@MainActor enum ProgramSerial {
  private static var last = 0
  static func next() -> Int {
    last += 1
    return last
  }
}

/// A layout of the program's own: chooses a size, and places the children in it.
@MainActor public protocol SceneArranging: AnyObject, Sendable {
  /// Returns the size for a proposal.
  func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize
  /// Returns the frames of all children, from the top leading corner, and the proposals for which they are placed.
  func places(
    in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> [(frame: SceneRect, proposal: LayoutProposal)]
  /// Returns the position of a guide that the layout sets; `nil` if it sets none.
  func guide(
    _ key: GuideKey, in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> Double?
}

/// The children of a layout of the program's own, as the front end measures them.
@MainActor public protocol ArrangedChildren: AnyObject, Sendable {
  /// The number of children.
  var count: Int { get }
  /// A number that changes whenever a child may have another size, for caches.
  var generation: Int { get }
  /// True if lines begin on the right. Frames are from the leading corner in either case.
  var isRightToLeft: Bool { get }
  /// Returns the size that a child chooses for a proposal.
  func size(of index: Int, in proposal: LayoutProposal) -> SceneSize
  /// Returns the layout priority of a child.
  func priority(of index: Int) -> Double
  /// Returns true if a child is flexible space.
  func isSpacer(_ index: Int) -> Bool
  /// Returns the position of a guide that is set in a child; `nil` if none is set.
  func guide(_ key: GuideKey, of index: Int, _ size: SceneSize, _ proposal: LayoutProposal) -> Double?
}
