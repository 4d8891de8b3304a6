import KeelControls
import KeelModel

/// A modifier that runs closures when a view appears and disappears.
package struct AppearModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
}

extension AppearModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    AppearMount(view, at: place)
  }
}

/// The mount of a view with an `AppearModifier`. The view appears when it is mounted on a page that is on the screen,
/// and disappears when either condition ends.
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
    // The closure runs after the change that removed the view is shown, because it may cause further changes.
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
