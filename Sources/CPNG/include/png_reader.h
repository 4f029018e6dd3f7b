#ifndef PNG_READER_H
#define PNG_READER_H

#include <stddef.h>

/// A PNG file that is being decoded. libpng leaves by longjmp where a file is damaged; here no
/// function does.
typedef struct png_reader png_reader;

/// Says whether decoding is to end: not 0 for ending. It is asked between rows.
typedef int (*png_reader_hook)(void);

/// Reads the header and begins to decode: `png_read_info`, `png_read_update_info`.
///
/// `bytes` must stay until the reader is closed. The hook may be NULL. NULL comes where memory is
/// missing; otherwise a reader, whose width is 0 where the file cannot be decoded.
png_reader *png_reader_open(const unsigned char *bytes, size_t count, png_reader_hook hook);

/// Pixels a row; 0 where the file cannot be decoded.
unsigned png_reader_width(const png_reader *reader);
/// Rows.
unsigned png_reader_height(const png_reader *reader);
/// Samples of eight bits a pixel: 1 for grey, 2 for grey and opacity, 3 for colours, 4 with opacity.
int png_reader_channels(const png_reader *reader);
/// Whether the hook ended it.
int png_reader_was_ended(const png_reader *reader);
/// Why the file cannot be decoded, in libpng's words; an empty text before that is known.
const char *png_reader_message(const png_reader *reader);

/// Decodes the next row into width × channels bytes: `png_read_row`; 0 where it cannot.
///
/// The first row of an interlaced picture decodes all of them, and keeps them.
int png_reader_next_row(png_reader *reader, unsigned char *row);

/// Frees the reader; NULL is allowed.
void png_reader_close(png_reader *reader);

#endif
