import SwiftUI

struct BudgetApp: App {
  @StateObject private var store = BudgetStore()

  var body: some Scene {
    WindowGroup {
      BudgetListView()
        .environmentObject(store)
    }
  }
}

enum BudgetCategory: String, CaseIterable, Identifiable, Codable {
  case food = "Food"
  case rent = "Rent"
  case transport = "Transport"
  case fun = "Fun"

  var id: String { rawValue }

  var symbolName: String {
    switch self {
    case .food: return "fork.knife"
    case .rent: return "house.fill"
    case .transport: return "bus.fill"
    case .fun: return "gamecontroller.fill"
    }
  }

  var color: Color {
    switch self {
    case .food: return .orange
    case .rent: return .blue
    case .transport: return .green
    case .fun: return .pink
    }
  }
}

struct BudgetEntry: Identifiable, Codable, Equatable {
  var id = UUID()
  var category: BudgetCategory
  var amount: Double
}

final class BudgetStore: ObservableObject {
  @Published var entries: [BudgetEntry] = []
  @Published var limits: [BudgetCategory: Double] = [.food: 300, .rent: 900, .transport: 80, .fun: 120]

  func spent(on category: BudgetCategory) -> Double {
    entries.filter { $0.category == category }.reduce(0) { $0 + $1.amount }
  }

  var total: Double { entries.map(\.amount).reduce(0, +) }

  func add(_ amount: Double, to category: BudgetCategory) {
    entries.append(BudgetEntry(category: category, amount: amount))
  }
}

struct BudgetListView: View {
  @EnvironmentObject private var store: BudgetStore
  @State private var isAdding = false

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("This Month")) {
          HStack {
            Text("Total")
            Spacer()
            Text(store.total, format: .currency(code: "EUR"))
              .bold()
          }
        }
        Section(header: Text("Categories")) {
          ForEach(BudgetCategory.allCases) { category in
            NavigationLink(destination: BudgetDetailView(category: category)) {
              BudgetRow(category: category, spent: store.spent(on: category), limit: store.limits[category] ?? 0)
            }
          }
        }
      }
      .navigationTitle("Budget")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
          Button(action: { isAdding = true }) {
            Label("Add Expense", systemImage: "plus")
          }
        }
      }
      .sheet(isPresented: $isAdding) {
        BudgetEntryForm()
          .environmentObject(store)
      }
    }
  }
}

struct BudgetRow: View {
  let category: BudgetCategory
  let spent: Double
  let limit: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Image(systemName: category.symbolName)
          .foregroundColor(category.color)
        Text(category.rawValue)
          .font(.headline)
        Spacer()
        Text("\(spent, specifier: "%.2f") of \(limit, specifier: "%.0f")")
          .font(.caption)
          .foregroundColor(spent > limit ? .red : .secondary)
      }
      ProgressView(value: min(spent, limit), total: max(limit, 1))
        .accentColor(spent > limit ? .red : category.color)
    }
    .padding(.vertical, 4)
  }
}

struct BudgetDetailView: View {
  @EnvironmentObject var store: BudgetStore
  let category: BudgetCategory

  private var entries: [BudgetEntry] { store.entries.filter { $0.category == category } }

  var body: some View {
    List {
      if entries.isEmpty {
        Text("Nothing spent yet.")
          .foregroundColor(.secondary)
      }
      ForEach(entries) { entry in
        Text(String(format: "%.2f", entry.amount))
      }
      .onDelete { offsets in
        let ids = offsets.map { entries[$0].id }
        store.entries.removeAll { ids.contains($0.id) }
      }
    }
    .navigationTitle(category.rawValue)
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct BudgetEntryForm: View {
  @EnvironmentObject var store: BudgetStore
  @Environment(\.presentationMode) private var presentationMode
  @State private var amount = ""
  @State private var category = BudgetCategory.food

  private var value: Double? {
    guard let value = Double(amount), value > 0 else { return nil }
    return value
  }

  var body: some View {
    NavigationView {
      Form {
        TextField("Amount", text: $amount)
          .keyboardType(.decimalPad)
        Picker("Category", selection: $category) {
          ForEach(BudgetCategory.allCases) { category in
            Text(category.rawValue).tag(category)
          }
        }
      }
      .navigationBarTitle("New Expense", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button("Save") {
          if let value { store.add(value, to: category) }
          presentationMode.wrappedValue.dismiss()
        }
        .disabled(value == nil)
      )
    }
  }
}
