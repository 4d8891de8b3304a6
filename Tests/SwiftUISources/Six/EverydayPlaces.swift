import SwiftUI

/// A sidebar of value links, as in Apple's examples.
struct LinkedSidebar: View {
  @State var chosen: String?
  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        ForEach(["Apple", "Kiwi", "Plum"], id: \.self) { fruit in
          NavigationLink(value: fruit) { Label(fruit, systemImage: "leaf") }
        }
      }
      .navigationTitle("Fruit")
    } detail: {
      NavigationStack {
        Text(chosen.map { "Chosen: \($0)" } ?? "Nothing chosen")
          .navigationDestination(for: String.self) { Text("Pushed: \($0)") }
      }
    }
    .toolbar { Button("None") { chosen = nil } }
  }
}

/// Tabs written without the `Tab` type.
struct OldTabs: View {
  var body: some View {
    TabView {
      NavigationStack { Text("Here").navigationTitle("Home") }
        .tabItem { Label("House", systemImage: "house") }
      NavigationStack { Text("There").tabItem { Label("Inside", systemImage: "tray") } }
      NavigationStack { Text("Nowhere").navigationTitle("Untold") }
    }
  }
}

/// Rows of which some have the same identity.
struct Repeated: View {
  struct Word: Identifiable {
    let text: String
    var id: String { text.lowercased() }
  }
  @State private var words = ["One", "Two", "ONE", "Three"].map(Word.init)
  let isList: Bool

  var body: some View {
    VStack {
      Button("Turn Round") { words.reverse() }
      Button("Drop") { words.removeFirst() }
      Button("Add") { words.append(Word(text: "tWO")) }
      if isList {
        List(words) { Text($0.text) }
      } else {
        ForEach(words) { Text($0.text) }
      }
    }
  }
}

/// A single tap and a double tap with different actions.
struct TwoPresses: View {
  @State private var opened = 0
  @State private var liked = 0
  var body: some View {
    VStack {
      Text("Photo")
        .onTapGesture(count: 2) { liked += 1 }
        .onTapGesture { opened += 1 }
      Text("Film").onTapGesture(count: 2) { liked += 10 }
      Text("Opened \(opened)")
      Text("Liked \(liked)")
    }
  }
}

/// Two destinations for one type of value, and a further one on a destination page.
struct TwoDestinations: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("One", value: 1)
        Text("Inner").navigationDestination(for: Int.self) { Text("Inner \($0)") }
      }
      .navigationDestination(for: Int.self) { number in
        NavigationLink("Further", value: number + 1)
          .navigationTitle("Outer \(number)")
          .navigationDestination(for: Int.self) { Text("Pushed \($0)") }
      }
    }
  }
}

/// A view that sets the animations and transactions of its changes.
struct Calm: View {
  @State private var count = 0
  @State private var isShown = false
  static let calls = Calls()
  @MainActor final class Calls {
    var plain = 0
    var ofValue = 0
    var animations: [Bool] = []
  }

  var body: some View {
    VStack {
      Text("Count \(count)")
        .transaction { transaction in
          Self.calls.plain += 1
          Self.calls.animations.append(transaction.animation != nil)
          transaction.animation = nil
        }
        .transaction(value: count / 2) { _ in Self.calls.ofValue += 1 }
      Button("More") { withAnimation { count += 1 } }
      Button("Silent") { count += 1 }
    }
  }
}

/// Stars that can be tapped.
struct Stars: View {
  @State private var rating = 2
  let isAdjustable: Bool

  var body: some View {
    Form {
      Text("Given: \(rating)")
      if isAdjustable {
        stars
          .accessibilityElement()
          .accessibilityLabel("Rating")
          .accessibilityValue("\(rating) of 5")
          .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: rating = min(rating + 1, 5)
            case .decrement: rating = max(rating - 1, 0)
            @unknown default: break
            }
          }
      } else {
        stars
      }
    }
  }

  private var stars: some View {
    HStack {
      ForEach(1...5, id: \.self) { number in
        Image(systemName: number <= rating ? "star.fill" : "star")
          .onTapGesture { rating = number }
      }
    }
  }
}
