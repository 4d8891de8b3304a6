public import FoundationEssentials
package import KeelScene

/// A day, a time of day or both. Sends `valueChanged` when a person sets it, and never when the program does.
///
/// Days are shown in the Gregorian calendar, in the picker's time zone.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
  /// What can be set.
  public enum Mode: Hashable, Sendable { case time, date, dateAndTime }

  /// The moment. It lies between `minimumDate` and `maximumDate` where there are such. Setting it sends no event.
  open var date = Date() {
    didSet {
      let lawful = clamped(date)
      if date != lawful { date = lawful }
      guard date != oldValue else { return }
      setNeedsDescription()
      if !isClamping { boundValueDidChange() }
    }
  }
  /// The earliest moment.
  open var minimumDate: Date? { didSet { boundsDidChange() } }
  /// The latest moment. One before `minimumDate` is passed over, as in UIKit.
  open var maximumDate: Date? { didSet { boundsDidChange() } }
  /// What can be set.
  open var datePickerMode: Mode = .dateAndTime {
    didSet { if datePickerMode != oldValue { setNeedsDescription() } }
  }
  /// How the picker looks.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { setNeedsDescription() } }
  }
  /// Whose days and hours are meant; `nil` is the calendar's.
  open var timeZone: TimeZone? { didSet { setNeedsDescription() } }
  /// Gives the time zone where `timeZone` does not.
  open var calendar: Calendar! = .current { didSet { setNeedsDescription() } }
  /// Kept for sources that set it: front ends write dates in their own way.
  open var locale: Locale?
  /// How many minutes apart the times are that can be set.
  open var minuteInterval = 1 {
    didSet { if minuteInterval != oldValue { setNeedsDescription() } }
  }
  /// What the date is of, shown beside it.
  open var title: String? {
    didSet { if title != oldValue { setNeedsDescription() } }
  }
  /// The same as setting `date`.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// Whether the bounds bring the date between them, which is no wish of the program's.
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

  /// Years 1 to 9999: what lies beyond is shown as the nearest.
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

/// How a date picker looks.
public enum UIDatePickerStyle: Hashable, Sendable { case automatic, wheels, compact, inline }
