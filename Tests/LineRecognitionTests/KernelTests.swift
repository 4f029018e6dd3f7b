import Testing

@testable import LineRecognition

@Suite("The loops in C")
struct KernelTests {
  /// Numbers that look like chance, between -1 and 1.
  private static func numbers(_ count: Int, seed: UInt32) -> [Float] {
    var state = seed
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Float(Int32(bitPattern: state)) / 2_147_483_648
    }
  }

  /// Does some work on a copy of numbers, and gives them back.
  private static func working(
    on numbers: [Float], _ weights: [Float], _ work: (Floats, Floats) -> Void
  ) -> [Float] {
    var memory = numbers
    unsafe memory.withUnsafeMutableBufferPointer { memory in
      unsafe weights.withUnsafeBufferPointer { weights in
        guard let memory = unsafe Floats(memory), let weights = unsafe Floats(reading: weights)
        else { return }
        work(memory, weights)
      }
    }
    return memory
  }

  @Test(
    "A matrix gives the sums in their order, on every processor",
    arguments: [(8, 8), (24, 16), (40, 24), (7, 40), (16, 48)],
    [(false, true), (true, true), (false, false)])
  func matrix(size: (inputs: Int, outputs: Int), how: (hasResidual: Bool, isRectified: Bool)) {
    let (inputs, outputs, count) = (size.inputs, size.outputs, 20)
    let numbers = Self.numbers(count * (inputs + 2 * outputs), seed: 3)
    let weights = Self.numbers(inputs * outputs + outputs, seed: 4)
    let target = count * inputs
    let residual = how.hasResidual ? target + count * outputs : nil
    func product(isPlain: Bool) -> [Float] {
      Self.working(on: numbers, weights) { memory, weights in
        Convolution.pointwise(
          memory, from: 0, count: count - 2, to: target, weights,
          Convolution.Matrix(point: 0, bias: inputs * outputs, outputs: outputs), inputs: inputs,
          residual: residual, rectified: how.isRectified, isPlain: isPlain)
      }
    }
    let fast = product(isPlain: false)
    #expect(fast == product(isPlain: true))
    for pixel in 0..<count {
      for output in 0..<outputs {
        var sum = weights[inputs * outputs + output]
        for input in 0..<inputs {
          let weight = weights[output / 8 * 8 * inputs + input * 8 + output % 8]
          sum += weight * numbers[pixel * inputs + input]
        }
        if how.isRectified, sum < 0 { sum = 0 }
        if let residual { sum += numbers[residual + pixel * outputs + output] }
        #expect(fast[target + pixel * outputs + output] == sum)
      }
    }
  }

  @Test("A filter gives the sums in their order, on every processor", arguments: [1, 2], [16, 24])
  func filter(step: Int, channels: Int) {
    let (width, count) = (12, 4)
    let numbers = Self.numbers(3 * width * channels + count * channels, seed: 5)
    let weights = Self.numbers(9 * channels, seed: 6)
    let target = 3 * width * channels
    func filtered(isPlain: Bool) -> [Float] {
      Self.working(on: numbers, weights) { memory, weights in
        Convolution.filter(
          memory, from: 0, step: step * channels, rowLength: width * channels, count: count,
          to: target, weights, depth: 0, channels: channels, isPlain: isPlain)
      }
    }
    let fast = filtered(isPlain: false)
    #expect(fast == filtered(isPlain: true))
    for pixel in 0..<count {
      for channel in 0..<channels {
        var sum: Float = 0
        for tap in 0..<9 {
          let place = tap / 3 * width + pixel * step + tap % 3
          let product = numbers[place * channels + channel] * weights[tap * channels + channel]
          sum = tap == 0 ? product : sum + product
        }
        #expect(fast[target + pixel * channels + channel] == sum)
      }
    }
  }

  @Test("The first layer gives the sums in their order, on every processor", arguments: [8, 24])
  func first(outputs: Int) {
    let (width, count) = (21, 10)
    let numbers = Self.numbers(3 * width + count * outputs, seed: 7)
    let weights = Self.numbers(10 * outputs, seed: 8)
    let target = 3 * width
    func convolved(isPlain: Bool) -> [Float] {
      Self.working(on: numbers, weights) { memory, weights in
        Convolution.first(
          memory, from: 0, rowLength: width, count: count, to: target, weights,
          Convolution.Matrix(point: outputs, bias: 0, outputs: outputs), isPlain: isPlain)
      }
    }
    let fast = convolved(isPlain: false)
    #expect(fast == convolved(isPlain: true))
    for pixel in 0..<count {
      for output in 0..<outputs {
        var sum = weights[output]
        for tap in 0..<9 {
          let weight = weights[outputs + output / 8 * 72 + tap * 8 + output % 8]
          sum += weight * numbers[tap / 3 * width + 2 * pixel + tap % 3]
        }
        #expect(fast[target + pixel * outputs + output] == max(0, sum))
      }
    }
  }
}
