extension Words {
  /// The name of a colour.
  public func name(_ color: CategoryColor) -> String {
    switch color {
    case .red: text(english: "Red", korean: "빨강")
    case .orange: text(english: "Orange", korean: "주황")
    case .yellow: text(english: "Yellow", korean: "노랑")
    case .green: text(english: "Green", korean: "초록")
    case .mint: text(english: "Mint", korean: "민트")
    case .teal: text(english: "Teal", korean: "청록")
    case .blue: text(english: "Blue", korean: "파랑")
    case .indigo: text(english: "Indigo", korean: "남색")
    case .purple: text(english: "Purple", korean: "보라")
    case .pink: text(english: "Pink", korean: "분홍")
    }
  }

  /// The name of a symbol that is offered for categories; the symbol's own name for others.
  public func name(ofSymbol symbol: String) -> String {
    switch symbol {
    case "tag": text(english: "Tag", korean: "꼬리표")
    case "briefcase": text(english: "Briefcase", korean: "서류 가방")
    case "book": text(english: "Book", korean: "책")
    case "graduationcap": text(english: "Graduation Cap", korean: "학사모")
    case "figure.walk": text(english: "Walker", korean: "걷기")
    case "bicycle": text(english: "Bicycle", korean: "자전거")
    case "house": text(english: "House", korean: "집")
    case "cart": text(english: "Cart", korean: "장바구니")
    case "fork.knife": text(english: "Fork and Knife", korean: "식사")
    case "cup.and.saucer": text(english: "Cup", korean: "찻잔")
    case "bed.double": text(english: "Bed", korean: "침대")
    case "moon": text(english: "Moon", korean: "달")
    case "heart": text(english: "Heart", korean: "하트")
    case "person.2": text(english: "Two People", korean: "사람들")
    case "phone": text(english: "Phone", korean: "전화")
    case "envelope": text(english: "Envelope", korean: "편지")
    case "pencil": text(english: "Pencil", korean: "연필")
    case "paintbrush": text(english: "Paintbrush", korean: "붓")
    case "music.note": text(english: "Music", korean: "음악")
    case "gamecontroller": text(english: "Game", korean: "게임")
    case "tv": text(english: "Television", korean: "텔레비전")
    case "camera": text(english: "Camera", korean: "카메라")
    case "hammer": text(english: "Hammer", korean: "망치")
    case "wrench": text(english: "Wrench", korean: "렌치")
    case "leaf": text(english: "Leaf", korean: "나뭇잎")
    case "pawprint": text(english: "Paw Print", korean: "발자국")
    case "car": text(english: "Car", korean: "자동차")
    case "airplane": text(english: "Airplane", korean: "비행기")
    case "star": text(english: "Star", korean: "별")
    case "lightbulb": text(english: "Light Bulb", korean: "전구")
    default: symbol
    }
  }
}
