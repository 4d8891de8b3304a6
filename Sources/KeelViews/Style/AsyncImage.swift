package import FoundationEssentials
package import KeelControls
package import KeelModel

/// The loading state of an `AsyncImage`.
public enum AsyncImagePhase {
  /// The image has not been loaded yet, or there is no URL.
  case empty
  /// The image has been loaded.
  case success(Image)
  /// The image could not be loaded, for this reason.
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

/// An image loaded from a file, a `data:` URL or the web: PNG, JPEG, GIF, WebP or SVG.
///
/// Bytes are loaded off the main actor, and images from the web are kept as long as memory allows. Loading ends when the
/// view disappears. HTTP statuses other than 2xx and data that is not an image end in `failure`.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let source: PictureSource
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content

  /// Creates an image from a source, with a view for each loading state.
  package init(
    url: URL?, source: PictureSource, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.source = source
    self.transaction = transaction
    self.content = content
  }
}

/// The ways to an image of an address.
package struct PictureSource: Sendable {
  /// Returns the image, if it is there without loading.
  package var known: @Sendable (URL) -> UIImage?
  /// Loads the image.
  package var load: @Sendable (URL) async throws -> UIImage

  package init(
    known: @escaping @Sendable (URL) -> UIImage? = { _ in nil }, load: @escaping @Sendable (URL) async throws -> UIImage
  ) {
    self.known = known
    self.load = load
  }
}

extension AsyncImage: View {
  /// The content and behaviour of the view.
  public var body: some View { LoadedImage(url: url, source: source, transaction: transaction, content: content) }
}

private struct LoadedImage<Content: View>: View {
  let url: URL?
  let source: PictureSource
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase: AsyncImagePhase

  init(
    url: URL?, source: PictureSource, transaction: Transaction, content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.source = source
    self.transaction = transaction
    self.content = content
    phase = url.flatMap { source.known($0) }.map { .success(Image(uiImage: $0)) } ?? .empty
  }

  var body: some View {
    content(phase).task(id: url) {
      if let image = url.flatMap({ source.known($0) }) {
        if phase.image != Image(uiImage: image) { phase = .success(Image(uiImage: image)) }
        return
      }
      // The image of another address is not shown for this one.
      if case .empty = phase {} else { phase = .empty }
      guard let url else { return }
      do {
        let image = try await source.load(url)
        if Task.isCancelled { return }
        withTransaction(transaction) { phase = .success(Image(uiImage: image)) }
      } catch {
        if !Task.isCancelled { withTransaction(transaction) { phase = .failure(error) } }
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
