@testable import Barcodes

/// Draws QR symbols.
typealias SampleSymbol = QRWriter
/// Draws Micro QR and rMQR symbols.
typealias SampleSingleMark = SingleMarkWriter
