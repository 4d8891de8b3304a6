internal import KeelInteraction
internal import KeelScene

/// The resources that all pages share: the icon, the web app manifest, and the error pages.
extension WebService {
  /// The icon of programs without an icon of their own. It fills its square, so that each system can apply its own
  /// shape. `touch-icon.png` is the same icon at 180 by 180 pixels.
  static let icon =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\">"
    + "<path d=\"M0 0h16v16H0z\" fill=\"#27639f\"/>"
    + "<path d=\"M3 9.5h10l-1.4 2.4a2 2 0 0 1-1.7 1H6.1a2 2 0 0 1-1.7-1z\" fill=\"#fff\"/>"
    + "<path d=\"M8 2.8v5.7h4z\" fill=\"#fff\"/><path d=\"M7.2 4.3v4.2H4.5z\" fill=\"#cfe3f5\"/></svg>"

  static let manifestPath = "_keel/app.webmanifest"

  /// The size of the icon in pixels.
  private var touchIconSize: String {
    let icon = ImageData(bytes: touchIcon.bytes)
    return "\(icon.width)x\(icon.height)"
  }

  /// The web app manifest, which browsers read to install the app.
  var manifest: HTTPResponse {
    var writer = JSONWriter()
    writer.object { writer in
      for (key, value) in [
        ("id", base.text), ("start_url", base.text), ("scope", base.text), ("name", options.title),
        ("short_name", options.title), ("display", "standalone"), ("theme_color", PageFrame.themeColors[0].1),
        ("background_color", PageFrame.themeColors[0].1),
      ] {
        writer.key(key)
        writer.string(SafeText.line(value))
      }
      writer.key("icons")
      writer.array { writer in
        for (path, sizes, type, purpose) in [
          (settings.iconPath, "any", favicon.type, "any"), (settings.iconPath, "any", favicon.type, "maskable"),
          (settings.touchIconPath, touchIconSize, "image/png", "any"),
        ] {
          writer.object { writer in
            for (key, value) in [("src", path), ("sizes", sizes), ("type", type), ("purpose", purpose)] {
              writer.key(key)
              writer.string(value)
            }
          }
        }
      }
    }
    return HTTPResponse(
      status: 200, type: "application/manifest+json; charset=utf-8", body: Array(writer.text.utf8),
      headers: [("Cache-Control", "no-cache")])
  }

  /// Converts a refusal in plain text to a page in the style of the app, with a link, if a browser requested a page.
  func withLooks(_ plain: HTTPResponse, for request: HTTPRequest) -> HTTPResponse {
    guard plain.status >= 400, request.method == "GET" || request.method == "HEAD",
      request.headers.items("accept").contains(where: { $0.hasPrefix("text/html") }),
      plain.header("Content-Type")?.hasPrefix("text/plain") == true
    else { return plain }
    let words = settings(for: request).words
    // A repeated request may succeed in a moment. A wrong host name has no page to link to.
    let again = (title: words[.loadAgain], href: request.withQuery(request.path))
    let home = (title: words[.startAgain], href: base.text)
    let page =
      switch plain.status {
      case 403: notice(request, words[.notAllowed], words[.notAllowedText], home)
      case 404: missing(request)
      case 429: notice(request, words[.tooFast], words[.tooFastText], again)
      case 503: notice(request, words[.stopping], words[.stoppingText], again)
      case 421: notice(request, words[.badRequest], words[.badRequestText], ("", ""))
      default: notice(request, words[.badRequest], words[.badRequestText], home)
      }
    var response = HTTPResponse.html(plain.status, page)
    response.headers += plain.headers.filter { !["Content-Type", "Cache-Control"].contains($0.name) }
    response.closes = plain.closes
    return response
  }

  /// The page for an unknown address. It contains the address, so that the user can recognise it.
  func missing(_ request: HTTPRequest) -> String {
    let words = settings(for: request).words
    let path = SafeText.line(String(request.path.prefix(80)))
    return notice(
      request, words[.nothingHere], words[.noPageAtAddress, path], (words[.startAgain], base.text))
  }

  /// A page with one message and one link.
  func notice(
    _ request: HTTPRequest, _ title: String, _ text: String, _ link: (title: String, href: String)
  ) -> String {
    PageFrame.notice(title: title, text: text, link: link.title, href: link.href, settings: settings(for: request))
  }
}
