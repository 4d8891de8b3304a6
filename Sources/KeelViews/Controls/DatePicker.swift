public import FoundationEssentials
import KeelControls
public import KeelModel

/// A control to set a day, a time of day or both. It is backed by `UIDatePicker`.
public struct DatePicker<Label: View> {
  /// The parts of a date that the user can set.
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

  /// Creates a date picker with a label of any kind.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, minimum: nil, maximum: nil, components: displayedComponents)
  }
  /// Creates a date picker with a label of any kind for dates within a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: range.lowerBound, maximum: range.upperBound,
      components: displayedComponents)
  }
  /// Creates a date picker with a label of any kind for dates not before a minimum.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: range.lowerBound, maximum: nil, components: displayedComponents)
  }
  /// Creates a date picker with a label of any kind for dates not after a maximum.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimum: nil, maximum: range.upperBound, components: displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Creates a date picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Creates a date picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
  /// Creates a date picker with a title for dates within a range.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Creates a date picker with a title for dates within a range.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
  /// Creates a date picker with a title for dates not before a minimum.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Creates a date picker with a title for dates not before a minimum.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
  /// Creates a date picker with a title for dates not after a maximum.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }
  /// Creates a date picker with a title for dates not after a maximum.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}

/// The parts of a date that the user can set. An empty set means all of them.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

extension DatePicker: View, PrimitiveView, LabelledView {
  package var labelContent: Label { label }
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    DatePickerMount(self, control: UIDatePicker(), at: place)
  }
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
    control.ownAccessibilityLabel = spokenLabel
  }
}
