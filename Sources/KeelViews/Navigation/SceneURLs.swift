public import FoundationEssentials
package import KeelControls

/// The delivery of URLs with which the app is opened to the views that listen for them.
@MainActor package enum SceneURLs {
  private struct Entry {
    weak var listener: (any URLListener)?
  }
  private static var entries: [Entry] = []

  /// A URL that no view has listened for yet.
  private struct Waiting {
    let url: URL
    weak var window: UIWindow?
    let actionCount: Int
    let didEnd: (_ isTaken: Bool) -> Void
  }
  private static var waiting: [Waiting] = []

  /// Passes a URL to all listeners in the window, or in all windows. Returns true if there was one.
  @discardableResult
  package static func deliver(_ url: URL, to window: UIWindow? = nil) -> Bool {
    let listeners = entries.compactMap(\.listener).filter { listener in
      window == nil || listener.window === window
    }
    for listener in listeners { listener.open(url) }
    return !listeners.isEmpty
  }

  /// Passes a URL to the first view of a window that listens, for example after a database has been opened. The wait
  /// ends without a view when the user acts in the window, when the window closes, and when the next URL waits in it.
  ///
  /// - Parameter didEnd: Called once: with true after a view has received the URL.
  package static func wait(_ url: URL, in window: UIWindow, didEnd: @escaping (_ isTaken: Bool) -> Void) {
    endWaiting { $0 == nil || $0 === window }
    waiting.append(Waiting(url: url, window: window, actionCount: window.actionCount, didEnd: didEnd))
  }

  /// Ends all waits without a view, when the program ends.
  package static func endWaiting() { endWaiting { _ in true } }

  private static func endWaiting(in isMeant: (UIWindow?) -> Bool) {
    let ended = waiting.filter { isMeant($0.window) }
    waiting.removeAll { isMeant($0.window) }
    for place in ended { place.didEnd(false) }
  }

  private static func deliverWaiting() {
    let current = waiting
    waiting = []
    for place in current {
      guard let window = place.window, window.actionCount == place.actionCount else {
        place.didEnd(false)
        continue
      }
      if WindowScope.run(for: window, { deliver(place.url, to: window) }) {
        place.didEnd(true)
      } else {
        waiting.append(place)
      }
    }
  }

  fileprivate static func add(_ listener: any URLListener) {
    entries.removeAll { $0.listener == nil }
    entries.append(Entry(listener: listener))
    // A view gets its window after it was created.
    if !waiting.isEmpty { Task { deliverWaiting() } }
  }

  fileprivate static func remove(_ listener: any URLListener) {
    entries.removeAll { $0.listener == nil || $0.listener === listener }
  }
}

@MainActor private protocol URLListener: AnyObject {
  var window: UIWindow? { get }
  func open(_ url: URL)
}

extension View {
  /// Runs a closure for each URL that the app is opened with while the view exists.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

struct OpenURLModifier {
  let action: (URL) -> Void
}

extension OpenURLModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    OpenURLMount(view, at: place)
  }
}

final class OpenURLMount<Content: View>: ModifierMount<Content, OpenURLModifier>, URLListener {
  override func prepare() { SceneURLs.add(self) }
  override func willUnmount() { SceneURLs.remove(self) }
  var window: UIWindow? { surroundings.page.controller?.containingWindow }
  func open(_ url: URL) { modifier.action(url) }
}
