import KeelControls
import KeelScene

/// The options among the views of a picker: the views that have a tag or are in a `ForEach` whose ids have the
/// selection's type.
@MainActor struct PickerOptions<Value: Hashable> {
  private(set) var options: [(value: Value?, option: PickerOption)] = []

  init(in mount: AnyMount?) {
    if let mount { collect(mount, tag: nil) }
  }

  private mutating func collect(_ mount: AnyMount, tag: AnyHashable?) {
    var tag = tag
    // The outermost tag is used. The id of an element is used only if there is no tag.
    if let tagged = mount as? any TaggedMount { return add(mount, tagged.tagValue) }
    if let element = mount as? any ElementPlace, let id = element.identity { tag = id }
    let parts = mount.parts
    if parts.isEmpty || mount is any ItemContainer {
      if !mount.items.isEmpty { add(mount, tag) }
      return
    }
    if parts.count == 1, tag != nil, !mount.hasTag, mount is any ElementPlace { return add(mount, tag) }
    for part in parts { collect(part, tag: tag) }
  }

  private mutating func add(_ mount: AnyMount, _ tag: AnyHashable?) {
    let items = mount.items
    guard !items.isEmpty else { return }
    let words = LabelWords(reading: items)
    let value = tag.flatMap { $0.base as? Value ?? $0 as? Value }
    options.append(
      (
        value,
        PickerOption(
          title: words.title.isEmpty ? words.accessibilityLabel ?? "" : words.title, image: words.image,
          isEnabled: value != nil)
      ))
  }
}

extension AnyMount {
  /// True if any part of the view has a tag.
  fileprivate var hasTag: Bool { self is any TaggedMount || parts.contains(where: \.hasTag) }
}

/// An option of an inline picker, as a row of a list.
final class PickerRow: UIView, RowContent {
  private let index: Int
  private weak var picker: UIPickerControl?

  init(_ index: Int, of picker: UIPickerControl) {
    self.index = index
    self.picker = picker
    super.init(frame: noFrame)
  }

  required init?(coder: NSCoder) { nil }

  var rowTraits: RowTraits? {
    guard let picker, picker.options.indices.contains(index) else { return nil }
    let option = picker.options[index]
    var traits = RowTraits(text: option.title)
    traits.image = option.image
    traits.hasCheckmark = picker.selectedIndex == index
    traits.checkmarkPlacement = .trailing
    traits.isEnabled = picker.isEnabledInScene && option.isEnabled
    traits.activate = { [weak picker, index] in
      guard let picker else { return }
      picker.handle(.choose(picker.nodeID, index: index))
    }
    return traits
  }
}
