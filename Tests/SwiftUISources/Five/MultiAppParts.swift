import Foundation
import SwiftUI

// What the listings in MultiApp.swift use without showing it.

/// The app's own context. Core Data does not exist on Linux, so an app declares the type and its key.
public final class NSManagedObjectContext {
  public let name: String
  public init(name: String) { self.name = name }
}

extension EnvironmentValues {
  @Entry var managedObjectContext: NSManagedObjectContext?
}

struct PersistenceController {
  let viewContext = NSManagedObjectContext(name: "store")
}

public final class DependencyContainer: ObservableObject {
  let persistenceController = PersistenceController()
  @Published public var name: String
  public init(name: String = "real") { self.name = name }
  func makeHomeViewModel() -> HomeViewModel { HomeViewModel() }
}

final class HomeViewModel: ObservableObject {}

enum AppScreen: String, Hashable, Identifiable, CaseIterable {
  case home, statistics, settings
  var id: AppScreen { self }

  @ViewBuilder var label: some View {
    switch self {
    case .home: Label("Home screen", systemImage: "house")
    case .statistics: Label("Statistics", systemImage: "chart.bar")
    case .settings: Label("Settings", systemImage: "gear")
    }
  }

  @ViewBuilder func destination(using container: DependencyContainer) -> some View {
    switch self {
    case .home: HomeNavigationStack(viewModel: container.makeHomeViewModel())
    case .statistics: StatisticsPage()
    case .settings: NavigationStack { DetailView().navigationTitle("Settings") }
    }
  }
}

struct StatisticsPage: View {
  @Environment(\.managedObjectContext) private var context
  @State private var taps = 0
  var body: some View {
    NavigationStack {
      VStack {
        Text("Context: \(context?.name ?? "none")")
        Button("Taps: \(taps)") { taps += 1 }
      }
      .navigationTitle("Statistics")
    }
  }
}

struct User: Hashable {
  var name: String
}

struct UserDetailView: View {
  let user: User
  var body: some View { Text("사용자: \(user.name)") }
}

/// The root of the app with its dependencies, as a test or a preview sets them.
public struct MultiAppRoot: View {
  let container: DependencyContainer
  let context: NSManagedObjectContext
  public init(container: DependencyContainer, context: NSManagedObjectContext) {
    self.container = container
    self.context = context
  }
  public var body: some View {
    ContentView().environmentObject(container).environment(\.managedObjectContext, context)
  }
}

public struct MixedPathPage: View {
  public init() {}
  public var body: some View { MixedPathView() }
}

/// A container that is an observable object.
@Observable public final class ObservableContainer {
  public var name: String
  public init(name: String) { self.name = name }
}

public struct ContainerReader: View {
  @Environment(ObservableContainer.self) private var container
  public init() {}
  public var body: some View { Text("Container: \(container.name)") }
}

/// A stack whose sheet and destinations are inside of it, with a destination type that has no page.
public struct RoutedStack: View {
  enum Sheet: String, Identifiable {
    case newActivity, filter
    var id: String { rawValue }
  }
  @State private var path = NavigationPath()
  @State private var sheet: Sheet?
  public init() {}

  public var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("New activity") { sheet = .newActivity }
        Button("To a date") { path.append(1.5) }
        Button("Three at once") { path = NavigationPath(["a", "b", "c"]) }
      }
      .navigationTitle("Root")
      .navigationDestination(for: String.self) { name in
        Button("Home from \(name)") { path = NavigationPath() }.navigationTitle(name)
      }
      .sheet(item: $sheet) { sheet in
        Button("Other sheet than \(sheet.rawValue)") { self.sheet = .filter }
      }
    }
  }
}
