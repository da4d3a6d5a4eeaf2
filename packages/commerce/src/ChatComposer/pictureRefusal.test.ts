import { expect, it } from 'vitest'
import { pictureRefusal } from './pictureRefusal.ts'

const limit = 2 * 1024 * 1024
const picture = { name: 'a.png', type: 'image/png', size: limit }

it('accepts a picture of exactly the maximum size [R5.11]', () => {
  expect(pictureRefusal(picture, limit)).toBeUndefined()
})

it('returns the name of a refused file, and whether its size or its format is wrong [R5.11]', () => {
  expect(pictureRefusal({ ...picture, size: limit + 1 }, limit)).toEqual({ name: 'a.png', why: 'size' })
  // An SVG can contain scripts.
  for (const type of ['image/svg+xml', 'application/pdf', ''])
    expect(pictureRefusal({ ...picture, type }, limit)).toEqual({ name: 'a.png', why: 'format' })
})
