import SwiftUI

// The code of Documentation/swiftui.md.

@MainActor @Observable final class TimerModel {
  var seconds = 0
}

struct TimerApp: App {
  var body: some Scene {
    WindowGroup("Timer") { TimerView() }
  }
}

struct TimerView: View {
  @State private var model = TimerModel()

  var body: some View {
    Stepper("\(model.seconds) seconds", value: $model.seconds)
  }
}

struct Recipe: Hashable, Identifiable {
  let id: Int
  let title: String
}

struct RecipesView: View {
  let recipes: [Recipe]
  @State private var path: [Recipe] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(recipes) { recipe in NavigationLink(recipe.title, value: recipe) }
        .navigationTitle("Recipes")
        .navigationAddress("")
        .navigationDestination(for: Recipe.self, address: { "recipe/\($0.id)" }) { recipe in
          Text(recipe.title).navigationTitle(recipe.title)
        }
    }
    .onOpenURL { url in
      let id = Int(url.lastPathComponent)
      path = recipes.filter { $0.id == id }
    }
  }
}
