import SwiftUI
import Testing

// Subclasses that pass `init?(coder:)` on, as Xcode completes them.

private final class Dial: UIControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Badge: UILabel {
  let count: Int
  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
  }
  required init?(coder aDecoder: NSCoder) {
    count = 0
    super.init(coder: aDecoder)
  }
}

private final class Tile: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Row: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Page: UIViewController {
  let name: String
  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }
}

private final class Stack: UINavigationController {
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Tabs: UITabBarController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  init(page: UIViewController) {
    super.init()
    viewControllers = [page]
  }
}

private final class Table: UITableViewController {
  override init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Panes: UISplitViewController {
  override init(style: UISplitViewController.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Hosted: UIHostingController<Text> {
  init(name: String) { super.init(rootView: Text(name)) }
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("Hello")) }
}

/// Nothing is decoded, so that `init?(coder:)` fails in each class, and the other initialisers work.
@MainActor @Suite struct CoderTests {
  @Test func initialisersWithACoderFail() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UIView(coder: coder) == nil)
    #expect(Dial(coder: coder) == nil)
    #expect(Badge(coder: coder) == nil)
    #expect(Tile(coder: coder) == nil)
    #expect(Row(coder: coder) == nil)
    #expect(Page(coder: coder) == nil)
    #expect(Stack(coder: coder) == nil)
    #expect(Tabs(coder: coder) == nil)
    #expect(Table(coder: coder) == nil)
    #expect(Panes(coder: coder) == nil)
    #expect(Hosted(coder: coder) == nil)
  }

  @Test func theOtherInitialisersAreInherited() {
    #expect(Dial().isEnabled)
    #expect(Badge(count: 2).count == 2)
    #expect(Tile().contentView.subviews.isEmpty)
    #expect(Row(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
    #expect(Stack(rootViewController: Page(name: "a")).viewControllers.count == 1)
    #expect(Tabs(page: Page(name: "b")).viewControllers?.count == 1)
    #expect(Table(style: .plain).isViewLoaded == false)
    #expect(Panes(style: .doubleColumn).isViewLoaded == false)
    #expect(Hosted(name: "c").rootView == Text(verbatim: "c"))
  }
}
