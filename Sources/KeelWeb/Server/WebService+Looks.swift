internal import KeelInteraction

/// What pages have in common beside the app: its picture, what a browser needs to install it, and how errors look.
extension WebService {
  /// The picture of a program that has none of its own: it fills its field, so that each system can give it a form.
  /// `touch-icon.png` is this picture in 180 by 180 pixels.
  static let icon =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\">"
    + "<path d=\"M0 0h16v16H0z\" fill=\"#27639f\"/>"
    + "<path d=\"M3 9.5h10l-1.4 2.4a2 2 0 0 1-1.7 1H6.1a2 2 0 0 1-1.7-1z\" fill=\"#fff\"/>"
    + "<path d=\"M8 2.8v5.7h4z\" fill=\"#fff\"/><path d=\"M7.2 4.3v4.2H4.5z\" fill=\"#cfe3f5\"/></svg>"

  static let manifestPath = "_keel/app.webmanifest"

  /// What a browser reads that puts the app among a person's programs.
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
          (settings.iconPath, "any", "image/svg+xml", "any"), (settings.iconPath, "any", "image/svg+xml", "maskable"),
          (settings.touchIconPath, "180x180", "image/png", "any"),
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

  /// What is refused in a line of text, as a page where a person's browser asked: with the looks of the app and a way on.
  func withLooks(_ plain: HTTPResponse, for request: HTTPRequest) -> HTTPResponse {
    guard plain.status >= 400, request.method == "GET" || request.method == "HEAD",
      request.headers.items("accept").contains(where: { $0.hasPrefix("text/html") }),
      plain.header("Content-Type")?.hasPrefix("text/plain") == true
    else { return plain }
    let words = settings(for: request).words
    // What is asked again in a moment may be answered; a wrong name of this machine leads nowhere.
    let again = (title: words[.loadAgain], href: request.path)
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

  /// For an address that leads nowhere: names it, so that who kept it knows which it was.
  func missing(_ request: HTTPRequest) -> String {
    let words = settings(for: request).words
    let path = SafeText.line(String(request.path.prefix(80)))
    return notice(
      request, words[.nothingHere], words[.addressMeansNothing, path], (words[.startAgain], base.text))
  }

  /// A page that says one thing and leads on.
  func notice(
    _ request: HTTPRequest, _ title: String, _ text: String, _ link: (title: String, href: String)
  ) -> String {
    PageFrame.notice(title: title, text: text, link: link.title, href: link.href, settings: settings(for: request))
  }
}
