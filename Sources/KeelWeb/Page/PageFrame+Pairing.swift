internal import KeelScene

/// The pages for pairing. They work without a script, except for links that admit one browser.
extension PageFrame {
  /// The page with the form for the code.
  struct Door {
    var title: String
    /// The URL that the code is sent to, which includes the following page.
    var action: String
    var script: String
    var error: String?
  }

  /// A paired browser in the list.
  struct PairedRow {
    var name: String
    var note: String
    var digest: String
  }

  static func door(_ door: Door, settings: WebPageSettings) -> String {
    let words = settings.words
    return page(title: door.title, text: words[.pairingText], settings: settings) { writer in
      writer.raw("<form method=\"post\" data-pair")
      writer.attribute("action", door.action)
      writer.raw(">")
      if let error = door.error {
        writer.write(Markup("p", "error", text: SafeText.line(error)).with("role", "alert").with("id", "error"))
      }
      writer.write(Markup("label", text: SafeText.line(words[.code])).with("for", "answer"))
      // Spaces and dashes are accepted, because the code is displayed in groups.
      var input = Markup("input", "field").with("id", "answer").with("name", "code").with("required", "")
        .with("autocomplete", "one-time-code").with("inputmode", "numeric").with("pattern", "[0-9 \\-]*")
        .with("autofocus", "")
      input["aria-describedby"] = door.error == nil ? nil : "error"
      writer.write(input)
      // The key of a link, which only the script knows: the fragment of a URL is never sent.
      writer.write(Markup("input").with("type", "hidden").with("name", "key"))
      writer.write(Markup("button", "btn prominent", text: SafeText.line(words[.pair])).with("type", "submit"))
      writer.raw("</form><script defer")
      writer.attribute("src", door.script)
      writer.raw("></script>")
    }
  }

  /// Returns the page of a paired browser: all paired browsers, each with a button that removes it.
  static func paired(
    _ others: [PairedRow], forgetAction: String, logoutAction: String, back: String, settings: WebPageSettings
  ) -> String {
    let words = settings.words
    return page(title: words[.pairedTitle], text: words[.pairedText], settings: settings) { writer in
      form(&writer, logoutAction, nil, words[.forgetPairing])
      if !others.isEmpty {
        writer.write(Markup("h2", text: SafeText.line(words[.otherBrowsers])))
        for other in others {
          writer.write(Markup("p", text: SafeText.paragraph(other.name + "\n" + other.note)))
          form(&writer, forgetAction, other, words[.forgetPaired, other.name])
        }
      }
      writer.write(Markup("a", "btn", text: SafeText.line(words[.back])).with("href", back))
    }
  }

  private static func form(_ writer: inout HTMLWriter, _ action: String, _ row: PairedRow?, _ button: String) {
    writer.raw("<form method=\"post\"")
    writer.attribute("action", action)
    writer.raw(">")
    if let row {
      writer.write(Markup("input").with("type", "hidden").with("name", "browser").with("value", row.digest))
    }
    let classes = row == nil ? "btn prominent destructive" : "btn destructive"
    writer.write(Markup("button", classes, text: SafeText.line(button)).with("type", "submit"))
    writer.raw("</form>")
  }

  private static func page(
    title: String, text: String, settings: WebPageSettings, _ content: (inout HTMLWriter) -> Void
  ) -> String {
    var writer = HTMLWriter()
    var environment = settings.environment
    environment.localeIdentifier = settings.words.language
    head(&writer, title: SafeText.line(title), settings: settings, environment: environment)
    writer.raw("<body><main class=\"notice\" id=\"main\">")
    writer.write(Markup("h1", text: SafeText.line(title)))
    writer.write(Markup("p", text: SafeText.paragraph(text)))
    content(&writer)
    writer.raw("</main></body></html>")
    return writer.text
  }
}
