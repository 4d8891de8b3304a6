public import FoundationEssentials
package import KeelScene

/// A control to pick a day, a time of day or both. It sends `valueChanged` when the user sets it, and never when the
/// program does.
///
/// Days are shown in the Gregorian calendar, in the picker's time zone, by default that of the window's user.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// The parts of a date that can be set.
  public enum Mode: Hashable, Sendable {
    /// Hours and minutes.
    case time
    /// Day, month and year.
    case date
    /// Both.
    case dateAndTime
  }

  /// The date, between `minimumDate` and `maximumDate` if there are any. Setting it sends no event.
  open var date = Date() {
    didSet {
      let lawful = clamped(date)
      if date != lawful { date = lawful }
      guard date != oldValue else { return }
      setNeedsDescription()
      if !isClamping { boundValueDidChange() }
    }
  }
  /// The earliest date; `nil` for no limit.
  open var minimumDate: Date? { didSet { boundsDidChange() } }
  /// The latest date; `nil` for no limit. A date before `minimumDate` is ignored, as in UIKit.
  open var maximumDate: Date? { didSet { boundsDidChange() } }
  /// The parts of the date that can be set.
  open var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { setNeedsDescription() } }
  }
  /// The preferred look of the picker.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { setNeedsDescription() } }
  }
  /// The time zone of days and hours; `nil` uses that of `calendar`.
  open var timeZone: TimeZone? { didSet { setNeedsDescription() } }
  /// The calendar whose time zone is used if `timeZone` is `nil`. Unless it is set, it is that of the window's user.
  open var calendar: Calendar! {
    get { ownCalendar ?? host?.traits.current.calendar ?? .current }
    set {
      ownCalendar = newValue
      setNeedsDescription()
    }
  }
  private var ownCalendar: Calendar?
  /// Without effect: front ends format dates in their own way.
  open var locale: Locale?
  /// The distance between selectable times, in minutes.
  open var minuteInterval = 1 {
    didSet { if minuteInterval != oldValue { setNeedsDescription() } }
  }
  /// The title of the date, shown beside the picker.
  open var title: String? {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// Sets the date; front ends decide whether it is animated.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// True while a limit changes the date, as opposed to the program.
  private var isClamping = false

  private func boundsDidChange() {
    isClamping = true
    let date = date
    self.date = date
    isClamping = false
    setNeedsDescription()
  }

  private func clamped(_ date: Date) -> Date {
    guard date.timeIntervalSinceReferenceDate.isFinite else {
      return minimumDate ?? Date(timeIntervalSinceReferenceDate: 0)
    }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return min(max(date, minimumDate ?? date), maximumDate ?? date)
  }

  // MARK: Scene

  private var gregorian: Calendar {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone ?? calendar?.timeZone ?? .current
    return gregorian
  }

  /// The bounds of the years 1 to 9999. Earlier and later dates are shown as the nearest date within them.
  private static let firstMoment = -63_113_904_000.0
  private static let lastMoment = 252_423_993_599.0

  private func sceneDate(_ date: Date) -> SceneDate {
    let seconds = date.timeIntervalSinceReferenceDate
    let moment = seconds.isNaN ? 0 : min(max(seconds, Self.firstMoment + 86_400), Self.lastMoment - 86_400)
    let parts = gregorian.dateComponents(
      [.year, .month, .day, .hour, .minute], from: Date(timeIntervalSinceReferenceDate: moment))
    return SceneDate(
      year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
      minute: parts.minute ?? 0)
  }

  private var hasLawfulBounds: Bool {
    guard let minimumDate, let maximumDate else { return true }
    return minimumDate <= maximumDate
  }

  override package var element: Element {
    let components: DatePickerElement.Components =
      switch datePickerMode {
      case .time: .hourAndMinute
      case .date: .date
      case .dateAndTime: [.date, .hourAndMinute]
      }
    return .datePicker(
      DatePickerElement(
        title: title ?? "", components: components, date: sceneDate(date),
        minimum: hasLawfulBounds ? minimumDate.map(sceneDate) : nil,
        maximum: hasLawfulBounds ? maximumDate.map(sceneDate) : nil, minuteInterval: minuteInterval,
        style: preferredDatePickerStyle == .inline ? .inline : .compact))
  }

  override package func handle(_ event: KeelScene.Event) {
    guard case .setDate(_, let wanted) = event, isEnabled, wanted != sceneDate(date) else { return }
    var parts = DateComponents()
    (parts.year, parts.month, parts.day) = (wanted.year, wanted.month, wanted.day)
    (parts.hour, parts.minute) = (wanted.hour, wanted.minute)
    if datePickerMode == .date { parts.second = gregorian.component(.second, from: date) }
    guard let moment = gregorian.date(from: parts) else { return }
    let old = date
    date = moment
    if date != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}

/// The looks of a date picker.
public enum UIDatePickerStyle: Hashable, Sendable {
  /// The front end decides.
  case automatic
  /// Wheels, a field that opens a calendar, or a calendar in the page; front ends decide.
  case wheels, compact, inline
}
