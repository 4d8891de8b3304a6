import Keel
import KeelControls

/// Texts to paste, and fields that take them whole or refuse them.
struct LimitsPage: View {
  @State private var line = ""
  @State private var program = String(repeating: "p", count: 70_000)
  @State private var note = ""
  @State private var copied = 0

  var body: some View {
    VStack(spacing: 4) {
      Button("Copy 20,000") { copy(String(repeating: "가", count: 20_000)) }
      Button("Copy 70,000") { copy(String(repeating: "b", count: 70_000)) }
      Button("Copy lines") { copy("one\ntwo") }
      Button("Copy 600,000") { copy(String(repeating: "c", count: 600_000)) }
      Text("Copied: \(copied) letters")
      TextField("Line", text: $line)
      Text("Line: \(line.count) letters, \(line.prefix(10))")
      TextField("Program", text: $program)
      Text("Program: \(program.count) letters")
      TextEditor(text: $note).accessibilityLabel("Note").frame(height: 80)
      Text("Note: \(note.count) letters")
    }
    .navigationTitle("Limits")
  }

  private func copy(_ text: String) {
    Pasteboard.current.texts = [text]
    copied = text.count
  }
}
