package import KeelInteraction

/// A page that shows one of Keel's own sentences, in place of a page that the app does not have.
@MainActor package final class UISystemPage: UIViewController {
  private let word: SystemWord?
  private let label: UILabel

  /// Creates a page that shows a sentence under a title.
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

/// A label that shows one of Keel's own texts, in the language of its window.
@MainActor private final class UISystemLabel: UILabel {
  private let word: SystemWord

  init(_ word: SystemWord) {
    self.word = word
    super.init(frame: noFrame)
  }

  required init?(coder: NSCoder) { nil }

  override var text: String? {
    get { systemWords[word] }
    set {}
  }
}
