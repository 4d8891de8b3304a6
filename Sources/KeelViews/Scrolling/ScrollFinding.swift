import KeelControls

/// A mount that has views for only a part of its elements, and can create the views that are searched for.
@MainActor protocol IdentityRevealing: AnyMount {
  /// Returns the view with that identity, which is created if necessary.
  func revealedView(identifiedBy id: AnyHashable) -> UIView?
}

/// A mount whose content scrolls.
@MainActor protocol ScrollRegion: AnyMount {
  var scrolledAxes: Axis.Set { get }
}

extension AnyMount {
  /// Returns the view with that identity within this mount. Inner regions that scroll by themselves are not searched.
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

extension MountPoint {
  /// True if the place is in a row of a list on the same page.
  @MainActor var isInRow: Bool {
    var mount = parent
    while let current = mount, current.surroundings.page === surroundings.page {
      if current is any RowContainer { return true }
      mount = current.parent
    }
    return false
  }

  /// Returns true if a region on the same page scrolls this place along the axis. The search ends at the row of a list.
  @MainActor func isScrolled(_ axis: Axis) -> Bool {
    var mount = parent
    while let current = mount, current.surroundings.page === surroundings.page, !(current is any RowContainer) {
      if let region = current as? any ScrollRegion, region.scrolledAxes.contains(Axis.Set(axis)) { return true }
      mount = current.parent
    }
    return false
  }
}
