import Combine
import SwiftUI

struct ReduxApp: App {
  let store = AppStore(
    initialState: ReduxState(), reducer: reduxReducer, middlewares: [reduxLogMiddleware(), reduxLoadMiddleware()])

  var body: some Scene {
    WindowGroup {
      ReduxRootView()
        .environmentObject(store)
    }
  }
}

struct ReduxState: Equatable {
  var counter = 0
  var history: [String] = []
  var facts: [Int: String] = [:]
  var isLoading = false
  var alert: String?
}

enum ReduxAction: Equatable {
  case increment
  case decrement
  case loadFact(Int)
  case factLoaded(Int, String)
  case showAlert(String)
  case dismissAlert
}

typealias ReduxReducer<State, Action> = (inout State, Action) -> Void
typealias ReduxMiddleware<State, Action> = (State, Action) -> AnyPublisher<Action, Never>?

let reduxReducer: ReduxReducer<ReduxState, ReduxAction> = { state, action in
  state.history.append(String(describing: action))
  switch action {
  case .increment: state.counter += 1
  case .decrement: state.counter -= 1
  case .loadFact: state.isLoading = true
  case let .factLoaded(number, fact):
    state.facts[number] = fact
    state.isLoading = false
  case let .showAlert(text): state.alert = text
  case .dismissAlert: state.alert = nil
  }
}

func reduxLogMiddleware() -> ReduxMiddleware<ReduxState, ReduxAction> {
  { _, _ in Empty().eraseToAnyPublisher() }
}

func reduxLoadMiddleware() -> ReduxMiddleware<ReduxState, ReduxAction> {
  { _, action in
    switch action {
    case let .loadFact(number):
      return Just(number)
        .map { "\($0) is \($0.isMultiple(of: 2) ? "even" : "odd")." }
        .map { ReduxAction.factLoaded(number, $0) }
        .receive(on: DispatchQueue.main)
        .eraseToAnyPublisher()
    default:
      return nil
    }
  }
}

final class GenericStore<State, Action>: ObservableObject {
  @Published private(set) var state: State

  private let reducer: ReduxReducer<State, Action>
  private let middlewares: [ReduxMiddleware<State, Action>]
  private var subscriptions: Set<AnyCancellable> = []

  init(
    initialState: State, reducer: @escaping ReduxReducer<State, Action>, middlewares: [ReduxMiddleware<State, Action>]
  ) {
    self.state = initialState
    self.reducer = reducer
    self.middlewares = middlewares
  }

  func dispatch(_ action: Action) {
    reducer(&state, action)
    for middleware in middlewares {
      guard let publisher = middleware(state, action) else { continue }
      publisher
        .receive(on: DispatchQueue.main)
        .sink(receiveValue: dispatch)
        .store(in: &subscriptions)
    }
  }

  func binding<Value>(for keyPath: KeyPath<State, Value>, toAction: @escaping (Value) -> Action) -> Binding<Value> {
    Binding<Value>(
      get: { self.state[keyPath: keyPath] },
      set: { self.dispatch(toAction($0)) }
    )
  }
}

typealias AppStore = GenericStore<ReduxState, ReduxAction>

struct ReduxRootView: View {
  @EnvironmentObject var store: AppStore

  var body: some View {
    NavigationView {
      VStack(spacing: 20) {
        ReduxCounterView(
          value: store.state.counter,
          onIncrement: { store.dispatch(.increment) },
          onDecrement: { store.dispatch(.decrement) })

        Button("Load Fact") { store.dispatch(.loadFact(store.state.counter)) }
          .disabled(store.state.isLoading)

        if store.state.isLoading {
          ProgressView()
        } else if let fact = store.state.facts[store.state.counter] {
          Text(fact)
        }

        Button("Alert") { store.dispatch(.showAlert("Count is \(store.state.counter)")) }

        NavigationLink("History") {
          List(store.state.history.indices, id: \.self) { index in
            Text(store.state.history[index])
          }
          .navigationBarTitle("History")
        }
      }
      .navigationTitle("Redux")
      .alert(
        item: Binding(
          get: { store.state.alert.map(ReduxAlert.init) }, set: { if $0 == nil { store.dispatch(.dismissAlert) } })
      ) { alert in
        Alert(title: Text("Notice"), message: Text(alert.text), dismissButton: .default(Text("OK")))
      }
    }
  }
}

struct ReduxAlert: Identifiable {
  var id: String { text }
  let text: String
}

struct ReduxCounterView: View, Equatable {
  let value: Int
  let onIncrement: () -> Void
  let onDecrement: () -> Void

  static func == (lhs: ReduxCounterView, rhs: ReduxCounterView) -> Bool { lhs.value == rhs.value }

  var body: some View {
    HStack {
      Button("−", action: onDecrement)
      Text("\(value)").font(.title).frame(minWidth: 60)
      Button("+", action: onIncrement)
    }
  }
}
