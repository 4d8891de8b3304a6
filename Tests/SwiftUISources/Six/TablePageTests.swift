import Foundation
import KeelModel
import KeelScene
import KeelTesting
import SwiftUI
import SwiftUISources
import Testing

/// A `UITableViewController` as a page.
@MainActor @Suite struct TablePageTests {
  let page = TablePage(style: .insetGrouped)
  let frontEnd = HeadlessFrontEnd()
  let driver: Driver
  let window: UIWindow

  init() {
    window = UIWindow(rootViewController: UINavigationController(rootViewController: page))
    driver = Driver(frontEnd)
    window.show(on: frontEnd)
  }

  private var rows: [(id: NodeID, row: RowElement)] {
    frontEnd.tree.inReadingOrder().compactMap { node in
      if case .row(let row) = node.element { (node.id, row) } else { nil }
    }
  }
  private var texts: [String] { rows.map(\.row.text) }

  @Test func rowsShowTheTextsOfTheirCells() {
    #expect(texts == ["Bread", "Milk", "Salt", "Version"])
    #expect(rows[0].row.secondaryText == "5 letters")
    #expect(rows[3].row.secondaryText == "1.0" && rows[3].row.hasDisclosure)
    let headers = frontEnd.tree.inReadingOrder().compactMap { node in
      if case .section(let section) = node.element { section.header } else { nil }
    }
    #expect(headers == ["To buy", ""])
    #expect(frontEnd.faults.isEmpty)
  }

  @Test func rowsAreChosen() throws {
    try driver.tap("Milk")
    #expect(page.chosen == ["Milk"])
    #expect(page.tableView.indexPathForSelectedRow == nil)
    try driver.tap("Version")
    #expect(window.rootViewController.flatMap { $0 as? UINavigationController }?.viewControllers.count == 2)
  }

  @Test func rowsThatStayKeepTheirPlaceInTheScene() throws {
    let milk = rows[1].id
    page.add("Tea")
    Turn.shared.flush()
    #expect(texts == ["Tea", "Bread", "Milk", "Salt", "Version"])
    #expect(rows[2].id == milk)
    page.rename(0, to: "Coffee")
    Turn.shared.flush()
    #expect(texts == ["Coffee", "Bread", "Milk", "Salt", "Version"])
    #expect(rows[2].id == milk)
    page.tableView.isEditing = true
    Turn.shared.flush()
    frontEnd.send(.deleteRow(rows[1].id))
    #expect(texts == ["Coffee", "Milk", "Salt", "Version"])
    #expect(rows[1].id == milk)
    frontEnd.send(.deleteRow(rows[3].id))
    #expect(texts.count == 4, "this row stays")
    #expect(frontEnd.faults.isEmpty)
  }

  @Test func theDataSourceIsRight() {
    page.addQuietly(["Rice", "Oats"])
    Turn.shared.flush()
    #expect(texts == ["Bread", "Milk", "Salt", "Rice", "Oats", "Version"])
  }

  @Test func tableHeadersAndFootersAreShown() {
    let table = page.tableView!
    let header = UILabel(text: "Everything for the week")
    table.tableHeaderView = header
    table.tableFooterView = UILabel(text: "Prices are the shop's")
    Turn.shared.flush()
    #expect(around == ["Everything for the week", "list", "Prices are the shop's"])
    table.tableHeaderView = header
    table.tableFooterView = UILabel(text: "Closed on Sunday")
    Turn.shared.flush()
    #expect(around == ["Everything for the week", "list", "Closed on Sunday"])
    header.isHidden = true
    table.tableFooterView = nil
    Turn.shared.flush()
    #expect(around == ["list"])
    #expect(texts == ["Bread", "Milk", "Salt", "Version"])
    #expect(frontEnd.faults.isEmpty)
  }

  @Test func anEmptyFooterThatEndsTheLinesShowsNothingUntilItHoldsSomething() {
    let before = driver.outline
    let footer = UIView()
    page.tableView.tableFooterView = footer
    Turn.shared.flush()
    #expect(driver.outline == before)
    footer.addSubview(UILabel(text: "The end"))
    Turn.shared.flush()
    #expect(around == ["list", "The end"])
  }

  /// The content of the table, in order.
  private var around: [String] {
    let tree = frontEnd.tree
    let list = tree.inReadingOrder().first { if case .list = $0.element { true } else { false } }
    let table = list.flatMap { tree.parent(of: $0.id) }.flatMap { tree[$0] }
    return (table?.children ?? []).compactMap { tree[$0] }.map { node in
      switch tree.inReadingOrder(from: node.id).lazy.map(\.element).first(where: isSeen) {
      case .list: "list"
      case .label(let label): label.text
      default: ""
      }
    }
  }

  private func isSeen(_ element: Element) -> Bool { if case .stack = element { false } else { true } }
}
