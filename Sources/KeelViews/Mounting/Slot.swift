package import KeelControls

/// A place in a mount where views of another kind stand: the label of a control, the title of a box.
///
/// The mount owns it, names its `child` among its parts, and is handed the controls that the views come to.
@MainActor package final class Slot<Content: View>: ItemContainer {
  package let depth: Int
  package private(set) var child: Mount<Content>?
  private let didArrange: ([UIView]) -> Void

  /// - Parameter didArrange: Is handed the controls that the views come to, at first and whenever they change.
  package init(
    _ content: Content, in owner: AnyMount, environment: EnvironmentNode? = nil,
    didArrange: @escaping ([UIView]) -> Void
  ) {
    depth = owner.depth
    self.didArrange = didArrange
    child = mount(
      content,
      at: owner.inner.with {
        $0.container = self
        if let environment { $0.environment = environment }
      })
    arrange()
  }

  package func update(to content: Content) { child?.update(to: content) }

  package func arrange() {
    if let child { didArrange(child.items) }
  }
}

/// The words of views that stand for a title: read again whenever they change.
@MainActor package final class WordsSlot<Content: View> {
  private let reader = UIWordsView()
  private var slot: Slot<Content>?
  private let didChange: () -> Void

  /// - Parameter didChange: Called when the words may be others, but not by the initialiser.
  package init(_ content: Content, in owner: AnyMount, didChange: @escaping () -> Void) {
    self.didChange = didChange
    var isMade = false
    slot = Slot(content, in: owner) { [weak self, reader] items in
      reader.views = items
      if isMade { self?.didChange() }
    }
    isMade = true
    reader.onChange = { [weak self] in self?.didChange() }
  }

  package func update(to content: Content) { slot?.update(to: content) }
  package var child: AnyMount? { slot?.child }

  /// What the views come to, as far as words and a picture say it.
  package var words: LabelWords { LabelWords(reading: reader.views) }
}
