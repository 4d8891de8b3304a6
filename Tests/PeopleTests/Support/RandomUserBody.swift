import Foundation

/// Answers in the shape of those of the randomuser.me interface, with people who were made up for these tests.
enum RandomUserBody {
  static func record(_ number: Int) -> [String: Any] {
    [
      "gender": number % 2 == 0 ? "female" : "male",
      "name": ["title": "Mx", "first": "First\(number)", "last": "Last\(number)"],
      "location": [
        "street": ["number": number, "name": "Long Street"], "city": "Town", "state": "State", "country": "Norway",
        "postcode": number % 2 == 0 ? number as Any : "AB \(number)" as Any,
        "coordinates": ["latitude": "1.5", "longitude": "-2.5"],
        "timezone": ["offset": "+1:00", "description": "Town"],
      ],
      "email": "first\(number)@example.com",
      "login": [
        "uuid": "uuid-\(number)", "username": "nick\(number)", "password": "secret", "salt": "s", "md5": "m",
        "sha1": "1", "sha256": "2",
      ],
      "dob": ["date": "1990-01-01T00:00:00.000Z", "age": 20 + number % 60],
      "registered": ["date": "2010-01-01T00:00:00.000Z", "age": 10],
      "phone": "555-1\(number)", "cell": "555-2\(number)",
      "id": ["name": "", "value": NSNull()],
      "picture": [
        "large": "https://photos.example.org/\(number).jpg", "medium": "https://photos.example.org/med/\(number).jpg",
        "thumbnail": "https://photos.example.org/thumb/\(number).jpg",
      ],
      "nat": ["NO", "DE", "BR"][number % 3],
    ]
  }

  static func body(_ records: [Any]) throws -> Data {
    try JSONSerialization.data(withJSONObject: [
      "results": records, "info": ["seed": "x", "results": records.count, "page": 1, "version": "1.4"],
    ])
  }

  static func body(count: Int = 100) throws -> Data { try body((0..<count).map(record)) }
}
