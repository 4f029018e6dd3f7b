import IdentityDocument

// A program of the pure module alone: `ldd` of it must not name Foundation.
let zone = """
  P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
  L898902C36UTO7408122F1204159ZE184226B<<<<<10
  """
do {
  print(try MRZ(parsing: zone).documentNumber.value)
} catch {
  print(error)
}
