import { findInTree, rowsOf } from './treeRows.ts'
import type { TreeNode } from './treeNode.ts'

const nodes: TreeNode[] = [
  {
    id: 'bearings',
    label: 'Bearings',
    children: [
      { id: 'ball', label: 'Ball bearings', children: [{ id: '6205', label: '6205-2RS' }] },
      { id: 'roller', label: 'Roller bearings', leaf: false },
    ],
  },
  { id: 'bolts', label: 'Bolts', children: [] },
]
const none = () => undefined

it('shows the children of expanded entries with their levels and places', () => {
  expect(
    rowsOf(nodes, new Set(['bearings']), none).map(({ key, level, position, size, open }) => [
      key,
      level,
      `${position}/${size}`,
      open,
    ]),
  ).toEqual([
    ['bearings', 1, '1/2', true],
    ['ball', 2, '1/2', false],
    ['roller', 2, '2/2', false],
    ['bolts', 1, '2/2', undefined],
  ])
})

it('shows one row for children that are loading or could not be loaded', () => {
  const expanded = new Set(['bearings', 'roller'])
  expect(rowsOf(nodes, expanded, none)[3]).toMatchObject({ kind: 'loading', level: 3 })
  expect(rowsOf(nodes, expanded, () => 'failed')[3]).toMatchObject({ kind: 'failed', level: 3 })
})

it('finds words in a label and the labels above it, and expands the parents', () => {
  const { found, opened } = findInTree(nodes, 'ball 6205')
  expect(rowsOf(found, new Set(opened), none).map(({ key }) => key)).toEqual(['bearings', 'ball', '6205'])
})

it('keeps everything beneath a found entry', () => {
  const { found, opened } = findInTree(nodes, 'bearings')
  expect(found).toEqual([nodes[0]])
  expect(opened).toEqual([])
})

it('finds nothing where a word is missing', () => {
  expect(findInTree(nodes, 'ball 7000').found).toEqual([])
})
