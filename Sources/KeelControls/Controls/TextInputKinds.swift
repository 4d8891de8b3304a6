import KeelScene

/// The kind of text that a field expects, so that a front end can offer a fitting keyboard or completion.
public enum UITextContentType: Hashable, Sendable {
  /// The name of a person or of an account, a password, an email address, a URL, or a whole postal address.
  case name, username, password, newPassword, emailAddress, URL, fullStreetAddress
  /// A part of a person's name, or the person's work.
  case namePrefix, givenName, middleName, familyName, nameSuffix, nickname, jobTitle, organizationName
  /// A part of a postal address.
  case streetAddressLine1, streetAddressLine2, addressCity, addressState, addressCityAndState, sublocality, countryName
  /// A number or code, a place, or a date.
  case postalCode, telephoneNumber, creditCardNumber, oneTimeCode, location, dateTime, birthdate

  var sceneType: TextFieldElement.ContentType {
    switch self {
    case .name: .name
    case .username: .username
    case .password: .password
    case .newPassword: .newPassword
    case .emailAddress: .emailAddress
    case .URL: .url
    case .fullStreetAddress, .streetAddressLine1, .streetAddressLine2, .addressCity, .addressState,
      .addressCityAndState, .sublocality, .countryName, .location:
      .address
    case .namePrefix, .givenName, .middleName, .familyName, .nameSuffix, .nickname: .name
    case .telephoneNumber, .creditCardNumber, .oneTimeCode: .number
    case .jobTitle, .organizationName, .postalCode, .dateTime, .birthdate: .plain
    }
  }
}

/// The kinds of on-screen keyboards.
public enum UIKeyboardType: Hashable, Sendable {
  /// A keyboard for any text, for ASCII, or for one kind of content.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, emailAddress, decimalPad
  /// A keyboard for telephone numbers and names, for posts and searches, or for the digits of ASCII.
  case phonePad, namePhonePad, twitter, webSearch, asciiCapableNumberPad

  /// The kind of text that the keyboard is for.
  var sceneType: TextFieldElement.ContentType {
    switch self {
    case .default, .asciiCapable, .namePhonePad, .twitter, .webSearch: .plain
    case .numbersAndPunctuation, .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: .number
    case .URL: .url
    case .emailAddress: .emailAddress
    }
  }
}

/// The labels of the Return key.
public enum UIReturnKeyType: Hashable, Sendable {
  /// The usual label: Return.
  case `default`
  /// The label that names this action.
  case go, join, next, search, send, done

  var sceneAction: TextFieldElement.ReturnAction {
    switch self {
    case .default: .default
    case .go: .go
    case .join: .join
    case .next: .next
    case .search: .search
    case .send: .send
    case .done: .done
    }
  }
}
