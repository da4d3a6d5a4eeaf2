/** Places in the file are those of the Open Design Specification for .dwg files, 5.2 and 5.13. */
const START = 0x80
const LENGTH = 0x400
/** Three words of a Reed-Solomon code, letter by letter in turn: 239 letters of data, then 16 that prove them. */
const WORDS = 3
const WORD = 255
const DATA = 239
const PROOFS = WORD - DATA
/** x^8 + x^6 + x^5 + x^3 + 1 */
const POLYNOMIAL = 0x169
/** Sums and keys, then the lengths of the head itself, which is always packed: the second stays 0. */
const HEAD_LENGTH = 24
const UNPACKED_LENGTH = 28
const BEFORE_HEAD = 32

/** Whether the coded head of release 2007 is one: its three words are of the code, and its head lies within them. */
export function hasCodedHead(bytes: Uint8Array): boolean {
  if (bytes.length < START + LENGTH) return false
  const letter = (word: number, at: number) => bytes[START + word + at * WORDS]!
  const words = Array.from({ length: WORDS }, (_, word) => Array.from({ length: WORD }, (_, at) => letter(word, at)))
  if (!words.every(isOfCode)) return false
  const data = Buffer.from(words.flatMap((word) => word.slice(0, DATA)))
  const length = data.readInt32LE(HEAD_LENGTH)
  return length > 0 && length <= data.length - BEFORE_HEAD && data.readInt32LE(UNPACKED_LENGTH) === 0
}

/** A word is of the code where its polynomial, last letter first, is nought at the first sixteen powers of 2. */
function isOfCode(word: readonly number[]): boolean {
  let power = 1
  for (let proof = 0; proof < PROOFS; proof++) {
    power = times(power, 2)
    if (word.reduceRight((sum, letter) => times(sum, power) ^ letter, 0) !== 0) return false
  }
  return true
}

/** Two numbers of the field of 256. */
function times(one: number, other: number): number {
  let product = 0
  for (let rest = other, part = one; rest > 0; rest >>= 1) {
    if (rest & 1) product ^= part
    part <<= 1
    if (part > 0xff) part ^= POLYNOMIAL
  }
  return product
}
