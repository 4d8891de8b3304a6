import SwiftUI

struct WeatherApp: App {
  var body: some Scene {
    WindowGroup {
      WeatherView()
    }
  }
}

struct DayForecast: Identifiable {
  let id = UUID()
  let day: String
  let symbol: String
  let low: Int
  let high: Int

  static let week = [
    DayForecast(day: "MON", symbol: "sun.max.fill", low: 14, high: 26),
    DayForecast(day: "TUE", symbol: "cloud.sun.fill", low: 15, high: 23),
    DayForecast(day: "WED", symbol: "cloud.rain.fill", low: 12, high: 17),
    DayForecast(day: "THU", symbol: "wind", low: 9, high: 15),
    DayForecast(day: "FRI", symbol: "snow", low: -2, high: 3),
  ]
}

struct WeatherView: View {
  @State private var isNight = false

  var body: some View {
    ZStack {
      SkyView(isNight: isNight)
      VStack {
        Text("Cupertino, CA")
          .font(.system(size: 32, weight: .medium, design: .default))
          .foregroundColor(.white)
          .padding()
        VStack(spacing: 8) {
          Image(systemName: isNight ? "moon.stars.fill" : "cloud.sun.fill")
            .renderingMode(.original)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: 180, height: 180)
          Text("76°")
            .font(.system(size: 70, weight: .medium))
            .foregroundColor(.white)
        }
        .padding(.bottom, 40)
        HStack(spacing: 20) {
          ForEach(DayForecast.week) { forecast in
            DayView(forecast: forecast)
          }
        }
        Spacer()
        Button {
          isNight.toggle()
        } label: {
          Text("Change Day Time")
            .frame(width: 280, height: 50)
            .background(Color.white)
            .font(.system(size: 20, weight: .bold, design: .default))
            .cornerRadius(10)
        }
        Spacer()
      }
    }
  }
}

struct SkyView: View {
  let isNight: Bool

  var body: some View {
    LinearGradient(
      gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : Color(red: 0.67, green: 0.85, blue: 0.9)]
      ),
      startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .edgesIgnoringSafeArea(.all)
  }
}

struct DayView: View {
  let forecast: DayForecast

  var body: some View {
    VStack {
      Text(forecast.day)
        .font(.system(size: 16, weight: .medium))
        .foregroundColor(.white)
      Image(systemName: forecast.symbol)
        .renderingMode(.original)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 40, height: 40)
      Text("\(forecast.high)°")
        .font(.system(size: 28, weight: .medium))
        .foregroundColor(.white)
    }
  }
}
