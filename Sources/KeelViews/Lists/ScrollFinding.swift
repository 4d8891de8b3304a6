import KeelControls

/// A mount that has views for a part of its elements only, and can make those that are looked for.
@MainActor protocol IdentityRevealing: AnyMount {
  /// The view of that identity, made if it was not there.
  func revealedView(identifiedBy id: AnyHashable) -> UIView?
}

/// A mount whose content scrolls.
@MainActor protocol ScrollRegion: AnyMount {
  var scrolledAxes: Axis.Set { get }
}

extension AnyMount {
  /// The view of that identity in what this mount is made of. Regions within, which scroll by themselves, are left out.
  func view(identifiedBy id: AnyHashable) -> UIView? {
    if let lazy = self as? any IdentityRevealing { return lazy.revealedView(identifiedBy: id) }
    if self is any ScrollTarget { return nil }
    if !kind.isDisjoint(with: [.element, .identified]) {
      let own = (self as? any ElementPlace)?.identity ?? (self as? any IdentifiedMount)?.identity
      if own == id { return items.first }
    }
    for part in parts {
      if let found = part.view(identifiedBy: id) { return found }
    }
    return nil
  }
}

extension Place {
  /// Whether a region on the same page scrolls what is here that way. What stands in a row of a list is the row's.
  @MainActor func isScrolled(_ axis: Axis) -> Bool {
    var mount = parent
    while let current = mount, current.surroundings.page === surroundings.page, !(current is any RowContainer) {
      if let region = current as? any ScrollRegion, region.scrolledAxes.contains(Axis.Set(axis)) { return true }
      mount = current.parent
    }
    return false
  }
}
