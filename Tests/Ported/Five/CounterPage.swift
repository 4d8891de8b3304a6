// A page with targets, as it was written for UIKit.
import UIKit
import os

protocol CounterPageDelegate: AnyObject {
  func counterPage(_ page: CounterPage, didCount count: Int)
}

public class CounterPage: UIViewController {
  static let changed = Notification.Name("CounterPageChanged")
  weak var delegate: CounterPageDelegate?
  var count = 0  // "@objc" stays in comments
  public let label = UILabel()
  private let model = CounterModel()
  private lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Count", for: .normal)
    button.addTarget(self, action: Selector(Self.countTapped(_:)), for: .touchUpInside)
    return button
  }()
  private let field = UITextField()
  let words = "#selector(tap) \("count")"

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reset", style: .plain, target: self, action: Selector(Self.reset))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: model, action: Selector(CounterModel.tick))
    field.placeholder = "Name"
    field.addTarget(self, action: Selector(Self.edited), for: .editingChanged)
    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.tapped(sender:))))
    view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: Selector(UIView.endEditing(_:))))
    NotificationCenter.default.addObserver(
      self, selector: Selector(CounterPage.changed(note:)), name: CounterPage.changed, object: nil)
    Timer.scheduledTimer(timeInterval: 3600, target: self, selector: Selector(Self.reset), userInfo: nil, repeats: true)
    for part in [label, button, field] { view.addSubview(part) }
    show()
  }

  private func show() { label.text = "\(count) taps, \(model.ticks) ticks, \(field.text ?? "")" }

  private func reset() {
    count = 0
    show()
  }

  private func countTapped(_ sender: UIButton) {
    count += sender === button ? 1 : 100
    delegate?.counterPage(self, didCount: count)
    NotificationCenter.default.post(name: CounterPage.changed, object: self)
  }

  func tapped(sender: UITapGestureRecognizer) {
    count += 10
    show()
  }

  func changed(note: Notification) { show() }
  func edited(_ sender: UITextField) { show() }
}
