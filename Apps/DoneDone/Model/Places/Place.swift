public import KeelModel

/// A location in the app: what `--open` and the address of a browser contain.
public struct Place: Hashable, Sendable {
  public var screen: AppScreen
  /// The levels above the screen's root.
  public var steps: [Step]
  /// The sheet that is open over them.
  public var sheet: Sheet?
  /// The text of the search at home.
  public var search: String
  /// The period of the statistics; `nil` for the current one.
  public var period: Period.Kind?
  public var day: Day?

  /// The purpose of a sheet.
  @CasePathable public enum Sheet: Hashable, Sendable {
    /// A new activity; on the list of categories a new category.
    case new
    /// The activity whose details are under it.
    case edit
    /// A category that is edited.
    case category(Category.ID)
  }

  public init(
    _ screen: AppScreen, _ steps: [Step] = [], sheet: Sheet? = nil, search: String = "", period: Period.Kind? = nil,
    day: Day? = nil
  ) {
    self.screen = screen
    self.steps = steps
    self.sheet = sheet
    self.search = search
    self.period = period
    self.day = day
  }
}

extension Place {
  /// Parses a path such as `statistics/day/2026-11-25/activity/ID/edit`.
  public init?(path: String) {
    guard let place = Self.routes.match(path) else { return nil }
    self = place
  }

  /// The path, from which the place can be created again.
  public var path: String { Self.routes.path(for: self) ?? screen.rawValue }

  static let routes =
    (.rawValue(AppScreen.self) / .many(Step.routes) / .optional(Sheet.routes) / .query("q", .text, default: "")
    / .query("period", .rawValue(Period.Kind.self)) / .query("day", .value(Day.self))).map(
      { parts -> Place? in
        let (((((screen, steps), sheet), search), period), day) = parts
        return Place(screen, steps, sheet: sheet, search: search, period: period, day: day)
      }, revert: { place in ((((((place.screen, place.steps), place.sheet), place.search), place.period), place.day)) })
}

extension Place.Sheet {
  // The path of a category begins with that of an activity, and is longer.
  static let routes = RoutePattern<Place.Sheet>.oneOf(
    .case(\.category, "edit" / .uuid),
    .case(\.edit, "edit"),
    .case(\.new, "new")
  )
}

extension Step {
  static let routes = RoutePattern<Step>.oneOf(
    .case(\.day, "day" / .value(Day.self)),
    .case(\.activity, "activity" / .uuid),
    .case(\.category, "category" / CategoryDays.routes),
    .case(\.categories, "categories"),
    .case(\.transfer, "transfer"),
    .case(\.about, "about")
  )
}

extension CategoryDays {
  static let routes =
    (RoutePattern<Category.ID?>.oneOf(
      RoutePattern<Category.ID>.uuid.map({ .some($0) }, revert: { $0 }),
      RoutePattern<Void>("none").map({ .some(nil) }, revert: { $0 == nil ? () : nil })
    ) / .value(Day.self) / .value(Day.self)).map(
      { CategoryDays($0.0.0, $0.0.1, $0.1) }, revert: { (($0.categoryID, $0.first), $0.last) })
}
