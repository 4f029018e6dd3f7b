#include "CLineModel.h"

// The loops of the net that take nearly all of its time. They are in C because Swift cannot compile one
// function for a newer processor than the rest: here each is compiled for every processor of the
// architecture and, on x86-64, once more for AVX2 and for AVX-512, and the processor decides. Every output
// is summed in the same order and never fused, so that all give the same numbers to the last bit.

#pragma STDC FP_CONTRACT OFF

typedef float eight __attribute__((vector_size(32), aligned(4), may_alias));
typedef int flags __attribute__((vector_size(32)));
typedef float sixteen __attribute__((vector_size(64), aligned(4), may_alias));
typedef int sixteen_flags __attribute__((vector_size(64)));

// Some are for x86-64 alone.
#define KERNEL static inline __attribute__((always_inline, unused))

#define EIGHT(place) (*(eight *)(place))
#define WEIGHTS(place) (*(const eight *)(place))
#define SIXTEEN(place) (*(sixteen *)(place))
#define WIDE_WEIGHTS(place) (*(const sixteen *)(place))

// Where the weights of an output begin in a matrix, and how far those of one channel are from the next.
KERNEL const float *column(const float *weights, const struct line_matrix *m, long output, long *step) {
  const long block = output / 16 * 16;
  *step = block + 16 <= m->outputs ? 16 : 8;
  return weights + m->point + block * m->inputs + output - block;
}

// Four pixels times `blocks` blocks of eight outputs, 1 or 2.
KERNEL void multiply_four(float *memory, const float *weights, const struct line_matrix *m, long pixel,
                          long block, int blocks) {
  const float *x = memory + m->source + pixel * m->inputs;
  long step;
  const float *w = column(weights, m, block, &step);
  eight sums[4][2];
  for (int b = 0; b < blocks; b++)
    for (int k = 0; k < 4; k++) sums[k][b] = WEIGHTS(weights + m->bias + block + 8 * b);
  for (long channel = 0; channel < m->inputs; channel++)
    for (int b = 0; b < blocks; b++) {
      const eight weight = WEIGHTS(w + channel * step + 8 * b);
      for (int k = 0; k < 4; k++) sums[k][b] += weight * x[k * m->inputs + channel];
    }
  for (int k = 0; k < 4; k++)
    for (int b = 0; b < blocks; b++) {
      eight sum = sums[k][b];
      const long place = (pixel + k) * m->outputs + block + 8 * b;
      if (m->is_rectified) sum = (eight)((flags)sum & ~(sum < (eight){0}));
      if (m->residual >= 0) sum += EIGHT(memory + m->residual + place);
      EIGHT(memory + m->target + place) = sum;
    }
}

// The blocks of eight outputs from some output on.
KERNEL void multiply_from(float *memory, const float *weights, const struct line_matrix *m, long block,
                          int most) {
  for (; most == 2 && block + 16 <= m->outputs; block += 16)
    for (long pixel = 0; pixel < m->count; pixel += 4) multiply_four(memory, weights, m, pixel, block, 2);
  for (; block < m->outputs; block += 8)
    for (long pixel = 0; pixel < m->count; pixel += 4) multiply_four(memory, weights, m, pixel, block, 1);
}

// Up to twelve pixels times sixteen outputs: with fewer sums the processor waits for them.
KERNEL void multiply_sixteen(float *memory, const float *weights, const struct line_matrix *m, long pixel,
                             long block, int pixels) {
  const float *x = memory + m->source + pixel * m->inputs;
  const float *w = weights + m->point + block * m->inputs;
  sixteen sums[12];
  for (int k = 0; k < pixels; k++) sums[k] = WIDE_WEIGHTS(weights + m->bias + block);
  for (long channel = 0; channel < m->inputs; channel++) {
    const sixteen weight = WIDE_WEIGHTS(w + 16 * channel);
    for (int k = 0; k < pixels; k++) sums[k] += weight * x[k * m->inputs + channel];
  }
  for (int k = 0; k < pixels; k++) {
    sixteen sum = sums[k];
    const long place = (pixel + k) * m->outputs + block;
    if (m->is_rectified) sum = (sixteen)((sixteen_flags)sum & ~(sum < (sixteen){0}));
    if (m->residual >= 0) sum += SIXTEEN(memory + m->residual + place);
    SIXTEEN(memory + m->target + place) = sum;
  }
}

KERNEL void multiply_by_sixteen(float *memory, const float *weights, const struct line_matrix *m) {
  long block = 0;
  for (; block + 16 <= m->outputs; block += 16) {
    long pixel = 0;
    for (; pixel + 8 < m->count; pixel += 12) multiply_sixteen(memory, weights, m, pixel, block, 12);
    if (pixel + 4 < m->count)
      multiply_sixteen(memory, weights, m, pixel, block, 8);
    else if (pixel < m->count)
      multiply_sixteen(memory, weights, m, pixel, block, 4);
  }
  multiply_from(memory, weights, m, block, 1);
}

// The channels from some channel on, eight at a time.
KERNEL void filter_from(float *memory, const float *weights, const struct line_filter *f, long channel,
                        int rows, int columns) {
  const long channels = f->channels;
  for (; channel < channels; channel += 8) {
    eight w[9];
    for (int k = 0; k < rows * columns; k++) w[k] = WEIGHTS(weights + f->depth + channel + k * channels);
    for (long pixel = 0; pixel < f->count; pixel++) {
      const float *x = memory + f->source + pixel * f->step + channel;
      eight sum = WEIGHTS(x) * w[0];
      for (int k = 1; k < rows * columns; k++)
        sum += WEIGHTS(x + k / columns * f->row_length + k % columns * channels) * w[k];
      EIGHT(memory + f->target + pixel * f->target_step + channel) = sum;
    }
  }
}

// Four pixels and sixteen channels; where the pixels are neighbours, what two of them see is read once.
KERNEL void filter_four(float *memory, const sixteen *w, const struct line_filter *f, long channel,
                        long pixel, int rows, int columns, int step) {
  const long channels = f->channels;
  const float *x = memory + f->source + pixel * f->step + channel;
  sixteen sums[4];
  for (int row = 0; row < rows; row++) {
    sixteen seen[8];
    if (step == 1)
      for (int k = 0; k < columns + 3; k++) seen[k] = WIDE_WEIGHTS(x + row * f->row_length + k * channels);
    for (int column = 0; column < columns; column++) {
      const int tap = row * columns + column;
      for (int k = 0; k < 4; k++) {
        const sixteen value = step == 1 ? seen[k + column]
                                        : WIDE_WEIGHTS(x + k * f->step + row * f->row_length + column * channels);
        sums[k] = tap == 0 ? value * w[tap] : sums[k] + value * w[tap];
      }
    }
  }
  for (int k = 0; k < 4; k++) SIXTEEN(memory + f->target + (pixel + k) * f->target_step + channel) = sums[k];
}

// The same for one pixel.
KERNEL void filter_one(float *memory, const sixteen *w, const struct line_filter *f, long channel,
                       long pixel, int rows, int columns) {
  const float *x = memory + f->source + pixel * f->step + channel;
  sixteen sum = WIDE_WEIGHTS(x) * w[0];
  for (int k = 1; k < rows * columns; k++)
    sum += WIDE_WEIGHTS(x + k / columns * f->row_length + k % columns * f->channels) * w[k];
  SIXTEEN(memory + f->target + pixel * f->target_step + channel) = sum;
}

KERNEL void filter_by_sixteen(float *memory, const float *weights, const struct line_filter *f, int rows,
                              int columns) {
  long channel = 0;
  for (; channel + 16 <= f->channels; channel += 16) {
    sixteen w[9];
    for (int k = 0; k < rows * columns; k++)
      w[k] = WIDE_WEIGHTS(weights + f->depth + channel + k * f->channels);
    long pixel = 0;
    if (f->step == f->channels)
      for (; pixel + 4 <= f->count; pixel += 4)
        filter_four(memory, w, f, channel, pixel, rows, columns, 1);
    else
      for (; pixel + 4 <= f->count; pixel += 4)
        filter_four(memory, w, f, channel, pixel, rows, columns, 2);
    for (; pixel < f->count; pixel++) filter_one(memory, w, f, channel, pixel, rows, columns);
  }
  filter_from(memory, weights, f, channel, rows, columns);
}

// The squares and the runs of pixels that the layers see.
KERNEL void filter(float *memory, const float *weights, const struct line_filter *f) {
  if (f->rows == 3)
    filter_from(memory, weights, f, 0, 3, 3);
  else if (f->columns == 5)
    filter_from(memory, weights, f, 0, 1, 5);
  else
    filter_from(memory, weights, f, 0, 1, 3);
}

KERNEL void filter_wider(float *memory, const float *weights, const struct line_filter *f) {
  if (f->rows == 3)
    filter_by_sixteen(memory, weights, f, 3, 3);
  else if (f->columns == 5)
    filter_by_sixteen(memory, weights, f, 1, 5);
  else
    filter_by_sixteen(memory, weights, f, 1, 3);
}

// The outputs from some output on, eight at a time.
KERNEL void convolve_from(float *memory, const float *weights, const struct line_first *f, long block) {
  for (; block < f->outputs; block += 8) {
    eight w[9];
    for (int k = 0; k < 9; k++) w[k] = WEIGHTS(weights + f->point + block * 9 + 8 * k);
    const eight bias = WEIGHTS(weights + f->bias + block);
    for (long pixel = 0; pixel < f->count; pixel++) {
      const float *x = memory + f->source + 2 * pixel;
      eight sum = bias;
      for (int k = 0; k < 9; k++) sum += w[k] * x[k / 3 * f->row_length + k % 3];
      EIGHT(memory + f->target + pixel * f->outputs + block) = (eight)((flags)sum & ~(sum < (eight){0}));
    }
  }
}

KERNEL void convolve_by_sixteen(float *memory, const float *weights, const struct line_first *f) {
  long block = 0;
  for (; block + 16 <= f->outputs; block += 16) {
    sixteen w[9];
    for (int k = 0; k < 9; k++) {
      const float *low = weights + f->point + block * 9 + 8 * k;
      w[k] = __builtin_shufflevector(WEIGHTS(low), WEIGHTS(low + 72), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                                     13, 14, 15);
    }
    const sixteen bias = WIDE_WEIGHTS(weights + f->bias + block);
    for (long pixel = 0; pixel < f->count; pixel++) {
      const float *x = memory + f->source + 2 * pixel;
      sixteen sum = bias;
      for (int k = 0; k < 9; k++) sum += w[k] * x[k / 3 * f->row_length + k % 3];
      SIXTEEN(memory + f->target + pixel * f->outputs + block) =
          (sixteen)((sixteen_flags)sum & ~(sum < (sixteen){0}));
    }
  }
  convolve_from(memory, weights, f, block);
}

void line_multiply_plain(float *memory, const float *weights, const struct line_matrix *matrix) {
  multiply_from(memory, weights, matrix, 0, 1);
}

void line_filter_plain(float *memory, const float *weights, const struct line_filter *plan) {
  filter(memory, weights, plan);
}

void line_convolve_plain(float *memory, const float *weights, const struct line_first *plan) {
  convolve_from(memory, weights, plan, 0);
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static void multiply_wide(float *memory, const float *weights,
                                                          const struct line_matrix *matrix) {
  multiply_from(memory, weights, matrix, 0, 2);
}

__attribute__((target("avx2"))) static void filter_wide(float *memory, const float *weights,
                                                        const struct line_filter *plan) {
  filter(memory, weights, plan);
}

__attribute__((target("avx2"))) static void convolve_wide(float *memory, const float *weights,
                                                          const struct line_first *plan) {
  convolve_from(memory, weights, plan, 0);
}

__attribute__((target("avx512f"))) static void multiply_widest(float *memory, const float *weights,
                                                               const struct line_matrix *matrix) {
  multiply_by_sixteen(memory, weights, matrix);
}

void line_multiply(float *memory, const float *weights, const struct line_matrix *matrix) {
  if (__builtin_cpu_supports("avx512f"))
    multiply_widest(memory, weights, matrix);
  else if (__builtin_cpu_supports("avx2"))
    multiply_wide(memory, weights, matrix);
  else
    line_multiply_plain(memory, weights, matrix);
}

__attribute__((target("avx512f"))) static void filter_widest(float *memory, const float *weights,
                                                             const struct line_filter *plan) {
  filter_wider(memory, weights, plan);
}

void line_filter(float *memory, const float *weights, const struct line_filter *plan) {
  if (__builtin_cpu_supports("avx512f"))
    filter_widest(memory, weights, plan);
  else if (__builtin_cpu_supports("avx2"))
    filter_wide(memory, weights, plan);
  else
    line_filter_plain(memory, weights, plan);
}

__attribute__((target("avx512f"))) static void convolve_widest(float *memory, const float *weights,
                                                               const struct line_first *plan) {
  convolve_by_sixteen(memory, weights, plan);
}

void line_convolve(float *memory, const float *weights, const struct line_first *plan) {
  if (__builtin_cpu_supports("avx512f"))
    convolve_widest(memory, weights, plan);
  else if (__builtin_cpu_supports("avx2"))
    convolve_wide(memory, weights, plan);
  else
    line_convolve_plain(memory, weights, plan);
}

#else

void line_multiply(float *memory, const float *weights, const struct line_matrix *matrix) {
  line_multiply_plain(memory, weights, matrix);
}

void line_filter(float *memory, const float *weights, const struct line_filter *plan) {
  line_filter_plain(memory, weights, plan);
}

void line_convolve(float *memory, const float *weights, const struct line_first *plan) {
  line_convolve_plain(memory, weights, plan);
}

#endif
