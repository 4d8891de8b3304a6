import SwiftUI

struct Loadable<Value: Sendable, Content: View>: View {
  enum Phase {
    case loading
    case loaded(Value)
    case failed(any Error)
  }

  @State private var phase = Phase.loading
  let load: @Sendable () async throws -> Value
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    Group {
      switch phase {
      case .loading: ProgressView("Loading…")
      case .loaded(let value): content(value)
      case .failed(let error): Text(error.localizedDescription).foregroundStyle(.red)
      }
    }
    .task {
      do { phase = .loaded(try await load()) } catch { phase = .failed(error) }
    }
  }
}

struct QuotePage: View {
  let load: @Sendable () async throws -> [String]

  var body: some View {
    Loadable(load: load) { quotes in
      List(quotes, id: \.self) { Text($0).lineLimit(1...3) }
        .refreshable { try? await Task.sleep(for: .milliseconds(1)) }
    }
  }
}
