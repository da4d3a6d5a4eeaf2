import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliDecompress, constants, crc32, createBrotliCompress, deflateRaw } from 'node:zlib'
import type { Encoding } from '../server/acceptedEncodings.ts'

/**
 * A page with a hole, compressed once and filled for each answer with something as long: there the filling stands as it
 * is, in a block of its own, and what comes after refers back over it and never into it.
 */
export function createTemplate(html: string, hole: string) {
  const width = Buffer.byteLength(hole)
  const [head = EMPTY, tail, more] = html.split(hole).map((part) => Buffer.from(part))
  if (more) throw new RangeError('A template has one hole.')
  const once: { [one in Encoding]?: Promise<((filling: string) => Buffer) | undefined> } = {}

  /** The page as `encoding` has it; `undefined` where it cannot be had so. */
  async function encoded(encoding: Encoding, filling: string): Promise<Buffer | undefined> {
    if (Buffer.byteLength(filling) !== width) throw new RangeError(`The hole takes ${width} bytes.`)
    const fill = await (once[encoding] ??= (encoding === 'br' ? brotli : gzip)(head, tail, width))
    return fill?.(filling)
  }

  return { raw: (filling: string) => whole(head, filling, tail), encoded }
}

const EMPTY = Buffer.alloc(0)
const whole = (head: Buffer, filling: string, tail: Buffer | undefined) =>
  tail ? Buffer.concat([head, Buffer.from(filling), tail]) : head

/** As far back as gzip refers (RFC 1951, 2). */
const WINDOW = 32 * 1024
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** An empty last block. */
const END = Buffer.from([3, 0])

/** Two pieces, between them the filling in a stored block (RFC 1951, 3.2.4); the checksum is made anew. */
async function gzip(head: Buffer, tail: Buffer | undefined, width: number) {
  // Flushed, so that it ends on a byte. In UTF-8 there is no 0xff: nothing refers to where the filling will be.
  const deflate = (text: Buffer, before?: Buffer) =>
    promisify(deflateRaw)(text, {
      level: 9,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before && { dictionary: before.subarray(-WINDOW) }),
    })
  const [first, second] = await Promise.all([
    deflate(head),
    tail && deflate(tail, Buffer.concat([head, Buffer.alloc(width, 0xff)])),
  ])
  return (filling: string) => {
    const text = whole(head, filling, tail)
    const check = Buffer.alloc(8)
    check.writeUInt32LE(crc32(text), 0)
    check.writeUInt32LE(text.length, 4)
    return Buffer.concat([HEAD, first, ...(second ? [stored(filling), second] : []), END, check])
  }
}

function stored(text: string): Buffer {
  const bytes = Buffer.from(text)
  const header = Buffer.alloc(5)
  header.writeUInt16LE(bytes.length, 1)
  header.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([header, bytes])
}

const QUALITY = 7
/** 256 kB (as a power of two), more than any page: a stream takes some memory for each byte of it. */
const REACH = 18
/** A decoder knows a letter by the two before it, so the two after the hole stand with it. */
const CONTEXT = 2

/**
 * One stream, flushed around the hole. There stand bytes that are in no text in this order, so nothing refers to them,
 * and that cannot be made smaller, so the stream has them as they are: a filling is written over them. Tried once; a
 * page that does not come out as it went in has no such stream.
 */
async function brotli(head: Buffer, tail: Buffer | undefined, width: number) {
  const stream = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: REACH,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
  const all = buffer(stream)
  const hole = tail
    ? Buffer.concat([Buffer.alloc(width).map((_, index) => 0x80 + (index % 0x40)), tail.subarray(0, CONTEXT)])
    : EMPTY
  for (const part of [head, hole]) {
    stream.write(part)
    await new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve))
  }
  stream.end(tail?.subarray(CONTEXT))
  const made = await all
  const at = made.indexOf(hole)
  const fill = (filling: string) => {
    const filled = Buffer.from(made)
    if (tail) filled.write(filling, at)
    return filled
  }
  const trial = 'x'.repeat(width)
  const said = at < 0 ? undefined : await promisify(brotliDecompress)(fill(trial)).catch(() => undefined)
  return said?.equals(whole(head, trial, tail)) ? fill : undefined
}
