/** Offsets from the Open Design Specification for .dwg files, 5.2 and 5.13. */
const START = 0x80
const LENGTH = 0x400
/** Three interleaved Reed-Solomon codewords: 239 data bytes, then 16 parity bytes. */
const WORDS = 3
const WORD = 255
const DATA = 239
const PROOFS = WORD - DATA
/** x^8 + x^6 + x^5 + x^3 + 1 */
const POLYNOMIAL = 0x169
/** Checksums and keys, then the lengths of the header, which is always compressed: the second length is 0. */
const HEAD_LENGTH = 24
const UNPACKED_LENGTH = 28
const BEFORE_HEAD = 32

/** Whether a release 2007 header is valid: its three codewords are correct, and the header lies within them. */
export function hasCodedHead(bytes: Uint8Array): boolean {
  if (bytes.length < START + LENGTH) return false
  const letter = (word: number, at: number) => bytes[START + word + at * WORDS]!
  const words = Array.from({ length: WORDS }, (_, word) => Array.from({ length: WORD }, (_, at) => letter(word, at)))
  if (!words.every(isOfCode)) return false
  const data = Buffer.from(words.flatMap((word) => word.slice(0, DATA)))
  const length = data.readInt32LE(HEAD_LENGTH)
  return length > 0 && length <= data.length - BEFORE_HEAD && data.readInt32LE(UNPACKED_LENGTH) === 0
}

/** Whether a codeword is valid: its polynomial, last byte first, is zero at the first sixteen powers of 2. */
function isOfCode(word: readonly number[]): boolean {
  let power = 1
  for (let proof = 0; proof < PROOFS; proof++) {
    power = times(power, 2)
    if (word.reduceRight((sum, letter) => times(sum, power) ^ letter, 0) !== 0) return false
  }
  return true
}

/** Multiplies two elements of GF(256). */
function times(one: number, other: number): number {
  let product = 0
  for (let rest = other, part = one; rest > 0; rest >>= 1) {
    if (rest & 1) product ^= part
    part <<= 1
    if (part > 0xff) part ^= POLYNOMIAL
  }
  return product
}
