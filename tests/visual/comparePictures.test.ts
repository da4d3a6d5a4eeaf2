import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { comparePictures } from './comparePictures.ts'

function picture(
  width: number,
  height: number,
  colour: readonly number[],
  change: (data: Buffer) => void = () => undefined,
): Buffer {
  const png = new PNG({ width, height })
  for (let at = 0; at < png.data.length; at += 4) png.data.set(colour, at)
  change(png.data)
  return PNG.sync.write(png)
}
const white = [255, 255, 255, 255]

describe('comparePictures', () => {
  it("detects a panel that changed from white to the page's grey", async () => {
    expect((await comparePictures(picture(40, 30, white), picture(40, 30, [245, 246, 247, 255])))?.problem).toBe(
      '1200 pixels differ',
    )
  })
  it.each([
    ['red', 0],
    ['green', 1],
    ['blue', 2],
  ])('detects one step of %s, on white and on black', async (_, channel) => {
    for (const ground of [white, [0, 0, 0, 255]]) {
      const stepped = ground.map((part, at) => (at === channel ? Math.abs(part - 1) : part))
      expect((await comparePictures(picture(8, 8, ground), picture(8, 8, stepped)))?.problem).toBe('64 pixels differ')
    }
  })
  it('detects a single pixel, even at an edge, and marks it', async () => {
    const edge = (data: Buffer) => {
      for (let at = 0; at < data.length; at += 4) if ((at / 4) % 8 < 4) data.set([0, 0, 0], at)
    }
    const shifted = (data: Buffer) => {
      edge(data)
      data.set([1, 1, 1], 8 * 4 * 3 + 4 * 3)
    }
    const found = await comparePictures(picture(8, 8, white, edge), picture(8, 8, white, shifted))
    expect(found?.problem).toBe('1 pixels differ')
    expect(PNG.sync.read(found!.drawn!)).toMatchObject({ width: 8, height: 8 })
  })
  it('treats pictures with the same pixels as equal, whatever their encoding', async () => {
    const one = picture(16, 16, white)
    const other = PNG.sync.write(PNG.sync.read(one), { deflateLevel: 0 })
    expect(one.equals(other)).toBe(false)
    expect(await comparePictures(one, other)).toBeUndefined()
  })
  it('reports both sizes if they differ', async () => {
    expect(await comparePictures(picture(8, 8, white), picture(8, 9, white))).toEqual({ problem: '8×9 instead of 8×8' })
  })
})
