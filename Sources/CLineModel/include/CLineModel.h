#ifndef CLINEMODEL_H
#define CLINEMODEL_H

/// The first byte of the embedded weights of the line net; it lives as long as the program.
const unsigned char *_Nonnull line_model_bytes(void);

/// The size of the weights in bytes.
unsigned long line_model_size(void);

#endif
