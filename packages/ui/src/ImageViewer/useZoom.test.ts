import { expect, it } from 'vitest'
import { zoomed } from './useZoom.ts'

const whole = { scale: 1, x: 0, y: 0 }

it('keeps the point under the pointer in place [R2.31]', () => {
  const at = { x: 0.25, y: -0.1 }
  const near = zoomed(whole, 2, at)
  // The point of the picture under the finger: (at - view) / scale.
  expect([(at.x - near.x) / near.scale, (at.y - near.y) / near.scale]).toEqual([0.25, -0.1])
})

it('limits the zoom to 1 to 8 and the offset to the edges of the picture [R2.31]', () => {
  expect(zoomed({ scale: 2, x: 0.5, y: -0.5 }, 0.1)).toEqual({ scale: 1, x: 0, y: -0 })
  expect(zoomed(whole, 100).scale).toBe(8)
  const edge = zoomed(zoomed(whole, 4, { x: 0.5, y: 0.5 }), 0.5, { x: -0.5, y: -0.5 })
  expect(Math.abs(edge.x)).toBeLessThanOrEqual(0.5)
})
