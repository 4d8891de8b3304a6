import UIKit

/// A page in Swift 6.
public final class SwitchPage: UIViewController {
  public private(set) var log: [String] = []
  private let toggle = UISwitch()
  private let dial = UISlider()

  override public func viewDidLoad() {
    super.viewDidLoad()
    toggle.accessibilityLabel = "Sound"
    dial.accessibilityLabel = "Volume"
    toggle.addTarget(self, action: Selector(Self.changed), for: .valueChanged)
    dial.addTarget(self, action: Selector(Self.slid(_:event:)), for: .valueChanged)
    dial.addTarget(self, action: Selector(Self.over as @MainActor (Self) -> @MainActor () -> Void), for: .valueChanged)
    view.addSubview(toggle)
    view.addSubview(dial)
  }

  private func changed() { log.append(toggle.isOn ? "on" : "off") }
  private func slid(_ slider: UISlider, event: UIEvent) { log.append("slid") }
  private func over() { log.append("over") }
  private func over(_ slider: UISlider) { log.append("never") }
}
