import ChipReading
import ChipVerification
import DocumentReading
import IdentityDocument

/// `docread anchors`: what files of trust anchors hold.
struct AnchorsCommand {
  var options: AnchorsOptions

  /// Lists the anchors and returns the exit code: 1 where a file holds none.
  func run() -> Int32 {
    do throws(InputFolder.Fault) {
      let files = try AnchorFiles(options.paths)
      for (path, reason) in files.faults {
        StandardError.print("docread: \(path): no trust anchors (\(reason))")
      }
      let isWritten =
        options.printsJSON
        ? StandardOutput.write(JSONLine.bytes(of: json(files)))
        : StandardOutput.show(text(files.anchors))
      guard isWritten else { return StandardOutput.reportFailure() }
      return files.faults.isEmpty ? 0 : 1
    } catch {
      StandardError.print("docread: \(error.error)")
      return 1
    }
  }

  private func json(_ files: AnchorFiles) -> JSONValue {
    let anchors = files.anchors
    let faults = files.faults.map { path, reason -> JSONValue in
      ["path": .string(path), "reason": .string(reason.rawValue)]
    }
    return .object([
      JSONValue.Member("paths", .array(options.paths.map { .string($0) })),
      JSONValue.Member("count", .integer(anchors.count)),
      JSONValue.Member("countries", .integer(Self.countries(anchors).count)),
      JSONValue.Member("revocationLists", .integer(anchors.revocationListCount)),
      JSONValue.Member("masterLists", .array(anchors.masterLists.map(\.json))),
      JSONValue.Member("notes", .array(anchors.notes.map { .string($0.rawValue) })),
      JSONValue.Member("faults", .array(faults)),
      JSONValue.Member("certificates", .array(anchors.summaries.map(\.json))),
    ])
  }

  private func text(_ anchors: TrustAnchors) -> String {
    var lines = anchors.summaries.sorted {
      ($0.country ?? "", $0.notBefore) < ($1.country ?? "", $1.notBefore)
    }
    .map { anchor in
      let validity = "\(anchor.notBefore.date) to \(anchor.notAfter.date)"
      return
        "\((anchor.country ?? "").padded(to: 3)) \(validity)  \(anchor.key.description.padded(to: 26)) "
        + anchor.subject.shown
    }
    lines += anchors.masterLists.map { list in
      "master list: \(list.certificateCount) certificates, signed by \((list.signer?.subject ?? "?").shown),"
        + " signer \(list.signerVerdict.rawValue)"
    }
    let countries = Self.countries(anchors).count
    lines.append(
      "\(anchors.count) \(anchors.count == 1 ? "certificate" : "certificates") of "
        + "\(countries) \(countries == 1 ? "country" : "countries"), "
        + "\(anchors.revocationListCount) revocation lists")
    return lines.joined(separator: "\n")
  }

  private static func countries(_ anchors: TrustAnchors) -> Set<String> {
    Set(anchors.summaries.compactMap(\.country))
  }
}
