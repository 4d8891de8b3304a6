import Foundation
import NewAppModel
import NewAppSystem
import Testing

/// What is read of the kernel's files.
@Suite struct LinuxSensorTests {
  @Test func theFilesOfTheKernelAreRead() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("0.52 0.58 0.59 1/997 12345\n".utf8).write(to: folder.appending(path: "loadavg"))
    let memory = "MemTotal:       8000000 kB\nMemFree:  100 kB\nMemAvailable:   6000000 kB\n"
    try Data(memory.utf8).write(to: folder.appending(path: "meminfo"))
    #expect(try await LinuxSensor(folder: folder).sample() == Sample(load: 0.52, memory: 25))
    try Data("MemTotal: 0 kB\n".utf8).write(to: folder.appending(path: "meminfo"))
    await #expect(throws: LinuxSensor.Unreadable.self) { try await LinuxSensor(folder: folder).sample() }
  }
}
