import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

@testable import UIKit

/// Cases in which the imperative layer behaved differently from UIKit.
@MainActor @Suite(.serialized) struct UIKitAgreementTests {
  private func show(_ controller: UIViewController) -> (UIWindow, Driver) {
    let (window, frontEnd) = (UIWindow(rootViewController: controller), HeadlessFrontEnd())
    window.show(on: frontEnd)
    return (window, Driver(frontEnd))
  }

  // MARK: Rows

  private final class Rows: UITableViewController {
    var chosen: [Int] = []
    var deselected: [Int] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      switch indexPath.row {
      case 1: nil
      case 2: IndexPath(row: 3, section: 0)
      case 3: IndexPath(row: 9, section: 0)
      default: indexPath
      }
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      deselected.append(indexPath.row)
    }
  }

  @Test func aTableSelectsTheRowThatItsDelegateNames() throws {
    let rows = Rows()
    let (window, driver) = show(rows)
    try driver.tap("Row 0")
    _ = try? driver.tap("Row 1")
    try driver.tap("Row 2")
    #expect(rows.chosen == [0, 3] && rows.deselected == [0])
    #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    // The delegate names row 9, which does not exist.
    try driver.tap("Row 3")
    #expect(rows.chosen == [0, 3])
    window.close()
  }

  // MARK: Pages

  private final class Numbers: NSObject, UIPageViewControllerDataSource {
    private func page(_ number: Int) -> UIViewController? {
      guard (0...2).contains(number) else { return nil }
      let page = UIViewController()
      page.title = "\(number)"
      page.view.addSubview(UILabel())
      return page
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page((Int(viewController.title ?? "") ?? 0) - 1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page((Int(viewController.title ?? "") ?? 0) + 1) }
  }

  @Test func pagesThatOnlyTheirActionKnowsAreShown() throws {
    let numbers = Numbers()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let first = UIViewController()
    first.title = "0"
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.dataSource = numbers
    let next = try #require(pages.view.accessibilityCustomActions?.last)
    #expect(next.actionHandler?(next) == true)
    #expect(pages.viewControllers?.map(\.title) == ["1"])
    #expect(pages.view.accessibilityCustomActions?.count == 2)
    pages.setViewControllers(nil, direction: .forward, animated: false)
    #expect(pages.viewControllers == nil && pages.view.accessibilityCustomActions == nil)
    #expect(first.parent == nil)
  }

  @Test func aPageViewControllerGoesWithItsPages() {
    weak var gone: UIPageViewController?
    let numbers = Numbers()
    do {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let first = UIViewController()
      first.title = "0"
      pages.setViewControllers([first], direction: .forward, animated: false)
      pages.dataSource = numbers
      gone = pages
    }
    #expect(gone == nil)
  }

  // MARK: Text

  @Test func editingPostsNotifications() throws {
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
    ]
    final class Heard: @unchecked Sendable { var lines: [String] = [] }
    let heard = Heard()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        heard.lines.append(name.rawValue + " \(type(of: note.object ?? ""))")
      }
    }
    let page = UIViewController()
    let (field, editor) = (UITextField(), UITextView())
    field.placeholder = "Field"
    editor.accessibilityLabel = "Editor"
    for view in [field, editor] { page.view.addSubview(view) }
    let (window, driver) = show(page)
    try driver.type("a", into: "Field")
    try driver.type("b", into: "Editor")
    editor.resignFirstResponder()
    #expect(
      heard.lines == [
        "UITextFieldTextDidBeginEditingNotification UITextField", "UITextFieldTextDidChangeNotification UITextField",
        "UITextFieldTextDidEndEditingNotification UITextField",
        "UITextViewTextDidBeginEditingNotification UITextView", "UITextViewTextDidChangeNotification UITextView",
        "UITextViewTextDidEndEditingNotification UITextView",
      ])
    field.text = "set by the program"
    #expect(heard.lines.count == 6)
    tokens.forEach(NotificationCenter.default.removeObserver)
    window.close()
  }

  // MARK: Colours

  @Test func noColourIsNotTheColourOfThePage() {
    #expect(UIColor.clear != .systemBackground && UIColor.clear != .systemGroupedBackground)
    #expect(UIColor.clear == .clear)
  }

  @Test func theColourOfThePageIsDrawnOverAnotherOneOnly() {
    let page = UIViewController()
    let (outer, inner) = (UIView(), UIView())
    inner.backgroundColor = .systemBackground
    inner.addSubview(UILabel())
    outer.addSubview(inner)
    page.view.addSubview(outer)
    let (window, frontEnd) = (UIWindow(rootViewController: page), HeadlessFrontEnd())
    window.show(on: frontEnd)
    func grounds() -> Int {
      frontEnd.tree.inReadingOrder().filter { node in
        guard case .box(let box) = node.element else { return false }
        return box.background != nil
      }.count
    }
    #expect(grounds() == 0)
    outer.backgroundColor = .systemRed
    Turn.shared.flush()
    #expect(grounds() == 2)
    inner.backgroundColor = .clear
    Turn.shared.flush()
    #expect(grounds() == 1)
    window.close()
  }

  @Test func aColorWellChoosesAmongTheColoursOfFrontEnds() throws {
    let page = UIViewController()
    let well = UIColorWell()
    well.title = "Tint"
    well.selectedColor = UIColor(red: 0.1, green: 0.2, blue: 0.3)
    var sent = 0
    well.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    page.view.addSubview(well)
    let (window, driver) = show(page)
    #expect(well.selectedColor == UIColor(red: 0.1, green: 0.2, blue: 0.3), "none of the choices, and kept")
    try driver.choose("Teal", in: "Tint")
    #expect(well.selectedColor == .systemTeal && sent == 1)
    well.selectedColor = .black
    Turn.shared.flush()
    #expect(sent == 1)
    try driver.choose("White", in: "Tint")
    #expect(well.selectedColor == .white && sent == 2)
    window.close()
  }

  @Test func aProgramOpensNoWindowsByItself() {
    #expect(!UIApplication.shared.supportsMultipleScenes)
  }
}
