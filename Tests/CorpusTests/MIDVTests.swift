import CorpusIndex
import Testing

@Suite struct MIDVTests {
  private static let passport = "05_aze_passport"
  private static let quad = "[[1, 2], [3.5, 2], [3, 4], [1, 4]]"

  /// Ground truth as MIDV-500 has it: the second line of the zone is named before the first.
  private static let fields = """
    {"field01": {"value": "\(Specimen.passport[1])", "quad": [[0, 90], [9, 90], [9, 95], [0, 95]]},
     "field02": {"value": "ERIKSSON", "quad": [[0, 10], [9, 10], [9, 15], [0, 15]]},
     "field03": {"value": "\(Specimen.passport[0])", "quad": [[0, 80], [9, 80], [9, 85], [0, 85]]},
     "photo": {"quad": [[0, 0], [1, 0], [1, 1], [0, 1]]}}
    """

  private static let first = [
    "\(passport)/ground_truth/\(passport).json": fields,
    "\(passport)/ground_truth/TA/TA05_01.json": #"{"quad": \#(quad)}"#,
    "\(passport)/images/\(passport).tif": "",
    "\(passport)/images/TA/TA05_01.tif": "",
    "01_alb_id/ground_truth/01_alb_id.json":
      #"{"field01": {"value": "Sojli", "quad": \#(quad)}}"#,
    "01_alb_id/images/TA/TA01_01.tif": "",
  ]

  private static func via(_ file: String, _ regions: String) -> String {
    #"{"_via_img_metadata": {"\#(file)1": {"filename": "\#(file)", "regions": [\#(regions)]}}}"#
  }

  private static func text(_ name: String, _ value: String) -> String {
    """
    {"shape_attributes": {"name": "rect", "x": 1, "y": 2, "width": 3, "height": 4},
     "region_attributes": {"field_name": "\(name)", "value": "\(value)"}}
    """
  }

  private static func documentRegion(_ xs: String) -> String {
    """
    {"shape_attributes": {"name": "polygon", "all_points_x": \(xs), "all_points_y": [0, 0, 7, 7]},
     "region_attributes": {"field_name": "doc_quad"}}
    """
  }

  private static let zone =
    text("mrz_line1", Specimen.passport[1]) + "," + text("mrz_line0", Specimen.passport[0])

  private static let second = [
    "templates/annotations/srb_passport.json": via("07.jpg", zone),
    "templates/images/srb_passport/07.jpg": "",
    "photo/annotations/srb_passport.json": via("07.jpg", documentRegion("[0, 9, 9, 0]")),
    "photo/images/srb_passport/07.jpg": "",
    "clips/annotations/srb_passport/07.json": via("000001.jpg", documentRegion("[-5, 9, 9, 0]")),
    "clips/images/srb_passport/07/000001.jpg": "",
    "photo/annotations/alb_id.json": via("00.jpg", documentRegion("[0, 9, 9, 0]")),
    "photo/images/alb_id/00.jpg": "",
  ]

  @Test func `MIDV-500: lines by their shape and height, conditions by their folders`() throws {
    try Places.withFolder(Self.first) { folder in
      let frames = try MIDVCorpus(directory: folder)
      let name = "\(Self.passport)/images/TA/TA05_01.tif"
      #expect(
        frames.corpus.samples.map(\.name) == ["\(Self.passport)/images/\(Self.passport).tif", name])
      #expect(frames.corpus.samples.map(\.grade) == ["template", "TA"])
      #expect(frames.corpus.samples.map(\.set) == [Self.passport, Self.passport])
      #expect(
        frames.corpus.samples.map(\.expectation?.documents) == [
          [DocumentExpectation(format: "MRP", lines: Specimen.passport)],
          [DocumentExpectation(format: "MRP", lines: Specimen.passport)],
        ])
      #expect(
        frames.corners == [
          name: [
            PicturePoint(x: 1, y: 2), PicturePoint(x: 3.5, y: 2), PicturePoint(x: 3, y: 4),
            PicturePoint(x: 1, y: 4),
          ]
        ])
      #expect(frames.typesWithoutZone == ["01_alb_id"])
    }
  }

  @Test func `MIDV-2020: the templates tell the lines of all archives`() throws {
    try Places.withFolder(Self.second) { folder in
      let frames = try MIDVCorpus(directory: folder)
      #expect(
        frames.corpus.samples.map(\.name) == [
          "clips/images/srb_passport/07/000001.jpg", "photo/images/srb_passport/07.jpg",
          "templates/images/srb_passport/07.jpg",
        ])
      #expect(frames.corpus.samples.map(\.grade) == ["clips", "photo", "templates"])
      #expect(frames.corpus.samples.allSatisfy { $0.set == "srb_passport" })
      #expect(
        frames.corpus.samples.allSatisfy {
          $0.expectation?.documents.map(\.lines) == [Specimen.passport]
        })
      #expect(frames.corners["clips/images/srb_passport/07/000001.jpg"]?.first?.x == -5)
      #expect(frames.corners.count == 2)
      #expect(frames.typesWithoutZone == ["alb_id"])
    }
  }

  @Test func `An archive alone, a picture that was not copied, both data sets together`() throws {
    var files = Self.first.merging(Self.second) { one, _ in one }
    files["photo/images/srb_passport/07.jpg"] = nil
    try Places.withFolder(files) { folder in
      #expect(try MIDVCorpus(directory: folder).corpus.samples.count == 4)
      let templates = try MIDVCorpus(directory: "\(folder)/templates")
      #expect(templates.corpus.samples.map(\.name) == ["images/srb_passport/07.jpg"])
      #expect(templates.corpus.samples.map(\.grade) == ["templates"])
    }
  }

  @Test(arguments: [
    (["\(passport)/ground_truth/\(passport).json": "[]"], "the file is not of type"),
    (
      ["\(passport)/ground_truth/\(passport).json": #"{"field01": {"value": "A"}}"#],
      "field01.quad is missing"
    ),
    (
      [
        "\(passport)/ground_truth/\(passport).json": #"{"field01": {"value": 1, "quad": \#(quad)}}"#
      ],
      "field01.value is not of type String"
    ),
    (
      ["\(passport)/ground_truth/TA/TA05_01.json": #"{"quad": [[1, 2], [3, 4]]}"#],
      "quad: 4 corners are wanted, there are 2"
    ),
    (
      ["\(passport)/ground_truth/TA/TA05_01.json": #"{"quad": [[1, 2, 3]]}"#],
      "quad[0][2]: a point has two coordinates"
    ),
    (["\(passport)/ground_truth/TA/TA05_01.json": "{\n\"quad\": [[1,\n"], "the file: "),
  ])
  func `MIDV-500: ground truth that does not hold is refused with file, place and cause`(
    broken: [String: String], reason: String
  ) throws {
    try Self.expect(broken, in: Self.first, reason: reason)
  }

  @Test(arguments: [
    (["photo/annotations/srb_passport.json": "{}"], "_via_img_metadata is missing"),
    (
      ["photo/annotations/srb_passport.json": via("07.jpg", documentRegion("[0, 9, 9]"))],
      "_via_img_metadata.07.jpg1.regions[0].shape_attributes: 4 corners are wanted"
    ),
    (
      ["photo/annotations/srb_passport.json": via("07.jpg", documentRegion(#""wide""#))],
      "_via_img_metadata.07.jpg1.regions[0].shape_attributes.all_points_x is not of type"
    ),
    (
      ["templates/annotations/srb_passport.json": via("07.jpg", #"{"region_attributes": 1}"#)],
      "_via_img_metadata.07.jpg1.regions[0].region_attributes is not of type"
    ),
  ])
  func `MIDV-2020: annotations that do not hold are refused with file, place and cause`(
    broken: [String: String], reason: String
  ) throws {
    try Self.expect(broken, in: Self.second, reason: reason)
  }

  private static func expect(
    _ broken: [String: String], in files: [String: String], reason: String
  ) throws {
    try Places.withFolder(files.merging(broken) { _, broken in broken }) { folder in
      let error = #expect(throws: CorpusError.self) { try MIDVCorpus(directory: folder) }
      let file = try #require(broken.keys.first)
      #expect("\(error, default: "")".hasPrefix("\(folder)/\(file): \(reason)"))
    }
  }

  @Test func `A frame without its ground truth, no ground truth, no zone, no folder`() throws {
    var files = Self.first
    files["\(Self.passport)/ground_truth/TA/TA05_01.json"] = nil
    try Places.withFolder(files) { folder in
      let missing = "\(folder)/\(Self.passport)/ground_truth/TA/TA05_01.json"
      #expect(throws: CorpusError.unreadableFile(file: missing)) {
        try MIDVCorpus(directory: folder)
      }
      #expect(throws: CorpusError.noZones(directory: "\(folder)/01_alb_id")) {
        try MIDVCorpus(directory: "\(folder)/01_alb_id")
      }
    }
    try Places.withFolder(["a.png": ""]) { folder in
      #expect(throws: CorpusError.noGroundTruth(directory: folder)) {
        try MIDVCorpus(directory: folder)
      }
    }
    #expect(throws: CorpusError.unreadableFolder(directory: "/no/such")) {
      try MIDVCorpus(directory: "/no/such")
    }
  }

  @Test func `MIDV-2020: one file of annotations may tell the frames of all clips`() throws {
    let files = [
      "templates/annotations/srb_passport.json": Self.via("07.jpg", Self.zone),
      "clips/annotations/srb_passport.json":
        Self.via("07/000001.jpg", Self.documentRegion("[0, 9, 9, 0]")),
      "clips/images/srb_passport/07/000001.jpg": "",
    ]
    try Places.withFolder(files) { folder in
      let samples = try MIDVCorpus(directory: folder).corpus.samples
      #expect(samples.map(\.name) == ["clips/images/srb_passport/07/000001.jpg"])
    }
  }

  @Test(arguments: [
    [Specimen.passport[0]],
    [Specimen.passport[0], Specimen.passport[1], Specimen.passport[1]],
    [Specimen.passport[0], Specimen.passport[1].lowercased()],
    [Specimen.passport[0], "*"],
  ])
  func `Texts that make up no whole zone are none`(texts: [String]) throws {
    let regions = texts.enumerated().map { Self.text("mrz_line\($0)", $1) }
    let files = [
      "annotations/x.json": Self.via("00.jpg", regions.joined(separator: ",")),
      "images/x/00.jpg": "",
    ]
    try Places.withFolder(files) { folder in
      #expect(throws: CorpusError.noZones(directory: folder)) { try MIDVCorpus(directory: folder) }
    }
  }
}
