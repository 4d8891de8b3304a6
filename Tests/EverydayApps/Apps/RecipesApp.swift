import SwiftUI

struct RecipesApp: App {
  @StateObject private var book = RecipeBook()

  var body: some Scene {
    WindowGroup {
      TabView {
        RecipesView()
          .tabItem { Label("Recipes", systemImage: "book") }
        FavoriteRecipesView()
          .tabItem { Label("Favorites", systemImage: "heart") }
          .badge(book.favorites.count)
        ShoppingView()
          .tabItem { Label("Shopping", systemImage: "cart") }
      }
      .environmentObject(book)
    }
  }
}

struct Recipe: Identifiable, Hashable {
  let id: Int
  let name: String
  let minutes: Int
  let servings: Int
  let ingredients: [String]
  let steps: [String]
  var isFavorite = false

  static let samples = [
    Recipe(
      id: 1, name: "Pancakes", minutes: 20, servings: 4, ingredients: ["2 eggs", "200 g flour", "300 ml milk"],
      steps: ["Mix everything.", "Fry in butter."]),
    Recipe(
      id: 2, name: "Tomato Soup", minutes: 35, servings: 2, ingredients: ["500 g tomatoes", "1 onion"],
      steps: ["Chop.", "Simmer for **30 minutes**.", "Blend."]),
    Recipe(id: 3, name: "Bibimbap", minutes: 45, servings: 2, ingredients: ["Rice", "Vegetables"], steps: ["Mix."]),
  ]
}

final class RecipeBook: ObservableObject {
  @Published var recipes = Recipe.samples
  @Published var shopping: [String] = []

  var favorites: [Recipe] { recipes.filter(\.isFavorite) }
}

struct RecipesView: View {
  @EnvironmentObject private var book: RecipeBook
  @State private var search = ""
  @State private var path: [Recipe] = []

  private var results: [Recipe] {
    guard !search.isEmpty else { return book.recipes }
    return book.recipes.filter { $0.name.lowercased().contains(search.lowercased()) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List(results) { recipe in
        NavigationLink(value: recipe) {
          RecipeRow(recipe: recipe)
        }
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeDetail(recipe: binding(for: recipe))
      }
      .searchable(text: $search)
    }
  }

  private func binding(for recipe: Recipe) -> Binding<Recipe> {
    Binding(
      get: { book.recipes.first { $0.id == recipe.id } ?? recipe },
      set: { new in
        guard let index = book.recipes.firstIndex(where: { $0.id == new.id }) else { return }
        book.recipes[index] = new
      })
  }
}

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom))
        .frame(width: 44, height: 44)
        .overlay(Image(systemName: "fork.knife").foregroundColor(.white))
      VStack(alignment: .leading) {
        Text(recipe.name)
        Label("\(recipe.minutes) min", systemImage: "clock")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      if recipe.isFavorite {
        Spacer()
        Image(systemName: "heart.fill")
          .foregroundStyle(.red)
          .accessibilityLabel("Favorite")
      }
    }
  }
}

struct RecipeDetail: View {
  @Binding var recipe: Recipe
  @EnvironmentObject private var book: RecipeBook
  @State private var servings = 0

  var body: some View {
    List {
      Section {
        Stepper("^[\(servings) serving](inflect: true)", value: $servings, in: 1...12)
      }
      Section("Ingredients") {
        ForEach(recipe.ingredients, id: \.self) { ingredient in
          HStack {
            Text(ingredient)
            Spacer()
            Button {
              if !book.shopping.contains(ingredient) { book.shopping.append(ingredient) }
            } label: {
              Image(systemName: "cart.badge.plus")
            }
            .buttonStyle(.borderless)
            .accessibilityLabel("Add \(ingredient)")
          }
        }
      }
      Section("Steps") {
        ForEach(Array(recipe.steps.enumerated()), id: \.offset) { number, step in
          Text("\(number + 1). ") + Text(LocalizedStringKey(step))
        }
      }
    }
    .navigationTitle(recipe.name)
    .onAppear { servings = recipe.servings }
    .toolbar {
      Button {
        withAnimation { recipe.isFavorite.toggle() }
      } label: {
        Label(
          recipe.isFavorite ? "Remove Favorite" : "Add Favorite",
          systemImage: recipe.isFavorite ? "heart.fill" : "heart"
        )
      }
    }
  }
}

struct FavoriteRecipesView: View {
  @EnvironmentObject private var book: RecipeBook

  var body: some View {
    NavigationStack {
      Group {
        if book.favorites.isEmpty {
          ContentUnavailableView(
            "No Favorites", systemImage: "heart.slash", description: Text("Recipes that you like appear here."))
        } else {
          List(book.favorites) { RecipeRow(recipe: $0) }
        }
      }
      .navigationTitle("Favorites")
    }
  }
}

struct ShoppingView: View {
  @EnvironmentObject private var book: RecipeBook

  var body: some View {
    NavigationStack {
      List {
        ForEach(book.shopping, id: \.self, content: Text.init)
          .onDelete { book.shopping.remove(atOffsets: $0) }
      }
      .navigationTitle("Shopping")
    }
  }
}
