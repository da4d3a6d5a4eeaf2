import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { unpackPicture } from './packPicture.ts'

/**
 * Browser flags for identical pixels. Partial raster redraws only changed regions, whose corners differ between runs.
 * Skia's runtime optimisations differ between processors.
 */
export const deterministicFlags = ['--disable-partial-raster', '--disable-skia-runtime-opts']

/**
 * Compares two pictures exactly. Returns the difference in words and as a drawn picture, or `undefined` if they are
 * equal.
 */
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
