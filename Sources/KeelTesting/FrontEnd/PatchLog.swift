public import KeelScene

/// The patches that a front end has received, and the numbers of their operations by kind.
public struct PatchLog: Sendable {
  /// The kinds of operation, without their values.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The operation of `Patch.Operation` with the same name.
    case root, insert, remove, move, update, attributes, focus
  }

  /// The patches, oldest first; empty if the log only counts.
  public private(set) var patches: [Patch] = []
  /// The number of all patches, recorded or only counted.
  public private(set) var patchCount = 0
  private var counts: [Kind: Int] = [:]
  let keepsPatches: Bool

  init(keepsPatches: Bool) {
    self.keepsPatches = keepsPatches
  }

  /// Returns the number of operations of a kind that were received.
  public func count(of kind: Kind) -> Int { counts[kind] ?? 0 }

  /// The number of operations in all patches.
  public var operationCount: Int { counts.values.reduce(0, +) }

  /// The operations of all recorded patches, oldest first.
  public var operations: [Patch.Operation] { patches.flatMap(\.operations) }

  mutating func record(_ patch: Patch) {
    patchCount += 1
    if keepsPatches { patches.append(patch) }
    for operation in patch.operations { counts[Kind(operation), default: 0] += 1 }
  }

  mutating func clear() {
    patches.removeAll()
    patchCount = 0
    counts.removeAll()
  }
}

extension PatchLog.Kind {
  /// Creates the kind of an operation.
  public init(_ operation: Patch.Operation) {
    self =
      switch operation {
      case .root: .root
      case .insert: .insert
      case .remove: .remove
      case .move: .move
      case .update: .update
      case .attributes: .attributes
      case .focus: .focus
      }
  }
}

extension PatchLog: CustomStringConvertible {
  /// A summary for failed assertions: `3 patches: 1 root, 2 update`.
  public var description: String {
    let parts = Kind.allCases.compactMap { kind in
      counts[kind].map { "\($0) \(kind.rawValue)" }
    }
    return "\(patchCount) \(patchCount == 1 ? "patch" : "patches"): "
      + (parts.isEmpty ? "nothing" : parts.joined(separator: ", "))
  }
}
