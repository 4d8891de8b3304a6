import AppForms
import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Observation
import Testing

@MainActor @Observable private final class Order {
  var name = ""
  var price = "2 €"
  var isOpen = true
  var drinks = ["Tea"]
  var isLoading = false
  var unsent = 0
  @ObservationIgnored var sent: [String] = []
}

@MainActor private final class OrderViewController: FormViewController {
  @UIBindable private var order: Order
  let nameFocus = FieldFocus()
  var countOfSections = 0

  init(_ order: Order) {
    self.order = order
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    protectTypedText(while: { [order] in !order.name.isEmpty }, ask: { [order] in order.unsent += 1 })
  }

  override func standIn() -> FormStandIn? {
    order.isLoading ? .message("Sold out", symbol: "tray", button: "Retry") : nil
  }
  override func standInButtonTapped() { order.isLoading = false }

  override func sections() -> [FormSection] {
    countOfSections += 1
    let order = order
    let count = order.drinks.count
    let drinks = order.drinks.enumerated().map { index, drink in
      var row = FormRow.text(drink, drink)
      if index > 0 { row.menu = [UIAction(title: "To the Top of \(count)") { _ in order.drinks.swapAt(0, index) }] }
      return row
    }
    return [
      FormSection("drinks", header: "Drinks of \(order.name)", rows: drinks),
      FormSection(
        "order", footer: order.isOpen ? nil : "Closed",
        rows: [
          .field("name", "Name", $order.name, focus: nameFocus),
          .value("price", "Price", order.price),
          .button("send", "Send", isEnabled: order.isOpen) { order.sent.append(order.name) },
        ]),
    ]
  }
}

/// A row follows the model by itself, and follows its page where the page returns another row of the same name.
@MainActor @Suite(.serialized) struct FormTests {
  private let order = Order()
  private let page: OrderViewController
  private let frontEnd = HeadlessFrontEnd(visibleRows: 40)
  private let driver: Driver
  private let window: UIWindow

  init() {
    SceneTree.checksInvariants = true
    page = OrderViewController(order)
    driver = Driver(frontEnd)
    window = UIWindow(rootViewController: page)
    window.show(on: frontEnd)
    Turn.shared.flush()
  }

  private func change(_ work: () -> Void) -> [Patch.Operation] {
    frontEnd.clearLog()
    work()
    Turn.shared.flush()
    #expect(frontEnd.faults.isEmpty)
    #expect(frontEnd.tree.root.flatMap { frontEnd.tree.subtree($0) } == window.freshSubtree())
    return frontEnd.log.operations
  }

  @Test func aRowFollowsTheModelAloneAndTheRowsStay() throws {
    let count = page.countOfSections
    let operations = change { order.price = "3 €" }
    #expect(operations.count == 1 && page.countOfSections == count, "\(operations)")
    #expect(driver.outline.contains("3 €"))
    _ = change { order.isOpen = false }
    #expect(driver.outline.contains("Closed") && page.countOfSections == count)
    #expect(throws: DriverError.self) { try driver.tap("Send") }
  }

  @Test func aRowThatIsReturnedAgainKeepsItsControlAndTheFocus() throws {
    let field = try #require(driver.find(role: .field, name: "Name")?.id)
    #expect(frontEnd.focused == field)
    _ = change { order.drinks.append("Milk") }
    try driver.type("Ada", into: "Name")
    Turn.shared.flush()
    #expect(order.name == "Ada" && driver.outline.contains("Drinks of Ada"))
    #expect(driver.find(role: .field, name: "Name")?.id == field && frontEnd.focused == field)
  }

  @Test func aRowThatIsReturnedAgainShowsItsNewTextsAndOffersItsNewActions() throws {
    _ = change { order.drinks = ["Tea", "Milk"] }
    #expect(throws: DriverError.self) { try driver.perform(action: "To the Top of 2", on: "Tea") }
    _ = change { order.drinks.append("Water") }
    #expect(throws: DriverError.self) { try driver.perform(action: "To the Top of 2", on: "Milk") }
    try driver.perform(action: "To the Top of 3", on: "Milk")
    _ = change {}
    #expect(order.drinks == ["Milk", "Tea", "Water"])
  }

  @Test func aMessageIsInPlaceOfTheRows() throws {
    _ = change { order.isLoading = true }
    #expect(driver.outline.contains("Sold out") && !driver.outline.contains("Price"))
    try driver.tap("Retry")
    _ = change {}
    #expect(!driver.outline.contains("Sold out") && driver.outline.contains("Price"))
  }

  @Test func theFormAsksBeforeItsTypedTextIsLost() throws {
    let sheet = OrderViewController(order)
    _ = change { page.present(UINavigationController(rootViewController: sheet), animated: false) }
    _ = change { order.name = "Ada" }
    try driver.dismiss()
    _ = change {}
    #expect(order.unsent == 1 && page.presentedViewController != nil)
    _ = change { order.name = "" }
    try driver.dismiss()
    _ = change {}
    #expect(order.unsent == 1 && page.presentedViewController == nil)
  }

  @Test func aPageThatIsGoneIsFreed() {
    weak var gone: OrderViewController?
    do {
      let page = OrderViewController(order)
      page.loadViewIfNeeded()
      gone = page
    }
    #expect(gone == nil)
  }
}
