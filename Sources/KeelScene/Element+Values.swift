/// A value between two ends, set by moving a knob (`Event.adjust`).
public struct SliderElement: Hashable, Sendable {
  public private(set) var minimum: Double
  public private(set) var maximum: Double
  /// Between `minimum` and `maximum`; what is outside is brought inside.
  public var value: Double { didSet { value = lawful(value) } }
  /// How far apart the values are that can be set; `nil` is as fine as the front end can.
  public private(set) var step: Double?
  public var title: String
  public var minimumLabel: String
  public var maximumLabel: String
  public var style: Style
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A knob on a track.
    case track
    /// A dot for each value that can be set: pages, of which one is shown. Where there are too many it is a track.
    case dots
  }
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

  /// How many dots there are; `nil` where it is shown as a track.
  public var dotCount: Int? {
    guard style == .dots, let step else { return nil }
    let count = ((maximum - minimum) / step).rounded(.down) + 1
    return count <= 20 ? Int(count) : nil
  }

  /// The number of the dot that is the value, from 0.
  public var dotIndex: Int { dotCount.map { Int((part * Double($0 - 1)).rounded()) } ?? 0 }

  /// Between the ends.
  public func lawful(_ value: Double) -> Double { value >= minimum ? min(value, maximum) : minimum }

  /// The value that can be set and is nearest.
  public func stepped(_ value: Double) -> Double {
    guard let step else { return lawful(value) }
    return lawful(minimum + ((lawful(value) - minimum) / step).rounded() * step)
  }

  /// How far the value has come, from 0 to 1.
  public var part: Double { maximum > minimum ? ((value - minimum) / (maximum - minimum)).clampedToPart : 0 }
}

/// A value that goes up and down by steps (`Event.increment`, `Event.decrement`).
public struct StepperElement: Hashable, Sendable {
  public var title: String
  /// The value in words; empty where the title says it.
  public var valueText: String
  public var canIncrement: Bool
  public var canDecrement: Bool
  public init(title: String = "", valueText: String = "", canIncrement: Bool = true, canDecrement: Bool = true) {
    self.title = title
    self.valueText = valueText
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
  }
}

/// One of several options (`Event.choose`).
public struct PickerElement: Hashable, Sendable {
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The chosen option is shown; the others when the person asks.
    case menu
    /// All options, one below the other.
    case inline
    /// All options, side by side.
    case segmented
    /// The chosen option between its neighbours.
    case wheel
  }
  public struct Option: Hashable, Sendable {
    public var title: String
    public var image: Symbol?
    public var isEnabled: Bool
    public init(title: String, image: Symbol? = nil, isEnabled: Bool = true) {
      self.title = title
      self.image = image
      self.isEnabled = isEnabled
    }
  }
  public var title: String
  public var options: [Option]
  /// An index of `options`; `nil` while none is chosen.
  public var selectedIndex: Int?
  public var style: Style
  public init(title: String = "", options: [Option] = [], selectedIndex: Int? = nil, style: Style = .menu) {
    self.title = title
    self.options = options
    self.selectedIndex = selectedIndex.flatMap { options.indices.contains($0) ? $0 : nil }
    self.style = style
  }

  /// The chosen option.
  public var selected: Option? {
    selectedIndex.flatMap { options.indices.contains($0) ? options[$0] : nil }
  }
}

public typealias PickerOption = PickerElement.Option

/// A day, a time of day or both (`Event.setDate`).
public struct DatePickerElement: Hashable, Sendable {
  public struct Components: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let date = Components(rawValue: 1)
    public static let hourAndMinute = Components(rawValue: 2)
  }
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// One line.
    case compact
    /// A month of days.
    case inline
  }
  public var title: String
  public var components: Components
  /// Between `minimum` and `maximum`.
  public var date: SceneDate { didSet { date = lawful(date) } }
  public private(set) var minimum: SceneDate?
  public private(set) var maximum: SceneDate?
  /// How many minutes apart the times are that can be set.
  public private(set) var minuteInterval: Int
  public var style: Style
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

  /// Between the ends; where they contradict each other the first one counts.
  public func lawful(_ date: SceneDate) -> SceneDate {
    var date = keepingHiddenParts(of: date)
    if let maximum { date = min(date, maximum) }
    if let minimum { date = max(date, minimum) }
    return date
  }

  /// The date with those parts of the present one that the picker does not show: nobody has set them.
  package func keepingHiddenParts(of new: SceneDate) -> SceneDate {
    var new = new
    if !components.contains(.hourAndMinute) { (new.hour, new.minute) = (date.hour, date.minute) }
    if !components.contains(.date) { (new.year, new.month, new.day) = (date.year, date.month, date.day) }
    return new
  }
}

/// How much of something there is.
public struct GaugeElement: Hashable, Sendable {
  public enum Style: String, Hashable, Sendable, CaseIterable { case linear, circular }
  /// From 0 to 1; what is outside is brought inside.
  public var value: Double { didSet { value = value.clampedToPart } }
  public var title: String
  public var currentText: String
  public var minimumText: String
  public var maximumText: String
  public var style: Style
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

/// Text of several lines to edit (`Event.edit`). The caret and the selection belong to the front end.
public struct TextEditorElement: Hashable, Sendable {
  public var text: String
  public var placeholder: String
  public var isEditable: Bool
  public init(text: String = "", placeholder: String = "", isEditable: Bool = true) {
    self.text = text
    self.placeholder = placeholder
    self.isEditable = isEditable
  }
}
