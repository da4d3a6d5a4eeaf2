const POLYNOMIAL = 0x169

const powers: number[] = []
for (let value = 1; powers.length < 255; value = value & 0x80 ? (value << 1) ^ POLYNOMIAL : value << 1)
  powers.push(value)
const product = (one: number, other: number): number =>
  one && other ? powers[(powers.indexOf(one) + powers.indexOf(other)) % 255]! : 0

/**
 * The Reed-Solomon generator polynomial. Its roots are the powers 239 to 254, matching the order of the code words in
 * the file.
 */
let generator = [1]
for (let root = 239; root < 255; root++) {
  generator = [...generator, 0].map((value, index) => value ^ product(generator[index - 1] ?? 0, powers[root]!))
}

/** Returns the 16 parity bytes of 239 data bytes: the remainder of the division by the generator. */
export function proofOf(data: Uint8Array): number[] {
  const rest = [...data, ...Array.from({ length: 16 }, () => 0)]
  for (let at = 0; at < data.length; at++) {
    const factor = rest[at]!
    for (const [index, value] of generator.entries()) rest[at + index]! ^= product(factor, value)
  }
  return rest.slice(data.length)
}

/**
 * Returns the first 1,152 bytes of a DWG 2007 (Open Design Specification 5.2). At 0x80 are three interleaved
 * Reed-Solomon code words with 239 data bytes and 16 parity bytes each.
 */
export function dwgHead2007(headLength = 162, unpackedLength = 0): Buffer {
  const data = Buffer.alloc(3 * 239)
  for (let at = 0; at < 32 + 162; at++) data[at] = (at * 89 + 7) & 0xff
  data.writeInt32LE(headLength, 24)
  data.writeInt32LE(unpackedLength, 28)
  const head = Buffer.alloc(0x480)
  head.write('AC1021', 0, 'latin1')
  for (let word = 0; word < 3; word++) {
    const letters = data.subarray(word * 239, (word + 1) * 239)
    for (const [at, letter] of [...letters, ...proofOf(letters)].entries()) head[0x80 + word + at * 3] = letter
  }
  return head
}
