import SwiftUI

struct CalculatorApp: App {
  var body: some Scene {
    WindowGroup {
      CalculatorView()
        .preferredColorScheme(.dark)
    }
  }
}

enum CalculatorButton: String, Hashable {
  case zero = "0"
  case one = "1"
  case two = "2"
  case three = "3"
  case four = "4"
  case five = "5"
  case six = "6"
  case seven = "7"
  case eight = "8"
  case nine = "9"
  case decimal = "."
  case add = "+"
  case subtract = "−"
  case multiply = "×"
  case divide = "÷"
  case equal = "="
  case clear = "AC"
  case negative = "±"
  case percent = "%"

  var buttonColor: Color {
    switch self {
    case .add, .subtract, .multiply, .divide, .equal:
      return .orange
    case .clear, .negative, .percent:
      return Color(.lightGray)
    default:
      return Color(UIColor(red: 55 / 255.0, green: 55 / 255.0, blue: 55 / 255.0, alpha: 1))
    }
  }
}

struct CalculatorView: View {
  @State private var value = "0"
  @State private var runningNumber = 0.0
  @State private var currentOperation: CalculatorButton?
  @State private var startsNewNumber = true

  let buttons: [[CalculatorButton]] = [
    [.clear, .negative, .percent, .divide],
    [.seven, .eight, .nine, .multiply],
    [.four, .five, .six, .subtract],
    [.one, .two, .three, .add],
    [.zero, .decimal, .equal],
  ]

  var body: some View {
    ZStack {
      Color.black.edgesIgnoringSafeArea(.all)

      VStack {
        Spacer()

        HStack {
          Spacer()
          Text(value)
            .bold()
            .font(.system(size: 100))
            .minimumScaleFactor(0.4)
            .lineLimit(1)
            .foregroundColor(.white)
            .accessibilityIdentifier("display")
        }
        .padding()

        ForEach(buttons, id: \.self) { row in
          HStack(spacing: 12) {
            ForEach(row, id: \.self) { item in
              Button(
                action: {
                  self.didTap(button: item)
                },
                label: {
                  Text(item.rawValue)
                    .font(.system(size: 32))
                    .frame(width: self.buttonWidth(item: item), height: self.buttonHeight())
                    .background(item.buttonColor)
                    .foregroundColor(.white)
                    .cornerRadius(self.buttonWidth(item: item) / 2)
                })
            }
          }
          .padding(.bottom, 3)
        }
      }
    }
  }

  func didTap(button: CalculatorButton) {
    switch button {
    case .add, .subtract, .multiply, .divide, .equal:
      let current = Double(value) ?? 0
      if let currentOperation, !startsNewNumber {
        runningNumber = compute(runningNumber, current, currentOperation)
      } else {
        runningNumber = current
      }
      value = format(runningNumber)
      currentOperation = button == .equal ? nil : button
      startsNewNumber = true
    case .clear:
      value = "0"
      runningNumber = 0
      currentOperation = nil
      startsNewNumber = true
    case .decimal:
      if startsNewNumber {
        value = "0."
        startsNewNumber = false
      } else if !value.contains(".") {
        value += "."
      }
    case .negative:
      value = format(-(Double(value) ?? 0))
    case .percent:
      value = format((Double(value) ?? 0) / 100)
    default:
      if startsNewNumber || value == "0" {
        value = button.rawValue
        startsNewNumber = false
      } else {
        value += button.rawValue
      }
    }
  }

  private func compute(_ a: Double, _ b: Double, _ operation: CalculatorButton) -> Double {
    switch operation {
    case .add: return a + b
    case .subtract: return a - b
    case .multiply: return a * b
    case .divide: return b == 0 ? .nan : a / b
    default: return b
    }
  }

  private func format(_ number: Double) -> String {
    guard !number.isNaN else { return "Error" }
    return number.truncatingRemainder(dividingBy: 1) == 0 ? String(format: "%.0f", number) : String(number)
  }

  func buttonWidth(item: CalculatorButton) -> CGFloat {
    if item == .zero {
      return ((UIScreen.main.bounds.width - (4 * 12)) / 4) * 2
    }
    return (UIScreen.main.bounds.width - (5 * 12)) / 4
  }

  func buttonHeight() -> CGFloat {
    return (UIScreen.main.bounds.width - (5 * 12)) / 4
  }
}
