import Foundation
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

@testable import Keel

/// A page with a field above a long table.
@MainActor private final class LogController: UIViewController, UITableViewDataSource {
  let table = UITableView()
  let field = UITextField()
  let other = UITextField()
  let region = UIScrollView()
  var count = 200 {
    didSet { table.reloadData() }
  }
  private let name: String?

  init(_ name: String?) {
    self.name = name
    super.init()
    restorationIdentifier = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log"
    field.accessibilityLabel = "Filter"
    field.restorationIdentifier = "filter"
    other.accessibilityLabel = "Other"
    table.dataSource = self
    table.restorationIdentifier = "table"
    let lines = UIStackView(arrangedSubviews: (0..<100).map { UILabel(text: "Text \($0)") })
    lines.axis = .vertical
    region.addSubview(lines)
    region.restorationIdentifier = "text"
    let stack = UIStackView(arrangedSubviews: [field, other, region, table])
    stack.axis = .vertical
    view.addSubview(stack)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// The views of the imperative layer come back too, as far as they and their pages have names.
@MainActor @Suite(.serialized) final class ImperativeViewStateTests {
  private let folder = NSTemporaryDirectory() + UUID().uuidString

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private struct Places: Equatable {
    var row: Int
    var offset: Double
  }

  /// Shows a page above another one.
  private func start(page name: String?, rows: Int = 200) -> (run: RestoredRun, page: LogController) {
    let stack = UINavigationController(rootViewController: UIViewController())
    let page = LogController(name)
    page.count = rows
    stack.pushViewController(page, animated: false)
    return (RestoredRun(in: folder, showing: stack), page)
  }

  private func places(_ run: RestoredRun, _ page: LogController) -> Places {
    let frontEnd = run.driver.frontEnd
    frontEnd.revealVisibleRows()
    return Places(
      row: frontEnd.rowsInSight(of: page.table.list.nodeID).lowerBound,
      offset: frontEnd.scrollOffset(of: page.region.nodeID).y)
  }

  private func scroll(_ run: RestoredRun, _ page: LogController) -> Places {
    let frontEnd = run.driver.frontEnd
    frontEnd.scroll(page.table.list.nodeID, toRow: 120)
    page.region.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    Turn.shared.flush()
    return places(run, page)
  }

  @Test func thePositionsAndTheFocusComeBack() throws {
    let (first, firstPage) = start(page: "log 7")
    #expect(places(first, firstPage) == Places(row: 0, offset: 0))
    let scrolled = scroll(first, firstPage)
    #expect(scrolled.row == 120 && scrolled.offset > 0)
    try first.driver.type("x", into: "Filter")
    first.kill()
    let (second, page) = start(page: "log 7")
    #expect(places(second, page) == scrolled)
    #expect(page.field.isFirstResponder)
    second.kill()
    // Another page in the same place begins anew, and a page without a name.
    for name in ["log 8", nil] {
      let (other, page) = start(page: name)
      #expect(places(other, page) == Places(row: 0, offset: 0))
      #expect(!page.field.isFirstResponder)
      other.kill()
    }
    let (last, lastPage) = start(page: "log 7")
    #expect(places(last, lastPage) == scrolled)
    last.kill()
  }

  @Test func aViewWithoutANameBeginsAnew() throws {
    let (first, _) = start(page: "log 7")
    try first.driver.type("x", into: "Other")
    first.kill()
    let (second, page) = start(page: "log 7")
    #expect(!page.other.isFirstResponder && !page.field.isFirstResponder)
    second.kill()
  }

  @Test func rowsThatArriveLaterAreScrolledTo() throws {
    let (first, firstPage) = start(page: "log 7")
    _ = scroll(first, firstPage)
    first.kill()
    let (second, page) = start(page: "log 7", rows: 0)
    #expect(places(second, page).row == 0)
    page.count = 200
    Turn.shared.flush()
    // The front end reports the new length, and then receives the request.
    for _ in 0..<2 where places(second, page).row != 120 { Turn.shared.flush() }
    #expect(places(second, page).row == 120)
    second.kill()
  }

  @Test func aPageThatIsPoppedIsForgottenAndNothingIsRetained() throws {
    let (first, firstPage) = start(page: "log 7")
    _ = scroll(first, firstPage)
    weak var popped: LogController?
    do {
      let stack = try #require(firstPage.navigationController)
      let page = LogController("log 8")
      stack.pushViewController(page, animated: false)
      Turn.shared.flush()
      _ = scroll(first, page)
      popped = page
      stack.popViewController(animated: false)
      Turn.shared.flush()
    }
    #expect(popped == nil)
    first.kill()
    let content = try String(contentsOfFile: folder + "/window-headless.json", encoding: .utf8)
    #expect(content.contains("log 7") && !content.contains("log 8"))
  }
}
