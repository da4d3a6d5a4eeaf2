import { expect, it } from 'vitest'
import * as z from 'zod'
import { contract } from './contract.ts'
import type { CallSpec } from './call.ts'

/** The names of keyword inputs. */
const words = ['keyword', 'shopName', 'prodName']

const searches = (Object.entries(contract) as [string, CallSpec][]).flatMap(([name, { method, input }]) =>
  method === 'GET' && input instanceof z.ZodObject
    ? words.filter((word) => word in input.shape).map((word) => [name, word, input.shape[word] as z.ZodType] as const)
    : [],
)

it('finds the calls with a keyword input', () => expect(searches.length).toBeGreaterThan(8))

it.each(searches)('%s trims its %s [R5.04]', (_, __, schema) => {
  expect(schema.parse(' 6205　轴承\t')).toBe('6205　轴承')
})
