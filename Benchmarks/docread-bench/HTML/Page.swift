/// The outcome of a command as one page that needs nothing beside itself.
///
/// It loads nothing and runs nothing: the policy in its head forbids both, whatever a file name or a
/// document's text may hold.
struct Page {
  private let report: any PictureReport
  private let command: Command
  private let earlier: EarlierRun?
  private let gallery: Gallery
  private let hasGallery: Bool

  /// - Parameters:
  ///   - report: The outcome.
  ///   - command: The command.
  ///   - earlier: The run that this one is compared with.
  ///   - galleryLimit: The most failures that are shown with their pictures; 0 for no gallery.
  init(
    _ report: any PictureReport, command: Command, earlier: EarlierRun?, galleryLimit: Int
  ) {
    self.report = report
    self.command = command
    self.earlier = earlier
    gallery = Gallery(report.outcome.readers, limit: galleryLimit)
    hasGallery = galleryLimit > 0
  }

  /// The whole page.
  var html: HTML {
    var sections: [(id: String, title: String, body: HTML)] = [
      ("short", "In short", SummarySection(report.outcome.readers).html)
    ]
    if let earlier {
      sections.append(("changes", "What changed", ChangesSection(report, earlier).html))
    }
    sections.append(("accuracy", "Accuracy", AccuracySection(report.outcome.readers).html))
    sections.append(("latency", "Latency", LatencySection(report.outcome.readers).html))
    let calibration = CalibrationSection(report.outcome.readers)
    if !calibration.isEmpty {
      sections.append(("confidence", "Stated confidence", calibration.html))
    }
    if hasGallery { sections.append(("gallery", "Gallery of failures", gallery.html)) }
    sections.append(("notes", "What the words mean", NotesSection(report).html))
    let links = sections.map { section -> HTML in
      "<a href=\"#\(section.id)\">\(section.title)</a>"
    }
    let bodies = sections.map { section -> HTML in
      "<section id=\"\(section.id)\"><h2>\(section.title)</h2>\n\(section.body)</section>\n"
    }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
      style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <meta name="referrer" content="no-referrer">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>docread-bench \(command.rawValue), \(report.outcome.run.date)</title>
      <style>\(PageStyle.text)</style></head>
      <body><header>\(PageHeader(report, command: command, hasPictures: hasPictures).html)
      <nav>\(links)</nav></header>
      <main>\(bodies)</main></body></html>

      """
  }

  /// Whether the page shows anything of a document.
  private var hasPictures: Bool { hasGallery && !gallery.entries.isEmpty }
}
