#if !__has_include(<jpeglib.h>)
#error "libjpeg-dev: install this Debian package, or the like of it, for libjpeg, which decodes JPEG"
#endif

#include "jpeg_reader.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>
// Its messages have their numbers from it.
#include <jerror.h>

struct jpeg_reader {
  struct jpeg_decompress_struct decoder;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf way_out;
  jpeg_reader_hook hook;
  int was_ended;
  int lacked_data;
  unsigned width;
  char message[JMSG_LENGTH_MAX];
};

static void keep_message(j_common_ptr decoder) {
  jpeg_reader *reader = decoder->client_data;
  if (!reader->message[0]) decoder->err->format_message(decoder, reader->message);
}

static void leave(j_common_ptr decoder) {
  jpeg_reader *reader = decoder->client_data;
  keep_message(decoder);
  longjmp(reader->way_out, 1);
}

// A warning is counted, as libjpeg's own handler does, and not printed.
static void take_message(j_common_ptr decoder, int level) {
  if (level >= 0) return;
  decoder->err->num_warnings++;
  if (decoder->err->msg_code == JWRN_HIT_MARKER) {
    jpeg_reader *reader = decoder->client_data;
    reader->lacked_data = 1;
  }
  keep_message(decoder);
}

static void print_nothing(j_common_ptr decoder) { (void)decoder; }

static void ask_hook(j_common_ptr decoder) {
  jpeg_reader *reader = decoder->client_data;
  if (!reader->hook || !reader->hook()) return;
  reader->was_ended = 1;
  longjmp(reader->way_out, 1);
}

jpeg_reader *jpeg_reader_open(
    const unsigned char *bytes, size_t count, int grey, jpeg_reader_hook hook) {
  jpeg_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  struct jpeg_decompress_struct *decoder = &reader->decoder;
  reader->hook = hook;
  decoder->err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = leave;
  reader->errors.emit_message = take_message;
  reader->errors.output_message = print_nothing;
  decoder->client_data = reader;
  if (setjmp(reader->way_out)) {
    reader->width = 0;
    return reader;
  }
  jpeg_create_decompress(decoder);
  // jpeg_create_decompress clears the structure but for its error manager and client data.
  reader->progress.progress_monitor = ask_hook;
  decoder->progress = &reader->progress;
  jpeg_mem_src(decoder, bytes, count);
  if (jpeg_read_header(decoder, TRUE) != JPEG_HEADER_OK) return reader;
  if (grey && decoder->num_components == 3) decoder->out_color_space = JCS_GRAYSCALE;
  if (!jpeg_start_decompress(decoder)) return reader;
  reader->width = decoder->output_width;
  return reader;
}

unsigned jpeg_reader_width(const jpeg_reader *reader) { return reader->width; }

unsigned jpeg_reader_height(const jpeg_reader *reader) { return reader->decoder.output_height; }

int jpeg_reader_channels(const jpeg_reader *reader) { return reader->decoder.output_components; }

int jpeg_reader_is_inverted(const jpeg_reader *reader) {
  return reader->decoder.saw_Adobe_marker != FALSE;
}

int jpeg_reader_was_ended(const jpeg_reader *reader) { return reader->was_ended; }

int jpeg_reader_lacked_data(const jpeg_reader *reader) { return reader->lacked_data; }

const char *jpeg_reader_message(const jpeg_reader *reader) { return reader->message; }

int jpeg_reader_next_row(jpeg_reader *reader, unsigned char *row) {
  if (!reader->width) return 0;
  if (setjmp(reader->way_out)) {
    reader->width = 0;
    return 0;
  }
  JSAMPROW rows[1] = {row};
  return jpeg_read_scanlines(&reader->decoder, rows, 1) == 1;
}

void jpeg_reader_close(jpeg_reader *reader) {
  if (!reader) return;
  // Every setjmp buffer is gone by now: an error here must not jump.
  if (!setjmp(reader->way_out)) jpeg_destroy_decompress(&reader->decoder);
  free(reader);
}
