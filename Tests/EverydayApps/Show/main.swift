// Starts one of the everyday apps, to look at it: `EVERYDAY_APP=Calculator everyday-apps --front-end web`.

import Foundation
import SwiftUI

@testable import EverydayApps

let apps: [String: any App.Type] = [
  "Board": BoardApp.self, "Budget": BudgetApp.self, "Calculator": CalculatorApp.self, "Catalogue": CatalogueApp.self,
  "Chat": ChatApp.self, "Effects": EffectsApp.self, "Expenses": ExpensesApp.self, "Feed": FeedApp.self,
  "FlagQuiz": FlagQuizApp.self, "FlashCards": FlashCardsApp.self,
  "Library": LibraryApp.self,
  "Notes": QuickNotesApp.self, "Recipes": RecipesApp.self, "Redux": ReduxApp.self, "ScrumTimer": ScrumTimerApp.self,
  "Settings": PreferencesApp.self, "Tags": TagsApp.self, "Dashboard": DashboardApp.self, "Weather": WeatherApp.self,
  "Timer": KitchenTimerApp.self, "ToDo": ToDoListApp.self,
  "WordGame": WordGameApp.self,
]
guard let app = ProcessInfo.processInfo.environment["EVERYDAY_APP"].flatMap({ apps[$0] }) else {
  print("EVERYDAY_APP names an app: " + apps.keys.sorted().joined(separator: ", "))
  exit(2)
}
app.main()
