import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation

/// The model of a form.
@MainActor @Observable final class Settings {
  var isOn = false
  var refuses = false
  var name = "Ada"
  var volume = 0.5
  var count = 2
  var choice = "b"
  var maybe: Int?
  var log: [String] = []
  var held: AnyObject?

  /// A switch that can refuse changes.
  var stubborn: Bool {
    get { isOn }
    set { if !refuses { isOn = newValue } }
  }
  /// A name that is stored in capitals.
  var loud: String {
    get { name }
    set { name = newValue.uppercased() }
  }
}

extension ViewStage {
  /// The elements that `pick` accepts, in reading order.
  func elements<Found>(_ pick: (Element) -> Found?) -> [Found] {
    frontEnd.tree.inReadingOrder().compactMap { pick($0.element) }
  }

  var buttons: [ButtonElement] { elements { if case .button(let button) = $0 { button } else { nil } } }
  var toggles: [ToggleElement] { elements { if case .toggle(let toggle) = $0 { toggle } else { nil } } }
  var fields: [TextFieldElement] { elements { if case .textField(let field) = $0 { field } else { nil } } }
  var pickers: [PickerElement] { elements { if case .picker(let picker) = $0 { picker } else { nil } } }
}
