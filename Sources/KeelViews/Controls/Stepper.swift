public import FoundationEssentials
import KeelControls
public import KeelModel

/// A control to change a value step by step. It is backed by `UIStepper`.
public struct Stepper<Label: View> {
  let steps: any StepSource
  let label: Label
  let onEditingChanged: (Bool) -> Void

  init(label: Label, steps: any StepSource, onEditingChanged: @escaping (Bool) -> Void) {
    self.steps = steps
    self.label = label
    self.onEditingChanged = onEditingChanged
  }

  /// Creates a stepper with an action for each direction; `nil` disables the direction.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: OwnSteps(up: onIncrement, down: onDecrement), onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: ValueSteps(value: value, bounds: nil, step: step), onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value within a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: ValueSteps(value: value, bounds: bounds, step: step), onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value that is shown in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(), steps: FormattedSteps(value: value, bounds: nil, step: step, format: format),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value within a range that is shown in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(), steps: FormattedSteps(value: value, bounds: bounds, step: step, format: format),
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title and an action for each direction; `nil` disables the direction.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title and an action for each direction; `nil` disables the direction.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title for a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title for a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title for a value within a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title for a value within a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title for a value that is shown in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with a title for a value within a range that is shown in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
}

/// The value of a stepper.
@MainActor protocol StepSource {
  /// The changes of the value upwards.
  var up: StepDirection { get }
  /// The changes of the value downwards.
  var down: StepDirection { get }
  /// Returns the value as text, if it is shown.
  func text(at place: FormatPlace) -> String
}

struct OwnSteps {
  let up: StepDirection
  let down: StepDirection

  init(up: (() -> Void)?, down: (() -> Void)?) {
    self.up = StepDirection(step: up)
    self.down = StepDirection(step: down)
  }
}

extension OwnSteps: StepSource {
  func text(at place: FormatPlace) -> String { "" }
}

struct ValueSteps<V: Strideable> {
  let value: Binding<V>
  let bounds: ClosedRange<V>?
  let step: V.Stride

  /// Returns the changes by a stride; none at the end of the range. A step past an end stops at the end.
  @MainActor func direction(by stride: V.Stride) -> StepDirection {
    guard let bounds else {
      return StepDirection(step: { value.wrappedValue = value.wrappedValue.advanced(by: stride) })
    }
    let end = stride > 0 ? bounds.upperBound : bounds.lowerBound
    let now = value.wrappedValue
    guard stride > 0 ? now < end : now > end else { return StepDirection(step: nil, end: number(of: end)) }
    return StepDirection(
      step: {
        let now = value.wrappedValue
        // The distance to the end is computed first, because a step past the end may overflow the type.
        let room = now.distance(to: end)
        value.wrappedValue = (stride > 0 ? stride < room : stride > room) ? now.advanced(by: stride) : end
      },
      end: number(of: end), moveToEnd: { value.wrappedValue = end })
  }

  /// Returns a value as a number; `nil` for values that are not numbers, such as dates.
  private func number(of value: V) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }
}

extension ValueSteps: StepSource {
  var up: StepDirection { direction(by: step) }
  var down: StepDirection { direction(by: step * -1) }
  func text(at place: FormatPlace) -> String { "" }
}

struct FormattedSteps<F: ParseableFormatStyle>
where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
  let steps: ValueSteps<F.FormatInput>
  let format: F
  init(value: Binding<F.FormatInput>, bounds: ClosedRange<F.FormatInput>?, step: F.FormatInput.Stride, format: F) {
    steps = ValueSteps(value: value, bounds: bounds, step: step)
    self.format = format
  }
}

extension FormattedSteps: StepSource {
  var up: StepDirection { steps.up }
  var down: StepDirection { steps.down }
  func text(at place: FormatPlace) -> String { format.placed(at: place).format(steps.value.wrappedValue) }
}

extension Stepper: View, PrimitiveView, LabelledView {
  package var labelContent: Label { label }
  package func makeMount(at place: MountPoint) -> Mount<Self> { StepperMount(self, control: UIStepper(), at: place) }
}

final class StepperMount<Label: View>: LabelledMount<Stepper<Label>, UIStepper> {
  override func configure() {
    control.directions = (edited(by: view.steps.up), edited(by: view.steps.down))
    control.valueText = view.steps.text(at: surroundings.environment.style.text.place)
    control.isEnabled = surroundings.environment.style.isEnabled
    let words = words
    control.title = words.title
    control.titleLook = words.look
    control.ownAccessibilityLabel = spokenLabel
  }

  /// Returns the direction with changes that report the beginning and the end of an edit.
  private func edited(by direction: StepDirection) -> StepDirection {
    StepDirection(
      step: direction.step.map(edit), end: direction.end, moveToEnd: direction.moveToEnd.map(edit))
  }

  private func edit(by change: @escaping () -> Void) -> () -> Void {
    { [weak self] in
      guard let self else { return }
      view.onEditingChanged(true)
      change()
      view.onEditingChanged(false)
      edited()
    }
  }
}
