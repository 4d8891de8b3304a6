public import KeelModel

/// A level of a stack with its model.
@CasePathable public enum Level: Hashable {
  case list(ActivityListModel)
  case activity(ActivityModel)
  case categories(CategoriesModel)
  case transfer(TransferModel)
  case about
}

extension Level {
  /// Creates the level of a step.
  @MainActor init(_ step: Step, in stack: StackModel) {
    self =
      switch step {
      case .day(let day): .list(ActivityListModel(.day(day), in: stack))
      case .category(let days): .list(ActivityListModel(.category(days), in: stack))
      case .activity(let id): .activity(ActivityModel(id, in: stack))
      case .categories: .categories(CategoriesModel(in: stack))
      case .transfer: .transfer(TransferModel(in: stack))
      case .about: .about
      }
  }

  /// The details of an activity; `nil` on another level.
  var activity: ActivityModel? { if case .activity(let model) = self { model } else { nil } }

  /// The level as a value.
  @MainActor public var step: Step {
    switch self {
    case .list(let model):
      switch model.scope {
      case .today: .day(model.context.today)
      case .day(let day): .day(day)
      case .category(let days): .category(days)
      }
    case .activity(let model): .activity(model.id)
    case .categories: .categories
    case .transfer: .transfer
    case .about: .about
    }
  }

  /// The name of the level among those of its stack, the same in each run of the program.
  @MainActor public var name: String { Step.routes.path(for: step) ?? "" }
}

/// What a page shows is saved with its step, so that another run of the program finds it again.
extension Level: @MainActor Encodable {
  @MainActor public func encode(to encoder: any Encoder) throws { try step.encode(to: encoder) }
}
