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
      var answer = try self.answer(input)
      if let folder = options.imageFolder { answer.images = try input.writePictures(to: folder) }
      answer.milliseconds = start.duration(to: clock.now).milliseconds
      let isWritten =
        options.printsJSON
        ? StandardOutput.write(JSONLine.bytes(of: answer.json(in: options.language)))
        : StandardOutput.show(ChipSummary(answer, input.chip, in: options.language).description)
      guard isWritten else { return StandardOutput.reportFailure() }
      guard input.chip.files.isEmpty else {
        var outcomes = Outcomes(options.requirement)
        outcomes.take(answer)
        return input.faults.isEmpty ? outcomes.exitCode : 1
      }
      StandardError.print("docread: no file of a chip among those named")
      return 1
    } catch {
      return fail(AnswerError(error))
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

  private func fail(_ error: AnswerError) -> Int32 {
    StandardError.print("docread: \(error.code): \(error.message)")
    guard options.printsJSON else { return 1 }
    _ = StandardOutput.write(
      JSONLine.bytes(of: error.answer(path: options.paths.first, in: options.language)))
    return 1
  }
}
