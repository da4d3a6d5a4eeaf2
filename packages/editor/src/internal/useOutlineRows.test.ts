import { describe, expect, test } from 'vitest'
import { keptRows } from './useOutlineRows.ts'
import type { OutlineRow } from './useOutlineRows.ts'

const row = (id: string, title: string): OutlineRow => ({
  id,
  number: 1,
  name: 'Title',
  type: 'floor_title',
  title,
  hidden: false,
  problems: 0,
})

describe('the rows that the outline keeps', () => {
  test('the list stays the same object if no row differs', () => {
    const kept = [row('a', 'Bearings'), row('b', 'Seals')]
    expect(keptRows(kept, [row('a', 'Bearings'), row('b', 'Seals')])).toBe(kept)
  })

  test('only a row that differs is new', () => {
    const kept = [row('a', 'Bearings'), row('b', 'Seals')]
    const next = keptRows(kept, [row('a', 'Bearings'), row('b', 'Seal')])
    expect(next).not.toBe(kept)
    expect(next[0]).toBe(kept[0])
    expect(next[1]).toEqual(row('b', 'Seal'))
  })

  test('every part of a row counts', () => {
    const kept = [row('a', 'Bearings')]
    for (const change of [
      { number: 2 },
      { name: 'Sign' },
      { type: 'shop_signs' },
      { title: 'Belts' },
      { hidden: true },
      { problems: 1 },
    ])
      expect(keptRows(kept, [{ ...kept[0]!, ...change }])[0]).toMatchObject(change)
  })

  test('a list with moved, added or removed rows is new', () => {
    const kept = [row('a', 'Bearings'), row('b', 'Seals')]
    expect(keptRows(kept, [kept[1]!, kept[0]!])).toEqual([kept[1], kept[0]])
    expect(keptRows(kept, [kept[0]!])).toEqual([kept[0]])
    expect(keptRows(kept, [...kept, row('c', 'Belts')])).toHaveLength(3)
  })
})
