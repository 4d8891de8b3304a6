package import FoundationEssentials
package import KeelControls
import KeelModel

/// The loading state of an `AsyncImage`.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image, if it has been loaded; otherwise `nil`.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  /// The error, if loading failed; otherwise `nil`.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// An image loaded from a file, a `data:` URL or the web: PNG, JPEG, GIF or WebP.
///
/// Bytes are loaded off the main actor. HTTP statuses other than 2xx and data that is no image end in `failure`.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  private let load: @Sendable (URL) async throws -> UIImage

  /// Creates an image that a closure loads, with a view for each loading state.
  package init(
    url: URL?, load: @escaping @Sendable (URL) async throws -> UIImage,
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.load = load
    self.content = content
  }
}

extension AsyncImage: View {
  /// The content and behaviour of the view.
  public var body: some View { LoadedImage(url: url, load: load, content: content) }
}

private struct LoadedImage<Content: View>: View {
  let url: URL?
  let load: @Sendable (URL) async throws -> UIImage
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  init(
    url: URL?, load: @escaping @Sendable (URL) async throws -> UIImage,
    content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.load = load
    self.content = content
  }

  var body: some View {
    content(phase).task(id: url) {
      phase = .empty
      guard let url else { return }
      do {
        let image = try await load(url)
        if Task.isCancelled { return }
        phase = .success(Image(uiImage: image))
      } catch {
        if !Task.isCancelled { phase = .failure(error) }
      }
    }
  }
}

/// The default placeholder of an `AsyncImage`.
public struct _NoPicture: View {
  nonisolated package init() {}

  /// The content and behaviour of the view.
  public var body: some View { Color.gray.opacity(0.2) }
}
