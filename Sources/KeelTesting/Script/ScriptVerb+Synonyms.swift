extension ScriptVerb {
  /// Words that other tools use, and the verb for each. They are not verbs: a script reads the same to everyone.
  static let synonyms: [String: String] = {
    let words: [(verb: String, others: String)] = [
      ("tap", "click touch push activate"), ("type", "enter fill input write keys sendkeys"),
      ("expect", "assert verify check should see contains shows exists"), ("get", "read value text"),
      ("quit", "exit end stop bye"), ("until", "waitfor wait_for await appears"), ("gone", "disappears"),
      ("wait", "sleep pause delay"), ("open", "goto go navigate visit url"), ("back", "pop previous"),
      ("outline", "print show screen dump snapshot tree display"), ("dismiss", "cancel close escape"),
      ("set", "turn switch enable disable uncheck"),
      ("hold", "longpress long_press"), ("action", "swipe menu contextmenu"),
      ("choose", "pick option"), ("drag", "pull"), ("help", "? h man commands usage"), ("delete", "remove"),
      ("adjust", "slide"), ("clear", "erase"), ("look", "find"), ("press", "key"), ("count", "number"),
    ]
    var synonyms: [String: String] = [:]
    for (verb, others) in words {
      for other in others.split(separator: " ") { synonyms[String(other)] = verb }
    }
    return synonyms
  }()
}
