#if !__has_include(<png.h>)
#error "libpng-dev: install this Debian package, or the like of it, for libpng, which decodes PNG"
#endif

#include "png_reader.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

struct png_reader {
  png_structp decoder;
  png_infop info;
  jmp_buf way_out;
  const unsigned char *next;
  size_t left;
  png_reader_hook hook;
  int was_ended;
  unsigned width;
  unsigned height;
  int channels;
  size_t row_size;
  int passes;
  // All rows of an interlaced picture, and the next of them to hand out.
  unsigned char *rows;
  unsigned next_row;
  char message[128];
};

static void leave(png_structp decoder, png_const_charp message) {
  png_reader *reader = png_get_error_ptr(decoder);
  if (!reader->message[0] && message)
    strncpy(reader->message, message, sizeof reader->message - 1);
  longjmp(reader->way_out, 1);
}

static void print_nothing(png_structp decoder, png_const_charp message) {
  (void)decoder;
  (void)message;
}

static void take_bytes(png_structp decoder, png_bytep bytes, size_t count) {
  png_reader *reader = png_get_io_ptr(decoder);
  if (count > reader->left) png_error(decoder, "the file ends too early");
  memcpy(bytes, reader->next, count);
  reader->next += count;
  reader->left -= count;
}

// Asks for samples of eight bits, without a palette, opacity as a channel of its own.
static void choose_samples(png_reader *reader) {
  png_structp decoder = reader->decoder;
  png_set_expand(decoder);
  png_set_strip_16(decoder);
  reader->passes = png_set_interlace_handling(decoder);
  png_read_update_info(decoder, reader->info);
  reader->channels = png_get_channels(decoder, reader->info);
  reader->row_size = png_get_rowbytes(decoder, reader->info);
}

png_reader *png_reader_open(const unsigned char *bytes, size_t count, png_reader_hook hook) {
  png_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->next = bytes;
  reader->left = count;
  reader->hook = hook;
  if (setjmp(reader->way_out)) {
    reader->width = 0;
    return reader;
  }
  reader->decoder =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, leave, print_nothing);
  if (!reader->decoder) return reader;
  reader->info = png_create_info_struct(reader->decoder);
  if (!reader->info) return reader;
  png_set_read_fn(reader->decoder, reader, take_bytes);
  png_read_info(reader->decoder, reader->info);
  choose_samples(reader);
  reader->height = png_get_image_height(reader->decoder, reader->info);
  reader->width = png_get_image_width(reader->decoder, reader->info);
  return reader;
}

unsigned png_reader_width(const png_reader *reader) { return reader->width; }

unsigned png_reader_height(const png_reader *reader) { return reader->height; }

int png_reader_channels(const png_reader *reader) { return reader->channels; }

int png_reader_was_ended(const png_reader *reader) { return reader->was_ended; }

const char *png_reader_message(const png_reader *reader) { return reader->message; }

static void read_row(png_reader *reader, unsigned char *row) {
  if (reader->hook && reader->hook()) {
    reader->was_ended = 1;
    longjmp(reader->way_out, 1);
  }
  png_read_row(reader->decoder, row, NULL);
}

// Goes through an interlaced picture as often as its passes want.
static void read_all_rows(png_reader *reader) {
  reader->rows = calloc(reader->height, reader->row_size);
  if (!reader->rows) png_error(reader->decoder, "memory is missing");
  for (int pass = 0; pass < reader->passes; pass++)
    for (unsigned y = 0; y < reader->height; y++)
      read_row(reader, reader->rows + y * reader->row_size);
}

int png_reader_next_row(png_reader *reader, unsigned char *row) {
  if (!reader->width || reader->next_row >= reader->height) return 0;
  if (setjmp(reader->way_out)) {
    reader->width = 0;
    return 0;
  }
  if (reader->passes < 2) {
    read_row(reader, row);
  } else {
    if (!reader->rows) read_all_rows(reader);
    memcpy(row, reader->rows + reader->next_row * reader->row_size, reader->row_size);
  }
  reader->next_row++;
  return 1;
}

void png_reader_close(png_reader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->decoder, &reader->info, NULL);
  free(reader->rows);
  free(reader);
}
