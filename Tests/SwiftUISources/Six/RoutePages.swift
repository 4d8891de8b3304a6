import SwiftUI

enum Route: Hashable {
  case recipe(id: Int)
  case author(String)
}

@MainActor @Observable final class Router {
  var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
  func popToRoot() { path.removeAll() }
}

struct RoutePages: View {
  @State private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      List(1..<4, id: \.self) { number in
        NavigationLink("Recipe \(number)", value: Route.recipe(id: number))
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .recipe(let id):
          VStack {
            Text("How to cook \(id)")
            NavigationLink("Author", value: Route.author("Ann"))
          }
          .navigationTitle("Recipe \(id)")
        case let .author(name):
          Button("Back to all", action: router.popToRoot).navigationTitle(name)
        }
      }
    }
    .environment(router)
  }
}
