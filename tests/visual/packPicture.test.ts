import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { comparePictures } from './comparePictures.ts'
import { packPicture, unpackPicture } from './packPicture.ts'

/** A picture with every value of every channel, in pseudo-random order. */
function noise(width: number, height: number): PNG {
  const png = new PNG({ width, height })
  let state = 1
  for (let at = 0; at < png.data.length; at++) {
    state = (state * 48_271) % 2_147_483_647
    png.data[at] = at % 4 === 3 ? 255 : state & 255
  }
  return png
}

describe('packPicture', () => {
  it('keeps every pixel', async () => {
    const given = noise(123, 77)
    const packed = await packPicture(given)
    expect(packed.subarray(8, 12).toString()).toBe('WEBP')
    const { width, height, data } = await unpackPicture(packed)
    expect([width, height]).toEqual([123, 77])
    expect(Buffer.compare(data, given.data)).toBe(0)
  })
  it("compares equal to the browser's picture", async () => {
    const given = noise(32, 32)
    const packed = await packPicture(given)
    expect(await comparePictures(packed, PNG.sync.write(given))).toBeUndefined()
    given.data[5]! ^= 1
    expect(await comparePictures(packed, PNG.sync.write(given))).toMatchObject({ problem: '1 pixels differ' })
  })
})
