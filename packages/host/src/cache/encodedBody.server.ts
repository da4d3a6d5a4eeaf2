import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './acceptedEncodings.ts'

/** The Brotli quality: slow, because each page is compressed once for all requests. */
const QUALITY = 7
/** The Brotli window as a power of two: 256 kB, more than any page. A larger window costs memory per stream. */
const WINDOW = 18

const compress: { readonly [one in Encoding]: (html: string) => Promise<Bytes> } = {
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

type Bytes = Buffer<ArrayBuffer>
export type EncodedBody = (encoding: Encoding | undefined) => Promise<Bytes>

/** Returns a page as bytes, plain or compressed. Each encoding is compressed once, on first use. */
export function createEncodedBody(html: string): EncodedBody {
  const made: { [one in Encoding]?: Promise<Bytes> } = {}
  const plain = Buffer.from(html)
  return async (encoding) => (encoding ? (made[encoding] ??= compress[encoding](html)) : plain)
}
