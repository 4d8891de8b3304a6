import SwiftUI

struct FlagQuizApp: App {
  var body: some Scene {
    WindowGroup {
      FlagQuizView()
    }
  }
}

struct FlagImage: View {
  var country: String

  var body: some View {
    Image(country)
      .renderingMode(.original)
      .clipShape(Capsule())
      .shadow(radius: 5)
      .accessibilityLabel("Flag of \(country)")
  }
}

struct ProminentTitle: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.largeTitle.weight(.semibold))
      .foregroundStyle(.blue)
  }
}

extension View {
  func prominentTitle() -> some View {
    modifier(ProminentTitle())
  }
}

struct FlagQuizView: View {
  @State private var countries: [String]
  @State private var correctAnswer: Int
  @State private var score = 0
  @State private var questions = 0
  @State private var showingScore = false
  @State private var showingEnd = false
  @State private var scoreTitle = ""

  private let order: ([String]) -> [String]

  init(order: @escaping ([String]) -> [String] = { $0.shuffled() }, answer: Int = Int.random(in: 0...2)) {
    self.order = order
    _countries = State(initialValue: order(["Estonia", "France", "Germany", "Ireland", "Italy", "Nigeria", "Poland"]))
    _correctAnswer = State(initialValue: answer)
  }

  var body: some View {
    ZStack {
      RadialGradient(
        stops: [
          .init(color: Color(red: 0.1, green: 0.2, blue: 0.45), location: 0.3),
          .init(color: Color(red: 0.76, green: 0.15, blue: 0.26), location: 0.3),
        ], center: .top, startRadius: 200, endRadius: 700
      )
      .ignoresSafeArea()

      VStack {
        Spacer()
        Text("Guess the Flag")
          .prominentTitle()

        VStack(spacing: 15) {
          VStack {
            Text("Tap the flag of")
              .foregroundStyle(.secondary)
              .font(.subheadline.weight(.heavy))
            Text(countries[correctAnswer])
              .font(.largeTitle.weight(.semibold))
          }

          ForEach(0..<3) { number in
            Button {
              flagTapped(number)
            } label: {
              FlagImage(country: countries[number])
            }
          }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, 20)
        .background(.regularMaterial)
        .clipShape(.rect(cornerRadius: 20))

        Spacer()
        Text("Score: \(score)")
          .foregroundStyle(.white)
          .font(.title.bold())
        Spacer()
      }
      .padding()
    }
    .alert(scoreTitle, isPresented: $showingScore) {
      Button("Continue", action: askQuestion)
    } message: {
      Text("Your score is \(score)")
    }
    .alert("Game over!", isPresented: $showingEnd) {
      Button("Start Again", role: .destructive, action: reset)
    } message: {
      Text("Your final score was \(score).")
    }
  }

  func flagTapped(_ number: Int) {
    questions += 1
    if number == correctAnswer {
      scoreTitle = "Correct"
      score += 1
    } else {
      scoreTitle = "Wrong! That's the flag of \(countries[number])"
      if score > 0 { score -= 1 }
    }
    if questions == 3 {
      showingEnd = true
    } else {
      showingScore = true
    }
  }

  func askQuestion() {
    countries = order(countries)
    correctAnswer = (correctAnswer + 1) % 3
  }

  func reset() {
    score = 0
    questions = 0
    askQuestion()
  }
}
