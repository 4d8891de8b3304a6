import SwiftUI

struct ExpensesApp: App {
  var body: some Scene {
    WindowGroup {
      ExpensesView()
    }
  }
}

struct ExpenseItem: Identifiable, Codable {
  var id = UUID()
  let name: String
  let type: String
  let amount: Double
}

@Observable
class Expenses {
  var items = [ExpenseItem]() {
    didSet {
      if let encoded = try? JSONEncoder().encode(items) {
        UserDefaults.standard.set(encoded, forKey: "Items")
      }
    }
  }

  init() {
    if let savedItems = UserDefaults.standard.data(forKey: "Items") {
      if let decodedItems = try? JSONDecoder().decode([ExpenseItem].self, from: savedItems) {
        items = decodedItems
        return
      }
    }
    items = []
  }
}

struct ExpensesView: View {
  @State private var expenses = Expenses()
  @State private var showingAddExpense = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(expenses.items) { item in
          HStack {
            VStack(alignment: .leading) {
              Text(item.name)
                .font(.headline)
              Text(item.type)
            }

            Spacer()

            Text(item.amount, format: .currency(code: Locale.current.currency?.identifier ?? "USD"))
              .foregroundStyle(item.amount < 10 ? .green : item.amount < 100 ? .orange : .red)
          }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("\(item.name), \(item.amount.formatted(.currency(code: "USD")))")
          .accessibilityHint(item.type)
        }
        .onDelete(perform: removeItems)
      }
      .navigationTitle("iExpense")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          EditButton()
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add Expense", systemImage: "plus") {
            showingAddExpense = true
          }
        }
      }
      .sheet(isPresented: $showingAddExpense) {
        AddExpenseView(expenses: expenses)
      }
    }
  }

  func removeItems(at offsets: IndexSet) {
    expenses.items.remove(atOffsets: offsets)
  }
}

struct AddExpenseView: View {
  @Environment(\.dismiss) var dismiss

  @State private var name = ""
  @State private var type = "Personal"
  @State private var amount = 0.0

  var expenses: Expenses

  let types = ["Business", "Personal"]

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)

        Picker("Type", selection: $type) {
          ForEach(types, id: \.self) {
            Text($0)
          }
        }

        TextField("Amount", value: $amount, format: .number)
          .keyboardType(.decimalPad)
      }
      .navigationTitle("Add new expense")
      .toolbar {
        Button("Save") {
          let item = ExpenseItem(name: name, type: type, amount: amount)
          expenses.items.append(item)
          dismiss()
        }
      }
    }
  }
}

#Preview {
  ExpensesView()
}
