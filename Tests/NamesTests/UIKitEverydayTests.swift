import Foundation
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing
import UIKit

/// Names that programs in UIKit use beside views.
@MainActor @Suite struct UIKitEverydayTests {
  @Test func misspelledWordsAreFound() throws {
    try #require(UITextChecker.availableLanguages.contains("en_US"), "make test installs hunspell-en-us")
    let checker = UITextChecker()
    let text = "We don’t tpye 42 worsd."
    func next(from start: Int, wrap: Bool = false, _ language: String = "en") -> String? {
      let whole = NSRange(location: 0, length: text.utf16.count)
      let range = checker.rangeOfMisspelledWord(
        in: text, range: whole, startingAt: start, wrap: wrap, language: language)
      return Range(range, in: text).map { String(text[$0]) }
    }
    #expect(next(from: 0) == "tpye")
    #expect(next(from: 13) == "worsd")
    #expect(next(from: 20) == nil && next(from: 20, wrap: true) == "tpye")
    let word = NSRange(location: 9, length: 4)
    #expect(checker.guesses(forWordRange: word, in: text, language: "en_US")?.contains("type") == true)
    checker.ignoreWord("tpye")
    #expect(next(from: 0) == "worsd" && checker.ignoredWords == ["tpye"])
    UITextChecker.learnWord("worsd")
    #expect(next(from: 0) == nil && UITextChecker.hasLearnedWord("worsd"))
    UITextChecker.unlearnWord("worsd")
    let reports = RuntimeWarning.withCapture {
      #expect(next(from: 0, "xx") == nil && next(from: 0, "xx") == nil)
    }
    #expect(reports.count == 1)
  }

  /// A transparent picture of 2 by 2 pixels.
  private static let dot = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAC0lEQVR4nGNgQAcAABIAAeRVjecAAAAASUVORK5CYII=")

  @Test func picturesAreIconsWhereSymbolsAre() throws {
    let data = try #require(Self.dot)
    let image = try #require(UIImage(data: data))
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: "One", image: image, tag: 0)
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: image.withRenderingMode(.alwaysOriginal), style: .plain, target: nil, action: nil)
    let control = UISegmentedControl(items: [image, "Words"])
    var content = UIListContentConfiguration.cell()
    content.image = image
    let cell = UICollectionViewListCell()
    cell.contentConfiguration = content
    first.view.addSubview(control)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: first)]
    let frontEnd = HeadlessFrontEnd()
    UIWindow(rootViewController: tabs).show(on: frontEnd)
    var found: [String: SymbolPicture] = [:]
    for node in frontEnd.tree.inReadingOrder() {
      switch node.element {
      case .tabs(let tabs): found["tab"] = tabs.tabs.first?.image?.picture
      case .picker(let picker): found["segment"] = picker.options.first?.image?.picture
      case .button(let button): if let picture = button.image?.picture { found["bar"] = picture }
      default: break
      }
    }
    #expect(found.mapValues(\.look.isTemplate) == ["tab": true, "segment": true, "bar": false])
    #expect(found.values.allSatisfy { $0.data == image.data })
    #expect(cell.row.image?.picture?.look.isTemplate == false)
    #expect(image.renderingMode == .automatic)
    #expect(image.withRenderingMode(.alwaysOriginal).renderingMode == .alwaysOriginal)
  }

  @Test func theTitleOfAWideButtonIsAtItsEdge() {
    let button = UIButton(type: .system)
    button.setTitle("Forgot?", for: .normal)
    func alignment() -> SceneAlignment? {
      if case .button(let element) = button.element { element.look?.alignment } else { nil }
    }
    #expect(alignment() == nil && button.contentHorizontalAlignment == .center)
    button.contentHorizontalAlignment = .right
    #expect(alignment() == .trailing && button.contentHorizontalAlignment == .trailing)
    button.contentHorizontalAlignment = .fill
    #expect(alignment() == nil)
  }

  @Test func aStackIsMadeFromNoArchive() {
    final class Row: UIStackView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        spacing = 4
      }
      required init(coder: NSCoder) {
        super.init(coder: coder)
        spacing = 8
      }
    }
    #expect(Row().spacing == 4 && Row(arrangedSubviews: [UILabel()]).spacing == 4)
  }
}
