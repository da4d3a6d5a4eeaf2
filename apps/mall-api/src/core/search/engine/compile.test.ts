import { expect, it } from 'vitest'
import { Dictionary } from '../index/dictionary.ts'
import { both, listedRows } from '../rowSet.ts'
import { Compiler, modelsNotCut } from './compile.ts'

const compiler = new Compiler(new Dictionary())

it('requires one SKU of a product to meet all conditions', () => {
  const query = compiler.products(both({ token: 'steel' }, { stocked: true }))
  expect(JSON.stringify(query)).toContain(
    JSON.stringify({
      bool: {
        filter: [{ terms: { 'rows.words': ['steel'] } }, { term: { 'rows.stocked': { value: true } } }],
      },
    }),
  )
})

it('puts siblings into a separate query, at any depth of the set', () => {
  const query = compiler.products(both(both({ token: 'a' }, { siblings: { token: 'b' } }), listedRows))
  const { bool } = query as { bool: { filter: { nested: { query: object } }[] } }
  expect(bool.filter).toHaveLength(2)
  expect(bool.filter[1]!.nested.query).toEqual({ terms: { 'rows.words': ['b'] } })
  expect(JSON.stringify(bool.filter[0])).not.toContain('"b"')
})

it('matches no model in which the prefix would cut a number', () => {
  const { regexp } = modelsNotCut('r3') as { regexp: { 'rows.model': { value: string } } }
  const begins = (model: string) => new RegExp(`^${regexp['rows.model'].value}$`).test(model)
  expect(['r3', 'r3a', 'r37', 'r3.5'].map(begins)).toEqual([true, true, false, false])
})

it('looks for a designation among the models of SKUs only, not among the words of their products', () => {
  const query = JSON.stringify(compiler.rows({ model: '62052rs' }))
  expect(query).toContain('rows.model')
  expect(query).not.toContain('rows.words')
})

it('puts the words of all alternatives into one clause', () => {
  const words = { any: [{ token: 'bolt' }, { any: [{ token: 'screw' }, { brandIds: [7] }] }] }
  expect(compiler.rows(words)).toEqual({
    bool: {
      should: [{ terms: { 'rows.words': ['bolt', 'screw'] } }, { terms: { 'rows.brand': [7] } }],
      minimum_should_match: 1,
    },
  })
})

it('finds nothing in an empty set', () => {
  expect(compiler.rows({ any: [] })).toEqual({ match_none: {} })
  expect(compiler.rows({ brandIds: [] })).toEqual({ match_none: {} })
})
