internal import KeelInteraction
internal import KeelScene

extension Assets {
  /// The key table in the form that the script reads. A browser has to decide immediately whether to handle a key, and
  /// cannot ask the server.
  static let keyTable: [UInt8] = {
    var writer = JSONWriter()
    writer.object { writer in
      for key in CommandKey.inBrowsers {
        writer.key(key.rawValue)
        writer.object { writer in
          for kind in ControlKind.allCases {
            let meanings = KeyTable.meanings(of: key, on: kind, .browser).map(\.rawValue)
            guard !meanings.isEmpty else { continue }
            writer.key(kind.rawValue)
            writer.string(meanings.joined(separator: " "))
          }
        }
      }
    }
    var kinds = JSONWriter()
    kinds.object { writer in
      for (action, kind) in Markup.kinds {
        writer.key(action)
        writer.string(kind.rawValue)
      }
    }
    var steps = JSONWriter()
    steps.array { writer in for step in KeyTable.outward { writer.string(step.rawValue) } }
    func quoted(_ letters: Set<Character>) -> String { "\"" + String(letters.sorted()) + "\"" }
    let kept = quoted(KeyTable.keptCharacters), editing = quoted(KeyTable.editingCharacters)
    return Array(
      """
      const keyTable = \(writer.text);
      const actionKinds = \(kinds.text);
      const outwardSteps = \(steps.text);
      const keptKeys = \(kept);
      const editingKeys = \(editing);
      const typingPause = \(TypeAhead.pause / .milliseconds(1));

      """.utf8)
  }()

  /// The maximum length of a typed or pasted text, in bytes of UTF-8.
  static let textLimit = Array("const textLimit = \(TextLimit.bytes);\n".utf8)

  /// The number of reports of geometry that may follow from answers to each other.
  static let rounds = Array("const geometryRounds = \(GeometryReport.maximumRounds);\n".utf8)

  /// The distance in points within which a press is still a press.
  static let pressRules = Array("const pressSlop = \(PointerInterest.slop.short);\n".utf8)
}
