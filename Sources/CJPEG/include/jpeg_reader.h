#ifndef JPEG_READER_H
#define JPEG_READER_H

#include <stddef.h>

/// A JPEG file that is being decoded. libjpeg leaves by longjmp where a file is damaged; here no
/// function does.
typedef struct jpeg_reader jpeg_reader;

/// Says whether decoding is to end: not 0 for ending. It is asked between rows of blocks.
typedef int (*jpeg_reader_hook)(void);

/// Reads the header and begins to decode: `jpeg_read_header`, `jpeg_start_decompress`.
///
/// `bytes` must stay until the reader is closed. `grey` not 0 asks for luminance alone. The hook may
/// be NULL. NULL comes where memory is missing; otherwise a reader, whose width is 0 where the file
/// cannot be decoded.
jpeg_reader *jpeg_reader_open(
    const unsigned char *bytes, size_t count, int grey, jpeg_reader_hook hook);

/// Pixels a row; 0 where the file cannot be decoded.
unsigned jpeg_reader_width(const jpeg_reader *reader);
/// Rows.
unsigned jpeg_reader_height(const jpeg_reader *reader);
/// Samples a pixel: 1, 3 or 4.
int jpeg_reader_channels(const jpeg_reader *reader);
/// Whether four channels are inverted, as Adobe writes them.
int jpeg_reader_is_inverted(const jpeg_reader *reader);
/// Whether the hook ended it.
int jpeg_reader_was_ended(const jpeg_reader *reader);
/// Whether a scan ended before all of its picture was there.
int jpeg_reader_lacked_data(const jpeg_reader *reader);
/// What libjpeg said first of what is wrong; an empty text where it said nothing.
const char *jpeg_reader_message(const jpeg_reader *reader);

/// Decodes the next row into width × channels bytes: `jpeg_read_scanlines`; 0 where it cannot.
int jpeg_reader_next_row(jpeg_reader *reader, unsigned char *row);

/// Frees the reader; NULL is allowed.
void jpeg_reader_close(jpeg_reader *reader);

#endif
