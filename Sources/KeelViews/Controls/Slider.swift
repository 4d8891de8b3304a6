import KeelControls
public import KeelModel
import KeelScene

/// A control to set a value within a range. It is backed by `UISlider`.
public struct Slider<Label: View, ValueLabel: View> {
  let value: any SliderValue
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void
}

extension Slider {
  /// Creates a slider with a label and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: BoundSlider(value: value, bounds: bounds, step: nil), label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that moves in steps, with a label and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: BoundSlider(value: value, bounds: bounds, step: Double(step)), label: label(),
      minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: BoundSlider(value: value, bounds: bounds, step: nil), label: label(), minimumValueLabel: EmptyView(),
      maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that moves in steps, with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: BoundSlider(value: value, bounds: bounds, step: Double(step)), label: label(),
      minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that moves in steps, without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

/// A value of any floating-point type, as the `Double` that a slider uses.
@MainActor protocol SliderValue {
  var current: Double { get nonmutating set }
  var ends: ClosedRange<Double> { get }
  var step: Double? { get }
}

struct BoundSlider<V: BinaryFloatingPoint> {
  let value: Binding<V>
  let bounds: ClosedRange<V>
  let step: Double?
}

extension BoundSlider: SliderValue {
  var current: Double {
    get { Double(value.wrappedValue) }
    nonmutating set { value.wrappedValue = V(newValue) }
  }
  var ends: ClosedRange<Double> { Double(bounds.lowerBound)...Double(bounds.upperBound) }
}

extension Slider: View, PrimitiveView, LabelledView {
  package var labelContent: Label { label }
  package func makeMount(at place: MountPoint) -> Mount<Self> { SliderMount(self, control: UISlider(), at: place) }
}

final class SliderMount<Label: View, ValueLabel: View>: LabelledMount<Slider<Label, ValueLabel>, UISlider> {
  private var minimum: WordsSlot<ValueLabel>?
  private var maximum: WordsSlot<ValueLabel>?

  override func prepare() {
    super.prepare()
    if ValueLabel.self != EmptyView.self {
      minimum = WordsSlot(view.minimumValueLabel, in: self) { [weak self] in self?.evaluate() }
      maximum = WordsSlot(view.maximumValueLabel, in: self) { [weak self] in self?.evaluate() }
    }
    control.onEvents(.valueChanged) { [weak self] in
      guard let self else { return }
      view.onEditingChanged(true)
      view.value.current = control.preciseValue
      view.onEditingChanged(false)
      edited()
    }
  }

  override func configure() {
    let environment = surroundings.environment
    let ends = view.value.ends
    control.setRange(ends.lowerBound, ends.upperBound)
    control.step = view.value.step
    control.preciseValue = view.value.current
    control.isEnabled = environment.style.isEnabled
    control.tintColor = environment.style.tint.map { UIColor($0) }
    control.title = words.title
    control.ownAccessibilityLabel = spokenLabel
    control.minimumLabel = minimum?.words.title ?? ""
    control.maximumLabel = maximum?.words.title ?? ""
  }

  override func updateSlots() {
    super.updateSlots()
    minimum?.update(to: view.minimumValueLabel)
    maximum?.update(to: view.maximumValueLabel)
  }
  override var parts: [AnyMount] { super.parts + [minimum?.child, maximum?.child].compactMap(\.self) }
}
