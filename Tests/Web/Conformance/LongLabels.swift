import Conformance
import KeelScene
import KeelWeb

/// Texts that are longer than their space, in English and in Hebrew: one for each line break mode.
@MainActor final class LongLabels: WebScene {
  init(_ frontEnd: any FrontEnd) {
    let texts = [
      "The quick brown fox jumps over the lazy dog and runs on to the end of the wood.",
      "שלום עולם זה משפט ארוך מאוד שאינו נכנס בשורה אחת בכלל ולכן הוא נחתך",
    ]
    let labels = texts.flatMap { text in
      LabelElement.LineBreak.allCases.map { lineBreak in
        Sketch.node(.label(LabelElement(text: text, lineLimit: 1, lineBreak: lineBreak)), label: lineBreak.rawValue)
      }
    }
    let narrow = BoxElement(frame: SceneFrame(minWidth: 200, maxWidth: 200))
    let boxes = labels.map { Sketch.node(.box(narrow), [$0]) }
    let page = Sketch.screen("Labels", Sketch.node(.stack(StackElement(axis: .vertical)), boxes))
    frontEnd.apply(Patch(operations: [.root(Sketch.window("Labels", page))]))
  }

  func open(path: String) -> Bool { path.isEmpty }
  func close() {}
}
