public import FoundationEssentials
import KeelControls

/// A control that opens a URL outside of the app. It is backed by `UILinkView`.
public struct Link<Label: View> {
  let destination: URL
  let label: Label

  /// Creates a link with a label of any kind.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

extension Link: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { LinkMount(self, control: UILinkView(), at: place) }
}

final class LinkMount<Label: View>: ValueMount<Link<Label>, UILinkView> {
  private var label: WordsSlot<Label>?

  override func prepare() {
    label = WordsSlot(view.label, in: self) { [weak self] in self?.evaluate() }
  }

  override func configure() {
    let words = label?.words ?? LabelWords(reading: [])
    control.title = words.title
    control.image = words.image.map { UIImage($0) }
    control.ownAccessibilityLabel = words.accessibilityLabel
    control.destination = view.destination.absoluteString
    control.isEnabled = surroundings.environment.style.isEnabled
    control.tintColor = surroundings.environment.style.tint.map { UIColor($0) }
  }

  override func updateSlots() { label?.update(to: view.label) }
  override var parts: [AnyMount] { [label?.child].compactMap(\.self) }
}
