import KeelControls
import KeelModel
import KeelScene
import Testing

struct UnknownSymbolTests {
  @Test func anUnknownNameIsReportedOnce() {
    let reports = RuntimeWarning.withCapture {
      for _ in 0..<3 { _ = UIImage(systemName: "no.such.picture") }
      _ = UIImage(systemName: "person.2.fill")
    }
    #expect(reports.map(\.happened) == ["There is no picture of the symbol \"no.such.picture\"."])
  }

  @Test func aSymbolWithAValueIsOptionalAsInUIKit() throws {
    let image = try #require(UIImage(systemName: "wifi", variableValue: 2))
    #expect(image.symbol.variableValue == 1)
    let empty = UIImage(systemName: "wifi", variableValue: -1)
    #expect(empty?.symbol.variableValue == 0)
  }
}
