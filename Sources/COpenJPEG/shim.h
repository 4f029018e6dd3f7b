#if !__has_include(<openjpeg-2.5/openjpeg.h>)
#error "libopenjp2-7-dev: install this Debian package, or the like of it, for JPEG 2000"
#endif
#include <openjpeg-2.5/openjpeg.h>
#include <string.h>

/* Bytes in memory that a stream reads: OpenJPEG's own streams are of files. */
struct openjpeg_bytes {
  const unsigned char *start;
  size_t count;
  size_t offset;
};

static inline OPJ_SIZE_T openjpeg_read(void *target, OPJ_SIZE_T count, void *source) {
  struct openjpeg_bytes *bytes = (struct openjpeg_bytes *)source;
  size_t left = bytes->count - bytes->offset;
  if (left == 0) return (OPJ_SIZE_T)-1;
  size_t taken = count < left ? count : left;
  memcpy(target, bytes->start + bytes->offset, taken);
  bytes->offset += taken;
  return taken;
}

static inline OPJ_OFF_T openjpeg_skip(OPJ_OFF_T count, void *source) {
  struct openjpeg_bytes *bytes = (struct openjpeg_bytes *)source;
  size_t left = bytes->count - bytes->offset;
  if (count < 0) return -1;
  size_t skipped = (size_t)count < left ? (size_t)count : left;
  bytes->offset += skipped;
  return (OPJ_OFF_T)skipped;
}

static inline OPJ_BOOL openjpeg_seek(OPJ_OFF_T place, void *source) {
  struct openjpeg_bytes *bytes = (struct openjpeg_bytes *)source;
  if (place < 0 || (size_t)place > bytes->count) return OPJ_FALSE;
  bytes->offset = (size_t)place;
  return OPJ_TRUE;
}

/* Decodes a codestream; NULL where any part of it cannot be decoded. opj_image_destroy frees it. */
static inline opj_image_t *openjpeg_decode(const unsigned char *start, size_t count) {
  struct openjpeg_bytes bytes = {start, count, 0};
  opj_image_t *image = NULL;
  int done = 0;
  opj_dparameters_t parameters;
  opj_set_default_decoder_parameters(&parameters);
  opj_codec_t *codec = opj_create_decompress(OPJ_CODEC_J2K);
  opj_stream_t *stream = opj_stream_create(1 << 16, OPJ_TRUE);
  if (codec && stream) {
    opj_stream_set_read_function(stream, openjpeg_read);
    opj_stream_set_skip_function(stream, openjpeg_skip);
    opj_stream_set_seek_function(stream, openjpeg_seek);
    opj_stream_set_user_data(stream, &bytes, NULL);
    opj_stream_set_user_data_length(stream, count);
    done = opj_setup_decoder(codec, &parameters) && opj_decoder_set_strict_mode(codec, OPJ_TRUE) &&
           opj_read_header(stream, codec, &image) && opj_decode(codec, stream, image);
  }
  if (stream) opj_stream_destroy(stream);
  if (codec) opj_destroy_codec(codec);
  if (!done && image) opj_image_destroy(image), image = NULL;
  return image;
}
