internal import KeelModel

/// The user's answer to a question of a form.
public enum FormAnswer: Hashable, Sendable {
  /// Closes the form, without what was typed.
  case discard
  /// Stores the changes of both, and where both have changed a field, the value of this user or of the other one.
  case keepMine, keepTheirs
  /// Stores what was deleted meanwhile as something new.
  case saveAsNew
}

extension AlertState<FormAnswer> {
  /// The question before what was typed is discarded.
  init(discardingWith words: Words) {
    self.init {
      TextState(words[.discardTitle])
    } actions: {
      ButtonState<FormAnswer>(role: .cancel) { TextState(words[.keepEditing]) }
      ButtonState<FormAnswer>(role: .destructive, action: .discard) { TextState(words[.discard]) }
    } message: {
      TextState(words[.discardMessage])
    }
  }

  /// The question what to store, after someone else has changed the same thing.
  init(resolving merge: EditMerge<some Any>, _ words: Words) {
    let isContested = merge.isContested
    let message = [words[isContested ? .contestedMessage : .changedMessage]] + merge.lines(words)
    self.init {
      TextState(words[.changedTitle])
    } actions: {
      ButtonState<FormAnswer>(role: .cancel) { TextState(words[.keepEditing]) }
      ButtonState<FormAnswer>(action: .keepMine) { TextState(words[isContested ? .keepMine : .saveBoth]) }
      if isContested { ButtonState<FormAnswer>(action: .keepTheirs) { TextState(words[.keepTheirs]) } }
    } message: {
      TextState(message.joined(separator: "\n"))
    }
  }

  /// The question what to do with an edit of something that someone else has deleted.
  init(deleted name: String, _ words: Words) {
    self.init {
      TextState(words[.goneTitle])
    } actions: {
      ButtonState<FormAnswer>(role: .cancel) { TextState(words[.keepEditing]) }
      ButtonState<FormAnswer>(action: .saveAsNew) { TextState(words[.saveAsNew]) }
      ButtonState<FormAnswer>(role: .destructive, action: .discard) { TextState(words[.discard]) }
    } message: {
      TextState(words.gone(name))
    }
  }

  /// The message that something was not stored.
  init(notSaved error: DoneDoneError, _ words: Words) {
    self.init {
      TextState(words[.notSaved])
    } actions: {
      ButtonState<FormAnswer>(role: .cancel) { TextState(words[.ok]) }
    } message: {
      TextState(words.text(error))
    }
  }
}
