/// A row for each group: a bar of what became of its items, and the counts.
struct VerdictBars {
  /// What became of the items of one group.
  private struct Group: Hashable, Encodable {
    var verdicts: [Verdict: Int] = [:]
    var exact = 0

    var count: Int { verdicts.values.reduce(0, +) }

    mutating func add(_ item: Judgement.Item) {
      verdicts[item.verdict, default: 0] += 1
      exact += item.isExact ? 1 : 0
    }
  }

  /// The order in which a bar shows verdicts.
  static let order: [Verdict] = [
    .accepted, .exact, .empty, .wrong, .missed, .invented, .falseAccept,
  ]
  /// The most rows; a corpus can have a set for each of its folders.
  private static let limit = 60

  private let title: String
  private let hasAcceptance: Bool
  private var groups = Groups<Group>()

  init(_ title: String, hasAcceptance: Bool) {
    self.title = title
    self.hasAcceptance = hasAcceptance
  }

  /// The number of groups.
  var count: Int { groups.tallies.count }

  mutating func add(_ item: Judgement.Item, to group: String) {
    guard item.verdict != .unjudged else { return }
    groups.update(group, initial: Group()) { $0.add(item) }
  }

  /// The table of items that are there to be read.
  var html: HTML {
    table(
      hasAcceptance
        ? ["exact", "accepted", "wrong", "not read", "false accepts"]
        : ["read", "wrong", "not read"]
    ) { group in
      let wrong = (group.verdicts[.wrong] ?? 0) + (group.verdicts[.invented] ?? 0)
      let missed = group.verdicts[.missed] ?? 0
      guard hasAcceptance else { return [group.exact, wrong, missed] }
      return [
        group.exact, group.verdicts[.accepted] ?? 0, wrong, missed,
        group.verdicts[.falseAccept] ?? 0,
      ]
    }
  }

  /// The table of pictures on which nothing is.
  var htmlOfEmpty: HTML {
    table(["rightly nothing", "reported"] + (hasAcceptance ? ["accepted"] : [])) { group in
      let accepted = group.verdicts[.falseAccept] ?? 0
      let counts = [group.verdicts[.empty] ?? 0, accepted + (group.verdicts[.invented] ?? 0)]
      return hasAcceptance ? counts + [accepted] : counts
    }
  }

  /// The first count of a row stands before the number of all items of the group.
  private func table(_ columns: [String], counts: (Group) -> [Int]) -> HTML {
    let names = groups.names
    let rows = names.prefix(Self.limit).map { name -> HTML in
      guard let group = groups.tallies[name] else { return .none }
      let cells = counts(group).enumerated().map { index, count -> HTML in
        if index == 0 { return "<span role=\"cell\" class=\"n\">\(count)/\(group.count)</span>" }
        return "<span role=\"cell\" class=\"\(count == 0 ? "n zero" : "n")\">\(count)</span>"
      }
      return """
        <div role="row" class="row"><span role="rowheader" class="name">\(name)</span>\
        <span role="cell" class="barcell">\(Self.bar(group))</span>\(cells)</div>
        """
    }
    let heads = columns.map { name -> HTML in
      "<span role=\"columnheader\" class=\"n\">\(name)</span>"
    }
    let rest: HTML =
      names.count > Self.limit
      ? "<p class=\"soft\">and \(names.count - Self.limit) more groups</p>" : .none
    return """
      <div role="table" class="bars c\(columns.count)"><div role="row" class="row head">\
      <span role="columnheader" class="name">\(title)</span>\
      <span role="columnheader" class="barcell"></span>\(heads)</div>\(rows)</div>\(rest)

      """
  }

  private static func bar(_ group: Group) -> HTML {
    let count = Double(max(1, group.count))
    var x = 0.0
    var parts = HTML.none
    for verdict in order {
      guard let number = group.verdicts[verdict], number > 0 else { continue }
      let share = 100 * Double(number) / count
      parts += """
        <rect class="v-\(verdict.rawValue)" x="\(x, digits: 2)%" width="\(share, digits: 2)%" \
        height="100%"><title>\(number) \(verdict.title)</title></rect>
        """
      x += share
    }
    return "<svg class=\"bar\" width=\"100%\" height=\"14\" aria-hidden=\"true\">\(parts)</svg>"
  }
}
