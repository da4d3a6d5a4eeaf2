import { expect, it } from 'vitest'
import { refusal } from './refusal.ts'

const limit = 2 * 1024 * 1024
const picture = { name: 'a.png', type: 'image/png', size: limit }

it('lets pictures of up to the limit through [R5.11]', () => {
  expect(refusal(picture, limit)).toBeUndefined()
})

it('says which of the two was wrong, and of which file [R5.11]', () => {
  expect(refusal({ ...picture, size: limit + 1 }, limit)).toEqual({ name: 'a.png', why: 'size' })
  // An SVG can contain scripts.
  for (const type of ['image/svg+xml', 'application/pdf', ''])
    expect(refusal({ ...picture, type }, limit)).toEqual({ name: 'a.png', why: 'format' })
})
