package import KeelControls

/// A slot in a mount for views of another kind, such as the label of a control or the title of a box.
///
/// The mount owns the slot, includes its `child` in its parts, and receives the controls of the views.
@MainActor package final class Slot<Content: View>: ItemContainer {
  package let depth: Int
  package private(set) var child: Mount<Content>?
  private let didArrange: ([UIView]) -> Void

  /// - Parameter didArrange: Receives the controls of the views, initially and whenever they change.
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

/// The words of views that form a title, read again whenever they change.
@MainActor package final class WordsSlot<Content: View> {
  private let reader = UIWordsView()
  private var slot: Slot<Content>?
  private let didChange: () -> Void

  /// - Parameter didChange: Called when the words may have changed, but not by the initialiser.
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

  /// The words and the picture of the views.
  package var words: LabelWords { LabelWords(reading: reader.views) }
}
