import KeelViews

struct RowView: View {
  let row: Row
  var body: some View { Text(row.name) }
}

/// The rows in a list, which creates those near the visible ones.
struct ListScreen: View {
  let model: Rows
  var body: some View {
    List {
      ForEach(model.rows) { RowView(row: $0) }
    }
  }
}

/// The rows in a stack, which creates all of them.
struct StackScreen: View {
  let model: Rows
  var body: some View {
    ScrollView {
      VStack {
        ForEach(model.rows) { RowView(row: $0) }
      }
    }
  }
}

/// A thousand views that do not change: a hundred groups of ten.
struct StaticScreen: View {
  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<100) { number in
          HStack {
            VStack {
              Text("Title")
              Text("Subtitle")
            }
            Text("Value \(number)")
            Button("Act") {}
            VStack {
              Text("One")
              Text("Two")
              Text("Three")
            }
          }
        }
      }
    }
  }
}
