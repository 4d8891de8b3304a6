import SwiftUI

/// The everyday apps that import SwiftUI.
enum EverydayApp: String, CaseIterable, Sendable {
  case board, budget, calculator, catalogue, chat, dashboard, effects, expenses, feed, flagQuiz, flashCards
  case library, notes, profile, recipes, redux, scrumTimer, settings, tags, timer, toDo, weather, wordGame

  var type: any App.Type {
    switch self {
    case .board: BoardApp.self
    case .budget: BudgetApp.self
    case .calculator: CalculatorApp.self
    case .catalogue: CatalogueApp.self
    case .chat: ChatApp.self
    case .dashboard: DashboardApp.self
    case .effects: EffectsApp.self
    case .expenses: ExpensesApp.self
    case .feed: FeedApp.self
    case .flagQuiz: FlagQuizApp.self
    case .flashCards: FlashCardsApp.self
    case .library: LibraryApp.self
    case .notes: QuickNotesApp.self
    case .profile: ProfileApp.self
    case .recipes: RecipesApp.self
    case .redux: ReduxApp.self
    case .scrumTimer: ScrumTimerApp.self
    case .settings: PreferencesApp.self
    case .tags: TagsApp.self
    case .timer: KitchenTimerApp.self
    case .toDo: ToDoListApp.self
    case .weather: WeatherApp.self
    case .wordGame: WordGameApp.self
    }
  }
}
