import KeelModel
import KeelScene
import KeelTesting
import Testing
import UIKit

/// Colours, outlines and fonts of programs, as far as front ends can display them.
@MainActor @Suite struct LooksTests {
  @MainActor private final class Shown {
    let page = UIViewController()
    let window: UIWindow
    let frontEnd = HeadlessFrontEnd()

    init(_ views: UIView...) {
      page.view.backgroundColor = .white
      for view in views { page.view.addSubview(view) }
      window = UIWindow(rootViewController: page)
      window.show(on: frontEnd)
    }

    var boxes: [BoxElement] {
      frontEnd.tree.inReadingOrder().compactMap { if case .box(let box) = $0.element { box } else { nil } }
    }
    var labels: [LabelElement] {
      frontEnd.tree.inReadingOrder().compactMap { if case .label(let label) = $0.element { label } else { nil } }
    }
    func settle() async { _ = await Driver(frontEnd).settle() }
  }

  @Test func theGroundOfAPageIsTheFrontEnds() {
    let label = UILabel(text: "plain")
    label.textColor = .black
    let list = UITableView()
    list.backgroundColor = .red
    let white = UIView()
    white.backgroundColor = .white
    white.addSubview(UILabel(text: "on white"))
    let clear = UIStackView(arrangedSubviews: [UILabel(text: "on nothing")])
    clear.backgroundColor = .clear
    let shown = Shown(label, list, white, clear)
    #expect(shown.boxes.isEmpty)
    #expect(shown.labels.map(\.color) == [.label, .label, .label], "exact black is read on no dark ground")
  }

  @Test func aColourOfAPageReachesTheEdgesOfTheWindow() {
    func ground(_ color: UIColor, list: Bool = false) -> BoxElement? {
      let page = UIViewController()
      page.view.addSubview(list ? UITableView() : UILabel(text: "words"))
      let (window, frontEnd) = (UIWindow(rootViewController: page), HeadlessFrontEnd())
      window.show(on: frontEnd)
      page.view.backgroundColor = color
      Turn.shared.flush()
      #expect(frontEnd.faults == [])
      let boxes = frontEnd.tree.inReadingOrder().compactMap { node in
        if case .box(let box) = node.element, box.background != nil { box } else { nil as BoxElement? }
      }
      return boxes.first
    }
    let yellow = ground(.systemYellow)
    #expect(yellow?.backgroundEdges == .all && yellow?.frame == SceneFrame(maxWidth: .infinity, maxHeight: .infinity))
    #expect(yellow?.insets.leading == 16)
    for color in [UIColor.white, .black, .systemBackground, .secondarySystemBackground, .clear] {
      #expect(ground(color) == nil)
    }
    #expect(ground(.systemYellow, list: true) == nil)
  }

  @Test func aViewHasAGroundAndAnOutline() async throws {
    let card = UIView()
    let label = UILabel(text: "words")
    card.addSubview(label)
    card.backgroundColor = UIColor(red: 0, green: 0.2, blue: 0.6)
    let shown = Shown(card)
    let blue = SceneColor.rgb(red: 0, green: 51, blue: 153)
    #expect(shown.boxes == [BoxElement(background: .color(blue))])
    #expect(shown.labels.map(\.color) == [.rgb(red: 255, green: 255, blue: 255)], "as it can be read there")
    let node = try #require(
      shown.frontEnd.tree.inReadingOrder().first { if case .label = $0.element { true } else { false } })
    card.layer.cornerRadius = 8
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor.systemRed.cgColor
    card.layer.shadowOpacity = 0.5
    await shown.settle()
    #expect(
      shown.boxes == [
        BoxElement(
          background: .color(blue), shape: .rounded(radius: 8), border: SceneBorder(color: .red, width: 2),
          effects: [.shadow(.rgb(red: 0, green: 0, blue: 0), opacity: 0.5, radius: 3, x: 0, y: -3)])
      ])
    card.backgroundColor = .systemYellow
    await shown.settle()
    #expect(shown.labels.map(\.color) == [.label], "colours by role suit each other")
    card.backgroundColor = nil
    card.layer.borderWidth = 0
    card.layer.shadowOpacity = 0
    await shown.settle()
    #expect(shown.boxes.isEmpty)
    #expect(shown.frontEnd.tree[node.id] != nil, "its content has stayed")
    #expect(shown.frontEnd.faults.isEmpty)
    card.layer.cornerRadius = 4
    card.clipsToBounds = true
    await shown.settle()
    #expect(shown.boxes.map(\.isClipped) == [true])
  }

  @Test func textOnACustomBackgroundKeepsItsColour() {
    let label = UILabel(text: "night")
    label.backgroundColor = .black
    label.textColor = .white
    let other = UILabel(text: "day")
    other.backgroundColor = .white
    let shown = Shown(label, other)
    #expect(shown.boxes.count == 2)
    #expect(shown.labels.map(\.color) == [.rgb(red: 255, green: 255, blue: 255), .rgb(red: 0, green: 0, blue: 0)])
  }

  @Test func theTitleOfAButtonHasItsColour() throws {
    func button(_ ground: UIColor?, _ title: UIColor?) -> UIButton {
      let button = UIButton(type: .system)
      button.setTitle("Go", for: .normal)
      button.backgroundColor = ground
      button.setTitleColor(title, for: .normal)
      return button
    }
    let teal = UIColor(red: 0, green: 0.4, blue: 0.4)
    let white = SceneColor.rgb(red: 255, green: 255, blue: 255)
    let buttons = [button(nil, .white), button(.systemBlue, .white), button(teal, nil), button(nil, teal)]
    let shown = Shown(buttons[0], buttons[1], buttons[2], buttons[3])
    let tints = shown.frontEnd.tree.inReadingOrder().compactMap { node -> SceneColor?? in
      if case .button = node.element { .some(node.attributes.tint) } else { nil }
    }
    #expect(tints == [nil, white, white, .rgb(red: 0, green: 102, blue: 102)])
    #expect(buttons[0].titleLabel?.text == "Go")
  }

  @Test func aCellOfACollectionHasItsGround() throws {
    let cell = UICollectionViewCell(frame: .zero)
    cell.backgroundColor = .systemIndigo
    cell.contentView.addSubview(UILabel(text: "in"))
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let filling = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { _, _, _ in cell }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    filling.apply(snapshot)
    let shown = Shown(list)
    #expect(shown.boxes == [BoxElement(background: .color(.indigo))])
  }

  @Test func fontsComeToRolesBySizeAndName() {
    func font(_ font: UIFont?) -> SceneFont? {
      let label = UILabel(text: "x")
      label.font = font
      return Shown(label).labels.first?.font
    }
    #expect(font(.systemFont(ofSize: 34))?.style == .largeTitle)
    #expect(font(.boldSystemFont(ofSize: 17)) == SceneFont(style: .body, weight: .bold))
    #expect(font(.italicSystemFont(ofSize: 12)) == SceneFont(style: .caption1, isItalic: true))
    #expect(font(UIFont(name: "Menlo-Bold", size: 20)) == SceneFont(style: .title3, weight: .bold, isMonospaced: true))
    #expect(font(nil) == SceneFont(style: .body))
  }
}
