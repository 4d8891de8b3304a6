package import KeelControls
package import KeelModel
package import KeelScene

/// The settings of a row, from the modifiers around its content.
@MainActor package struct RowSettings {
  package var badge = ""
  package var tag: AnyHashable?
  /// The ids of the row for `scrollTo`, the innermost first.
  package var ids: [AnyHashable] = []
  package var isDeleteDisabled = false
  package var isMoveDisabled = false
  package var isSelectionDisabled = false
  /// Swipe actions, those of the leading edge first.
  package var actions: [any RowActionSource] = []
  /// Deletes the row's element.
  package var delete: (() -> Void)?
  /// Moves elements of the row's collection from some offsets to before another offset.
  package var move: ((IndexOffsets, Int) -> Void)?
  /// The collection that contains the row's element, and the index of the element in it.
  package var collection: AnyMount?
  package var index: Int?
  package var look = RowLook()
}

/// An object that provides buttons as actions of a row.
@MainActor package protocol RowActionSource: AnyObject {
  var isLeading: Bool { get }
  var allowsFullSwipe: Bool { get }
  var buttons: [UIView] { get }
}

/// A mount that changes the settings of the rows of its views.
@MainActor package protocol RowModifying: AnyMount {
  func apply(to settings: inout RowSettings)
}

/// A mount of a view with a modifier. Settings of the inner view apply to the whole.
@MainActor protocol UnaryMount: AnyMount {}

extension ModifierMount: UnaryMount {}

/// The receiver of changes of row settings: a list, or one row of it.
@MainActor package protocol RowScope: ItemContainer {
  func rowSettingsDidChange()
}

/// A container that mounts the elements of collections when they come near the visible region.
@MainActor package protocol LazyContainer: RowScope {}

/// A container whose views are rows of a list.
@MainActor package protocol RowContainer: LazyContainer {}

extension AnyMount {
  /// Notifies the row that its settings have changed.
  package func notifyRow() {
    var mount: AnyMount? = self
    while let current = mount {
      if let row = current.surroundings.container as? any RowScope { return row.rowSettingsDidChange() }
      mount = current.parent
    }
  }

  /// Returns true if a modifier inside of this row's mount, or around it, may affect the row's settings.
  func mayAffectRows(upTo list: AnyMount) -> Bool {
    var inside = self
    while inside.kind.contains(.passing) {
      if !inside.kind.isDisjoint(with: [.modifying, .editing]) { return true }
      guard let part = inside.firstPart else { return false }
      inside = part
    }
    // The walk ends at a control. For any other mount, the settings have to be computed.
    guard inside.kind.contains(.control), inside.kind.isDisjoint(with: [.modifying, .editing]) else { return true }
    var mount = parent
    while let current = mount, current !== list {
      if !current.kind.isDisjoint(with: [.modifying, .editing]) { return true }
      mount = current.parent
    }
    return false
  }

  private var firstPart: AnyMount? {
    var first: AnyMount?
    forEachPart { part in first = first ?? part }
    return first
  }

  /// Returns the settings of the row, from the modifiers around this mount and around the view that it modifies.
  ///
  /// - Parameter list: The mount of the list, at which the walk ends.
  func rowSettings(upTo list: AnyMount) -> RowSettings {
    var chain: [AnyMount] = []
    var inside: AnyMount = self
    while inside.kind.contains(.unary), let part = inside.parts.first {
      inside = part
      chain.insert(part, at: 0)
    }
    var mount: AnyMount? = self
    while let current = mount, current !== list {
      chain.append(current)
      mount = current.parent
    }
    var settings = RowSettings()
    // The innermost element is the row's element; the edits of its collection apply to the row.
    var element: (any ElementPlace)?
    // Edits on the element's own view, which precede the element in the chain.
    var edits: [any RowEditing] = []
    var isModified = false
    for mount in chain {
      let kind = mount.kind
      if kind.contains(.modifying) { isModified = true }
      guard !kind.isDisjoint(with: [.element, .editing, .identified]) else { continue }
      if element == nil, let place = mount as? any ElementPlace {
        element = place
        settings.index = place.index
        settings.collection = mount.parent
        if let identity = place.identity { settings.ids.append(identity) }
        for edit in edits { edit.apply(to: &settings, index: place.index) }
      } else if let edit = mount as? any RowEditing {
        if let element { edit.apply(to: &settings, index: element.index) } else { edits.append(edit) }
      } else if let id = (mount as? any IdentifiedMount)?.identity {
        settings.ids.append(id)
      }
    }
    if isModified { for mount in chain.reversed() { (mount as? any RowModifying)?.apply(to: &settings) } }
    if settings.badge.isEmpty, let label = (inside as? any RowLabelled)?.rowLabel { settings.badge = label.ownBadge }
    return settings
  }

  /// The badge of the view, which is the label of a row's control.
  private var ownBadge: String {
    var mounts: [any RowModifying] = []
    var mount: AnyMount? = self
    while let current = mount {
      if let modifying = current as? any RowModifying { mounts.append(modifying) }
      mount = current.kind.isDisjoint(with: [.unary, .passing]) ? nil : current.firstPart
    }
    var settings = RowSettings()
    for mount in mounts.reversed() { mount.apply(to: &settings) }
    return settings.badge
  }
}

/// A mount of a control whose label may have a badge, which the row of the control shows.
@MainActor protocol RowLabelled: AnyMount {
  var rowLabel: AnyMount? { get }
}

/// A mount that allows deleting or moving elements of a collection in it.
@MainActor protocol RowEditing: AnyMount {
  func apply(to settings: inout RowSettings, index: Int)
}

/// A mount that gives its view an identity.
@MainActor protocol IdentifiedMount: AnyMount {
  var identity: AnyHashable? { get }
}

extension IDMount: IdentifiedMount {
  var identity: AnyHashable? { AnyHashable(id) }
}
