/// The looks at a zone in their order, and what a reading must have to be given out.
///
/// The looks end with the first accepted reading; each is left out where its condition does not hold.
/// So most zones cost one look of the fast net, and the number of looks is bounded.
package struct LookPlan: Hashable, Sendable {
  /// What a reading must have to be given out at all.
  package enum Demand: String, Hashable, Sendable {
    /// A check digit that agrees, or characters that are clear.
    case credible
    /// Check digits that agree, or hardly a doubtful character; and all cells inside the picture.
    case proven
  }

  /// The looks, in their order.
  package let looks: [Look]
  /// What a reading must have to be given out.
  package let demand: Demand
  /// Whether a look ends where the lines look like no print.
  private(set) var endsEarly = false

  /// The plan for a zone.
  ///
  /// - Parameters:
  ///   - isDoubtful: Whether the zone may be a table or a page of print.
  ///   - recognizers: Who may read.
  /// - Returns: The plan; without looks where nobody reads such zones.
  package static func plan(isDoubtful: Bool, recognizers: Set<Recognizer>) -> LookPlan {
    if isDoubtful { return doubtful.reduced(to: recognizers) }
    return (recognizers == [.tesseract] ? tesseractAlone : located).reduced(to: recognizers)
  }

  /// The plan for lines that follow a sheet which bends.
  static func bending(recognizers: Set<Recognizer>) -> LookPlan {
    LookPlan(
      looks: [
        Look(recognizer: .fast, place: .located, condition: .always, precedence: .better),
        Look(
          recognizer: .thorough, place: .present, condition: .improvable,
          precedence: .unlessLessSure),
        Look(
          recognizer: .peer, place: .evened, condition: .debatable, precedence: .unlessLessSure),
      ], demand: .credible
    ).reduced(to: recognizers)
  }

  /// A zone that is sure to be one.
  private static let located = LookPlan(
    looks: [
      Look(recognizer: .fast, place: .located, condition: .always, precedence: .better),
      Look(recognizer: .fast, place: .turned, condition: .mayBeTurned, precedence: .better),
      Look(recognizer: .fast, place: .mirrored, condition: .mayBeMirrored, precedence: .ifClear),
      Look(recognizer: .fast, place: .beside, condition: .uncertain, precedence: .better),
      Look(recognizer: .fast, place: .settled, condition: .uncertain, precedence: .better),
      Look(
        recognizer: .thorough, place: .present, condition: .improvable, precedence: .unlessLessSure),
      Look(recognizer: .peer, place: .evened, condition: .debatable, precedence: .unlessLessSure),
      Look(recognizer: .typeset, place: .present, condition: .unsettled, precedence: .ifCertain),
      Look(recognizer: .tesseract, place: .present, condition: .uncertain, precedence: .better),
    ], demand: .credible)

  private static let tesseractAlone = LookPlan(
    looks: [
      Look(recognizer: .tesseract, place: .located, condition: .always, precedence: .better),
      Look(
        recognizer: .tesseract, place: .turned, condition: .mayBeTurnedOrUnread,
        precedence: .better),
    ], demand: .credible)

  /// What may be a zone, or a table or a page of print.
  private static let doubtful = LookPlan(
    looks: [
      Look(recognizer: .fast, place: .located, condition: .always, precedence: .better),
      Look(recognizer: .fast, place: .turned, condition: .always, precedence: .better),
      Look(recognizer: .fast, place: .beside, condition: .disagreeing, precedence: .always),
      Look(
        recognizer: .thorough, place: .present, condition: .provable, precedence: .unlessLessSure),
    ], demand: .proven, endsEarly: true)

  /// The same plan for a zone of which both nets say everything anyway.
  var toTheEnd: LookPlan { LookPlan(looks: looks, demand: demand) }

  private func reduced(to recognizers: Set<Recognizer>) -> LookPlan {
    LookPlan(
      looks: looks.filter { recognizers.contains($0.recognizer) }, demand: demand,
      endsEarly: endsEarly)
  }
}
