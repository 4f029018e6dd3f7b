#ifndef CLINEMODEL_H
#define CLINEMODEL_H

/// The first byte of the embedded weights of the fast line net; it lives as long as the program.
const unsigned char *_Nonnull line_model_bytes(void);

/// The size of those weights in bytes.
unsigned long line_model_size(void);

/// The first byte of the embedded weights of the thorough line net; it lives as long as the program.
const unsigned char *_Nonnull thorough_line_model_bytes(void);

/// The size of those weights in bytes.
unsigned long thorough_line_model_size(void);

/// The first byte of the embedded weights of the thorough net's peer; it lives as long as the program.
const unsigned char *_Nonnull peer_line_model_bytes(void);

/// The size of those weights in bytes.
unsigned long peer_line_model_size(void);

/// The first byte of the embedded statistics of the letters of names.
const unsigned char *_Nonnull name_statistics_bytes(void);

/// The size of those statistics in bytes.
unsigned long name_statistics_size(void);

/// The first byte of the embedded filter of words that are names; it lives as long as the program.
const unsigned char *_Nonnull name_words_bytes(void);

/// The size of that filter in bytes.
unsigned long name_words_size(void);

/// The first byte of the embedded statistics of the marks of letters; it lives as long as the program.
const unsigned char *_Nonnull spelling_statistics_bytes(void);

/// The size of those statistics in bytes.
unsigned long spelling_statistics_size(void);

/// The first byte of the embedded table of words with marks; it lives as long as the program.
const unsigned char *_Nonnull spelt_words_bytes(void);

/// The size of that table in bytes.
unsigned long spelt_words_size(void);

/// The first byte of the embedded weights of the net for other typefaces; it lives as long as the
/// program.
const unsigned char *_Nonnull typeset_line_model_bytes(void);

/// The size of those weights in bytes.
unsigned long typeset_line_model_size(void);

/// The first byte of the embedded weights of the net for printed lines; it lives as long as the program.
const unsigned char *_Nonnull print_line_model_bytes(void);

/// The size of those weights in bytes.
unsigned long print_line_model_size(void);

/// The first byte of the embedded weights of the net for the marks of printed names; it lives as long as the
/// program.
const unsigned char *_Nonnull marks_line_model_bytes(void);

/// The size of those weights in bytes.
unsigned long marks_line_model_size(void);

/// The first byte of the embedded weights of the net for lines behind labels; it lives as long as the program.
const unsigned char *_Nonnull labelled_line_model_bytes(void);

/// The size of those weights in bytes.
unsigned long labelled_line_model_size(void);

/// The first byte of the embedded weights of the net for corners of cards; it lives as long as the program.
const unsigned char *_Nonnull corner_model_bytes(void);

/// The size of those weights in bytes.
unsigned long corner_model_size(void);

/// The first byte of the embedded weights of the net for the marks of capitals; it lives as long as the program.
const unsigned char *_Nonnull capital_model_bytes(void);

/// The size of those weights in bytes.
unsigned long capital_model_size(void);

/// Pixels times a matrix: where everything lies, in floats from the begin of the memory or of the
/// weights.
///
/// The matrix is in blocks of sixteen outputs, the last one of eight where that is what is left; in a
/// block the weights of all outputs for a channel follow one another, channel after channel.
struct line_matrix {
  /// The first pixel, and where the first result goes.
  long source, target;
  /// The number of pixels; it is rounded up to a multiple of four, for which there must be room.
  long count;
  /// The channels of a pixel and of a result; the latter are a multiple of eight.
  long inputs, outputs;
  /// The matrix and the bias among the weights.
  long point, bias;
  /// Where pixels to be added to the results begin, or -1.
  long residual;
  /// Whether negative results become zero, before the residual is added.
  int is_rectified;
};

/// A filter of each channel, 3 x 3, 1 x 5 or 1 x 3, for pixels of one row.
struct line_filter {
  /// The upper left pixel of the first square, and where the first result goes.
  long source, target;
  /// From square to square, from row to row, and from result to result.
  long step, row_length, target_step;
  /// The rows and columns of a square.
  long rows, columns;
  /// The number of results, and their channels, a multiple of eight.
  long count, channels;
  /// The filter among the weights.
  long depth;
};

/// A 3 x 3 convolution of one channel at every second pixel of a row.
struct line_first {
  /// The upper left pixel of the first square, and where the first result goes.
  long source, target;
  /// From row to row of the source.
  long row_length;
  /// The number of results, and their channels, a multiple of eight.
  long count, outputs;
  /// The matrix and the bias among the weights.
  long point, bias;
};

/// Multiplies pixels with a matrix and adds a bias.
void line_multiply(float *_Nonnull memory, const float *_Nonnull weights,
                   const struct line_matrix *_Nonnull matrix);

/// The same without what only newer processors have; the results are the same to the last bit.
void line_multiply_plain(float *_Nonnull memory, const float *_Nonnull weights,
                         const struct line_matrix *_Nonnull matrix);

/// Filters pixels.
void line_filter(float *_Nonnull memory, const float *_Nonnull weights,
                 const struct line_filter *_Nonnull plan);

/// The same without what only newer processors have; the results are the same to the last bit.
void line_filter_plain(float *_Nonnull memory, const float *_Nonnull weights,
                       const struct line_filter *_Nonnull plan);

/// Convolves the pixels of a row, adds a bias, and makes what is negative zero.
void line_convolve(float *_Nonnull memory, const float *_Nonnull weights,
                   const struct line_first *_Nonnull plan);

/// The same without what only newer processors have; the results are the same to the last bit.
void line_convolve_plain(float *_Nonnull memory, const float *_Nonnull weights,
                         const struct line_first *_Nonnull plan);

#endif
