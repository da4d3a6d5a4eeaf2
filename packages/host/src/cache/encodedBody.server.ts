import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './acceptedEncodings.ts'

/** Brotli quality. Higher than fast levels, since each page is compressed once for all requests. */
const QUALITY = 7
/** The Brotli window as a power of two: 256 kB, more than any page. A larger window costs memory per stream. */
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

/** Returns a page as bytes, plain or compressed. Each encoding is compressed once, on first use. */
export function createEncodedBody(html: string): EncodedBody {
  const made: { [one in Encoding]?: Promise<Buffer> } = {}
  const plain = Buffer.from(html)
  return async (encoding) => (encoding ? (made[encoding] ??= compress[encoding](html)) : plain)
}
