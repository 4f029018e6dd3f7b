import DocumentReading
import Foundation
import IdentityDocument
import ImageFile
import Raster
import Testing

/// Examples of the documentation, compiled and run; `SnippetCoverageTests` compares the texts.
@Suite struct ExamplesTests {
  @Test func `read a passport`() throws {
    let path = CorpusPlaces.picture("Specimens/mrp-000.jpg")
    let today = SampleReading.day
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    // Example: passport
    let reader = DocumentReader(configuration: ReaderConfiguration(asOf: today))
    let reading = try reader.read(contentsOfFile: path)
    if reading.isAccepted, let document = reading.document {
      print("\(document.lastName ?? ""), \(document.firstName ?? "")")
      print("expired: \(document.isExpired(asOf: today) ?? true)")
      print("under 18: \(document.isUnder(age: 18, asOf: today) ?? true)")
    } else {
      print(reading.feedback.map(\.rawValue).joined(separator: ", "))
    }
    // End
    #expect(
      printed == ["VONGPHACHANH, SOMCHAI THANAKORN ANUCHIT", "expired: false", "under 18: false"])
  }

  @Test func `validate MRZ text`() throws {
    let today = SampleReading.day
    // Example: text
    let text = """
      P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
      L898902C36UTO7408122F1204159ZE184226B<<<<<10
      """
    let mrz = try MRZ(parsing: text)
    let data = MRZData(mrz, asOf: today)
    if case .invalid(let printed, let computed) = data.checks.documentNumber {
      print("the number's digit is \(printed) and should be \(computed)")
    }
    // End
    #expect(data.isValid)
    #expect(data.documentNumber == "L898902C3")
  }

  @Test func `read a driving licence`() throws {
    let path = CorpusPlaces.picture("Cards/g1-aamva-000.jpg")
    // Example: licence
    var configuration = ReaderConfiguration()
    configuration.allowedLayouts = AllowedLayouts(drivingLicense: [])
    let reader = try DocumentReader(validating: configuration)
    let reading = try reader.read(contentsOfFile: path)
    let number = reading.ocrResults["Back/Barcode/DocumentNumber"]
    let address = reading.document?.addressLine
    // End
    #expect(number == "330879050266")
    #expect(address != nil)
  }

  @Test func `both sides of a card`() throws {
    let front = try GrayImage(contentsOfFile: CorpusPlaces.picture("Negatives/bare-006.jpg"))
    let back = try GrayImage(contentsOfFile: CorpusPlaces.picture("Specimens/td1-001.jpg"))
    // Example: sides
    let reader = DocumentReader()
    var session = ScanSession()
    try session.add(reader.read(front), side: .front, at: .zero)
    try session.add(reader.read(back), side: .back, at: .seconds(4))
    let result = try session.result()
    for (field, agreement) in result.agreement where agreement == .differs {
      print("\(field.rawValue) differs")
    }
    // End
    #expect(result.isAccepted)
    #expect(result.matchingSidesScore == nil)
  }

  @Test func `a session goes on with an answer`() throws {
    let reader = DocumentReader(configuration: ReaderConfiguration(asOf: SampleReading.day))
    let passport = CorpusPlaces.picture("Specimens/mrp-000.jpg")
    let back = try GrayImage(contentsOfFile: CorpusPlaces.picture("Negatives/bare-006.jpg"))
    let first = try reader.read(contentsOfFile: passport).shown(on: .front).answer
    let answer = Answer(sides: [.front: first], asOf: SampleReading.day)
    let line = String(decoding: answer.json().bytes, as: UTF8.self)
    // Example: previous
    let earlier = try ScanResult(answer: line)
    var session = ScanSession(previous: earlier)
    try session.add(reader.read(back), side: .back)
    // End
    let (kept, made) = (earlier.sources.first, first.sources.first?.on(.front))
    #expect(kept?.path == made?.path && kept?.refusals == made?.refusals)
    #expect(kept?.claims.map(\.value) == made?.claims.map(\.value))
    #expect(kept?.claims.map(\.proof) == made?.claims.map(\.proof))
    #expect(kept?.claims.map(\.isPossiblyCut) == made?.claims.map(\.isPossiblyCut))
    let result = try session.result()
    #expect(result.isAccepted)
    #expect(result.document.lastName == "VONGPHACHANH")
  }

  @Test func `read a stream`() async throws {
    let camera = try FrameStreamTests.frames()
    var accepted: [Bool] = []
    func print(
      _ feedback: [String], _ missing: [DocumentField], _ progress: Double, _ isAccepted: Bool
    ) {
      #expect(!feedback.isEmpty && progress >= 0 && progress <= 1)
      if isAccepted { #expect(missing.isEmpty && progress == 1) }
      accepted.append(isAccepted)
    }
    // Example: stream
    let reader = DocumentReader(engines: 2)
    for try await report in reader.frames(camera, consensus: 2, stopsAtFirst: true) {
      print(report.feedback.map(\.rawValue), report.missing, report.progress, report.isAccepted)
    }
    // End
    #expect(accepted.last == true)
    #expect(accepted.filter { $0 }.count == 1)
  }

  @Test func `read a burst`() throws {
    let images = try ["00", "03", "05", "09"].map {
      try GrayImage(contentsOfFile: CorpusPlaces.picture("Sequence/g3-000/frame-\($0).jpg"))
    }
    let reader = DocumentReader(configuration: ReaderConfiguration(asOf: SampleReading.day))
    var printed: [String] = []
    func print(_ name: String, _ frames: [Int]) { printed = [name, "\(frames)"] }
    // Example: burst
    var burst = Burst(configuration: reader.configuration)
    for image in images {
      burst.add(try reader.read(image, of: burst))
      if burst.isAccepted { break }
    }
    print(burst.reading.document?.lastName ?? "", burst.framesUsed)
    // End
    #expect(burst.isAccepted)
    #expect(!burst.framesUsed.isEmpty)
    #expect(printed.first?.isEmpty == false)
  }

  @Test func `read a vendor's configuration`() throws {
    let json = """
      {"flashConfig": {"mode": "auto"},
       "pluginConfig": {"universalIdConfig": {"allowedLayouts": {"mrz": []}}}}
      """
    var printed: [String] = []
    func print(_ item: Any) { printed.append("\(item)") }
    // Example: configuration
    do throws(ConfigurationErrors) {
      let configuration = try ReaderConfiguration(json: json)
      print("without effect here: \(configuration.ignoredKeys)")
    } catch {
      for fault in error.all { print(fault) }
    }
    // End
    #expect(printed == ["without effect here: [\"flashConfig.mode\"]"])
  }
}
