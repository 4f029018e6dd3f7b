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

  @Test func `log agrees with the C library`() {
    for exponent in stride(from: Float(-30), through: 30, by: 0.01) {
      let x = Foundation.exp(exponent)
      #expect(abs(Exponential.log(x) - Foundation.log(x)) < 4e-6 * max(1, abs(exponent)))
    }
  }
}
