import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../server/acceptedEncodings.ts'

/** Smaller than the lowest that is quick, and each page is compressed once for all who ask for it. */
const QUALITY = 7
/** 256 kB (as a power of two), more than any page: a stream takes some memory for each byte of it. */
const WINDOW = 18

const compress: { readonly [one in Encoding]: (html: string) => Promise<Buffer> } = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: WINDOW,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (html) => promisify(gzip)(html, { level: 9 }),
}

export type EncodedBody = (encoding: Encoding | undefined) => Promise<Buffer>

/** A page as bytes: plain, or compressed when somebody first takes it so, once for all. */
export function createEncodedBody(html: string): EncodedBody {
  const made: { [one in Encoding]?: Promise<Buffer> } = {}
  const plain = Buffer.from(html)
  return async (encoding) => (encoding ? (made[encoding] ??= compress[encoding](html)) : plain)
}
