import Combine
import SwiftUI

public struct Todo: Identifiable, Codable {
  public let id: UUID
  public var title: String
  public var isDone: Bool
}

public class TodoStore: ObservableObject {
  @Published public private(set) var todos: [Todo] = []
  public init() {}
  func add(_ title: String) { todos.append(Todo(id: UUID(), title: title, isDone: false)) }
  func toggle(_ todo: Todo) {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
    todos[index].isDone.toggle()
  }
  func delete(at offsets: IndexSet) { todos.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) { todos.move(fromOffsets: source, toOffset: destination) }
}

public struct TodoPage: View {
  @ObservedObject var store: TodoStore
  @State private var isAdding = false

  public init(store: TodoStore) { self.store = store }

  public var body: some View {
    NavigationView {
      List {
        ForEach(store.todos) { todo in
          HStack {
            Image(systemName: todo.isDone ? "checkmark.circle" : "circle")
              .foregroundColor(todo.isDone ? .green : .red)
            Text(todo.title)
            Spacer()
          }
          .onTapGesture { withAnimation(.linear) { self.store.toggle(todo) } }
        }
        .onDelete(perform: store.delete)
        .onMove(perform: store.move)
      }
      .listStyle(PlainListStyle())
      .navigationBarTitle("Todos", displayMode: .inline)
      .navigationBarItems(
        leading: EditButton(),
        trailing: Button(action: { self.isAdding = true }) {
          Image(systemName: "plus").accessibility(label: Text("Add"))
        }
      )
      .sheet(isPresented: $isAdding) { AddTodoPage().environmentObject(self.store) }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct AddTodoPage: View {
  @Environment(\.presentationMode) var presentationMode
  @EnvironmentObject var store: TodoStore
  @State private var title = ""
  @State private var showsAlert = false

  var body: some View {
    VStack {
      TextField("What is to be done?", text: $title)
        .padding(.horizontal)
        .frame(height: 55)
        .background(Color(.secondarySystemBackground))
        .cornerRadius(10)
      Button(
        action: save,
        label: {
          Text("Save".uppercased())
            .foregroundColor(.white)
            .frame(maxWidth: .infinity)
            .background(Color.accentColor)
            .cornerRadius(10)
        })
    }
    .padding(14)
    .alert(isPresented: $showsAlert) { Alert(title: Text("Too short")) }
  }

  func save() {
    guard title.count >= 3 else { return showsAlert.toggle() }
    store.add(title)
    presentationMode.wrappedValue.dismiss()
  }
}

struct TodoPage_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      TodoPage(store: TodoStore()).preferredColorScheme(.dark)
      AddTodoPage().previewLayout(.sizeThatFits)
    }
    .environmentObject(TodoStore())
  }
}
