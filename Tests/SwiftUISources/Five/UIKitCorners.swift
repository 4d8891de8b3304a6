import Combine
import SwiftUI
import UIKit

// UIKit APIs that SwiftUI sources use.

public final class LaunchDelegate: NSObject, UIApplicationDelegate {
  public var launches = 0
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    launches += 1
    return true
  }
}

public final class ResponderDelegate: UIResponder, UIApplicationDelegate {
  public var note = "made"
}

public struct DelegateHolder {
  @UIApplicationDelegateAdaptor(LaunchDelegate.self) public var delegate
  public init() {}
}

public struct ResponderHolder {
  @UIApplicationDelegateAdaptor public var delegate: ResponderDelegate
  public init() {}
}

extension View {
  func corners(_ radius: CGFloat, _ corners: UIRectCorner) -> some View {
    clipShape(SomeCorners(radius: radius, corners: corners))
  }
  func hideKeyboard() { UIApplication.shared.windows.filter { $0.isKeyWindow }.first?.endEditing(true) }
}

struct SomeCorners: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        .cgPath)
  }
}

struct Frost: UIViewRepresentable {
  var style: UIBlurEffect.Style = .systemMaterial
  func makeUIView(context: Context) -> UIVisualEffectView { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
  func updateUIView(_ view: UIVisualEffectView, context: Context) { view.effect = UIBlurEffect(style: style) }
}

/// Uses the pasteboard, opens a URL, ends editing and sets the appearance of bars.
public struct CornersPage: View {
  @State private var text = ""
  @State private var copied = ""
  @Environment(\.openWindow) private var openWindow

  public init() {
    let looks = UINavigationBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = looks
    let item = UITabBarItemAppearance()
    item.normal.iconColor = UIColor(Color.purple)
    item.selected.titleTextAttributes = [.foregroundColor: UIColor.clear]
    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance = item
    UITabBar.appearance().standardAppearance = tabs
    UITabBar.appearance().isHidden = true
    UIPageControl.appearance().currentPageIndicatorTintColor = UIColor(Color.blue).withAlphaComponent(0.5)
  }

  public var body: some View {
    VStack {
      TextField("Note", text: $text, onEditingChanged: { _ in }, onCommit: {})
      Button("Copy") {
        UIPasteboard.general.string = text
        copied = UIPasteboard.general.string ?? ""
      }
      Button("Done") { hideKeyboard() }
      Button("Site") {
        if let url = URL(string: "https://example.com"), UIApplication.shared.canOpenURL(url) {
          UIApplication.shared.open(url)
        }
      }
      Button("Window") { openWindow(id: "other") }
      Text("Copied: \(copied)")
    }
    .background(Frost())
    .corners(12, [.topLeft, .topRight])
    .scenePadding()
    .glassEffect(.regular.tint(.blue).interactive(), in: .capsule)
    .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in }
  }
}

/// Pages in a `UIPageViewController`.
public struct PagesView: UIViewControllerRepresentable {
  var pages: [AnyView]
  @Binding var current: Int
  public init(_ pages: [AnyView], current: Binding<Int>) {
    self.pages = pages
    _current = current
  }

  public func makeCoordinator() -> Coordinator { Coordinator(self) }
  public func makeUIViewController(context: Context) -> UIPageViewController {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = context.coordinator
    controller.delegate = context.coordinator
    return controller
  }
  public func updateUIViewController(_ controller: UIPageViewController, context: Context) {
    controller.setViewControllers([context.coordinator.controllers[current]], direction: .forward, animated: true)
  }

  public class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let parent: PagesView
    let controllers: [UIViewController]
    init(_ parent: PagesView) {
      self.parent = parent
      controllers = parent.pages.map { UIHostingController(rootView: $0) }
    }

    public func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      guard let index = controllers.firstIndex(of: viewController), index > 0 else { return nil }
      return controllers[index - 1]
    }
    public func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      guard let index = controllers.firstIndex(of: viewController), index + 1 < controllers.count else { return nil }
      return controllers[index + 1]
    }
    public func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      if completed, let shown = pageViewController.viewControllers?.first, let index = controllers.firstIndex(of: shown)
      {
        parent.current = index
      }
    }
  }
}

public struct PagesPage: View {
  @State private var current = 0
  public init() {}
  public var body: some View {
    VStack {
      PagesView([AnyView(Text("First")), AnyView(Text("Second")), AnyView(Text("Third"))], current: $current)
      Text("Page \(current + 1)")
    }
  }
}
