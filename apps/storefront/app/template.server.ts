import { constants, crc32, deflateRawSync } from 'node:zlib'

/** What one answer has of its own within a page that is everybody's. */
type Piece = { raw: Buffer; deflated: Buffer }

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** An empty last block. */
const END = Buffer.from([3, 0])

/** As far back as a piece may refer (RFC 1951, 2). */
const WINDOW = 32 * 1024

/**
 * A page with holes, compressed once and filled for each answer with something as long as they are: between its pieces the
 * filling stands as it is, in a block of its own (RFC 1951, 3.2.4), and only the checksum is made anew.
 */
export function createTemplate(html: string, hole: string) {
  // In UTF-8 there is no such byte: pieces refer back to each other, and never to what a hole is filled with.
  const unlike = Buffer.alloc(Buffer.byteLength(hole), 0xff)
  let before = Buffer.alloc(0)
  const pieces: Piece[] = html.split(hole).map((text) => {
    const raw = Buffer.from(text)
    // Flushed, so that it ends on a byte.
    const deflated = deflateRawSync(raw, { level: 9, finishFlush: constants.Z_SYNC_FLUSH, ...(before.length > 0 && { dictionary: before }) })
    before = Buffer.concat([before, raw, unlike]).subarray(-WINDOW)
    return { raw, deflated }
  })

  function raw(filling: string): Buffer {
    const between = Buffer.from(filling)
    return Buffer.concat(pieces.flatMap((piece, index) => (index ? [between, piece.raw] : [piece.raw])))
  }

  function gzip(filling: string): Buffer {
    if (Buffer.byteLength(filling) !== unlike.length) throw new RangeError(`The hole takes ${unlike.length} bytes.`)
    const whole = raw(filling)
    const block = stored(Buffer.from(filling))
    const tail = Buffer.alloc(8)
    tail.writeUInt32LE(crc32(whole), 0)
    tail.writeUInt32LE(whole.length, 4)
    return Buffer.concat([HEAD, ...pieces.flatMap(({ deflated }, index) => (index ? [block, deflated] : [deflated])), END, tail])
  }

  return { raw, gzip }
}

function stored(bytes: Buffer): Buffer {
  const block = Buffer.alloc(5 + bytes.length)
  block.writeUInt16LE(bytes.length, 1)
  block.writeUInt16LE(~bytes.length & 0xffff, 3)
  bytes.copy(block, 5)
  return block
}
