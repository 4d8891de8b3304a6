import SwiftUI

struct ToDoListApp: App {
  @StateObject var viewModel = ToDoListViewModel()

  var body: some Scene {
    WindowGroup {
      NavigationView {
        ToDoListView()
      }
      .navigationViewStyle(StackNavigationViewStyle())
      .environmentObject(viewModel)
    }
  }
}

struct ToDoItem: Identifiable, Codable {
  let id: String
  let title: String
  let isCompleted: Bool

  init(id: String = UUID().uuidString, title: String, isCompleted: Bool) {
    self.id = id
    self.title = title
    self.isCompleted = isCompleted
  }

  func updateCompletion() -> ToDoItem {
    ToDoItem(id: id, title: title, isCompleted: !isCompleted)
  }
}

class ToDoListViewModel: ObservableObject {
  @Published var items: [ToDoItem] = [] {
    didSet { saveItems() }
  }
  let itemsKey = "todo_items_list"

  init() { getItems() }

  func getItems() {
    guard
      let data = UserDefaults.standard.data(forKey: itemsKey),
      let savedItems = try? JSONDecoder().decode([ToDoItem].self, from: data)
    else { return }
    self.items = savedItems
  }

  func deleteItem(indexSet: IndexSet) { items.remove(atOffsets: indexSet) }
  func moveItem(from: IndexSet, to: Int) { items.move(fromOffsets: from, toOffset: to) }
  func addItem(title: String) { items.append(ToDoItem(title: title, isCompleted: false)) }

  func updateItem(item: ToDoItem) {
    if let index = items.firstIndex(where: { $0.id == item.id }) {
      items[index] = item.updateCompletion()
    }
  }

  func saveItems() {
    if let encodedData = try? JSONEncoder().encode(items) {
      UserDefaults.standard.set(encodedData, forKey: itemsKey)
    }
  }
}

struct ToDoListView: View {
  @EnvironmentObject var listViewModel: ToDoListViewModel

  var body: some View {
    ZStack {
      if listViewModel.items.isEmpty {
        NoToDosView()
          .transition(AnyTransition.opacity.animation(.easeIn))
      } else {
        List {
          ForEach(listViewModel.items) { item in
            ToDoRowView(item: item)
              .onTapGesture {
                withAnimation(.linear) {
                  listViewModel.updateItem(item: item)
                }
              }
          }
          .onDelete(perform: listViewModel.deleteItem)
          .onMove(perform: listViewModel.moveItem)
        }
        .listStyle(PlainListStyle())
      }
    }
    .navigationTitle("Todo List 📝")
    .navigationBarItems(
      leading: EditButton(),
      trailing: NavigationLink("Add", destination: AddToDoView())
    )
  }
}

struct ToDoRowView: View {
  let item: ToDoItem

  var body: some View {
    HStack {
      Image(systemName: item.isCompleted ? "checkmark.circle" : "circle")
        .foregroundColor(item.isCompleted ? .green : .red)
      Text(item.title)
      Spacer()
    }
    .font(.title2)
    .padding(.vertical, 8)
  }
}

struct NoToDosView: View {
  @State var animate: Bool = false
  let secondaryAccentColor = Color("SecondaryAccentColor")

  var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        Text("There are no items!")
          .font(.title)
          .fontWeight(.semibold)
        Text("Are you a productive person? Add a bunch of items to your list!")
          .padding(.bottom, 20)
        NavigationLink(
          destination: AddToDoView(),
          label: {
            Text("Add Something 🥳")
              .foregroundColor(.white)
              .font(.headline)
              .frame(height: 55)
              .frame(maxWidth: .infinity)
              .background(animate ? secondaryAccentColor : Color.accentColor)
              .cornerRadius(10)
          }
        )
        .padding(.horizontal, animate ? 30 : 50)
        .scaleEffect(animate ? 1.1 : 1.0)
        .offset(y: animate ? -7 : 0)
      }
      .frame(maxWidth: 400)
      .multilineTextAlignment(.center)
      .padding(40)
      .onAppear(perform: addAnimation)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  func addAnimation() {
    guard !animate else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
      withAnimation(Animation.easeInOut(duration: 2.0).repeatForever()) {
        animate.toggle()
      }
    }
  }
}

struct AddToDoView: View {
  @Environment(\.presentationMode) var presentationMode
  @EnvironmentObject var listViewModel: ToDoListViewModel
  @State var textFieldText: String = ""
  @State var alertTitle: String = ""
  @State var showAlert: Bool = false

  var body: some View {
    ScrollView {
      VStack {
        TextField("Type something here...", text: $textFieldText)
          .padding(.horizontal)
          .frame(height: 55)
          .background(Color(UIColor.secondarySystemBackground))
          .cornerRadius(10)

        Button(
          action: saveButtonPressed,
          label: {
            Text("Save".uppercased())
              .foregroundColor(.white)
              .font(.headline)
              .frame(height: 55)
              .frame(maxWidth: .infinity)
              .background(Color.accentColor)
              .cornerRadius(10)
          })
      }
      .padding(14)
    }
    .navigationTitle("Add an Item 🖊")
    .alert(isPresented: $showAlert, content: getAlert)
  }

  func saveButtonPressed() {
    if textIsAppropriate() {
      listViewModel.addItem(title: textFieldText)
      presentationMode.wrappedValue.dismiss()
    }
  }

  func textIsAppropriate() -> Bool {
    if textFieldText.count < 3 {
      alertTitle = "Your new todo item must be at least 3 characters long!!! 😨😰😱"
      showAlert.toggle()
      return false
    }
    return true
  }

  func getAlert() -> Alert {
    return Alert(title: Text(alertTitle))
  }
}
