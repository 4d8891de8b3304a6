package import KeelControls
package import KeelModel

/// What modifiers around a row's content say of the row.
@MainActor package struct RowSettings {
  package var badge = ""
  package var tag: AnyHashable?
  /// What `scrollTo` knows the row by, the innermost first.
  package var ids: [AnyHashable] = []
  package var isDeleteDisabled = false
  package var isMoveDisabled = false
  package var isSelectionDisabled = false
  /// Swipe actions, those of the leading edge first.
  package var actions: [any RowActionSource] = []
  /// Deletes the element that the row is of.
  package var delete: (() -> Void)?
  /// Moves elements of the collection that the row is of: from there, before what stands there.
  package var move: ((IndexOffsets, Int) -> Void)?
  /// The collection that can be edited, and where the row's element stands in it.
  package var collection: AnyMount?
  package var index: Int?
}

/// Offers buttons as actions of a row.
@MainActor package protocol RowActionSource: AnyObject {
  var isLeading: Bool { get }
  var buttons: [UIView] { get }
}

/// A mount that says something of the rows that its views come to.
@MainActor package protocol RowModifying: AnyMount {
  func apply(to settings: inout RowSettings)
}

/// A mount of a view with a modifier: what is said of the view inside is said of the whole.
@MainActor protocol UnaryMount: AnyMount {}

extension ModifierMount: UnaryMount {}

/// Where a change of what is said of rows ends up: a list, or one row of it.
@MainActor package protocol RowScope: ItemContainer {
  func rowSettingsDidChange()
}

/// Mounts the elements of collections in it as they come near to be seen.
@MainActor package protocol LazyContainer: RowScope {}

/// What the views in it come to are rows of a list.
@MainActor package protocol RowContainer: LazyContainer {}

extension AnyMount {
  /// Tells the row that what is said of it has changed.
  package func tellRow() {
    var mount: AnyMount? = self
    while let current = mount {
      if let row = current.surroundings.container as? any RowScope { return row.rowSettingsDidChange() }
      mount = current.parent
    }
  }

  /// Whether there may be anything of rows that modifiers inside of this row's mount, or around it, say.
  func maySaySomethingOfRows(upTo list: AnyMount) -> Bool {
    var inside = self
    while inside.kind.contains(.passing) {
      if !inside.kind.isDisjoint(with: [.modifying, .editing]) { return true }
      guard let part = inside.firstPart else { return false }
      inside = part
    }
    // A control is what the row is made of. Of anything else, whoever asks for the settings finds out.
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

  /// What the modifiers around this mount, and around the view that it modifies, say of its row.
  ///
  /// - Parameter list: The mount of the list, which the walk ends at.
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
    // The innermost element is the row's, and so are the edits of its collection.
    var element: (any ElementPlace)?
    // Said of the element's own view: that is inside of its place.
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
    guard isModified else { return settings }
    for mount in chain.reversed() { (mount as? any RowModifying)?.apply(to: &settings) }
    return settings
  }
}

/// A mount that lets elements of a collection in it be deleted or moved.
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
