import SwiftUI

/// Texts, styles and values in common idioms, in a file that imports only SwiftUI.
struct EverydayValues: View {
  @State private var isOn = true
  let weight = 3

  private var style: any ShapeStyle { isOn ? Color.red : Color.gray }

  var body: some View {
    VStack {
      Text("**bold** x")
      Text("*\(weight)* kg")
      Text(AttributedString("**plain**"))
      Text("^[\(weight) item](inflect: true)")
      Circle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.red.gradient))
      Circle().fill(AnyShapeStyle(style))
    }
  }

  func half(of proposal: ProposedViewSize) -> CGSize {
    let width: CGFloat? = proposal.width
    let height: CGFloat = proposal.height ?? 0
    return CGSize(width: (width ?? 10) / 2, height: height / 2)
  }
}

/// Markdown in every common position, and texts that show the marks as they are.
struct MarkedTexts: View {
  let count = 3
  let key: LocalizedStringKey = "**key** x"
  let plain = "**plain**"
  @State private var isOn = false
  @State private var size = 1

  var body: some View {
    VStack {
      Text(verbatim: "**verbatim**")
      Text(plain)
      Text("\(count) **x**")
      Text("**\(plain)** y")
      Text(key)
      Text(LocalizedStringKey(plain))
      Text((try? AttributedString(markdown: "**attributed** *it* `code`")) ?? "none")
      Text("a ~~b~~") + Text(" **c**")
      Label("**label** x", systemImage: "star")
      Button("**button** x") {}
      Toggle("**toggle** x", isOn: $isOn)
      Stepper("**stepper** x", value: $size)
      LabeledContent("**labeled** x", value: "**v**")
      Menu("**menu** x") { Button("**in menu**") {} }
      NavigationLink("**link** x") { Text("y") }
    }
    .navigationTitle("**title** x")
  }
}

/// A text whose parts have attributes, written without types.
struct HighlightedText: View {
  private var text: AttributedString {
    var text = AttributedString("find me here")
    text.font = .title2
    text.foregroundColor = .secondary
    if let range = text.range(of: "me") {
      text[range].backgroundColor = .yellow
      text[range].foregroundColor = .red
      text[range].kern = 2
      text[range].baselineOffset = 3
      text[range].underlineStyle = .single
    }
    return text
  }

  var body: some View { Text(text) }
}

/// A bill that is recalculated on each edit.
struct BillPage: View {
  @State private var amount = 0.0
  @State private var people: Int? = 2
  private let money: NumberFormatter = {
    let money = NumberFormatter()
    money.minimumFractionDigits = 2
    money.minimumIntegerDigits = 1
    return money
  }()

  var body: some View {
    Form {
      TextField("Amount", value: $amount, formatter: money)
      TextField("People", value: $people, format: .number)
      Text("Each: \(amount / Double(people ?? 1), format: .number)")
    }
  }
}
