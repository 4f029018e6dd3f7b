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

#endif
