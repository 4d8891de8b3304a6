package import KeelInteraction

/// A page of one sentence that Keel says where the app has none.
@MainActor package final class UISystemPage: UIViewController {
  private let word: SystemWord?
  private let label: UILabel

  /// A page of that sentence, called so.
  package init(title: SystemWord? = nil, text: SystemWord) {
    word = title
    label = UISystemLabel(text)
    super.init()
  }

  override package func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }

  override package var shownTitle: String? { super.shownTitle ?? word.map { systemWords[$0] } }
}

/// A text that Keel says, in the language of its window.
@MainActor private final class UISystemLabel: UILabel {
  private let word: SystemWord

  init(_ word: SystemWord) {
    self.word = word
    super.init(frame: noFrame)
  }

  override var text: String? {
    get { systemWords[word] }
    set {}
  }
}
