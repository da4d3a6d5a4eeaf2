import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** The maximum pixels of a picture: a little more than a 24 megapixel photo. Decompression bombs declare more. */
export const MAX_PIXELS = 26_000_000
/** The longest side of a stored picture in pixels. */
const MAX_SIDE = 2560
const PATIENCE_SECONDS = 15

export type Rewritten =
  | { type: string; bytes: Uint8Array; problem?: undefined }
  | { problem: 'fileFormat' | 'fileCut' | 'filePixels' }

// Nothing is cached between pictures, and a picture uses one thread.
sharp.cache(false)
sharp.concurrency(1)
// Only these readers of the library are allowed, whatever the file declares.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})

/** Decodes a picture and encodes it again: upright, in sRGB, without metadata. `square` crops its centre. */
export async function rewritePicture(bytes: Uint8Array, square?: number): Promise<Rewritten> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' })
  let head
  try {
    head = await picture.metadata()
  } catch (error) {
    return { problem: /pixel limit/i.test(String(error)) ? 'filePixels' : 'fileCut' }
  }
  if (head.width * head.height > MAX_PIXELS) return { problem: 'filePixels' }
  const writer = writers[head.format]
  if (!writer) return { problem: 'fileFormat' }
  try {
    const side = Math.min(square ?? MAX_SIDE, head.width, head.height)
    const small = picture
      .autoOrient()
      .resize(
        square
          ? { width: side, height: side, fit: 'cover' }
          : { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true },
      )
      .timeout({ seconds: PATIENCE_SECONDS })
    const { type, write } = writer
    return { type, bytes: await write(small).toBuffer() }
  } catch {
    return { problem: 'fileCut' }
  }
}

const png = { type: 'image/png', write: (picture: Sharp) => picture.png({ compressionLevel: 8 }) }
const writers: Partial<Record<string, { type: string; write: (picture: Sharp) => Sharp }>> = {
  jpeg: { type: 'image/jpeg', write: (picture) => picture.jpeg({ quality: 86 }) },
  webp: { type: 'image/webp', write: (picture) => picture.webp({ quality: 86 }) },
  png,
  // Only the first frame is kept.
  gif: png,
}
