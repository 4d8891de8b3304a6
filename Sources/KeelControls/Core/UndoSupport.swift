import KeelInteraction
import KeelModel
import KeelScene

/// The undo managers of a window: its own, and those that its controllers provide.
///
/// Pages offer the keys that undo and redo as commands, so that every front end has them. A page is described again
/// when the offer changes.
@MainActor final class UndoSupport {
  private var own: UndoManager?
  /// True while a page asks whether there is a manager, which does not make one.
  private var isLookingOnly = false
  private var followed: [Followed] = []

  /// An undo manager with the observer of what it offers.
  private struct Followed {
    weak var manager: UndoManager?
    let token: ObservationToken
  }

  /// The window's own manager, which is created when a program first uses it: few windows need one.
  func manager(of window: UIWindow) -> UndoManager? {
    if own == nil, !isLookingOnly {
      let manager = UndoManager()
      own = manager
      manager.menuTitle = { [weak window] isRedo, name in
        (window?.systemWords ?? .inEnglish).undoTitle(isRedo: isRedo, name)
      }
      follow(manager, in: window)
    }
    return own
  }

  /// The manager of a page, if there is one. The page is described again when the offer of the manager changes.
  func manager(of page: UIViewController, in window: UIWindow) -> UndoManager? {
    isLookingOnly = true
    defer { isLookingOnly = false }
    guard let manager = page.undoManager else { return nil }
    if !followed.contains(where: { $0.manager === manager }) { follow(manager, in: window) }
    return manager
  }

  /// Called when the window is closed. What can be undone is not kept.
  func end() {
    followed = []
    own = nil
  }

  private func follow(_ manager: UndoManager, in window: UIWindow) {
    var last = withoutTracking { UndoOffer(manager) }
    let token = KeelModel.observe { [weak manager, weak window] in
      guard let manager, let window else { return }
      let offer = UndoOffer(manager)
      guard offer != last else { return }
      last = offer
      withoutTracking { window.describePages() }
    }
    followed.removeAll { $0.manager == nil }
    followed.append(Followed(manager: manager, token: token))
  }
}

/// What an undo manager offers to the user at present.
struct UndoOffer: Equatable {
  /// The name of the action that can be undone, and of the one that can be redone; `nil` if there is none.
  var undo: String?
  var redo: String?

  @MainActor init(_ manager: UndoManager) {
    undo = manager.canUndo ? manager.undoActionName : nil
    redo = manager.canRedo ? manager.redoActionName : nil
  }
}

extension UIWindow {
  /// Requests the descriptions of all pages.
  fileprivate func describePages() {
    for node in nodes.values where node is UIViewController { setNeedsDescription(of: node) }
  }
}

extension UIViewController {
  /// Returns the commands of the page that undo and redo.
  func undoCommands() -> [KeyCommand] {
    guard let window = host, let manager = window.undoSupport.manager(of: self, in: window) else { return [] }
    let offer = UndoOffer(manager)
    return KeyCommand.undoCommands(
      undo: offer.undo.map { systemWords.undoTitle(isRedo: false, $0) },
      redo: offer.redo.map { systemWords.undoTitle(isRedo: true, $0) })
  }

  /// Undoes or redoes, if that is what a command of the page does. The manager is that of the focused view, if one has
  /// the focus. Returns false for other commands.
  func performUndoCommand(_ id: Int) -> Bool {
    guard let isRedo = KeyCommand.isRedo(id) else { return false }
    guard let manager = host?.firstResponder?.undoManager ?? undoManager else { return true }
    if isRedo { manager.redo() } else { manager.undo() }
    return true
  }
}
