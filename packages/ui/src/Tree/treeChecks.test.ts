import fc from 'fast-check'
import { checksOf, toggleCheck } from './treeChecks.ts'
import { everyNode } from './treeNode.ts'
import type { TreeNode } from './treeNode.ts'

const bearings: TreeNode = {
  id: 'bearings',
  label: 'Bearings',
  children: [
    {
      id: 'ball',
      label: 'Ball',
      children: [
        { id: '6205', label: '6205' },
        { id: '6206', label: '6206' },
      ],
    },
    { id: 'roller', label: 'Roller', leaf: false },
  ],
}
const bolts: TreeNode = {
  id: 'bolts',
  label: 'Bolts',
  children: [
    { id: 'm8', label: 'M8' },
    { id: 'm10', label: 'M10', disabled: true },
  ],
}
const nodes = [bearings, bolts]
const [ball] = bearings.children!
const find = (id: string) => everyNode(nodes).find((node) => node.id === id)!

it('half-checks the parents of a checked entry', () => {
  const checks = checksOf(nodes, ['6205'])
  expect(['bearings', 'ball', '6205', '6206', 'roller', 'bolts'].map((id) => checks.get(id))).toEqual([
    'mixed',
    'mixed',
    true,
    false,
    false,
    false,
  ])
})

it('checks everything beneath a checked entry', () => {
  expect(checksOf(nodes, ['bearings']).get('6206')).toBe(true)
})

it('names the parent once all its entries are checked', () => {
  expect(toggleCheck(nodes, ['6205'], find('6206'))).toEqual(['ball'])
  expect(toggleCheck(nodes, ['ball'], find('roller'))).toEqual(['bearings'])
})

it('names the remaining entries once one of them is unchecked', () => {
  expect(toggleCheck(nodes, ['bearings'], find('6205'))).toEqual(['6206', 'roller'])
})

it('checks the rest of a half-checked parent, and unchecks a checked one', () => {
  expect(toggleCheck(nodes, ['6205'], ball!)).toEqual(['ball'])
  expect(toggleCheck(nodes, ['ball'], ball!)).toEqual([])
})

it('leaves disabled entries as they are', () => {
  expect(toggleCheck(nodes, [], bolts)).toEqual(['m8'])
  expect(toggleCheck(nodes, ['m8'], bolts)).toEqual([])
  expect(toggleCheck(nodes, ['bolts'], bolts)).toEqual(['m10'])
})

it('keeps ids that are not loaded yet', () => {
  expect(toggleCheck(nodes, ['unknown'], find('m8'))).toEqual(['m8', 'unknown'])
})

it('checks the children of a checked entry when they are loaded', () => {
  const loaded = [{ ...bearings, children: [ball!, { ...find('roller'), children: [{ id: 'nu', label: 'NU' }] }] }]
  expect(checksOf(loaded, ['roller']).get('nu')).toBe(true)
})

it('returns to the former checks when an entry without disabled ones is pressed on and off', () => {
  const ids = everyNode(nodes).map(({ id }) => id)
  fc.assert(
    fc.property(fc.subarray(ids), fc.constantFrom('6205', 'roller', 'm8'), (value, id) => {
      const once = toggleCheck(nodes, value, find(id))
      const twice = toggleCheck(nodes, once, find(id))
      expect(checksOf(nodes, once).get(id)).toBe(checksOf(nodes, value).get(id) !== true)
      expect(checksOf(nodes, twice)).toEqual(checksOf(nodes, value))
    }),
  )
})
