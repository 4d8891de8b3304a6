public import Foundation
import FoundationNetworking
public import KeelModel
public import KeelViews

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

  /// Creates an image with a grey placeholder. `scale` is ignored.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, _NoPicture> {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { _NoPicture() })
  }
  /// Creates an image that `content` may modify, with a placeholder until it has been loaded. `scale` is ignored.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
  /// Creates a view for each loading state. `scale` and `transaction` are ignored.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }
}

extension AsyncImage: View {
  /// The content and behaviour of the view.
  public var body: some View { LoadedImage(url: url, content: content) }
}

private struct LoadedImage<Content: View>: View {
  let url: URL?
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  init(url: URL?, content: @escaping (AsyncImagePhase) -> Content) {
    self.url = url
    self.content = content
  }

  var body: some View {
    content(phase).task(id: url) {
      phase = .empty
      guard let url else { return }
      do {
        let bytes = try await PictureBytes.load(url)
        if Task.isCancelled { return }
        guard let image = UIImage(data: bytes) else { throw URLError(.cannotDecodeContentData) }
        phase = .success(Image(uiImage: image))
      } catch {
        if !Task.isCancelled { phase = .failure(error) }
      }
    }
  }
}

/// Fetches the bytes of a picture, off the main actor.
private enum PictureBytes {
  @concurrent static func load(_ url: URL) async throws -> Data {
    switch url.scheme?.lowercased() {
    case "data": return try decoded(url.absoluteString)
    case "file", nil: return try Data(contentsOf: url)
    default:
      let (data, response) = try await URLSession.shared.data(from: url)
      if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
        throw URLError(.badServerResponse)
      }
      return data
    }
  }

  /// Returns the bytes of a `data:` URL: after the comma, in Base64 or percent-encoded.
  private static func decoded(_ address: String) throws -> Data {
    guard let comma = address.firstIndex(of: ",") else { throw URLError(.badURL) }
    let body = String(address[address.index(after: comma)...])
    let data =
      address[..<comma].hasSuffix(";base64")
      ? Data(base64Encoded: body.removingPercentEncoding ?? body, options: .ignoreUnknownCharacters)
      : body.removingPercentEncoding.map { Data($0.utf8) }
    guard let data else { throw URLError(.cannotDecodeRawData) }
    return data
  }
}

/// The default placeholder of an `AsyncImage`.
public struct _NoPicture: View {
  /// The content and behaviour of the view.
  public var body: some View { Color.gray.opacity(0.2) }
}
