#include "CLineModel.h"

// #embed is C23; clang takes it in every mode and only remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char fast[] = {
#embed "fast.weights"
};

static const unsigned char thorough[] = {
#embed "thorough.weights"
};

static const unsigned char peer[] = {
#embed "peer.weights"
};

static const unsigned char names[] = {
#embed "names.weights"
};

static const unsigned char words[] = {
#embed "words.weights"
};

static const unsigned char spelling[] = {
#embed "spelling.weights"
};

static const unsigned char spelt[] = {
#embed "spelt.weights"
};

static const unsigned char typeset[] = {
#embed "typeset.weights"
};

static const unsigned char print[] = {
#embed "print.weights"
};

static const unsigned char marks[] = {
#embed "marks.weights"
};

static const unsigned char labelled[] = {
#embed "labelled.weights"
};

static const unsigned char corners[] = {
#embed "corners.weights"
};

static const unsigned char capitals[] = {
#embed "capitals.weights"
};

const unsigned char *line_model_bytes(void) { return fast; }

unsigned long line_model_size(void) { return sizeof fast; }

const unsigned char *thorough_line_model_bytes(void) { return thorough; }

unsigned long thorough_line_model_size(void) { return sizeof thorough; }

const unsigned char *peer_line_model_bytes(void) { return peer; }

unsigned long peer_line_model_size(void) { return sizeof peer; }

const unsigned char *name_statistics_bytes(void) { return names; }

unsigned long name_statistics_size(void) { return sizeof names; }

const unsigned char *name_words_bytes(void) { return words; }

unsigned long name_words_size(void) { return sizeof words; }

const unsigned char *spelling_statistics_bytes(void) { return spelling; }

unsigned long spelling_statistics_size(void) { return sizeof spelling; }

const unsigned char *spelt_words_bytes(void) { return spelt; }

unsigned long spelt_words_size(void) { return sizeof spelt; }

const unsigned char *typeset_line_model_bytes(void) { return typeset; }

unsigned long typeset_line_model_size(void) { return sizeof typeset; }

const unsigned char *print_line_model_bytes(void) { return print; }

unsigned long print_line_model_size(void) { return sizeof print; }

const unsigned char *marks_line_model_bytes(void) { return marks; }

unsigned long marks_line_model_size(void) { return sizeof marks; }

const unsigned char *labelled_line_model_bytes(void) { return labelled; }

unsigned long labelled_line_model_size(void) { return sizeof labelled; }

const unsigned char *corner_model_bytes(void) { return corners; }

unsigned long corner_model_size(void) { return sizeof corners; }

const unsigned char *capital_model_bytes(void) { return capitals; }

unsigned long capital_model_size(void) { return sizeof capitals; }
