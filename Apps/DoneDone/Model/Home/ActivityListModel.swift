public import Foundation
public import KeelModel
public import Observation

/// A list of activities: those of today, of a day, of a category, or what a search finds.
@MainActor @Observable public final class ActivityListModel: HashableObject {
  /// Which activities the list has while nothing is searched.
  public enum Scope: Hashable, Sendable {
    case today
    case day(Day)
    case category(CategoryDays)
  }

  /// The activities of a day.
  public struct Section: Identifiable, Hashable, Sendable {
    public var day: Day
    public var activities: [Activity]
    public var id: Day { day }
    public var minutes: Int { activities.reduce(0) { $0 + $1.minutes } }
  }

  public let scope: Scope
  public let context: WindowContext
  /// The words that are searched for, among the activities of all days.
  public var text = "" { didSet { if text != oldValue { follow() } } }
  /// The activities by day, the newest day first; `nil` until they have been read.
  public private(set) var sections: [Section]?
  /// The reason that they cannot be read; what was read before stays.
  public private(set) var problem: DoneDoneError?
  /// The most activities that a search shows.
  public static let searchLimit = 1_000
  /// True if a search has found more than it shows.
  public private(set) var isCutOff = false

  @ObservationIgnored public private(set) weak var stack: StackModel?
  @ObservationIgnored private let following = Following<[Activity]>()
  @ObservationIgnored private var token: ObservationToken?
  @ObservationIgnored private var followed: ActivityFilter?

  init(_ scope: Scope, in stack: StackModel) {
    self.scope = scope
    self.stack = stack
    context = stack.context
    follow()
    // The day changes at midnight.
    token = observe { [weak self] in
      guard let self else { return }
      _ = context.today
      withoutTracking { self.follow() }
    }
  }

  /// The title of the page.
  public var title: String {
    let words = context.words
    return switch scope {
    case .today: words[.today]
    case .day(let day): day == context.today ? words[.today] : words.dayTitle(day)
    case .category(let days): context.container.categories.category(days.categoryID)?.name ?? words[.noCategory]
    }
  }

  /// The line under the title: the day, or the range of days.
  public var subtitle: String {
    let words = context.words
    return switch scope {
    case .today: words.fullDate(context.today)
    case .day(let day): words.fullDate(day)
    case .category(let days):
      days.first == days.last
        ? words.fullDate(days.first) : words.shortDate(days.first) + " – " + words.shortDate(days.last)
    }
  }

  /// Shorter forms of the title, for pages with little room.
  public var titleVariants: [String] {
    if case .day(let day) = scope, day != context.today { context.words.dayTitleVariants(day) } else { [] }
  }

  /// Shorter forms of the subtitle, for pages with little room.
  public var subtitleVariants: [String] {
    let words = context.words
    return switch scope {
    case .today: words.fullDateVariants(context.today)
    case .day(let day): words.fullDateVariants(day)
    case .category(let days):
      days.first == days.last
        ? words.fullDateVariants(days.first) : words.rangeVariants(from: days.first, to: days.last)
    }
  }

  /// True if the sections need headers, because they are of several days.
  public var hasDays: Bool {
    if isSearching { return true }
    if case .category = scope { return true }
    return false
  }

  public var isSearching: Bool { !text.isBlank }

  /// The number and the time of the activities that are shown.
  public var total: Amount {
    let activities = sections?.lazy.flatMap(\.activities)
    return Amount(count: activities?.count ?? 0, minutes: activities?.reduce(0) { $0 + $1.minutes } ?? 0)
  }

  public func activityTapped(_ id: Activity.ID) { stack?.open(.activity(id)) }

  /// The path that a tap on an activity leads to.
  public func address(of id: Activity.ID) -> String? {
    guard let stack else { return nil }
    return Place(stack.screen, stack.steps + [.activity(id)]).path
  }

  /// The path that a tap on *New Activity* leads to.
  public var newAddress: String? { stack?.address(of: .new, over: .list(self)) }

  public func deleteButtonTapped(_ ids: Set<Activity.ID>) async { await stack?.delete(ids) }

  public func retryButtonTapped() {
    followed = nil
    context.container.categories.retry()
    follow()
  }

  private var filter: ActivityFilter {
    if isSearching { return ActivityFilter(text: text, limit: Self.searchLimit + 1) }
    return switch scope {
    case .today: .day(context.today)
    case .day(let day): .day(day)
    case .category(let days): ActivityFilter(days: days.days, categoryID: .some(days.categoryID))
    }
  }

  private func follow() {
    let filter = filter
    guard filter != followed else { return }
    followed = filter
    following.follow(context.store.activities(filter)) { [weak self] result in
      guard let self else { return }
      switch result {
      case .success(let activities):
        problem = nil
        isCutOff = isSearching && activities.count > Self.searchLimit
        sections = Self.sections(isCutOff ? Array(activities.prefix(Self.searchLimit)) : activities)
      case .failure(let error): problem = error
      }
    }
  }

  private static func sections(_ activities: [Activity]) -> [Section] {
    var sections: [Section] = []
    for activity in activities {
      if sections.last?.day == activity.day {
        sections[sections.count - 1].activities.append(activity)
      } else {
        sections.append(Section(day: activity.day, activities: [activity]))
      }
    }
    return sections
  }
}
