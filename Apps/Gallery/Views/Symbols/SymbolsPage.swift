import SwiftUI

/// All symbols, as many beside each other as there is room for.
struct SymbolsPage: View {
  @Bindable var symbols: SymbolsModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Layer", selection: $symbols.isImperative) {
        Text("Declarative").tag(false)
        Text("Imperative").tag(true)
      }
      .pickerStyle(.segmented)
      Text(symbols.summary).font(.footnote).foregroundStyle(.secondary)
      if symbols.isImperative {
        SymbolList(symbols: symbols)
      } else {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 104), spacing: 8)], spacing: 16) {
          ForEach(symbols.found, id: \.self) { SymbolTile(name: $0) }
        }
      }
    }
  }
}

/// A symbol above its name.
struct SymbolTile: View {
  let name: String

  var body: some View {
    VStack(spacing: 4) {
      Image(systemName: name).font(.title2).foregroundStyle(.tint)
      Text(verbatim: name).font(.caption2).foregroundStyle(.secondary).lineLimit(1).frame(width: 104)
    }
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .combine)
  }
}
