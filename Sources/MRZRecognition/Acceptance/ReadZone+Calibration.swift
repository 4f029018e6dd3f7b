extension ReadZone {
  /// How likely it is that every character is right, as it turns out among frames: of those with 0.9 nine
  /// in ten are right.
  ///
  /// Decoding multiplies what the net says of each character as if each were doubtful for a reason of its
  /// own. Blur, glare and a slant make many doubtful at once, so the product is too small. Of 3692 zones of
  /// 14 sets of frames (g1 to g5) whose digits agree, the power of it that fits best is 0.45 to 0.5; with
  /// 1699 more of g3 and g4 it is 0.5 to 0.55 (`Benchmarks/Measurements.md`, the gate of acceptance). More
  /// numbers than that one would be fitted to chance. Other texts whose digits agree count as they are: no
  /// more is stated than they leave.
  ///
  /// Where three nets were asked their mean leaves less doubt that is not there: of 2720 such zones (g3 to g5 of seeds
  /// 26301 and 26302) the power that fits best is 0.42, 0.45 of one seed and 0.4 of the other; here 7/16 is taken.
  ///
  /// Where digits disagree, and where Tesseract has read, the product is given as it is: it is nearly right
  /// for the former (power 0.8 of 383), and was not measured for the latter.
  package var calibratedConfidence: Double {
    let product = Double(confidence)
    guard decoding.isConsistentWithDigits, recognizer.isNet, product > 0 else { return product }
    let others = decoding.alternatives.reduce(0) { $0 + Double($1.likelihood) }
    var root = product.squareRoot()
    if recognizer == .peer {
      let fourth = root.squareRoot()
      let eighth = fourth.squareRoot()
      root = fourth * eighth * eighth.squareRoot()
    }
    return max(product, min(root, 1 - others))
  }
}
