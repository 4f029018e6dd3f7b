import Foundation
import Testing

@testable import LineRecognition

@Suite struct ExponentialTests {
  @Test func `exp agrees with the C library`() {
    for x in stride(from: Float(-80), through: 80, by: 0.037) {
      let expected = Foundation.exp(Double(x))
      #expect(abs(Double(Exponential.exp(x)) / expected - 1) < 1e-6)
    }
    #expect(Exponential.exp(-1000) == 0)
    #expect(Exponential.exp(1000).isFinite)
  }

  @Test func `eight at a time are what one at a time is, to the last bit`() {
    let all =
      Array(stride(from: Float(-90), through: 90, by: 0.0113))
      + [-.infinity, .infinity, .nan, 0, -0.0, -87, 88, -1e-30]
    for x in all {
      let eight = Exponential.exp(SIMD8<Float>(x, 1, x, -3, 0, x, -200, x))
      for (lane, value) in [x, 1, x, -3, 0, x, -200, x].enumerated() {
        #expect(eight[lane].bitPattern == Exponential.exp(value).bitPattern)
      }
    }
  }

  @Test func `log agrees with the C library`() {
    for exponent in stride(from: Float(-30), through: 30, by: 0.01) {
      let x = Foundation.exp(exponent)
      #expect(abs(Exponential.log(x) - Foundation.log(x)) < 4e-6 * max(1, abs(exponent)))
    }
  }
}
