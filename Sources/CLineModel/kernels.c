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

// Four pixels times `blocks` blocks of eight outputs, 1 or 2.
KERNEL void multiply_four(float *memory, const float *weights, const struct line_matrix *m, long pixel,
                          long block, int blocks) {
  const float *x = memory + m->source + pixel * m->inputs;
  const float *column = weights + m->point + block * m->inputs;
  eight sums[4][2];
  for (int b = 0; b < blocks; b++)
    for (int k = 0; k < 4; k++) sums[k][b] = WEIGHTS(weights + m->bias + block + 8 * b);
  for (long channel = 0; channel < m->inputs; channel++)
    for (int b = 0; b < blocks; b++) {
      const eight weight = WEIGHTS(column + 8 * (b * m->inputs + channel));
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

KERNEL void multiply(float *memory, const float *weights, const struct line_matrix *m, int most) {
  long block = 0;
  for (; most == 2 && block + 16 <= m->outputs; block += 16)
    for (long pixel = 0; pixel < m->count; pixel += 4) multiply_four(memory, weights, m, pixel, block, 2);
  for (; block < m->outputs; block += 8)
    for (long pixel = 0; pixel < m->count; pixel += 4) multiply_four(memory, weights, m, pixel, block, 1);
}

// Four or eight pixels times two blocks of eight outputs.
KERNEL void multiply_sixteen(float *memory, const float *weights, const struct line_matrix *m, long pixel,
                             long block, int pixels) {
  const float *x = memory + m->source + pixel * m->inputs;
  const float *low = weights + m->point + block * m->inputs;
  const float *high = low + 8 * m->inputs;
  sixteen sums[8];
  for (int k = 0; k < pixels; k++) sums[k] = *(const sixteen *)(weights + m->bias + block);
  for (long channel = 0; channel < m->inputs; channel++) {
    const sixteen weight = __builtin_shufflevector(WEIGHTS(low + 8 * channel), WEIGHTS(high + 8 * channel), 0, 1,
                                                   2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    for (int k = 0; k < pixels; k++) sums[k] += weight * x[k * m->inputs + channel];
  }
  for (int k = 0; k < pixels; k++) {
    sixteen sum = sums[k];
    const long place = (pixel + k) * m->outputs + block;
    if (m->is_rectified) sum = (sixteen)((sixteen_flags)sum & ~(sum < (sixteen){0}));
    if (m->residual >= 0) sum += *(sixteen *)(memory + m->residual + place);
    *(sixteen *)(memory + m->target + place) = sum;
  }
}

KERNEL void multiply_by_sixteen(float *memory, const float *weights, const struct line_matrix *m) {
  long block = 0;
  for (; block + 16 <= m->outputs; block += 16) {
    long pixel = 0;
    for (; pixel + 4 < m->count; pixel += 8) multiply_sixteen(memory, weights, m, pixel, block, 8);
    if (pixel < m->count) multiply_sixteen(memory, weights, m, pixel, block, 4);
  }
  for (; block < m->outputs; block += 8)
    for (long pixel = 0; pixel < m->count; pixel += 4) multiply_four(memory, weights, m, pixel, block, 1);
}

KERNEL void filter(float *memory, const float *weights, const struct line_filter *f) {
  const long channels = f->channels;
  for (long pixel = 0; pixel < f->count; pixel++)
    for (long channel = 0; channel < channels; channel += 8) {
      const float *w = weights + f->depth + channel;
      const float *x = memory + f->source + pixel * f->step + channel;
      eight sum = WEIGHTS(x) * WEIGHTS(w);
      for (int row = 0; row < 3; row++)
        for (int column = 0; column < 3; column++) {
          if (row + column == 0) continue;
          sum += WEIGHTS(x + row * f->row_length + column * channels) *
                 WEIGHTS(w + (3 * row + column) * channels);
        }
      EIGHT(memory + f->target + pixel * channels + channel) = sum;
    }
}

// The same for channels in sixteens.
KERNEL void filter_by_sixteen(float *memory, const float *weights, const struct line_filter *f) {
  const long channels = f->channels;
  for (long channel = 0; channel < channels; channel += 16) {
    sixteen w[9];
    for (int k = 0; k < 9; k++) w[k] = *(const sixteen *)(weights + f->depth + channel + k * channels);
    for (long pixel = 0; pixel < f->count; pixel++) {
      const float *x = memory + f->source + pixel * f->step + channel;
      sixteen sum = *(const sixteen *)x * w[0];
      for (int k = 1; k < 9; k++) sum += *(const sixteen *)(x + k / 3 * f->row_length + k % 3 * channels) * w[k];
      *(sixteen *)(memory + f->target + pixel * channels + channel) = sum;
    }
  }
}

KERNEL void convolve(float *memory, const float *weights, const struct line_first *f) {
  for (long block = 0; block < f->outputs; block += 8) {
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

void line_multiply_plain(float *memory, const float *weights, const struct line_matrix *matrix) {
  multiply(memory, weights, matrix, 1);
}

void line_filter_plain(float *memory, const float *weights, const struct line_filter *plan) {
  filter(memory, weights, plan);
}

void line_convolve_plain(float *memory, const float *weights, const struct line_first *plan) {
  convolve(memory, weights, plan);
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static void multiply_wide(float *memory, const float *weights,
                                                          const struct line_matrix *matrix) {
  multiply(memory, weights, matrix, 2);
}

__attribute__((target("avx2"))) static void filter_wide(float *memory, const float *weights,
                                                        const struct line_filter *plan) {
  filter(memory, weights, plan);
}

__attribute__((target("avx2"))) static void convolve_wide(float *memory, const float *weights,
                                                          const struct line_first *plan) {
  convolve(memory, weights, plan);
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
  filter_by_sixteen(memory, weights, plan);
}

void line_filter(float *memory, const float *weights, const struct line_filter *plan) {
  if (plan->channels % 16 == 0 && __builtin_cpu_supports("avx512f"))
    filter_widest(memory, weights, plan);
  else if (__builtin_cpu_supports("avx2"))
    filter_wide(memory, weights, plan);
  else
    line_filter_plain(memory, weights, plan);
}

void line_convolve(float *memory, const float *weights, const struct line_first *plan) {
  if (__builtin_cpu_supports("avx2"))
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
