import FoundationEssentials
import KeelControls
import KeelInteraction
import KeelModel
import KeelScene

extension Text {
  /// Returns the string and the attributes of the text in an environment.
  package func resolve(in context: TextContext = TextContext()) -> ResolvedText {
    // Most texts need no further resolution.
    if context.isPlain, let plain { return ResolvedText(plain: plain, font: (context.font ?? .body).sceneFont) }
    if pieces.count == 1, context.isPlain, pieces[0].looks == TextLooks(), let string = plainString(in: context) {
      return ResolvedText(plain: string, font: (context.font ?? .body).sceneFont)
    }
    var writer = TextWriter(context: context)
    writer.write(self, under: context.looks)
    let first = pieces.first?.looks
    let font = first?.font ?? context.font ?? .body
    return ResolvedText(runs: writer.runs, font: font.sceneFont, symbols: writer.symbols)
  }

  /// Returns the string of the text if it is a single string without arguments and Markdown, otherwise `nil`.
  private func plainString(in context: TextContext) -> String? {
    switch pieces[0].content {
    case .verbatim(let string): return string
    case .system(let word, let name): return context.systemWords[word, name]
    case .localized(let key, let table, let bundlePath) where key.arguments.isEmpty:
      let query = LocalizedStrings.Query(key: key.key, table: table, bundlePath: bundlePath, locale: context.locale)
      let string = context.lookUp(query) ?? key.key
      return string.utf8.contains(where: MarkdownAtom.isMark) ? nil : string
    default: return nil
    }
  }

  /// Returns the string of the text, without its attributes.
  package func string(in context: TextContext = TextContext()) -> String { resolve(in: context).text }

  /// True if the string changes as time passes.
  package var followsTime: Bool {
    pieces.contains { piece in
      switch piece.content {
      case .date(_, let style): style.followsTime
      case .timer(_, let pauseTime, _, _): pauseTime == nil
      case .localized(let key, _, _):
        key.arguments.contains { if case .text(let text) = $0 { text.followsTime } else { false } }
      default: false
      }
    }
  }
}

/// A writer that appends texts as runs.
private struct TextWriter {
  let context: TextContext
  var runs: [TextRun] = []
  var symbols: [Symbol] = []
  var depth = 0

  init(context: TextContext) { self.context = context }

  mutating func write(_ text: Text, under outer: TextLooks, marks: MarkdownStyle = MarkdownStyle()) {
    depth += 1
    defer { depth -= 1 }
    for piece in text.pieces {
      var looks = piece.looks
      looks.fill(from: outer)
      write(piece.content, looks, marks)
    }
  }

  private mutating func write(_ content: Text.Content, _ looks: TextLooks, _ marks: MarkdownStyle) {
    switch content {
    case .verbatim(let string): add(string, looks, marks)
    case .system(let word, let name): add(context.systemWords[word, name], looks, marks)
    case .localized(let key, let table, let bundlePath):
      let query = LocalizedStrings.Query(
        key: key.key, table: table, bundlePath: bundlePath, locale: context.locale, counts: key.counts)
      write(context.lookUp(query) ?? key.key, key.arguments, looks, marks)
    case .image(let image): write(image, looks, marks)
    case .date(let date, let style): add(DateWriter(context).text(of: date, style), looks, marks)
    case .dates(let dates): add(DateWriter(context).text(of: dates), looks, marks)
    case .timer(let interval, let pauseTime, let countsDown, let showsHours):
      let text = DateWriter(context).timer(
        interval, at: pauseTime ?? context.now, countsDown: countsDown, showsHours: showsHours)
      add(text, looks, marks)
    case .formatted(let value): add(value.text(at: context.place), looks, marks)
    case .attributed(let string):
      for run in string.runs {
        var marks = marks
        marks.link = run.link.flatMap { LinkPolicy.checked($0.absoluteString) } ?? marks.link
        add(String(string[run.range].characters), looks, marks)
      }
    }
  }

  private mutating func write(
    _ format: String, _ arguments: [LocalizedStringKey.Argument], _ looks: TextLooks, _ marks: MarkdownStyle
  ) {
    let spans = Markdown.parse(FormatAtom.atoms(of: format, argumentCount: arguments.count))
    var index = 0
    while index < spans.count {
      let span = spans[index]
      if let inflection = span.style.inflection {
        let end = spans[index...].firstIndex { $0.style.inflection != inflection } ?? spans.count
        writeInflected(spans[index..<end], arguments, looks, marks)
        index = end
        continue
      }
      index += 1
      let inner = marks.joined(by: span.style, linkText: { plain($0, arguments) })
      for atom in FormatString.pieces(of: span.atoms) {
        switch atom {
        case .text(let string): add(string, looks, inner)
        case .argument(let index, let specifier):
          guard arguments.indices.contains(index) else { continue }
          if case .text(let text) = arguments[index] {
            guard depth < context.remainingDepth else { continue }
            write(text, under: looks, marks: inner)
          } else {
            add(string(of: arguments[index], specifier), looks, inner)
          }
        }
      }
    }
  }

  /// Writes words that agree with the number among them, each part with its own attributes.
  private mutating func writeInflected(
    _ spans: ArraySlice<MarkdownSpan>, _ arguments: [LocalizedStringKey.Argument], _ looks: TextLooks,
    _ marks: MarkdownStyle
  ) {
    let parts = spans.map { plain($0.atoms, arguments) }
    for (span, text) in zip(spans, Inflection.inflect(parts, in: context.locale)) {
      add(text, looks, marks.joined(by: span.style, linkText: { plain($0, arguments) }))
    }
  }

  /// Returns the atoms as a string, with arguments formatted.
  private func plain(_ atoms: [MarkdownAtom], _ arguments: [LocalizedStringKey.Argument]) -> String {
    FormatString.pieces(of: atoms).map { piece in
      switch piece {
      case .text(let string): string
      case .argument(let index, let specifier):
        arguments.indices.contains(index) ? string(of: arguments[index], specifier) : ""
      }
    }.joined()
  }

  private func string(of argument: LocalizedStringKey.Argument, _ specifier: FormatSpecifier) -> String {
    switch argument {
    case .string(let string): specifier.text(of: string)
    case .integer(let value): specifier.text(of: value, in: context.locale)
    case .unsigned(let value): specifier.text(of: value, in: context.locale)
    case .double(let value): specifier.text(of: value, in: context.locale)
    case .formatted(let value): value.text(at: context.place)
    case .text(let text):
      depth < context.remainingDepth ? text.string(in: context.inner(by: depth + 1)) : ""
    }
  }

  private mutating func write(_ image: Image, _ looks: TextLooks, _ marks: MarkdownStyle) {
    if var symbol = image.symbol() {
      symbol.color = symbol.color ?? context.color(of: looks.foreground?.style)
      symbols.append(symbol)
      symbol.color = nil
      var part = run(context.isRedacted ? "•" : "", looks, marks)
      if !context.isRedacted { part.symbol = symbol }
      runs.append(part)
    }
    guard !image.isDecorative, let label = image.label.first, depth < context.remainingDepth else { return }
    write(label, under: looks, marks: marks)
  }

  private mutating func add(_ string: String, _ looks: TextLooks, _ marks: MarkdownStyle) {
    if !string.isEmpty { runs.append(run(shown(string), looks, marks)) }
  }

  private func run(_ string: String, _ looks: TextLooks, _ marks: MarkdownStyle) -> TextRun {
    let font = looks.font?.sceneFont
    var run = TextRun(string)
    let weight = looks.weight?.sceneWeight ?? font?.weight
    run.isBold = marks.isBold || (looks.isBold ?? weight?.isBold ?? false)
    run.isItalic = marks.isItalic || (looks.isItalic ?? font?.isItalic ?? false)
    run.isMonospaced =
      marks.isCode || (looks.isMonospaced ?? looks.design.map { $0 == .monospaced } ?? font?.isMonospaced ?? false)
    run.font = (looks.font ?? .body).sceneFont.sizeOnly
    // Front ends know regular and bold text by themselves, except that a headline is semibold unless it says otherwise.
    if run.isBold == (weight?.isBold ?? false), weight != .bold, weight != .regular || run.font?.style == .headline {
      run.font?.weight = weight
    }
    run.hasMonospacedDigits = looks.hasMonospacedDigits ?? font?.hasMonospacedDigits ?? false
    run.tracking = looks.tracking ?? 0
    run.baselineOffset = looks.baselineOffset ?? 0
    run.isUnderlined = looks.isUnderlined ?? false
    run.isStruckThrough = marks.isStruckThrough || (looks.isStruckThrough ?? false)
    run.color = context.color(of: looks.foreground?.style)
    run.background = context.color(of: looks.background?.style)
    run.link = marks.link
    return run
  }

  private func shown(_ string: String) -> String {
    if context.isRedacted { return String(string.map { $0.isWhitespace ? $0 : "•" }) }
    return switch context.textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }
}

extension TextContext {
  /// True if the context specifies no attributes except a font.
  fileprivate var isPlain: Bool {
    !(isBold || isItalic || isMonospaced || hasMonospacedDigits || isUnderlined || isStruckThrough || isRedacted)
      && foreground == nil && textCase == nil && tracking == 0 && baselineOffset == 0
  }

  func inner(by depth: Int) -> TextContext {
    var context = self
    context.remainingDepth -= depth
    return context
  }
}
