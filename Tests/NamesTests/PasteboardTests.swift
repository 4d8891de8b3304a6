import KeelScene
import KeelTesting
import Testing
import UIKit

/// The pasteboard is separate for each window: code that runs for one window cannot read text copied in another.
@MainActor @Suite(.serialized) struct PasteboardTests {
  /// A front end with a clipboard.
  private final class Tab: FrontEnd {
    private(set) var copied: [String] = []
    private(set) var root: NodeID?
    private let tree = SceneTree()
    private var events: (any EventSink)?

    func attach(events: any EventSink) { self.events = events }
    func apply(_ patch: Patch) { tree.apply(patch) }
    func copy(text: String) { copied.append(text) }

    func press(_ title: String) {
      let button = tree.inReadingOrder().first { node in
        if case .button(let button) = node.element { button.title == title } else { false }
      }
      if let button { events?.send(.activate(button.id)) }
    }
  }

  private final class Page: UIViewController {
    var found: [String?] = []
    var task: Task<Void, Never>?
    let text: String

    init(_ text: String) {
      self.text = text
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let actions: [(String, @MainActor (Page) -> Void)] = [
        ("Copy", { UIPasteboard.general.string = $0.text }),
        ("Paste", { $0.found.append(UIPasteboard.general.string) }),
        (
          "Paste later",
          { page in
            page.task = Task {
              await Task.yield()
              page.found.append(UIPasteboard.general.string)
            }
          }
        ),
      ]
      for (title, act) in actions {
        view.addSubview(
          UIButton(
            primaryAction: UIAction(title: title) { [weak self] _ in
              if let self { act(self) }
            }))
      }
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      found.append(UIPasteboard.general.string)
    }
  }

  private func show(_ page: Page) -> (UIWindow, Tab) {
    let (window, tab) = (UIWindow(rootViewController: page), Tab())
    window.show(on: tab)
    return (window, tab)
  }

  @Test func aVisitorFindsNothingThatAnotherOneCopied() async {
    let (one, other) = (Page("secret"), Page("word"))
    let (window, tab) = show(one)
    tab.press("Copy")
    let (otherWindow, otherTab) = show(other)
    otherTab.press("Paste")
    otherTab.press("Paste later")
    await other.task?.value
    #expect(other.found == [nil, nil, nil])
    otherTab.press("Copy")
    tab.press("Paste")
    tab.press("Paste later")
    await one.task?.value
    #expect(one.found == [nil, "secret", "secret"])
    // This code runs outside of any window's event.
    UIPasteboard.general.string = "lost"
    #expect(UIPasteboard.general.string == nil && !UIPasteboard.general.hasStrings)
    #expect(tab.copied == ["secret"] && otherTab.copied == ["word"])
    otherWindow.close()
    window.close()
  }

  @Test func aTurnThatShowsAnotherWindowsChangesIsOfNoWindow() {
    final class Reader: UIView {
      var found: [String?] = []
      override func didMoveToSuperview() { found.append(UIPasteboard.general.string) }
    }
    let (one, other) = (Page("secret"), Page("word"))
    let (window, tab) = show(one)
    let (otherWindow, _) = show(other)
    tab.press("Copy")
    let reader = Reader()
    other.view.addSubview(reader)
    #expect(reader.found == [nil])
    window.close()
    otherWindow.close()
  }
}
