import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blocksOf,
  copyBlock,
  insertBlocks,
  itemsAt,
  moveBlock,
  moveItem,
  openPage,
  pathText,
  put,
  putValue,
  removeBlock,
  valueAt,
} from './page.ts'
import type { Page, Path } from './page.ts'
import { readPath } from './internal/problems.ts'

const block = fc.oneof(
  fc.record({
    type: fc.constantFrom('floor_title', 'hologram'),
    id: fc.uuid(),
    dataField: fc.dictionary(fc.string(), fc.jsonValue()),
  }),
  fc.jsonValue(),
)
const pages = fc.array(block, { maxLength: 8 }).map(openPage)
const path = fc.array(fc.oneof(fc.nat(4), fc.constantFrom('title', 'tabs', 'a b', 'zh')), {
  minLength: 1,
  maxLength: 4,
})
const keyIn = (page: Page, at: number) => page[at % page.length]!.key

describe('a page', () => {
  it('gives back the blocks that it was opened with, readable or not', () => {
    fc.assert(
      fc.property(fc.array(block), (blocks) => {
        expect(blocksOf(openPage(blocks)).every((one, at) => one === blocks[at])).toBe(true)
      }),
    )
  })

  it('keeps every block when one moves, and the order of the others', () => {
    fc.assert(
      fc.property(pages, fc.nat(), fc.integer({ min: -3, max: 12 }), (page, at, before) => {
        fc.pre(page.length > 0)
        const key = keyIn(page, at)
        const moved = moveBlock(page, key, before)
        const without = (one: Page) => one.filter((entry) => entry.key !== key)
        expect(without(moved)).toEqual(without(page))
        expect(moved).toHaveLength(page.length)
      }),
    )
  })

  it('puts a moved block before the block that stood at the place', () => {
    const page = openPage(['a', 'b', 'c', 'd'])
    expect(blocksOf(moveBlock(page, page[0]!.key, 3))).toEqual(['b', 'c', 'a', 'd'])
    expect(blocksOf(moveBlock(page, page[3]!.key, 0))).toEqual(['d', 'a', 'b', 'c'])
    expect(moveBlock(page, page[1]!.key, 1)).toBe(page)
    expect(moveBlock(page, page[1]!.key, 2)).toBe(page)
    expect(moveBlock(page, 'gone', 2)).toBe(page)
  })

  it('inserts within its bounds and removes what it inserted', () => {
    fc.assert(
      fc.property(pages, fc.integer({ min: -3, max: 12 }), block, (page, at, one) => {
        const { page: longer, keys } = insertBlocks(page, at, [one])
        expect(longer).toHaveLength(page.length + 1)
        expect(removeBlock(longer, keys[0]!)).toEqual(page)
      }),
    )
  })

  it('copies a block without its id, right after it', () => {
    const page = openPage([{ type: 'floor_title', id: 'one', dataField: { title: 'a' } }, null])
    expect(blocksOf(copyBlock(page, page[0]!.key).page)).toEqual([
      { type: 'floor_title', id: 'one', dataField: { title: 'a' } },
      { type: 'floor_title', dataField: { title: 'a' } },
      null,
    ])
    expect(blocksOf(copyBlock(page, page[1]!.key).page)).toEqual([...blocksOf(page), null])
  })
})

describe('a value in a block', () => {
  it('is read where it was written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), path, fc.jsonValue(), (whole, at, value) => {
        expect(valueAt(put(whole, at, value), at)).toEqual(value)
      }),
    )
  })

  it('leaves its neighbours as they are, known or not', () => {
    const page = openPage([{ type: 'x', extra: [1], dataField: { a: 1, unknown: { deep: true } } }])
    const key = page[0]!.key
    expect(blocksOf(putValue(page, key, ['dataField', 'a'], 2))).toEqual([
      { type: 'x', extra: [1], dataField: { a: 2, unknown: { deep: true } } },
    ])
    expect(blocksOf(putValue(page, key, ['dataField', 'a'], undefined))).toEqual([
      { type: 'x', extra: [1], dataField: { unknown: { deep: true } } },
    ])
  })

  it('replaces a value of the wrong kind on its way', () => {
    expect(put({ list: 'text' }, ['list', 1, 'name'], 'b')).toEqual({ list: [undefined, { name: 'b' }] })
    expect(put(null, ['a'], 1)).toEqual({ a: 1 })
  })

  it('cannot reach a prototype', () => {
    expect(valueAt({}, ['constructor', 'name'])).toBeUndefined()
    const written = put({}, ['__proto__', 'polluted'], true)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect(Object.keys(written as object)).toEqual(['__proto__'])
  })
})

describe('an item of a list', () => {
  const slots: Path[] = [
    ['dataField', 'columns', 0, 'goods'],
    ['dataField', 'columns', 1, 'goods'],
  ]
  const start = (first: string[], second: string[]) =>
    openPage([{ type: 'goods_module1', dataField: { columns: [{ goods: first }, { goods: second }] } }])

  it('is in exactly one slot after any move', () => {
    const names = fc.uniqueArray(fc.string(), { maxLength: 8 })
    fc.assert(
      fc.property(names, fc.nat(8), fc.nat(8), fc.nat(9), fc.nat(1), fc.nat(1), (all, cut, at, before, from, to) => {
        const page = start(all.slice(0, cut), all.slice(cut))
        const key = page[0]!.key
        const moved = moveItem(page, { key, path: slots[from]!, at }, { key, path: slots[to]!, before })
        const held = slots.flatMap((path) => itemsAt(moved, { key, path }))
        expect(held.toSorted()).toEqual(all.toSorted())
      }),
    )
  })

  it('moves into another column and to another place of its own', () => {
    const page = start(['a', 'b', 'c'], ['d'])
    const key = page[0]!.key
    const [one, two] = slots as [Path, Path]
    expect(
      itemsAt(moveItem(page, { key, path: one, at: 0 }, { key, path: two, before: 1 }), { key, path: two }),
    ).toEqual(['d', 'a'])
    expect(
      itemsAt(moveItem(page, { key, path: one, at: 0 }, { key, path: one, before: 3 }), { key, path: one }),
    ).toEqual(['b', 'c', 'a'])
    const middle = moveItem(page, { key, path: one, at: 0 }, { key, path: one, before: 2 })
    expect(itemsAt(middle, { key, path: one })).toEqual(['b', 'a', 'c'])
    expect(moveItem(page, { key, path: one, at: 9 }, { key, path: two, before: 0 })).toBe(page)
  })
})

it('reads the paths that it writes', () => {
  fc.assert(
    fc.property(path, (one) => {
      expect(readPath(pathText(one))).toEqual(one)
    }),
  )
})
