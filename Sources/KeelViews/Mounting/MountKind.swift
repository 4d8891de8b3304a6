/// The properties of a class of mounts that matter to rows. They are read for each mount of each row, and so determined
/// once per class.
struct MountKind: OptionSet {
  let rawValue: Int
  static let unary = MountKind(rawValue: 1 << 0)
  static let container = MountKind(rawValue: 1 << 1)
  static let transforming = MountKind(rawValue: 1 << 2)
  static let passing = MountKind(rawValue: 1 << 3)
  static let element = MountKind(rawValue: 1 << 4)
  static let editing = MountKind(rawValue: 1 << 5)
  static let identified = MountKind(rawValue: 1 << 6)
  static let modifying = MountKind(rawValue: 1 << 7)
  static let control = MountKind(rawValue: 1 << 8)

  @MainActor private static var known: [ObjectIdentifier: MountKind] = [:]

  @MainActor fileprivate static func of(_ mount: AnyMount) -> MountKind {
    let type = ObjectIdentifier(type(of: mount))
    if let kind = known[type] { return kind }
    var kind: MountKind = []
    if mount is any UnaryMount { kind.insert(.unary) }
    if mount is any ItemContainer { kind.insert(.container) }
    if mount is any ItemTransforming { kind.insert(.transforming) }
    if mount is any PassingMount { kind.insert(.passing) }
    if mount is any ElementPlace { kind.insert(.element) }
    if mount is any RowEditing { kind.insert(.editing) }
    if mount is any IdentifiedMount { kind.insert(.identified) }
    if mount is any RowModifying { kind.insert(.modifying) }
    if mount is any SoleControlMount { kind.insert(.control) }
    known[type] = kind
    return kind
  }
}

/// A mount with exactly the controls of its single part.
@MainActor protocol PassingMount: AnyMount {}

extension BodyMount: PassingMount {}
extension ElementMount: PassingMount {}
extension PassMount: PassingMount {}
extension ConditionalMount: PassingMount {}

/// A mount of a view that consists of one control, regardless of its content.
@MainActor protocol SoleControlMount: AnyMount {}

extension ControlMount: SoleControlMount {}
extension ValueMount: SoleControlMount {}
extension ContainerMount: SoleControlMount {}
extension GeometryReaderMount: SoleControlMount {}
extension DrawnMount: SoleControlMount {}

extension AnyMount {
  /// The properties of mounts of this class that matter to rows.
  var kind: MountKind { .of(self) }
}
