import { expect, it } from 'vitest'
import { childrenOf, nodesOf, placesIn, search } from './nodes.ts'
import type { CascaderNode } from './nodes.ts'

const regions: CascaderNode[] = [
  {
    id: '32',
    label: '江苏省',
    children: [
      {
        id: '3205',
        label: '苏州市',
        children: [
          { id: '320505', label: '虎丘区' },
          { id: '320506', label: '吴中区', disabled: true },
        ],
      },
      { id: '3202', label: '无锡市' },
    ],
  },
  { id: '33', label: '浙江省', leaf: false },
  { id: '81', label: '香港特别行政区', children: [] },
]
const loaded = { 33: [{ id: '3301', label: '杭州市', leaf: false }], '33/3301': [{ id: '330106', label: '西湖区' }] }
const labels = (nodes: CascaderNode[]) => nodes.map(({ label }) => label).join(' ')

it('returns the given or loaded children of a path, and undefined if there are none yet', () => {
  expect(childrenOf(regions, [])).toBe(regions)
  expect(childrenOf(regions, ['32', '3205'])).toHaveLength(2)
  expect(childrenOf(regions, ['33'])).toBeUndefined()
  expect(childrenOf(regions, ['33', '3301'], loaded)?.[0]?.label).toBe('西湖区')
  expect(childrenOf(regions, ['99', '1'])).toBeUndefined()
})

it('returns the entries of a path as far as they are known', () => {
  expect(labels(nodesOf(regions, ['32', '3205', '320505']))).toBe('江苏省 苏州市 虎丘区')
  expect(labels(nodesOf(regions, ['33', '3301']))).toBe('浙江省')
  expect(labels(nodesOf(regions, ['33', '3301'], loaded))).toBe('浙江省 杭州市')
})

it('returns leaves and unloaded entries as places, without disabled ones', () => {
  expect(placesIn(regions).map(({ path }) => path.join('/'))).toEqual(['32/3205/320505', '32/3202', '33', '81'])
  expect(placesIn(regions, { loaded }).map(({ path }) => path.join('/'))).toContain('33/3301/330106')
})

it('returns entries of all levels with anyLevel', () => {
  expect(placesIn(regions, { anyLevel: true })).toHaveLength(6)
})

it('finds places by words of any level; places whose own label matches come first', () => {
  const places = placesIn(regions, { anyLevel: true })
  expect(search(places, '江苏 虎').map(({ path }) => path.join('/'))).toEqual(['32/3205/320505'])
  expect(search(places, '苏').map(({ path }) => path.join('/'))).toEqual(['32', '32/3205', '32/3205/320505', '32/3202'])
  expect(search(places, ' ')).toEqual([])
  expect(search(places, '苏', 2)).toHaveLength(2)
})
