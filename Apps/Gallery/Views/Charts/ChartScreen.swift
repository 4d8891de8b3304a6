import SwiftUI
import UIKit

/// The imperative screen among views.
struct ChartScreenView: UIViewControllerRepresentable {
  let harbour: HarbourModel

  func makeUIViewController(context: Context) -> ChartScreen { ChartScreen(harbour: harbour) }
  func updateUIViewController(_ screen: ChartScreen, context: Context) {}
}

/// A UIKit screen with the chart hosted in it, and buttons that select in the chart.
final class ChartScreen: UIViewController {
  private let harbour: HarbourModel

  init(harbour: HarbourModel) {
    self.harbour = harbour
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let chart = UIHostingController(rootView: ArrivalsChart(harbour: harbour).frame(height: 168))
    addChild(chart)
    let next = UIButton(
      configuration: .bordered(),
      primaryAction: UIAction(title: "Next month") { [harbour] _ in harbour.nextMonthButtonTapped() })
    let clear = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Clear") { [harbour] _ in harbour.clearButtonTapped() })
    let buttons = UIStackView(arrangedSubviews: [next, clear])
    buttons.spacing = 8
    let stack = UIStackView(arrangedSubviews: [chart.view, buttons])
    stack.axis = .vertical
    stack.spacing = 8
    view.addSubview(stack)
    chart.didMove(toParent: self)
    observe { [weak clear, harbour] in clear?.isEnabled = harbour.selectedMonth != nil }
  }
}
