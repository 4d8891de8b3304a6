import FoundationEssentials
import KeelControls
import KeelModel

/// The location at which those of the states on a page begin: the first page of a window, or a page that a mount shows.
@MainActor package struct StateAnchor {
  private weak var owner: AnyMount?
  private let step: String?
  private let isFirstPage: Bool

  /// - Parameters:
  ///   - owner: The mount that shows the page.
  ///   - step: Distinguishes the page from the others of its owner; `nil` if another run could not do so.
  init(_ owner: AnyMount?, _ step: String?) {
    self.owner = owner
    self.step = step
    isFirstPage = false
  }

  /// Creates an anchor for a page with an identity, which becomes text only in programs that save states.
  init(_ owner: AnyMount?, identity: AnyHashable) {
    self.init(owner, ViewStates.areUsed ? stateText(of: identity) : nil)
  }

  private init() {
    step = nil
    isFirstPage = true
  }

  /// The anchor of the first page of a window.
  package static var window: StateAnchor { StateAnchor() }

  fileprivate var location: String? {
    if isFirstPage { return "" }
    guard let step, let outer = owner?.stateLocation else { return nil }
    return outer + "/" + step
  }
}

extension PageContext {
  /// The location of the page in its window: where the views around it are, or which controllers show it.
  fileprivate var stateLocation: String? { stateAnchor.map(\.location) ?? controller?.stateLocation }
}

extension UIViewController {
  /// The identifiers of the controllers from the root of the window to this one; `nil` if it has none itself, unless it
  /// is the root.
  fileprivate var stateLocation: String? {
    var names = [restorationIdentifier].compactMap(\.self)
    var root = self
    while let outer = root.parent ?? root.presenter {
      if let name = outer.restorationIdentifier { names.append(name) }
      root = outer
    }
    guard root.rootWindow != nil, root === self || restorationIdentifier != nil else { return nil }
    return names.reversed().map { stateText(of: $0) ?? "" }.joined(separator: "/")
  }
}

/// A place in a window that another run of the program finds again.
@MainActor protocol StateLocated: AnyObject {
  /// The location in the window, the same in each run of the program; `nil` if there is none.
  var stateLocation: String? { get }
}

extension UIView: StateLocated {
  /// The identifiers of the controllers around the view and its own; `nil` if one of them has none, and for what is part
  /// of a page of views, where a mount has the location.
  var stateLocation: String? {
    guard let name = restorationIdentifier, let page = controllerAround, !(page is any PageOfViews) else {
      return nil
    }
    return page.stateLocation.flatMap { page in stateText(of: name).map { page + "//" + $0 } }
  }
}

extension AnyMount: StateLocated {
  /// The location of the view among those of its window, the same in each run of the program; `nil` if there is none,
  /// because a controller without an identifier shows the page, or an identity around the view is not encodable. O(depth).
  var stateLocation: String? {
    guard !isGone else { return nil }
    var steps: [String] = []
    var mount = self
    while true {
      guard let step = mount.stateStep else { return nil }
      if !step.isEmpty { steps.append(step) }
      guard let outer = mount.parent else { break }
      mount = outer
    }
    guard let start = mount.surroundings.page.stateLocation else { return nil }
    return start + "/" + steps.reversed().joined(separator: "/")
  }

  /// The fingerprint of the location (FNV-1a), which does not reveal the identities in it to a page.
  var stateFingerprint: String? {
    stateLocation.map { location in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in location.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return String(hash, radix: 36)
    }
  }
}

/// Returns the identity as text, the same in each run of the program; `nil` for identities that are neither encodable nor
/// simple cases of an enum.
@MainActor func stateText(of identity: AnyHashable) -> String? {
  func text(of value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode([value])).map { String(decoding: $0, as: UTF8.self) }
  }
  if let value = identity.base as? any Encodable { return text(of: value) }
  if let parts = identity.base as? [AnyHashable] {
    let texts = parts.compactMap { stateText(of: $0) }
    return texts.count == parts.count ? "[\(texts.joined(separator: ","))]" : nil
  }
  let mirror = Mirror(reflecting: identity.base)
  return mirror.displayStyle == .enum && mirror.children.isEmpty ? "\(identity.base)" : nil
}
