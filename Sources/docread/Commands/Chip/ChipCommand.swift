import ChipReading
import ChipVerification
import DocumentReading
import IdentityDocument

/// `docread chip`: the files of one chip, judged.
struct ChipCommand {
  var options: ChipOptions

  /// Judges the chip and returns the exit code.
  func run() -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    do throws(ReaderError) {
      let input = try ChipInput(
        options.paths, anchors: options.anchors, at: options.at, exchange: options.exchange,
        chipAuthentication: options.chipAuthentication)
      for (path, reason) in input.faults {
        StandardError.print("docread: \(path): no trust anchors (\(reason))")
      }
      guard !input.chip.files.isEmpty else {
        throw ReaderError(.notAZoneOrPayload, message: "no file of a chip among those named")
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
    } catch {
      return fail(error)
    }
  }

  /// Writes the pictures of the chip where that is asked for; where one cannot be written, the reason is
  /// said, and the answer stays.
  ///
  /// - Returns: Whether none is missing that does not lie there already, as with pictures that are read.
  private func writePictures(of input: ChipInput, into answer: inout Answer) -> Bool {
    guard let folder = options.imageFolder else { return true }
    do throws(ReaderError) {
      try input.writePictures(to: folder, into: &answer.images)
      return true
    } catch {
      StandardError.print(error, of: "without all pictures of the chip", in: options.language)
      return error.reason == .outputExists
    }
  }

  /// Merges the chip with the printed zone, where there is one.
  private func answer(_ input: ChipInput) throws(ReaderError) -> Answer {
    var zones: [ZoneSource] = []
    if let text = options.zone {
      do throws(MRZError) {
        zones = [ZoneSource(try MRZ(parsing: text))]
      } catch {
        throw ReaderError(.notAZone, ["fault": error.message])
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

  private func fail(_ error: ReaderError) -> Int32 {
    StandardError.print(error, in: options.language)
    guard options.printsJSON else { return 1 }
    let answer = AnswerError(error).answer(path: options.paths.first, in: options.language)
    _ = StandardOutput.write(JSONLine.bytes(of: answer))
    return 1
  }
}
