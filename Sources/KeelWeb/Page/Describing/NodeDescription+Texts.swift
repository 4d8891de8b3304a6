internal import KeelInteraction
internal import KeelScene

/// Texts and progress indicators.
extension NodeDescription {
  func label(_ label: LabelElement) -> Markup {
    let isOneLine = label.lineLimit == 1
    let breaksLines = !isOneLine || label.lineBreak == .wrapWords || label.lineBreak == .wrapCharacters
    var markup: Markup
    if label.runs.isEmpty {
      markup = words(breaksLines ? paragraph(label.text) : line(label.text), of: label)
    } else {
      let runs = label.runs.enumerated().map { run($1, number: $0) }
      // Text with several runs is not split for truncation in the middle: its end is truncated.
      let isTurned = isOneLine && label.lineBreak == .truncateHead
      markup = Markup("span", "label", isTurned ? [Markup("span", "words", runs)] : runs)
      if isTurned { turn(&markup, label.text) }
    }
    if breaksLines, label.lineBreak == .wrapCharacters { markup.addClass("chars") }
    if !breaksLines {
      markup.addClass("one")
      if label.lineBreak == .clip { markup.addClass("clip") }
    } else if label.lineLimit > 0 {
      let limit = String(min(label.lineLimit, 10_000))
      switch label.lineBreak {
      case .truncateTail, .truncateHead, .truncateMiddle:
        markup.addClass("some")
        markup.addStyle("-webkit-line-clamp:" + limit)
      case .clip, .wrapWords, .wrapCharacters:
        markup.addClass("lines")
        markup.addStyle("max-block-size:\(limit)lh")
      }
    }
    if label.reservedLines > 1 { markup.addStyle("min-block-size:\(label.reservedLines)lh") }
    if let entry = tree.entry(of: id), tree.cutsText(entry) { markup.addClass("short") }
    if breaksLines, label.lineSpacing > 0 {
      markup.addClass("spaced")
      markup.addStyle("--gap:" + label.lineSpacing.css)
    }
    if label.minimumScale < 1 { markup["data-f"] = label.minimumScale.short }
    markup.addClass(label.font.classes)
    markup.addStyle(label.font.css)
    if label.alignment != .leading { markup.addClass("t-" + label.alignment.rawValue) }
    paintText(&markup, label.color)
    return markup
  }

  /// A label with uniform text. For a single line that is truncated at its head or middle, the markup is arranged so
  /// that the browser truncates it there: browsers truncate a line at its end, which is its beginning once the
  /// direction is reversed.
  private func words(_ text: String, of label: LabelElement) -> Markup {
    var markup: Markup
    switch label.lineBreak {
    case .truncateHead where label.lineLimit == 1:
      markup = Markup("span", "label", [Markup("span", "words", text: text)])
      turn(&markup, text)
    case .truncateMiddle where label.lineLimit == 1 && text.count > 1:
      let middle = text.index(text.startIndex, offsetBy: (text.count + 1) / 2)
      var ending = Markup("span", "ending", [Markup("span", "words", text: String(text[middle...]))])
      turn(&ending, text)
      markup = Markup("span", "label halved", [Markup("span", "beginning", text: String(text[..<middle])), ending])
      markup["dir"] = SafeText.isRightToLeft(text) ? "rtl" : "ltr"
    case .truncateTail, .truncateHead, .truncateMiddle, .clip, .wrapWords, .wrapCharacters:
      markup = Markup("span", "label", text: text)
    }
    return markup
  }

  /// Reverses the direction of the line. The text in it keeps its own direction.
  private func turn(_ markup: inout Markup, _ text: String) {
    let isRightToLeft = SafeText.isRightToLeft(text)
    markup.addClass("turned")
    markup["dir"] = isRightToLeft ? "ltr" : "rtl"
  }

  func paintText(_ markup: inout Markup, _ color: SceneColor, unless plain: SceneColor = .label) {
    guard color != plain else { return }
    switch color {
    case .label, .primary, .rgb, .adaptive, .translucent: markup.addStyle("color:" + color.css)
    default: markup.addClass("c-" + color.role)
    }
  }

  private func run(_ run: TextRun, number: Int) -> Markup {
    let tag = run.link == nil ? "span" : "a"
    var part = run.symbol.map { Markup(tag, "run", [picture($0)]) } ?? Markup(tag, "run", text: paragraph(run.text))
    if run.isBold { part.addClass("w-bold") }
    if run.isItalic { part.addClass("it") }
    if run.isMonospaced { part.addClass("mono") }
    if run.hasMonospacedDigits { part.addClass("digits") }
    if let font = run.font {
      if font.style == .body, font.size == nil { part.addClass("f-body") }
      part.addClass(font.classes)
      part.addStyle(font.css)
    }
    if run.tracking != 0 { part.addStyle("letter-spacing:" + run.tracking.css) }
    if run.baselineOffset != 0 { part.addStyle("vertical-align:" + run.baselineOffset.css) }
    if run.isUnderlined { part.addClass("under") }
    if run.isStruckThrough { part.addClass("struck") }
    if let color = run.color { paintText(&part, color) }
    if let background = run.background { part.addStyle("background:" + background.css) }
    if let link = run.link {
      part.act("l")
      part["data-n"] = String(number)
      lead(&part, to: link)
    }
    return part
  }

  /// Makes the markup a link. If the address is not allowed in a page, it can be pressed only.
  func lead(_ markup: inout Markup, to destination: String) {
    if let url = LinkPolicy.written(destination, limit: 8192) {
      markup["href"] = url
      markup["rel"] = "noopener noreferrer"
      markup["target"] = "_blank"
    } else {
      markup["role"] = "link"
      markup["tabindex"] = "0"
    }
  }

  func activity(_ activity: ActivityIndicatorElement) -> Markup {
    let title = line(activity.title)
    let name = words.label.isEmpty ? (title.isEmpty ? nameWord : title) : SafeText.line(words.label)
    var markup = Markup(
      "span", "activity",
      [
        Markup("span", "spinner").with("role", "progressbar").with("aria-label", name),
        Markup("span", "note", text: title),
      ])
    if !activity.isAnimating { markup["hidden"] = "" }
    if let tint = node.attributes.tint { markup.addStyle("color:" + tint.css) }
    return markup
  }

  func progress(_ progress: ProgressElement) -> Markup {
    meter(
      "progress", role: "progressbar", style: progress.style, value: progress.value, title: progress.title,
      current: progress.currentText, ends: nil)
  }

  func gauge(_ gauge: GaugeElement) -> Markup {
    meter(
      "gauge", role: "meter", style: gauge.style, value: gauge.value, title: gauge.title, current: gauge.currentText,
      ends: (gauge.minimumText, gauge.maximumText))
  }

  private func meter(
    _ kind: String, role: String, style: GaugeElement.Style, value: Double, title: String, current: String,
    ends: (String, String)?
  ) -> Markup {
    let percent = (value * 100).short
    let name = SafeText.line(words.label.isEmpty ? title : words.label)
    let spoken = SafeText.line(words.value.isEmpty ? current : words.value)
    var bar = Markup("span", "bar").with("role", role).with("aria-valuenow", percent).with("aria-valuemin", "0")
      .with("aria-valuemax", "100").with(
        "aria-label", name.isEmpty ? nameWord : name
      )
      .with("aria-valuetext", spoken.isEmpty ? nil : spoken)
    bar.addStyle("--v:\(percent)%")
    var parts: [Markup] = []
    if !title.isEmpty { parts.append(Markup("span", "title", text: line(title))) }
    if let ends, !ends.0.isEmpty { parts.append(Markup("span", "low note", text: line(ends.0))) }
    parts.append(bar)
    if let ends, !ends.1.isEmpty { parts.append(Markup("span", "high note", text: line(ends.1))) }
    if !current.isEmpty { parts.append(Markup("span", "now note", text: line(current))) }
    return Markup("div", "meter \(kind) \(style.rawValue)", parts)
  }
}
