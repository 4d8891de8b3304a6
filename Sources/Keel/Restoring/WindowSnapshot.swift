import KeelControls
import KeelModel
import KeelViews

/// What is saved of a window: the state that its program describes, and the states of its hosted views.
@MainActor final class WindowSnapshot {
  private let restoration: UIWindowRestoration
  /// The saved states of the views, from `restore` to `follow`.
  private var saved: SavedViews?
  private var views: ViewStates?
  private var encode: (@MainActor (SavedViews?) throws -> [UInt8])?
  private var token: ObservationToken?

  init(_ restoration: UIWindowRestoration) { self.restoration = restoration }

  /// Gives the program its saved state, and keeps those of the views until `follow`. Returns true if the content had an
  /// older form.
  func restore(_ content: [UInt8]) throws(StateFault) -> Bool {
    // First, so that nothing is restored if anything is newer than this program.
    let views = try SavedViews(in: content)
    let isMigrated = try restoration.restore(content)
    saved = views
    return isMigrated
  }

  /// Connects the window, and calls a closure with the current states (`isInitial`) and after each change.
  ///
  /// - Parameter keepsScrolling: True if the front end does not keep scroll positions and typed texts itself.
  func follow(
    _ window: UIWindow, keepsScrolling: Bool, didChange: @escaping @MainActor (_ isInitial: Bool) -> Void
  ) {
    let views = ViewStates(saved?.values ?? [:], keepsScrolling: keepsScrolling) { didChange(false) }
    saved = nil
    self.views = views
    window.viewStates = views
    window.willClose = { [earlier = window.willClose] in
      earlier?()
      views.end()
    }
    token = restoration.follow { [weak self] encode in
      let isInitial = self?.encode == nil
      self?.encode = encode
      didChange(isInitial)
    }
  }

  /// Removes the states of the views, because the user has ended the program.
  func discardViews() { views?.discard() }

  /// The current content; `nil` before the window is followed.
  var content: [UInt8]? {
    get throws {
      let values = views?.content ?? [:]
      return try encode?(values.isEmpty ? nil : SavedViews(values))
    }
  }
}
