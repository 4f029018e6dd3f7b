import ChipReading
import ChipVerification
import DocumentReading
import IdentityDocument

/// `docread chip`: the files of one chip, judged.
struct ChipCommand {
  var options: ChipOptions

  /// Why there is no answer.
  private struct Fault: Error {
    let error: ReaderError
    /// The path that it is about, where it is about one.
    var path: String?
    /// What is wrong with the printed zone, and where.
    var zone: MRZError?

    init(_ error: ReaderError, zone: MRZError? = nil) {
      (self.error, self.zone) = (error, zone)
    }

    init(_ fault: InputFolder.Fault) { (error, path) = (fault.error, fault.path) }
  }

  /// Judges the chip and returns the exit code.
  ///
  /// - Throws: `ReaderError` where the options do not hold.
  func run() throws(ReaderError) -> Int32 {
    if let folder = options.imageFolder { try InputFolder.check(folder) }
    do throws(Fault) {
      return try judge()
    } catch {
      return fail(error)
    }
  }

  private func judge() throws(Fault) -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    let input: ChipInput
    do throws(InputFolder.Fault) {
      input = try ChipInput(
        options.paths, anchors: options.anchors, at: options.at,
        asOf: options.asOf ?? CalendarDate.today, exchange: options.exchange,
        chipAuthentication: options.chipAuthentication)
    } catch {
      throw Fault(error)
    }
    for (path, reason) in input.faults {
      StandardError.print("docread: \(path): no trust anchors (\(reason))")
    }
    guard !input.chip.files.isEmpty else {
      throw Fault(
        ReaderError(.notAZoneOrPayload, message: "no file of a chip among those named"))
    }
    var answer = try self.answer(input)
    let hasPictures = writePictures(of: input, into: &answer)
    answer.milliseconds = start.duration(to: clock.now).milliseconds
    let isWritten =
      options.printsJSON
      ? StandardOutput.write(JSONLine.bytes(of: answer.json(in: options.language)))
      : StandardOutput.show(ChipSummary(answer, input.chip, in: options.language).description)
    guard isWritten else { return StandardOutput.reportFailure() }
    var outcomes = Outcomes(options.requirement)
    outcomes.take(answer)
    return input.faults.isEmpty && hasPictures ? outcomes.exitCode : 1
  }

  /// Writes the pictures of the chip where that is asked for; where one cannot be written, the reason is
  /// said, and the answer stays.
  ///
  /// - Returns: Whether none is missing.
  private func writePictures(of input: ChipInput, into answer: inout Answer) -> Bool {
    guard let folder = options.imageFolder else { return true }
    let faults = input.writePictures(
      to: folder, replacing: options.replacesFiles, into: &answer.images)
    for fault in faults {
      StandardError.print(fault, of: "without all pictures of the chip", in: options.language)
    }
    return faults.isEmpty
  }

  /// Merges the chip with the printed zone, where there is one.
  private func answer(_ input: ChipInput) throws(Fault) -> Answer {
    var zones: [ZoneSource] = []
    if let text = options.zone {
      do throws(MRZError) {
        zones = [ZoneSource(try MRZ(parsing: text))]
      } catch {
        throw Fault(ReaderError(.notAZone, ["fault": error.message]), zone: error)
      }
    }
    var answer = Answer(
      zones: zones, chip: input.chip, asOf: options.asOf ?? CalendarDate.today,
      in: options.language)
    if options.paths.count == 1 {
      answer.path = options.paths.first
    } else {
      answer.paths = options.paths
    }
    return answer
  }

  private func fail(_ fault: Fault) -> Int32 {
    StandardError.print(
      fault.error, of: fault.zone == nil ? nil : "--mrz", in: options.language)
    guard options.printsJSON else { return 1 }
    let error = AnswerError(fault.error, fault: fault.zone)
    let path = fault.path ?? (options.paths.count == 1 ? options.paths.first : nil)
    let answer =
      path.map { error.answer(path: $0, in: options.language) }
      ?? error.answer(paths: options.paths, error: nil, in: options.language)
    _ = StandardOutput.write(JSONLine.bytes(of: answer))
    return 1
  }
}
