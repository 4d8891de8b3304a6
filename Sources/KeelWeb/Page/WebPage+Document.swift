import KeelInteraction
import KeelScene

extension WebPage {
  /// Returns the complete document of the current state, which is readable before any script runs.
  ///
  /// - Parameters:
  ///   - resume: The token that the script sends first, which identifies the session of the page.
  ///   - event: The number of the last event that an earlier document of the session has sent.
  ///   - notice: A sentence for the user about the address, which leads to another page.
  package func document(resume: String, after event: Int = 0, notice: String = "") -> String {
    var body = HTMLWriter()
    if let root = tree.root {
      write(root, to: &body)
    }
    var writer = HTMLWriter()
    let name = title.isEmpty ? settings.words[.app] : title
    var environment = environment
    let locale = environment.localeIdentifier
    if case .window(let window)? = tree.root.flatMap(tree.element), let language = window.language {
      environment.localeIdentifier = language
    }
    PageFrame.head(
      &writer, title: name, settings: settings, environment: environment, hasLayouts: needsMeasuring)
    writer.raw("<body class=\"waiting\">")
    sprite(&writer)
    let words = settings.words
    writer.write(Markup("a", "skip", text: words[.skipToContent]).with("href", "#app"))
    if !settings.pairingPath.isEmpty {
      let link = Markup("a", "skip pairing", text: words[.pairedTitle]).with("href", settings.pairingPath)
      writer.write(Markup("nav", "", [link]).with("aria-label", words[.pairedTitle]))
    }
    writer.raw("<div id=\"app\" tabindex=\"-1\">")
    writer.append(body)
    writer.raw("</div><div id=\"status\" role=\"status\"></div><div id=\"say\" class=\"unseen\" aria-live=\"polite\">")
    writer.raw("</div><div id=\"errors\" hidden></div>")
    // Outside of a dialog, a form with this method is never submitted.
    writer.write(Markup("form").with("id", PageFrame.secretForm).with("method", "dialog").with("hidden", ""))
    writer.raw("<noscript>")
    writer.write(Markup("p", "noscript", text: words[.needsScripts]))
    writer.raw("</noscript>")
    writer.raw("<script")
    writer.attribute("src", settings.scriptPath)
    writer.attribute("type", "module")
    writer.attribute("data-layouts", settings.layoutsPath)
    writer.attribute("data-sheet", settings.layoutStylesheetPath)
    writer.attribute("data-resume", resume)
    writer.attribute("data-seq", String(sequence))
    writer.attribute("data-event", String(event))
    writer.attribute("data-locale", SafeText.line(locale))
    writer.attribute("data-socket", settings.socketPath)
    writer.attribute("data-base", settings.basePath)
    writer.attribute("data-path", path)
    writer.attribute("data-back", String(stepsBack))
    writer.attribute("data-rows", String(RowDemand.maximumCount))
    writer.attribute("data-focus", tree.focused?.wire ?? "-")
    if let first = tree.topModal.flatMap(tree.firstFocus) { writer.attribute("data-first", first.wire) }
    if !notice.isEmpty { writer.attribute("data-notice", notice) }
    writer.attribute("data-limit", String(settings.textBytes))
    writer.attribute("data-wire", settings.wire)
    writer.attribute("data-words", words.forTheScript)
    writer.raw("></script></body></html>")
    return writer.text
  }

  /// True if the page needs the script for layouts by measured sizes from the start.
  private var needsMeasuring: Bool {
    tree.inReadingOrder().contains { tree.entry(of: $0.id).map(tree.needsMeasuring) == true }
  }

  /// Writes the definitions of the symbols that the page refers to.
  private func sprite(_ writer: inout HTMLWriter) {
    writer.raw("<svg id=\"symbols\" class=\"unseen\" aria-hidden=\"true\" width=\"0\" height=\"0\">")
    for name in symbols.sorted() { writer.write(SymbolArt.definition(named: name, base: settings.basePath)) }
    writer.raw("</svg>")
  }

  /// Returns the whole page as one message, for a tab whose missed patches are no longer stored.
  package func snapshot() -> String {
    var writer = JSONWriter()
    writer.array { writer in
      writer.string("s")
      writer.number(sequence)
      guard let root = tree.root else { return writer.null() }
      var found: [String] = []
      write(root, to: &writer, symbols: &found)
      writer.object { writer in
        writer.key("t")
        writer.string(title)
        writer.key("u")
        writer.string(path)
        writer.key("b")
        writer.number(stepsBack)
      }
      // The page may have been replaced since: the message contains all symbols that it refers to.
      for name in symbols.sorted() { writer.tree(SymbolArt.definition(named: name, base: settings.basePath)) }
    }
    // The page's values are reset to the server's. Text that the user has typed since arrives in separate events.
    return writer.text
  }
}

/// The parts of a page around its content.
package enum PageFrame {
  /// The colours that a browser paints around the page: `--page` of the stylesheet.
  static let themeColors = [("light", "#fff"), ("dark", "#000")]

  /// The identifier of the form that fields for secrets belong to.
  static let secretForm = "secrets"

  static func head(
    _ writer: inout HTMLWriter, title: String, settings: WebPageSettings, environment: SceneEnvironment,
    hasLayouts: Bool = false
  ) {
    writer.raw("<!DOCTYPE html><html")
    writer.attribute("lang", SafeText.line(environment.localeIdentifier))
    writer.attribute("dir", environment.layoutDirection == .rightToLeft ? "rtl" : "ltr")
    writer.raw("><head><meta charset=\"utf-8\"><title>")
    writer.escaped(title)
    writer.raw("</title><meta name=\"viewport\" content=\"width=device-width,initial-scale=1,viewport-fit=cover\">")
    writer.raw("<meta name=\"color-scheme\" content=\"light dark\">")
    for (scheme, color) in themeColors {
      writer.write(
        Markup("meta").with("name", "theme-color").with("media", "(prefers-color-scheme:\(scheme))")
          .with("content", color))
    }
    for (kind, path) in [
      ("icon", settings.iconPath), ("apple-touch-icon", settings.touchIconPath), ("manifest", settings.manifestPath),
      ("stylesheet", settings.stylesheetPath), ("stylesheet", hasLayouts ? settings.layoutStylesheetPath : ""),
      ("modulepreload", hasLayouts ? settings.layoutsPath : ""),
    ] where !path.isEmpty {
      writer.write(Markup("link").with("rel", kind).with("href", path))
    }
    writer.raw("</head>")
  }

  /// Returns a complete page that needs no script: a title, a text, and a link.
  package static func notice(
    title: String, text: String, link: String = "", href: String = "", settings: WebPageSettings
  ) -> String {
    var writer = HTMLWriter()
    var environment = settings.environment
    environment.localeIdentifier = settings.words.language
    head(&writer, title: SafeText.line(title), settings: settings, environment: environment)
    writer.raw("<body><main class=\"notice\" id=\"main\">")
    writer.write(Markup("h1", text: SafeText.line(title)))
    writer.write(Markup("p", text: SafeText.paragraph(text)))
    if !link.isEmpty {
      writer.write(Markup("a", "btn prominent", text: SafeText.line(link)).with("href", href))
    }
    writer.raw("</main></body></html>")
    return writer.text
  }
}
