internal import KeelModel

/// A form for something stored, which another user may change or delete during the edit.
@MainActor protocol StoredForm: AnyObject {
  associatedtype Stored
  /// What the content replaces: what was stored when the edit began, or when the user has resolved a conflict; `nil` for
  /// something new.
  var base: Stored? { get set }
  /// What another user has stored, while this one decides.
  var theirs: Stored? { get set }
  /// Combines the content with the changes of another user.
  func merge(with theirs: Stored, preferringMine: Bool)
  /// Prepares the content to be stored as something new.
  func becomeNew()
  /// - Parameter base: What the content replaces, if it is still stored; `nil` for something new.
  func store(replacing base: Stored?) async
  /// Closes the form.
  func finish()
}

extension StoredForm {
  func becomeNew() {}

  /// Performs the user's answer. Returns the task that stores something; `nil` if nothing is stored.
  func perform(_ answer: FormAnswer?) -> Task<Void, Never>? {
    let theirs = theirs
    self.theirs = nil
    switch answer {
    case nil: return nil
    case .discard:
      finish()
      return nil
    case .keepMine, .keepTheirs:
      guard base != nil, let theirs else { return nil }
      merge(with: theirs, preferringMine: answer == .keepMine)
      base = theirs
      return Task { await store(replacing: theirs) }
    case .saveAsNew:
      becomeNew()
      return Task { await store(replacing: nil) }
    }
  }
}
