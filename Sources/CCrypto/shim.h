#if !__has_include(<openssl/evp.h>)
#error "libssl-dev: install this Debian package, or the like of it, for libcrypto"
#endif
#include <openssl/bn.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

/* Makes a key of the bytes of SubjectPublicKeyInfo; d2i_PUBKEY moves its pointer, which Swift need not see. */
static inline EVP_PKEY *crypto_public_key(const unsigned char *bytes, long count) {
  return d2i_PUBKEY(NULL, &bytes, count);
}

/* Whether the named parameter of a key that is a number could be written out; *count is its length in bytes. */
static inline int crypto_number(const EVP_PKEY *key, const char *name, unsigned char *bytes, int *count) {
  BIGNUM *number = NULL;
  if (EVP_PKEY_get_bn_param(key, name, &number) != 1) return 0;
  int width = BN_num_bytes(number);
  int fits = width <= *count;
  if (fits) *count = BN_bn2bin(number, bytes);
  BN_free(number);
  return fits;
}
