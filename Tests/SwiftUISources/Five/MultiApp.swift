// swift-format-ignore-file
import Foundation
import SwiftUI

// One enum of screens, shown as tabs or as a sidebar: the listings of an article on navigation in SwiftUI, unchanged but
// for the attribute `@main`, which a library cannot have. What the listings use without showing it is in
// MultiAppParts.swift.

struct MultiApp: App {
    private let dependencyContainer = DependencyContainer()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(dependencyContainer)
                .environment(\.managedObjectContext, dependencyContainer.persistenceController.viewContext)
        }
    }
}

struct ContentView: View {
    @State private var selection: AppScreen? = .home
    @Environment(\.prefersTabNavigation) private var prefersTabNavigation
    @EnvironmentObject private var dependencyContainer: DependencyContainer
    
    var body: some View {
        if prefersTabNavigation {
            // iPhone 또는 컴팩트 환경에서는 탭 사용
            AppTabView(selection: $selection)
        } else {
            // iPad, Mac 등에서는 사이드바 사용
            NavigationSplitView {
                AppSidebarList(selection: $selection)
            } detail: {
                AppDetailColumn(screen: selection)
            }
        }
    }
}

struct AppTabView: View {
    @Binding var selection: AppScreen?
    @EnvironmentObject private var container: DependencyContainer
    
    var body: some View {
        TabView(selection: $selection) {
            ForEach(AppScreen.allCases) { screen in
                screen.destination(using: container)
                    .tag(screen as AppScreen?)
                    .tabItem { screen.label }
            }
        }
    }
}

struct AppSidebarList: View {
    @Binding var selection: AppScreen?
    
    var body: some View {
        List(AppScreen.allCases, selection: $selection) { screen in
            NavigationLink(value: screen) {
                screen.label
            }
        }
    }
}

struct AppDetailColumn: View {
    var screen: AppScreen?
    @EnvironmentObject private var container: DependencyContainer
    
    var body: some View {
        Group {
            if let screen {
                screen.destination(using: container)
            } else {
              
            }
        }
        #if os(macOS)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background()
        #endif
    }
}

struct HomeNavigationStack: View {
    @EnvironmentObject private var container: DependencyContainer
    @StateObject var viewModel: HomeViewModel
    @State private var path = NavigationPath()
    @State private var presentedSheet: SheetType?
    
    enum SheetType: Identifiable {
        case newActivity
        
        var id: String {
            switch self {
            case .newActivity: return "newActivity"
            }
        }
    }
    
    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Text("Home")
            }
        }
        .navigationDestination(for: String.self) { route in
            // 다양한 목적지 화면들
        }
        .sheet(item: $presentedSheet) { sheetType in
            // 모달 시트 화면들
        }
    }
}

/// The listing of a stack with a path of mixed types.
struct MixedPathView: View {
    @State private var path = NavigationPath()
    
    var body: some View {
        NavigationStack(path: $path) {
            List {
                // 다양한 유형의 네비게이션 대상 지원
                NavigationLink(value: "문자열 값") {
                    Text("문자열 화면으로")
                }
                NavigationLink(value: 42) {
                    Text("숫자 화면으로")
                }
                NavigationLink(value: User(name: "Kim")) {
                    Text("사용자 화면으로")
                }
                
                Button("프로그래매틱 네비게이션") {
                    // 코드로 네비게이션 경로 조작
                    path.append("프로그래매틱 추가됨")
                }
                
                Button("홈으로 돌아가기") {
                    path = NavigationPath()
                }
            }
            // 타입별 목적지 정의
            .navigationDestination(for: String.self) { string in
                Text("문자열 화면: \(string)")
            }
            .navigationDestination(for: Int.self) { number in
                Text("숫자 화면: \(number)")
            }
            .navigationDestination(for: User.self) { user in
                UserDetailView(user: user)
            }
        }
    }
}

/// The listing of a view that reads the container.
struct DetailView: View {
    @EnvironmentObject var container: DependencyContainer
    
    var body: some View {
        // container 사용
        Text(container.name)
    }
}
