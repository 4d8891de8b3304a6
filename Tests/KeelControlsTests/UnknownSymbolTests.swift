import KeelControls
import KeelModel
import Testing

struct UnknownSymbolTests {
  @Test func anUnknownNameIsReportedOnce() {
    let reports = RuntimeWarning.withCapture {
      for _ in 0..<3 { _ = UIImage(systemName: "no.such.picture") }
      _ = UIImage(systemName: "person.2.fill")
    }
    #expect(reports.map(\.happened) == ["There is no picture of the symbol \"no.such.picture\"."])
  }
}
