import SwiftUI

struct FlashCardsApp: App {
  var body: some Scene {
    WindowGroup {
      FlashCardsView()
    }
  }
}

struct FlashCard: Codable, Identifiable, Hashable {
  var id = UUID()
  var prompt: String
  var answer: String

  static let example = FlashCard(prompt: "Who played the 13th Doctor?", answer: "Jodie Whittaker")
}

extension View {
  func stacked(at position: Int, in total: Int) -> some View {
    let offset = Double(total - position)
    return self.offset(y: offset * 10)
  }
}

struct FlashCardView: View {
  @Environment(\.accessibilityDifferentiateWithoutColor) var accessibilityDifferentiateWithoutColor
  @Environment(\.accessibilityVoiceOverEnabled) var accessibilityVoiceOverEnabled

  @State private var offset = CGSize.zero
  @State private var isShowingAnswer = false

  let card: FlashCard
  var removal: (() -> Void)? = nil

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 25)
        .fill(
          accessibilityDifferentiateWithoutColor
            ? .white : .white.opacity(1 - Double(abs(offset.width / 50)))
        )
        .background(
          accessibilityDifferentiateWithoutColor
            ? nil : RoundedRectangle(cornerRadius: 25).fill(offset.width > 0 ? .green : .red)
        )
        .shadow(radius: 10)

      VStack {
        if accessibilityVoiceOverEnabled {
          Text(isShowingAnswer ? card.answer : card.prompt)
            .font(.largeTitle)
        } else {
          Text(card.prompt)
            .font(.largeTitle)
            .foregroundStyle(.black)
          if isShowingAnswer {
            Text(card.answer)
              .font(.title)
              .foregroundStyle(.secondary)
          }
        }
      }
      .padding(20)
      .multilineTextAlignment(.center)
    }
    .frame(width: 450, height: 250)
    .rotationEffect(.degrees(offset.width / 5.0))
    .offset(x: offset.width * 5)
    .opacity(2 - Double(abs(offset.width / 50)))
    .accessibilityAddTraits(.isButton)
    .gesture(
      DragGesture()
        .onChanged { gesture in
          offset = gesture.translation
        }
        .onEnded { _ in
          if abs(offset.width) > 100 {
            removal?()
          } else {
            offset = .zero
          }
        }
    )
    .onTapGesture {
      isShowingAnswer.toggle()
    }
    .animation(.bouncy, value: offset)
  }
}

struct FlashCardsView: View {
  @State private var cards = [FlashCard]()
  @State private var showingEditScreen = false
  @State private var isActive = true
  @Environment(\.scenePhase) var scenePhase

  var body: some View {
    ZStack {
      Image(decorative: "background")
        .resizable()
        .ignoresSafeArea()

      VStack {
        Text("Cards left: \(cards.count)")
          .font(.largeTitle)
          .foregroundStyle(.white)
          .padding(.horizontal, 20)
          .background(.black.opacity(0.75))
          .clipShape(.capsule)

        ZStack {
          ForEach(Array(cards.enumerated()), id: \.element) { item in
            FlashCardView(card: item.element) {
              withAnimation { removeCard(at: item.offset) }
            }
            .stacked(at: item.offset, in: cards.count)
            .allowsHitTesting(item.offset == cards.count - 1)
            .accessibilityHidden(item.offset < cards.count - 1)
          }
        }

        if cards.isEmpty {
          Button("Start Again", action: resetCards)
            .padding()
            .background(.white)
            .foregroundStyle(.black)
            .clipShape(.capsule)
        } else {
          HStack {
            Button {
              withAnimation { removeCard(at: cards.count - 1) }
            } label: {
              Image(systemName: "xmark.circle")
                .padding()
                .background(.black.opacity(0.7))
                .clipShape(.circle)
            }
            .accessibilityLabel("Wrong")
            .accessibilityHint("Mark your answer as being incorrect.")

            Spacer()

            Button {
              withAnimation { removeCard(at: cards.count - 1) }
            } label: {
              Image(systemName: "checkmark.circle")
            }
            .accessibilityLabel("Correct")
          }
        }

        Button {
          showingEditScreen = true
        } label: {
          Image(systemName: "plus.circle")
        }
        .accessibilityLabel("Edit Cards")
      }
    }
    .onChange(of: scenePhase) {
      isActive = scenePhase == .active && !cards.isEmpty
    }
    .sheet(isPresented: $showingEditScreen, onDismiss: resetCards, content: EditCardsView.init)
    .onAppear(perform: resetCards)
  }

  func removeCard(at index: Int) {
    guard index >= 0 else { return }
    cards.remove(at: index)
  }

  func resetCards() {
    if let data = UserDefaults.standard.data(forKey: "Cards"),
      let decoded = try? JSONDecoder().decode([FlashCard].self, from: data)
    {
      cards = decoded
    }
  }
}

struct EditCardsView: View {
  @Environment(\.dismiss) var dismiss
  @State private var cards = [FlashCard]()
  @State private var newPrompt = ""
  @State private var newAnswer = ""

  var body: some View {
    NavigationStack {
      List {
        Section("Add new card") {
          TextField("Prompt", text: $newPrompt)
          TextField("Answer", text: $newAnswer)
          Button("Add Card", action: addCard)
        }

        Section {
          ForEach(0..<cards.count, id: \.self) { index in
            VStack(alignment: .leading) {
              Text(cards[index].prompt)
                .font(.headline)
              Text(cards[index].answer)
                .foregroundStyle(.secondary)
            }
          }
          .onDelete(perform: removeCards)
        }
      }
      .navigationTitle("Edit Cards")
      .toolbar {
        Button("Done", action: done)
      }
      .onAppear(perform: loadData)
    }
  }

  func done() {
    dismiss()
  }

  func loadData() {
    if let data = UserDefaults.standard.data(forKey: "Cards") {
      if let decoded = try? JSONDecoder().decode([FlashCard].self, from: data) {
        cards = decoded
      }
    }
  }

  func saveData() {
    if let data = try? JSONEncoder().encode(cards) {
      UserDefaults.standard.set(data, forKey: "Cards")
    }
  }

  func addCard() {
    let trimmedPrompt = newPrompt.trimmingCharacters(in: .whitespaces)
    let trimmedAnswer = newAnswer.trimmingCharacters(in: .whitespaces)
    guard trimmedPrompt.isEmpty == false && trimmedAnswer.isEmpty == false else { return }

    let card = FlashCard(prompt: trimmedPrompt, answer: trimmedAnswer)
    cards.insert(card, at: 0)
    saveData()
    newPrompt = ""
    newAnswer = ""
  }

  func removeCards(at offsets: IndexSet) {
    cards.remove(atOffsets: offsets)
    saveData()
  }
}
