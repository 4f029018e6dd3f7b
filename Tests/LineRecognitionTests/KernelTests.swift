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
    arguments: [(8, 8, 20), (24, 16, 24), (40, 24, 28), (7, 40, 8), (16, 48, 32), (8, 16, 4)],
    [(false, true), (true, true), (false, false)])
  func matrix(
    size: (inputs: Int, outputs: Int, count: Int), how: (hasResidual: Bool, isRectified: Bool)
  ) {
    let (inputs, outputs, count) = (size.inputs, size.outputs, size.count)
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
          let block = output / 16 * 16
          let width = min(16, outputs - block)
          let weight = weights[block * inputs + input * width + output - block]
          sum += weight * numbers[pixel * inputs + input]
        }
        if how.isRectified, sum < 0 { sum = 0 }
        if let residual { sum += numbers[residual + pixel * outputs + output] }
        #expect(fast[target + pixel * outputs + output] == sum)
      }
    }
  }

  @Test(
    "A filter gives the sums in their order, on every processor",
    arguments: [Convolution.Taps.square, .five, .three],
    [(1, 16, 9), (2, 24, 4), (4, 48, 11), (1, 8, 1), (1, 40, 5)])
  func filter(taps: Convolution.Taps, size: (step: Int, channels: Int, count: Int)) {
    let (step, channels, count) = (size.step, size.channels, size.count)
    let (rows, columns) = taps.size
    let (width, targetStep) = (step * count + columns, 2 * channels)
    let numbers = Self.numbers((rows * width + 2 * count) * channels, seed: 5)
    let weights = Self.numbers(rows * columns * channels, seed: 6)
    let target = rows * width * channels
    func filtered(isPlain: Bool) -> [Float] {
      Self.working(on: numbers, weights) { memory, weights in
        Convolution.filter(
          memory, from: 0, step: step * channels, rowLength: width * channels, count: count,
          to: target, targetStep: targetStep, weights, depth: 0, taps: taps, channels: channels,
          isPlain: isPlain)
      }
    }
    let fast = filtered(isPlain: false)
    #expect(fast == filtered(isPlain: true))
    for pixel in 0..<count {
      for channel in 0..<targetStep {
        let place = target + pixel * targetStep + channel
        // Between the results nothing is written.
        var sum = channel < channels ? 0 : numbers[place]
        for tap in 0..<(channel < channels ? rows * columns : 0) {
          let seen = tap / columns * width + pixel * step + tap % columns
          let product = numbers[seen * channels + channel] * weights[tap * channels + channel]
          sum = tap == 0 ? product : sum + product
        }
        #expect(fast[place] == sum)
      }
    }
  }

  @Test(
    "The first layer gives the sums in their order, on every processor", arguments: [8, 16, 24])
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
