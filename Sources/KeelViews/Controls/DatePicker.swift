public import FoundationEssentials
import KeelControls
public import KeelModel

/// A day, a time of day or both. Stands over `UIDatePicker`.
public struct DatePicker<Label: View> {
  /// What a person can set.
  public typealias Components = DatePickerComponents
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let label: Label

  init(
    label: Label, selection: Binding<Date>, minimum: Date?, maximum: Date?, components: DatePickerComponents
  ) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
    self.label = label
  }

  /// A date with a label of any kind.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, minimum: nil, maximum: nil, components: displayedComponents)
  }
  /// A date between two others, with a label of any kind.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
      components: displayedComponents)
  }
  /// A date not before another, with a label of any kind.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: range.lowerBound, maximum: nil, components: displayedComponents)
  }
  /// A date not after another, with a label of any kind.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: nil, maximum: range.upperBound, components: displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// A date with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// A date with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
  /// A date between two others, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// A date between two others, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
  /// A date not before another, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// A date not before another, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
  /// A date not after another, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// A date not after another, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// What a person can set of a date.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

extension DatePicker: View, PrimitiveView, LabelledView {
  package var labelContent: Label { label }
  package func makeMount(at place: Place) -> Mount<Self> { DatePickerMount(self, control: UIDatePicker(), at: place) }
}

final class DatePickerMount<Label: View>: LabelledMount<DatePicker<Label>, UIDatePicker> {
  override func prepare() {
    super.prepare()
    control.onEvents(.valueChanged) { [weak self] in
      guard let self else { return }
      view.selection.wrappedValue = control.date
      edited()
    }
  }

  override func configure() {
    let environment = surroundings.environment
    control.calendar = environment.style.text.calendar
    control.timeZone = environment.style.text.timeZone
    control.datePickerMode =
      switch view.components {
      case .date: .date
      case .hourAndMinute: .time
      default: .dateAndTime
      }
    control.preferredDatePickerStyle = environment.controls.datePicker
    control.minimumDate = view.minimum
    control.maximumDate = view.maximum
    control.date = view.selection.wrappedValue
    control.isEnabled = environment.style.isEnabled
    control.title = words.title
    control.accessibilityLabel = spokenLabel
  }
}
