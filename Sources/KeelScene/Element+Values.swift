/// A slider for a value in a range (`Event.adjust`).
public struct SliderElement: Hashable, Sendable {
  /// The lower end of the range; always finite.
  public private(set) var minimum: Double
  /// The upper end of the range; at least `minimum`, always finite.
  public private(set) var maximum: Double
  /// The current value. Values outside `minimum...maximum` are clamped; NaN becomes `minimum`.
  public var value: Double { didSet { value = lawful(value) } }
  /// The distance between selectable values; `nil` is as fine as the front end allows.
  public private(set) var step: Double?
  /// The accessible name of the slider, which is not shown; empty if an adjacent element names it.
  public var title: String
  /// The text at the lower end; empty for none.
  public var minimumLabel: String
  /// The text at the upper end; empty for none.
  public var maximumLabel: String
  /// The look of the slider.
  public var style: Style
  /// The looks of a slider.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A knob on a track.
    case track
    /// A dot for each value: pages, of which one is shown. With more than 20 values it is a track.
    case dots
  }
  /// Creates a slider. Ends that are not finite become 0 and 1, a step that is not positive becomes `nil`.
  public init(
    value: Double, minimum: Double = 0, maximum: Double = 1, step: Double? = nil, title: String = "",
    minimumLabel: String = "", maximumLabel: String = "", style: Style = .track
  ) {
    self.minimum = minimum.isFinite ? minimum : 0
    self.maximum = maximum.isFinite ? max(maximum, self.minimum) : max(self.minimum, 1)
    self.step = step.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.value = value
    self.title = title
    self.minimumLabel = minimumLabel
    self.maximumLabel = maximumLabel
    self.style = style
    self.value = lawful(value)
  }

  /// The number of dots; `nil` where the slider is shown as a track.
  public var dotCount: Int? {
    guard style == .dots, let step else { return nil }
    let count = ((maximum - minimum) / step).rounded(.down) + 1
    return count <= 20 ? Int(count) : nil
  }

  /// The index of the dot for the value, from 0.
  public var dotIndex: Int { dotCount.map { Int((part * Double($0 - 1)).rounded()) } ?? 0 }

  /// Returns the value clamped to the range; `minimum` for NaN.
  public func lawful(_ value: Double) -> Double { value >= minimum ? min(value, maximum) : minimum }

  /// Returns the selectable value that is nearest.
  public func stepped(_ value: Double) -> Double {
    guard let step else { return lawful(value) }
    return lawful(minimum + ((lawful(value) - minimum) / step).rounded() * step)
  }

  /// The position of the value in the range, from 0 to 1; 0 for an empty range.
  public var part: Double { maximum > minimum ? ((value - minimum) / (maximum - minimum)).clampedToPart : 0 }
}

/// A control that increases or decreases a value by steps (`Event.increment`, `Event.decrement`), or moves it to an end
/// of its range (`Event.adjust` with that end).
public struct StepperElement: Hashable, Sendable {
  /// The title of the value.
  public var title: String
  /// The value in words; empty where the title includes it.
  public var valueText: String
  /// A Boolean value that indicates whether the value can increase.
  public var canIncrement: Bool
  /// A Boolean value that indicates whether the value can decrease.
  public var canDecrement: Bool
  /// The lower end of the range; `nil` if there is none, or none that is a finite number.
  public var minimum: Double?
  /// The upper end of the range; `nil` if there is none, or none that is a finite number.
  public var maximum: Double?
  /// The look of the title; `nil` for that of the front end. The colour and the font are used.
  public var look: ControlLook? {
    get { storedLook.look }
    set { storedLook.look = newValue }
  }
  private var storedLook = Boxed<ControlLook>.none
  /// Creates a stepper.
  public init(
    title: String = "", valueText: String = "", canIncrement: Bool = true, canDecrement: Bool = true,
    minimum: Double? = nil, maximum: Double? = nil
  ) {
    self.title = title
    self.valueText = valueText
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
    self.minimum = minimum.flatMap { $0.isFinite ? $0 : nil }
    self.maximum = maximum.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// A choice among options (`Event.choose`).
public struct PickerElement: Hashable, Sendable {
  /// The presentations of a picker's options.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The chosen option is shown; the others appear on request.
    case menu
    /// All options, one below the other.
    case inline
    /// All options, side by side.
    case segmented
    /// The chosen option between its neighbours.
    case wheel
  }
  /// One option of a picker.
  public struct Option: Hashable, Sendable {
    /// The text of the option.
    public var title: String
    /// The symbol beside the title; `nil` for none.
    public var image: Symbol?
    /// A Boolean value that indicates whether the option can be chosen.
    public var isEnabled: Bool
    /// Creates an option.
    public init(title: String, image: Symbol? = nil, isEnabled: Bool = true) {
      self.title = title
      self.image = image
      self.isEnabled = isEnabled
    }
  }
  /// The title of the choice; empty if an adjacent element names it. Segments have it as their accessible name only.
  public var title: String
  /// All options in order.
  public var options: [Option]
  /// The index of the chosen option; `nil` while none is chosen.
  public var selectedIndex: Int?
  /// The presentation of the options.
  public var style: Style
  /// Creates a picker. A `selectedIndex` outside `options` becomes `nil`.
  public init(title: String = "", options: [Option] = [], selectedIndex: Int? = nil, style: Style = .menu) {
    self.title = title
    self.options = options
    self.selectedIndex = selectedIndex.flatMap { options.indices.contains($0) ? $0 : nil }
    self.style = style
  }

  /// The chosen option; `nil` if none is chosen or the index is out of range.
  public var selected: Option? {
    selectedIndex.flatMap { options.indices.contains($0) ? options[$0] : nil }
  }
}

/// One option of a picker.
public typealias PickerOption = PickerElement.Option

/// A control to pick a day, a time of day or both (`Event.setDate`).
public struct DatePickerElement: Hashable, Sendable {
  /// The parts of a date that a picker shows.
  public struct Components: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Year, month and day.
    public static let date = Components(rawValue: 1)
    /// Hour and minute.
    public static let hourAndMinute = Components(rawValue: 2)
  }
  /// The presentations of a date picker.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// One line.
    case compact
    /// A month of days.
    case inline
  }
  /// The title of the date; empty if an adjacent element names it.
  public var title: String
  /// The parts that are shown and can be set; never empty.
  public var components: Components
  /// The current date. Values outside the limits are clamped.
  public var date: SceneDate { didSet { date = lawful(date) } }
  /// The earliest date; `nil` for no limit.
  public private(set) var minimum: SceneDate?
  /// The latest date; `nil` for no limit.
  public private(set) var maximum: SceneDate?
  /// The distance between selectable times in minutes: a divisor of 60, at most 30.
  public private(set) var minuteInterval: Int
  /// The presentation of the picker.
  public var style: Style
  /// Creates a date picker. Empty components become `date`; a minute interval that does not divide 60 becomes 1.
  public init(
    title: String = "", components: Components = [.date, .hourAndMinute], date: SceneDate, minimum: SceneDate? = nil,
    maximum: SceneDate? = nil, minuteInterval: Int = 1, style: Style = .compact
  ) {
    self.title = title
    self.components = components.isEmpty ? .date : components
    self.minimum = minimum
    self.maximum = maximum
    self.minuteInterval = (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
    self.style = style
    self.date = date
    self.date = lawful(date)
  }

  /// Returns the date clamped to the limits, with the hidden parts of the current one. If the limits contradict each
  /// other, `minimum` wins.
  public func lawful(_ date: SceneDate) -> SceneDate {
    var date = keepingHiddenParts(of: date)
    if let maximum { date = min(date, maximum) }
    if let minimum { date = max(date, minimum) }
    return date
  }

  /// Returns a date with the hidden parts of the current one, because the user has not set them.
  package func keepingHiddenParts(of new: SceneDate) -> SceneDate {
    var new = new
    if !components.contains(.hourAndMinute) { (new.hour, new.minute) = (date.hour, date.minute) }
    if !components.contains(.date) { (new.year, new.month, new.day) = (date.year, date.month, date.day) }
    return new
  }
}

/// A gauge that displays a value in a range.
public struct GaugeElement: Hashable, Sendable {
  /// The forms of a gauge or a progress indicator.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A bar.
    case linear
    /// A ring or a part of one.
    case circular
  }
  /// The position in the range from 0 to 1; values outside are clamped, NaN becomes 0.
  public var value: Double { didSet { value = value.clampedToPart } }
  /// The title of the measured value; empty for none.
  public var title: String
  /// The value in words; empty leaves the wording to the front end.
  public var currentText: String
  /// The text at the lower end; empty for none.
  public var minimumText: String
  /// The text at the upper end; empty for none.
  public var maximumText: String
  /// The form of the gauge: a bar or a ring.
  public var style: Style
  /// Creates a gauge.
  public init(
    value: Double, title: String = "", currentText: String = "", minimumText: String = "", maximumText: String = "",
    style: Style = .linear
  ) {
    self.value = value.clampedToPart
    self.title = title
    self.currentText = currentText
    self.minimumText = minimumText
    self.maximumText = maximumText
    self.style = style
  }
}

/// An editor for text of several lines (`Event.edit`). The front end owns the caret and the selection.
public struct TextEditorElement: Hashable, Sendable {
  /// The current text.
  public var text: String
  /// The text shown while the editor is empty.
  public var placeholder: String
  /// A Boolean value that indicates whether the user can change the text now.
  public var isEditable: Bool
  /// The kind of text that is expected.
  public var contentType: TextFieldElement.ContentType
  /// The label that on-screen keyboards give the Return key, which begins a new line.
  public var returnAction: TextFieldElement.ReturnAction
  /// The numbers of lines between which the height follows the text; `nil` if the editor takes the height that is
  /// offered. An upper bound of `Int.max` is no limit.
  public var lines: ClosedRange<Int>?
  /// The border of the editor.
  public var border = TextFieldElement.Border.automatic
  /// The identity of the editor, which is the same in each run of the program; empty for none. A front end that outlives
  /// the program finds the editor by it.
  public var restorationIdentifier = ""
  /// The look of the text; `nil` for that of the front end. The colour, the font and the alignment are used.
  public var look: ControlLook? {
    get { storedLook.look }
    set { storedLook.look = newValue }
  }
  private var storedLook = Boxed<ControlLook>.none
  /// The program's interest in the selection of the text; `nil` for none.
  public var selection: SelectionInterest? {
    get { storedSelection.value }
    set { storedSelection.value = newValue }
  }
  private var storedSelection = Boxed<SelectionInterest>.none
  /// Creates a text editor.
  public init(
    text: String = "", placeholder: String = "", isEditable: Bool = true,
    contentType: TextFieldElement.ContentType = .plain, returnAction: TextFieldElement.ReturnAction = .default
  ) {
    self.text = text
    self.placeholder = placeholder
    self.isEditable = isEditable
    self.contentType = contentType
    self.returnAction = returnAction
  }
}
