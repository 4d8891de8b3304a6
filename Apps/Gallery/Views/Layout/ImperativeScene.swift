import SwiftUI
import UIKit

/// The scenes of the room, made of `UIStackView`s.
struct ImperativeScene: UIViewControllerRepresentable {
  let room: RoomModel

  func makeUIViewController(context: Context) -> RoomViewController { RoomViewController(room: room) }
  func updateUIViewController(_ controller: RoomViewController, context: Context) {}
}

/// Shows the scene that the model names.
final class RoomViewController: UIViewController {
  private let room: RoomModel

  init(room: RoomModel) {
    self.room = room
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The view of the screen: a column, which fills the room.
  private let column = UIStackView()

  override func loadView() {
    column.axis = .vertical
    column.spacing = 8
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    view = column
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self, room] in self?.show(room.scene) }
  }

  private func show(_ scene: RoomModel.Scene) {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    let rows =
      switch scene {
      case .stacks: stacks
      case .frames: frames
      case .grid: grid
      case .fits: fits
      }
    for row in rows { column.addArrangedSubview(row) }
    column.distribution = scene == .stacks ? .equalSpacing : .fill
    column.alignment = scene == .fits ? .leading : .fill
  }

  private var stacks: [UIView] {
    [
      row([block("A", .systemRed), block("B", .systemOrange)], .equalSpacing),
      row(["C", "D", "E"].map { block($0, .systemBlue) }, .fillEqually),
      row([block("F", .systemGreen), block("G", .systemTeal)], .fillEqually),
    ]
  }

  private var frames: [UIView] {
    [
      block("Fills the width", .systemBlue),
      row([block("Half", .systemOrange), block("Half", .systemGreen)], .fillEqually),
      row([block("Start", .systemPurple), block("End", .systemRed)], .equalSpacing),
    ]
  }

  private var grid: [UIView] {
    stride(from: 1, to: 13, by: 4).map { start in
      row((start..<start + 4).map { block("\($0)", .systemIndigo) }, .fillEqually)
    }
  }

  private var fits: [UIView] {
    ["Harbour master", "Lighthouse", "Ferry"].map { name in
      let hours = UILabel(text: "open until 18:00")
      let line = row([block(name, .systemTeal), hours], .fill)
      observe { [weak hours, room] in hours?.isHidden = room.width < 272 }
      return line
    }
  }

  private func row(_ views: [UIView], _ distribution: UIStackView.Distribution) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.distribution = distribution
    row.spacing = 8
    return row
  }

  private func block(_ text: String, _ colour: UIColor) -> UIView {
    let label = UILabel(text: text)
    label.textAlignment = .center
    let block = UIStackView(arrangedSubviews: [label])
    block.axis = .vertical
    block.isLayoutMarginsRelativeArrangement = true
    block.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8)
    block.backgroundColor = colour.withAlphaComponent(0.3)
    block.layer.cornerRadius = 6
    return block
  }
}
