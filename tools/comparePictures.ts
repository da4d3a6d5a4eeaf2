import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { unpackPicture } from './packPicture.ts'

/**
 * What makes pictures equal to the last pixel. Without the first, a page that changes in place is drawn anew only where
 * it changed, and the corners of those parts differ from run to run; the second keeps processors from differing.
 */
export const sameEveryTime = ['--disable-partial-raster', '--disable-skia-runtime-opts']

/** Says how a picture differs from what is expected, by a single step of a single channel even, and draws where. */
export async function comparePictures(
  expected: Buffer,
  actual: Buffer,
): Promise<{ problem: string; drawn?: Buffer } | undefined> {
  const [a, b] = [await unpackPicture(expected), await unpackPicture(actual)]
  if (a.width !== b.width || a.height !== b.height)
    return { problem: `${b.width}×${b.height} instead of ${a.width}×${a.height}` }
  if (Buffer.compare(a.data, b.data) === 0) return undefined
  const drawn = new PNG({ width: a.width, height: a.height })
  const pixels = pixelmatch(a.data, b.data, drawn.data, a.width, a.height, { threshold: 0, includeAA: true })
  return pixels ? { problem: `${pixels} pixels differ`, drawn: PNG.sync.write(drawn) } : undefined
}
