import KeelModel
import KeelScene
import KeelTesting
import Testing
import UIKit

/// Names that programmatic apps use, with what they show.
@MainActor @Suite struct AppNameTests {
  private let frontEnd = HeadlessFrontEnd()

  private func show(_ page: UIViewController) -> UIWindow {
    let window = UIWindow(rootViewController: UINavigationController(rootViewController: page))
    window.show(on: frontEnd)
    return window
  }
  private func elements<Part>(_ part: (Element) -> Part?) -> [Part] {
    frontEnd.tree.inReadingOrder().compactMap { part($0.element) }
  }

  @Test func colorsAreMadeInManyWays() throws {
    #expect(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor(hue: 0.5, saturation: 0, brightness: 0.5, alpha: 0.5) == UIColor(white: 0.5, alpha: 0.5))
    #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1) == .white)
    #expect(UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1) == .green, "the nearest one of sRGB")
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red.cgColor)
    let literal: CGColor = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(literal == UIColor.blue.cgColor)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor.blue.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    #expect(abs(hue - 2 / 3) < 0.001 && saturation == 1 && brightness == 1 && alpha == 1)
    #expect(!UIColor.label.getRed(nil, green: nil, blue: nil, alpha: nil))
    let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let view = UIView()
    view.backgroundColor = adaptive
    view.layer.borderWidth = 1
    view.layer.borderColor = adaptive.cgColor
    let page = UIViewController()
    page.view.addSubview(view)
    let window = show(page)
    defer { withExtendedLifetime(window) {} }
    let box = try #require(elements { if case .box(let box) = $0 { box } else { nil } }.first)
    #expect(
      box.border?.color
        == .adaptive(light: SceneRGB(red: 0, green: 0, blue: 0), dark: SceneRGB(red: 255, green: 255, blue: 255)))
  }

  @Test func descriptorsDescribeFonts() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 17 && font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    let large = UIFont(descriptor: bold, size: 30)
    #expect(large.pointSize == 30 && large.fontDescriptor.symbolicTraits.contains(.traitBold))
    let mono = try #require(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1).withDesign(.monospaced))
    #expect(UIFont(descriptor: mono, size: 0).fontDescriptor.symbolicTraits == .traitMonoSpace)
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = false
    #expect(label.adjustsFontForContentSizeCategory)
  }

  @Test func symbolsHaveSizes() {
    let size = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    let own = UIImageView(image: UIImage(systemName: "star", withConfiguration: size))
    let other = UIImageView(image: UIImage(systemName: "star"))
    other.preferredSymbolConfiguration = size.applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "plus", withConfiguration: size), for: .normal)
    let page = UIViewController()
    for view in [own, other, button] { page.view.addSubview(view) }
    let window = show(page)
    defer { withExtendedLifetime(window) {} }
    let images = elements { if case .image(let image) = $0 { image } else { nil } }
    #expect(images.count == 3)
    #expect(images.allSatisfy { $0.look?.font?.size == 40 && $0.look?.symbolScale == .large })
    guard case .symbol(let red) = images[1].source else { return }
    #expect(red.color == UIColor.red.sceneColor)
  }

  @Test func backgroundsOfCellsAndButtonsAreShown() throws {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, number in
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row"
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = number == 0 ? .orange : nil
      cell.backgroundConfiguration = background
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1])
    source.apply(snapshot)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.background.backgroundColor = .purple
    configuration.background.cornerRadius = 5
    let button = UIButton(configuration: configuration)
    let page = UIViewController()
    page.view.addSubview(table)
    page.view.addSubview(button)
    let window = show(page)
    defer { withExtendedLifetime((window, source)) {} }
    let rows = elements { if case .row(let row) = $0 { .some(row.look.background) } else { nil } }
    #expect(rows == [.color(UIColor.orange.sceneColor, opacity: 1), nil])
    let look = try #require(elements { if case .button(let button) = $0 { button.look } else { nil } }.last)
    #expect(look.background == UIColor.purple.sceneColor && look.shape == .rounded(radius: 5))
  }

  private final class DirectCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      addSubview(UILabel(text: "In the cell"))
    }
    required convenience init() { self.init(style: .default, reuseIdentifier: nil) }
    required init?(coder: NSCoder) { nil }
  }

  @Test func whatIsAddedToACellIsInItsContent() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in DirectCell() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot)
    let page = UITableViewController(nibName: nil, bundle: nil)
    page.view.addSubview(table)
    let window = show(page)
    defer { withExtendedLifetime((window, source)) {} }
    #expect(elements { if case .label(let label) = $0 { label.text } else { nil } } == ["In the cell"])
  }

  @Test func aButtonUpdatesItsConfigurationForItsState() throws {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "On" : "Off"
    }
    #expect(button.configuration?.title == "On")
    button.isEnabled = false
    #expect(button.configuration?.title == "Off")
  }

  @Test func aSnapshotIsAppliedFromAnotherThread() async throws {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, number in
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(number)"
      return cell
    }
    let page = UIViewController()
    page.view.addSubview(table)
    let window = show(page)
    defer { withExtendedLifetime(window) {} }
    let given = source
    await withCheckedContinuation { done in
      Thread.detachNewThread {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([7])
        given.apply(snapshot) { done.resume() }
      }
    }
    #expect(elements { if case .row(let row) = $0 { row.text } else { nil } } == ["Row 7"])
  }

  private final class Sized: UIViewController {
    var log: [String] = []
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { _ in self.log.append("to \(Int(size.width))") }) { _ in
        self.log.append("end")
      }
    }
  }

  @Test func aControllerHearsOfANewSize() async {
    let page = Sized()
    page.view.addSubview(UILabel(text: "Text"))
    let window = show(page)
    defer { withExtendedLifetime(window) {} }
    #expect(page.transitionCoordinator == nil)
    frontEnd.place(page.view.nodeID, at: SceneRect(x: 0, y: 0, width: 390, height: 800))
    await Driver(frontEnd).settle()
    frontEnd.place(page.view.nodeID, at: SceneRect(x: 0, y: 0, width: 800, height: 390))
    await Driver(frontEnd).settle()
    #expect(page.log.suffix(2) == ["to 800", "end"])
  }

  @Test func anAnimatorMakesItsChanges() async {
    let page = UIViewController()
    let view = UIView()
    page.view.addSubview(view)
    let window = show(page)
    defer { withExtendedLifetime(window) {} }
    await withCheckedContinuation { done in
      let animator = UIViewPropertyAnimator(duration: 0.1, curve: .easeIn) { view.alpha = 0.5 }
      animator.addCompletion { position in if position == .end { done.resume() } }
      animator.startAnimation()
      #expect(view.alpha == 0.5)
    }
  }

  @Test func smallNames() {
    let defaults = UserDefaults(suiteName: "AppNameTests")
    defaults?.setValue(3, forKey: "number")
    #expect(defaults?.value(forKey: "number") as? Int == 3)
    defaults?.setValue(nil, forKey: "number")
    #expect(defaults?.value(forKey: "number") == nil)
    #expect(NSIndexPath(row: 2, section: 1).row == 2 && UIAlertController().preferredStyle == .actionSheet)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    let page = UIViewController()
    let window = show(page)
    page.show(UIViewController(), sender: nil)
    #expect(page.navigationController?.viewControllers.count == 2)
    withExtendedLifetime(window) {}
  }
}
