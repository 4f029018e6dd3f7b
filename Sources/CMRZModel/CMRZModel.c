#include "CMRZModel.h"

// #embed is C23; clang takes it in every mode and only remarks on it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char model[] = {
#embed "mrz.traineddata"
};

const unsigned char *mrz_model_bytes(void) { return model; }

unsigned long mrz_model_size(void) { return sizeof model; }
