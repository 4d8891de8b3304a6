public import Foundation
import FoundationNetworking
import KeelControls
public import KeelModel
import KeelScene
public import KeelViews
import UIKit

extension AsyncImage {
  /// Creates an image with a grey placeholder. `scale` is the number of pixels in a point.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, _NoPicture> {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { _NoPicture() })
  }
  /// Creates an image that `content` may modify, with a placeholder until it has been loaded. `scale` is the number of
  /// pixels in a point.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
  /// Creates a view for each loading state. `scale` is the number of pixels in a point; the state changes with the
  /// transaction.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    let source = PictureSource(
      known: { PictureBytes.kept.picture(at: $0, scale: Double(scale)) },
      load: { try await PictureBytes.picture($0, scale: Double(scale)) })
    self.init(url: url, source: source, transaction: transaction, content: content)
  }
}

/// Fetches the bytes of a picture, off the main actor.
private enum PictureBytes {
  /// The images of the web that are kept.
  static let kept = KeptPictures(byteLimit: 32 << 20)
  /// A session without a cache, so that its tasks can be cancelled. `kept` is the cache of images.
  private static let session = {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = nil
    return URLSession(configuration: configuration)
  }()
  /// The largest number of bytes of an image.
  private static let limit = 64 << 20

  @Sendable static func picture(_ url: URL, scale: Double) async throws -> UIImage {
    let (data, isKept) = try await load(url)
    guard data.count <= limit else { throw URLError(.dataLengthExceedsMaximum) }
    guard let image = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
    if isKept { kept.keep(image, for: url) }
    return image.changingLook { $0.scale = scale }
  }

  @concurrent private static func load(_ url: URL) async throws -> (data: Data, isKept: Bool) {
    switch url.scheme?.lowercased() {
    case "data": return (try decoded(url.absoluteString), false)
    case "file", nil: return (try Data(contentsOf: url), false)
    default:
      let (data, response) = try await Loading.answer(to: URLRequest(url: url), in: session)
      guard let response = response as? HTTPURLResponse else { return (data, false) }
      guard (200..<300).contains(response.statusCode) else { throw URLError(.badServerResponse) }
      return (data, response.value(forHTTPHeaderField: "Cache-Control")?.contains("no-store") != true)
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
