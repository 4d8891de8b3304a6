import KeelControls
import KeelModel

/// Runs closures when a view appears and disappears.
package struct AppearModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
}

extension AppearModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
  ) -> Mount<ModifiedContent<Content, Self>> {
    AppearMount(view, at: place)
  }
}

/// The view has appeared once it is on a page that is on the screen, and has disappeared once either is gone.
final class AppearMount<Content: View>: ModifierMount<Content, AppearModifier>, PageListener {
  private var hasAppeared = false

  override func didMountContent() { surroundings.page.add(self) }

  func pageDidAppear() {
    guard !hasAppeared, !isGone else { return }
    hasAppeared = true
    modifier.onAppear?()
  }

  func pageDidDisappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    modifier.onDisappear?()
  }

  override func willUnmount() {
    surroundings.page.remove(self)
    guard hasAppeared else { return }
    hasAppeared = false
    // Once what took the view away is shown: the closure may change things again.
    if let onDisappear = modifier.onDisappear { LifecyclePass.shared.add(onDisappear) }
  }
}

extension View {
  /// Runs a closure each time the view has appeared on the screen.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(onAppear: action))
  }

  /// Runs a closure each time the view has disappeared from the screen.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(onDisappear: action))
  }
}
