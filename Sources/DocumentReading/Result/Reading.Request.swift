import IdentityDocument

extension Reading {
  /// What was asked of a reading, so that its answer can be made again when a part changes.
  struct Request: Hashable, Sendable {
    /// The day that decides centuries and expiry.
    var asOf = CalendarDate.today
    /// What is asked of a document.
    var rules = MergeRules()
    /// What is wrong with the reading beside its document.
    var refusals: [Refusal] = []
    /// The side that the picture shows, where the caller said so.
    var side: Side?
    /// The language of sentences for people.
    var language = MessageLanguage.english
    /// The payloads that may make a document; empty for all.
    var payloads: Set<IdentityPayload.Kind> = []
    /// The caller's own layouts.
    var layouts: [PrintedLayout] = []
  }

  /// Begins the reading of a picture with what its answer says of the configuration.
  init(askedBy configuration: ReaderConfiguration) {
    self.init()
    request.asOf = configuration.day
    request.language = configuration.language
    request.payloads = configuration.payloads
    request.layouts = configuration.printedLayouts
    reference = configuration.reference
    pluginID = configuration.identifier.isEmpty ? nil : configuration.identifier
  }
}
