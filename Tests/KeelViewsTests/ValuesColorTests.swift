import KeelControls
import KeelScene
import Testing

@testable import KeelViews

@Suite struct ValuesColorTests {
  @Test func aRoleStaysARole() {
    #expect(Color.red.sceneColor() == .red)
    #expect(Color.primary.sceneColor() == .label)
    #expect(Color.secondary.sceneColor() == .secondaryLabel)
    #expect(Color(uiColor: .systemTeal).sceneColor() == .teal)
  }
}
