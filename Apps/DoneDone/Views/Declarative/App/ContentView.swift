public import DoneDoneModel
public import SwiftUI

/// The whole app in a window: tabs where there is little room, otherwise a sidebar. Both show the same state.
public struct ContentView: View {
  @Bindable private var model: AppModel
  @Environment(\.prefersTabNavigation) private var prefersTabNavigation
  @Environment(\.locale) private var locale
  @Environment(\.undoManager) private var undoManager
  @Environment(\.timeZone) private var timeZone

  public init(_ model: AppModel) { self.model = model }

  public var body: some View {
    Group {
      if prefersTabNavigation {
        AppTabView(selection: $model.selection)
      } else {
        NavigationSplitView {
          AppSidebarList(selection: $model.selection)
        } detail: {
          AppDetailColumn(screen: model.selection)
        }
      }
    }
    .modifier(StackSheets(stack: model.stack(of: model.selection ?? .home)))
    .environment(model)
    .environmentObject(model.context.container)
    .environment(\.locale, Locale(identifier: model.context.language.rawValue))
    .preferredColorScheme(model.context.container.preferences.stored.appearance.scheme)
    .onChange(of: undoManager, initial: true) { _, manager in
      if let manager { model.context.history.manager = manager }
    }
    .onChange(of: locale.identifier, initial: true) { _, identifier in
      model.context.systemLanguage = Language(localeIdentifier: identifier)
    }
    .onChange(of: timeZone, initial: true) { _, zone in model.context.timeZone = zone }
  }
}

struct AppTabView: View {
  @Binding var selection: AppScreen?
  @Environment(AppModel.self) private var model

  var body: some View {
    TabView(selection: $selection) {
      ForEach(AppScreen.allCases) { screen in
        screen.destination(in: model)
          .tag(screen as AppScreen?)
          .tabItem { screen.label(model.words) }
          .linkAddress(model.address(of: screen))
      }
    }
  }
}

struct AppSidebarList: View {
  @Binding var selection: AppScreen?
  @Environment(AppModel.self) private var model

  var body: some View {
    List(AppScreen.allCases, selection: $selection) { screen in
      NavigationLink(value: screen) { screen.label(model.words) }
        .linkAddress(model.address(of: screen))
    }
    .navigationTitle("DoneDone")
  }
}

struct AppDetailColumn: View {
  var screen: AppScreen?
  @Environment(AppModel.self) private var model

  var body: some View {
    if let screen {
      screen.destination(in: model).id(screen)
    } else {
      ContentUnavailableView(model.words[.selectScreen], systemImage: "sidebar.left")
    }
  }
}

extension Preferences.Appearance {
  fileprivate var scheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
