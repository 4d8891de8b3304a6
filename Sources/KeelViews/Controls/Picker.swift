import KeelControls
public import KeelModel
import KeelScene

/// A control to choose one of several options, each a view with a `tag(_:)`. It is backed by `UIPickerControl`.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// Creates a picker with a label of any kind.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// Creates a picker with a label of any kind.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.label = label
    self.content = content()
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == KeelViews.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Label(titleKey, systemImage: systemImage), content: content)
  }
  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Label(title, systemImage: systemImage), content: content)
  }
}

extension Picker: View, PrimitiveView, LabelledView {
  package var labelContent: Label { label }
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    PickerMount(self, control: UIPickerControl(), at: place)
  }
}

final class PickerMount<Label: View, SelectionValue: Hashable, Content: View>: LabelledMount<
  Picker<Label, SelectionValue, Content>, UIPickerControl
>, RowLister
{
  private let reader = UIWordsView()
  private var options: Slot<Content>?
  /// The value of each option, or `nil` for views without a tag, which cannot be chosen.
  private var values: [SelectionValue?] = []

  override func prepare() {
    super.prepare()
    options = Slot(view.content, in: self) { [weak self] items in
      self?.reader.views = items
      if self?.options != nil { self?.evaluate() }
    }
    reader.onChange = { [weak self] in self?.evaluate() }
    control.onEvents(.valueChanged) { [weak self] in
      guard let self else { return }
      if let index = control.selectedIndex, values.indices.contains(index), let value = values[index] {
        view.selection.wrappedValue = value
      }
      edited()
    }
  }

  override func configure() {
    let environment = surroundings.environment
    let found = PickerOptions<SelectionValue>(in: options?.child)
    values = found.options.map(\.value)
    control.options = found.options.map(\.option)
    let selected = view.selection.wrappedValue
    control.selectedIndex = values.firstIndex { $0 == selected }
    control.style = environment.controls.picker
    control.isEnabled = environment.style.isEnabled
    control.tintColor = environment.style.tint.map { UIColor($0) }
    control.title = words.title
    control.ownAccessibilityLabel = spokenLabel
    updateRows()
  }

  // MARK: Rows

  /// The options as rows of a list, or `nil` if the picker is a control.
  private var rows: [PickerRow]?

  private var isMadeOfRows: Bool {
    container is any RowContainer && control.style == .inline
  }

  private func updateRows() {
    let old = rows
    if !isMadeOfRows {
      rows = nil
    } else if rows?.count != control.options.count {
      rows = control.options.indices.map { PickerRow($0, of: control) }
    }
    if old?.count != rows?.count { itemsDidChange() } else { rows?.forEach { $0.setNeedsDescription() } }
  }

  func addRows(to contents: inout ListContents) {
    for row in rows ?? [] { contents.add(.fixed(.init(control: row, mount: self)), count: 1) }
    if rows == nil { contents.addItems(of: self) }
  }

  override func updateSlots() {
    super.updateSlots()
    options?.update(to: view.content)
  }
  override var parts: [AnyMount] { super.parts + [options?.child].compactMap(\.self) }
}
