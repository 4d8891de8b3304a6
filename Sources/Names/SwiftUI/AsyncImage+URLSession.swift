public import Foundation
import FoundationNetworking
import KeelControls
public import KeelModel
public import KeelViews
import UIKit

extension AsyncImage {
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
    self.init(url: url, load: PictureBytes.picture, content: content)
  }
}

/// Fetches the bytes of a picture, off the main actor.
private enum PictureBytes {
  @Sendable static func picture(_ url: URL) async throws -> UIImage {
    guard let image = UIImage(data: try await load(url)) else { throw URLError(.cannotDecodeContentData) }
    return image
  }

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
