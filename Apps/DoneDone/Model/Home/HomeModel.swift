public import Observation

/// The first screen: what was done today, and the search.
@MainActor @Observable public final class HomeModel {
  public let stack: StackModel
  public let list: ActivityListModel

  init(_ context: WindowContext) {
    stack = StackModel(.home, context)
    list = ActivityListModel(.today, in: stack)
  }
}
