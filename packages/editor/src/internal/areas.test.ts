import { describe, expect, test } from 'vitest'
import { drawnBox, isDrawn, movedBox, resizedBox } from './areas.ts'

const box = { x: 20, y: 30, w: 40, h: 20 }

describe('areas on a picture', () => {
  test('an area is drawn in either direction and ends at the edge of the picture', () => {
    expect(drawnBox({ x: 10, y: 10 }, { x: 30.04, y: 50 })).toEqual({ x: 10, y: 10, w: 20, h: 40 })
    expect(drawnBox({ x: 30, y: 50 }, { x: -20, y: 130 })).toEqual({ x: 0, y: 50, w: 30, h: 50 })
  })

  test('a press without a move draws nothing', () => {
    expect(isDrawn(drawnBox({ x: 10, y: 10 }, { x: 11, y: 40 }))).toBe(false)
    expect(isDrawn(drawnBox({ x: 10, y: 10 }, { x: 12, y: 12 }))).toBe(true)
  })

  test('an area keeps its size and stays within the picture when it is moved', () => {
    expect(movedBox(box, { x: 5, y: -10 })).toEqual({ x: 25, y: 20, w: 40, h: 20 })
    expect(movedBox(box, { x: 500, y: -500 })).toEqual({ x: 60, y: 0, w: 40, h: 20 })
  })

  test('the opposite corner stays when a corner is moved', () => {
    expect(resizedBox(box, 'br', { x: 10, y: 5 })).toEqual({ x: 20, y: 30, w: 50, h: 25 })
    expect(resizedBox(box, 'tl', { x: 10, y: 5 })).toEqual({ x: 30, y: 35, w: 30, h: 15 })
    expect(resizedBox(box, 'tr', { x: -10, y: -5 })).toEqual({ x: 20, y: 25, w: 30, h: 25 })
    expect(resizedBox(box, 'bl', { x: -5, y: 100 })).toEqual({ x: 15, y: 30, w: 45, h: 70 })
  })

  test('a corner does not pass the opposite one', () => {
    expect(resizedBox(box, 'br', { x: -100, y: -100 })).toEqual({ x: 20, y: 30, w: 2, h: 2 })
    expect(resizedBox(box, 'tl', { x: 100, y: 100 })).toEqual({ x: 58, y: 48, w: 2, h: 2 })
  })
})
