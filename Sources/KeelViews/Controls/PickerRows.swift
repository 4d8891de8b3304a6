import KeelControls
import KeelScene

/// An option of an inline picker, as a row of a list.
final class PickerRow: UIView, RowContent {
  private let index: Int
  private weak var picker: UIPickerControl?

  init(_ index: Int, of picker: UIPickerControl) {
    self.index = index
    self.picker = picker
    super.init(frame: noFrame)
  }

  var rowTraits: RowTraits? {
    guard let picker, picker.options.indices.contains(index) else { return nil }
    let option = picker.options[index]
    var traits = RowTraits(text: option.title)
    traits.image = option.image
    traits.hasCheckmark = picker.selectedIndex == index
    traits.isEnabled = picker.isEnabledInScene && option.isEnabled
    traits.activate = { [weak picker, index] in
      guard let picker else { return }
      picker.handle(.choose(picker.nodeID, index: index))
    }
    return traits
  }
}
