/** Encodes for ASCIIHexDecode (ISO 32000, 7.4.2). */
export const hex = (bytes: Buffer): Buffer => Buffer.from(`${bytes.toString('hex')}>`, 'latin1')

/** Encodes for RunLengthDecode (7.4.5), with literal runs only. */
export function runLength(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 128) {
    const run = bytes.subarray(at, at + 128)
    parts.push(Buffer.from([run.length - 1]), run)
  }
  return Buffer.concat([...parts, Buffer.from([128])])
}

/** Encodes for ASCII85Decode (7.4.3). */
export function ascii85(bytes: Buffer): Buffer {
  let coded = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4)
    let value = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE()
    let letters = ''
    for (let place = 0; place < 5; place++) {
      letters = String.fromCharCode((value % 85) + 33) + letters
      value = Math.floor(value / 85)
    }
    coded += letters.slice(0, group.length + 1)
  }
  return Buffer.from(`${coded}~>`, 'latin1')
}

/** Encodes for LZWDecode (7.4.4), with a clear code every hundred bytes to keep the codes nine bits long. */
export function lzw(bytes: Buffer): Buffer {
  const codes: number[] = []
  bytes.forEach((byte, index) => {
    if (index % 100 === 0) codes.push(256)
    codes.push(byte)
  })
  codes.push(257)
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('')
  const coded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')
  return Buffer.from((coded.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
