#ifndef CMRZMODEL_H
#define CMRZMODEL_H

/// The first byte of the embedded Tesseract model `mrz.traineddata`; it lives as long as the
/// program.
const unsigned char *_Nonnull mrz_model_bytes(void);

/// The size of the model in bytes.
unsigned long mrz_model_size(void);

#endif
