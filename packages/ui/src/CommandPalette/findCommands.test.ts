import { findCommands, groupCommands } from './findCommands.ts'
import type { Command } from './command.ts'

const commands: Command[] = [
  { id: 'stock', label: 'Stock', group: 'Go to', keywords: ['inventory', 'kucun'] },
  { id: 'new', label: 'New product', group: 'Actions' },
  { id: 'products', label: 'Products', group: 'Go to' },
  { id: '6205', label: '6205-2RS', group: 'Products', hint: 'Deep groove ball bearing' },
]
const ids = (text: string) => findCommands(commands, text).map(({ id }) => id)

it('lists all commands in their order while nothing is typed', () => {
  expect(ids(' ')).toEqual(['stock', 'new', 'products', '6205'])
})

it('finds by label, keyword, group and hint', () => {
  expect(ids('STOCK')).toEqual(['stock'])
  expect(ids('kucun')).toEqual(['stock'])
  expect(ids('actions new')).toEqual(['new'])
  expect(ids('groove 6205')).toEqual(['6205'])
})

it('puts labels that start with the text first, then labels with all words', () => {
  expect(ids('product')).toEqual(['products', 'new', '6205'])
})

it('finds nothing where a word is missing', () => {
  expect(ids('stock bearing')).toEqual([])
})

it('groups commands in the order in which the groups appear', () => {
  expect(groupCommands(commands).map(({ label, commands: { length } }) => [label, length])).toEqual([
    ['Go to', 2],
    ['Actions', 1],
    ['Products', 1],
  ])
})
