internal import KeelModel
internal import PeopleModel
public import PeopleService

extension Vessel {
  public var launchAction: LaunchUsecase { { [hold] in await Self.launch(hold) } }

  /// Opens the database, and fetches people if none were ever saved.
  static func launch(_ hold: Hold) async {
    do throws(Fizzle) {
      let stamp = try await hold.personDBWork.readStamp()
      hold.isOpen = true
      hold.update {
        $0.sys.stamp = stamp
        if case .failed = $0.sys.last { $0.sys.last = .ready }
      }
      if stamp == nil { await refresh(hold) }
    } catch {
      hold.update { $0.sys.last = .failed(error) }
    }
  }
}
