import SwiftUI

/// Texts, styles and values as everybody writes them, in a file that knows of SwiftUI alone.
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

/// A bill that is worked out as it is typed.
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
