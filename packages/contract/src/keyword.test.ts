import { expect, it } from 'vitest'
import * as z from 'zod'
import { contract } from './contract.ts'
import type { CallSpec } from './call.ts'

/** Names of inputs that search by words. */
const words = ['keyword', 'shopName', 'prodName']

const searches = (Object.entries(contract) as [string, CallSpec][]).flatMap(([name, { method, input }]) =>
  method === 'GET' && input instanceof z.ZodObject
    ? words.filter((word) => word in input.shape).map((word) => [name, word, input.shape[word] as z.ZodType] as const)
    : [],
)

it('finds the calls that search', () => expect(searches.length).toBeGreaterThan(8))

it.each(searches)('%s reads its %s without the spaces around it [R5.04]', (_, __, schema) => {
  expect(schema.parse(' 6205　轴承\t')).toBe('6205　轴承')
})
