import Foundation
import KeelModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A dictionary of Hunspell, whose library is loaded when the first one is asked for: programs run without it.
@MainActor final class SpellingDictionary {
  private let handle: OpaquePointer
  private let library: Library
  private let encoding: String.Encoding

  /// The functions of the library that are used. The library stays loaded until the program ends.
  private struct Library {
    typealias List = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>) -> OpaquePointer?
    typealias Destroy = @convention(c) (OpaquePointer) -> Void
    typealias Encoding = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    typealias Spell = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt
    typealias Suggest = @convention(c) (OpaquePointer, UnsafeMutablePointer<List>, UnsafePointer<CChar>) -> CInt
    typealias FreeList = @convention(c) (OpaquePointer, UnsafeMutablePointer<List>, CInt) -> Void

    let (create, destroy, encoding): (Create, Destroy, Encoding)
    let (spell, suggest, freeList): (Spell, Suggest, FreeList)

    init?() {
      guard let file = dlopen("libhunspell-1.7.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
      func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
        dlsym(file, name).map { unsafeBitCast($0, to: type) }
      }
      guard let create = find("Hunspell_create", Create.self), let destroy = find("Hunspell_destroy", Destroy.self),
        let encoding = find("Hunspell_get_dic_encoding", Encoding.self),
        let spell = find("Hunspell_spell", Spell.self), let suggest = find("Hunspell_suggest", Suggest.self),
        let freeList = find("Hunspell_free_list", FreeList.self)
      else { return nil }
      (self.create, self.destroy, self.encoding) = (create, destroy, encoding)
      (self.spell, self.suggest, self.freeList) = (spell, suggest, freeList)
    }
  }

  private static let library = Library()
  /// The dictionaries by the language that was asked for; `nil` for a language without one.
  private static var known: [String: SpellingDictionary?] = [:]

  /// The folders in which distributions keep dictionaries.
  private static let folders = ["/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"]

  /// The languages for which there are both files of a dictionary, such as `en_US`.
  static var languages: [String] {
    guard library != nil else { return [] }
    let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] }
    let names = Set(files.filter { $0.hasSuffix(".aff") }.map { String($0.dropLast(4)) })
    return names.intersection(files.filter { $0.hasSuffix(".dic") }.map { String($0.dropLast(4)) }).sorted()
  }

  /// Returns the dictionary of a language, or of one of its regions: for `en` that of `en_US`, or else the first one.
  ///
  /// Folders are read once for each language: a dictionary that is installed later is found by the next process.
  static func dictionary(of language: String) -> SpellingDictionary? {
    if let known = known[language] { return known }
    let name = name(for: language)
    let found = name == language ? library.flatMap { SpellingDictionary(language, $0) } : name.flatMap(dictionary)
    known[language] = .some(found)
    if found == nil {
      RuntimeWarning.report(
        "Words were checked in the language \(language), for which there is no dictionary.",
        rule: "UITextChecker asks Hunspell, whose library and dictionaries the machine has.",
        remedy: "Install libhunspell-1.7-0 and a dictionary such as hunspell-en-us.")
    }
    return found
  }

  private static func name(for language: String) -> String? {
    let (name, all) = (language.replacing("-", with: "_"), languages)
    if all.contains(name) { return name }
    return name == "en" && all.contains("en_US") ? "en_US" : all.first { $0.hasPrefix(name + "_") }
  }

  private init?(_ name: String, _ library: Library) {
    let folder = Self.folders.first { FileManager.default.fileExists(atPath: "\($0)/\(name).aff") }
    guard let folder, let handle = library.create("\(folder)/\(name).aff", "\(folder)/\(name).dic") else { return nil }
    let encoding: String.Encoding
    switch library.encoding(handle).map({ String(cString: $0).uppercased() }) {
    case "UTF-8": encoding = .utf8
    case "ISO8859-1", "ISO8859-15": encoding = .isoLatin1
    case "ISO8859-2": encoding = .isoLatin2
    case "MICROSOFT-CP1251": encoding = .windowsCP1251
    default:
      library.destroy(handle)
      return nil
    }
    (self.handle, self.library, self.encoding) = (handle, library, encoding)
  }

  /// Returns true if a word is in the dictionary, or cannot be written in its encoding.
  func knows(_ word: String) -> Bool {
    guard let bytes = encoded(word) else { return true }
    return library.spell(handle, bytes) != 0
  }

  /// Returns words like this one.
  func guesses(for word: String) -> [String] {
    guard let bytes = encoded(word) else { return [] }
    var list: Library.List = nil
    let count = library.suggest(handle, &list, bytes)
    defer { library.freeList(handle, &list, count) }
    return (0..<Int(count)).compactMap { index in
      guard let text = list?[index] else { return nil }
      return String(data: Data(bytes: text, count: strlen(text)), encoding: encoding)
    }
  }

  private func encoded(_ word: String) -> [CChar]? {
    let plain = word.replacing("’", with: "'")
    guard let data = plain.data(using: encoding), !data.contains(0) else { return nil }
    return data.map { CChar(bitPattern: $0) } + [0]
  }
}
