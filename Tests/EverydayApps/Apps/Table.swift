import SwiftUI

/// The apps by their names.
let everydayApps: [String: any App.Type] = [
  "Board": BoardApp.self, "Budget": BudgetApp.self, "Calculator": CalculatorApp.self, "Catalogue": CatalogueApp.self,
  "Chat": ChatApp.self, "Dashboard": DashboardApp.self, "Effects": EffectsApp.self, "Expenses": ExpensesApp.self,
  "Feed": FeedApp.self, "FlagQuiz": FlagQuizApp.self, "FlashCards": FlashCardsApp.self, "Library": LibraryApp.self,
  "Notes": QuickNotesApp.self, "Recipes": RecipesApp.self, "Redux": ReduxApp.self, "ScrumTimer": ScrumTimerApp.self,
  "Settings": PreferencesApp.self, "Tags": TagsApp.self, "Timer": KitchenTimerApp.self, "ToDo": ToDoListApp.self,
  "Weather": WeatherApp.self, "WordGame": WordGameApp.self,
]
