import KeelControls
import KeelModel
package import KeelScene

/// A view of the level of a value within a range. It is backed by `UIGaugeView`.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let part: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel
  let maximumValueLabel: BoundsLabel

  init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel, minimum: BoundsLabel,
    maximum: BoundsLabel
  ) {
    let span = bounds.upperBound - bounds.lowerBound
    part = span > 0 ? Double((value - bounds.lowerBound) / span).clampedToPart : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
    self.init(value, in: bounds, label: label(), current: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label and a description of the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label, a description of the value and labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> { GaugeMount(self, control: UIGaugeView(), at: place) }
}

final class GaugeMount<Label: View, Current: View, Bounds: View, Marked: View>: ValueMount<
  Gauge<Label, Current, Bounds, Marked>, UIGaugeView
>
{
  private var label: WordsSlot<Label>?
  private var current: WordsSlot<Current>?
  private var minimum: WordsSlot<Bounds>?
  private var maximum: WordsSlot<Bounds>?

  override func prepare() {
    label = WordsSlot(view.label, in: self) { [weak self] in self?.evaluate() }
    current = WordsSlot(view.currentValueLabel, in: self) { [weak self] in self?.evaluate() }
    minimum = WordsSlot(view.minimumValueLabel, in: self) { [weak self] in self?.evaluate() }
    maximum = WordsSlot(view.maximumValueLabel, in: self) { [weak self] in self?.evaluate() }
  }

  override func configure() {
    control.gauge = GaugeElement(
      value: view.part, title: label?.words.title ?? "", currentText: current?.words.title ?? "",
      minimumText: minimum?.words.title ?? "", maximumText: maximum?.words.title ?? "",
      style: surroundings.environment.controls.gauge)
    control.tintColor = surroundings.environment.style.tint.map { UIColor($0) }
  }

  override func updateSlots() {
    label?.update(to: view.label)
    current?.update(to: view.currentValueLabel)
    minimum?.update(to: view.minimumValueLabel)
    maximum?.update(to: view.maximumValueLabel)
  }
  override var parts: [AnyMount] {
    [label?.child, current?.child, minimum?.child, maximum?.child].compactMap(\.self)
  }
}

/// The appearance of gauges.
public protocol GaugeStyle {
  /// The look that front ends receive.
  var _style: _GaugeLook { get }
}

/// The look of a gauge, for styles that Keel defines.
public struct _GaugeLook: Sendable {
  package let style: GaugeElement.Style
}

extension EnvironmentValues {
  @Entry package var gaugeLook: GaugeElement.Style = .linear
}

extension View {
  /// Shows the gauges in this view in a style.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeLook, style._style.style)
  }
}
