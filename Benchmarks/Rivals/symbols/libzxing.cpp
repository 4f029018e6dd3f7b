// The one function of Debian's libzxing that the adapter calls, with C linkage.
#define ZX_USE_UTF8 1
#include <ZXing/DecodeHints.h>
#include <ZXing/ReadBarcode.h>

#include <cstring>

// Reads the symbols of a grey picture. Writes, for each, one byte 'P' (PDF417) or 'Q' (QR), the number
// of bytes in four (low first), and the bytes; returns how many bytes it wrote, or -1 for too many.
extern "C" int read_symbols(const unsigned char* pixels, int width, int height, unsigned char* out,
                            int capacity) {
  using namespace ZXing;
  DecodeHints hints;
  hints.setFormats(BarcodeFormat::PDF417 | BarcodeFormat::QRCode);
  hints.setTryHarder(true);
  hints.setTryRotate(true);
  int written = 0;
  for (const auto& result : ReadBarcodes({pixels, width, height, ImageFormat::Lum}, hints)) {
    if (!result.isValid()) continue;
    const auto& bytes = result.bytes();
    const int count = static_cast<int>(bytes.size());
    if (written + 5 + count > capacity) return -1;
    out[written++] = result.format() == BarcodeFormat::PDF417 ? 'P' : 'Q';
    for (int shift = 0; shift < 32; shift += 8) out[written++] = (count >> shift) & 0xFF;
    std::memcpy(out + written, bytes.data(), count);
    written += count;
  }
  return written;
}
