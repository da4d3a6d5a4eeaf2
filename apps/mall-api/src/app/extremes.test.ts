import { contract } from '@millwright/contract/contract'
import type { CallName } from '@millwright/contract/contract'
import type { CallSpec } from '@millwright/contract/call'
import { beforeAll, expect, it } from 'vitest'
// @boundaries-ignore what calls take is read from their schemas
import * as z from 'zod'
import { onDatabase } from '../testing/databases.ts'
import { testMall } from '../testing/testMall.ts'
import type { TestMall } from '../testing/testMall.ts'
import { Visitor } from '../testing/visitor.ts'

type Shape = {
  type?: string
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  items?: Shape
  pattern?: string
  const?: unknown
  minimum?: number
  minLength?: number
}

const beyond = ['9223372036854775808', '9999999999999999999', '10000000000000000000', '1'.repeat(64)]
const malformed = ['abc', '-1', '1.5', '1e3', '0x1', '１', ' 1x', '1;drop', '1 2', '\u0000', '轴']
const held = ['9223372036854775807', '9007199254740993', '9007199254740991', '0']
const others = [
  1e300,
  -1e300,
  2 ** 53,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 63,
  0.5,
  null,
  [],
  {},
  '',
  true,
  '1,2',
  `1,${held[0]}`,
  `1,${beyond[0]}`,
  `1_${held[0]}`,
  `${held[0]}_1`,
  `${beyond[0]}_1^1_1`,
  `${held[1]}_1~2`,
  `1_${'9'.repeat(16)}~`,
]

/** Returns a value that a call accepts, by its input schema. */
function sample({ type, anyOf, properties, items, pattern, minimum, minLength = 0, ...shape }: Shape): unknown {
  if ('const' in shape) return shape.const
  if (anyOf) return sample(anyOf.find((one) => one.type !== 'null')!)
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sample(one)]))
  if (items) return [sample(items)]
  if (type === 'string') return pattern?.startsWith('^\\d') ? '1' : '1'.repeat(Math.max(1, minLength, pattern ? 8 : 1))
  return type === 'boolean' ? true : Math.max(1, minimum ?? 1)
}

/** Yields, for every leaf of the value, a copy with this leaf replaced. */
function* replaced(value: unknown, by: unknown, path = ''): Generator<[path: string, value: unknown]> {
  if (Array.isArray(value)) for (const [path_, one] of replaced(value[0], by, `${path}[]`)) yield [path_, [one]]
  else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value))
      for (const [path_, one] of replaced((value as Record<string, unknown>)[name], by, `${path}.${name}`))
        yield [path_, { ...value, [name]: one }]
  } else yield [path, by]
}

const calls = (Object.entries(contract) as [CallName, CallSpec][]).filter(
  ([name, { encoding }]) => encoding !== 'multipart' && name !== 'endSession' && name !== 'logOut',
)
const samples = new Map(
  calls.map(([name, { input }]) => [
    name,
    sample(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape),
  ]),
)
/**
 * Whether a field holds an id, or several ids in a text. A body that is a number or a list counts as ids too, except
 * the body of `cartInfo`, which is not read.
 */
const isId = (name: CallName, path: string) =>
  /(?<!clientMsg)Ids?(\[\])?$|\.[ap]id$/.test(path) || (/^(\[\])?$/.test(path) && name !== 'cartInfo')

onDatabase((open) => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await testMall(open())
  }, 60_000)

  async function ask(visitor: Visitor, name: CallName, input: unknown): Promise<string> {
    const { method, path, encoding }: CallSpec = contract[name]
    const given =
      typeof input === 'object' && input !== null && !Array.isArray(input)
        ? { ...(input as Record<string, unknown>) }
        : input
    const at = path.replace(/\{(\w+)\}/g, (_, key: string) => {
      const record = given as Record<string, unknown>
      const value = String(record[key])
      delete record[key]
      return encodeURIComponent(value) || '-'
    })
    const plain = () =>
      new URLSearchParams(Object.entries((given ?? {}) as object).map(([key, value]) => [key, String(value)]))
    const response =
      method === 'GET'
        ? await visitor.raw('GET', `${at}?${plain()}`)
        : await visitor.raw(
            method,
            at,
            encoding
              ? { body: plain() }
              : { body: JSON.stringify(given), headers: { 'content-type': 'application/json' } },
          )
    return response.headers.get('content-type')?.includes('json') ? (await response.json()).code : '00000'
  }

  it('reports no extreme value of an input as a fault of the server [R8.05]', async () => {
    const visitor = await new Visitor(mall.app).login()
    const faulty: string[] = []
    let asked = 0
    for (const [name] of calls) {
      const given = new Set<string>()
      for (const value of [...beyond, ...malformed, ...held, ...others]) {
        for (const [path, input] of replaced(samples.get(name), value)) {
          const text = `${name}${path} ${JSON.stringify(input)}`
          if (given.has(text)) continue
          given.add(text)
          asked++
          if ((await ask(visitor, name, input)) === 'A00005')
            faulty.push(
              `${name}${path} = ${JSON.stringify(value)}: ${String((mall.faults.at(-1) as Error).message).slice(0, 100)}`,
            )
        }
      }
    }
    expect(faulty).toEqual([])
    expect(asked).toBeGreaterThan(2_000)
  }, 300_000)

  it('rejects a malformed id as a bad argument, and never treats it as another id or as missing [R8.05]', async () => {
    const visitor = await new Visitor(mall.app).login()
    const taken: string[] = []
    let ids = 0
    for (const [name] of calls) {
      for (const value of [...beyond, ...malformed.filter((text) => text !== '\u0000')]) {
        for (const [path, input] of replaced(samples.get(name), value)) {
          if (!isId(name, path)) continue
          ids++
          const code = await ask(visitor, name, input)
          if (code !== 'A00014') taken.push(`${name}${path} = ${JSON.stringify(value)}: ${code}`)
        }
      }
    }
    expect(taken).toEqual([])
    expect(ids).toBeGreaterThan(300)
  }, 120_000)

  it('returns no records for a filter by an unknown id', async () => {
    const visitor = new Visitor(mall.app)
    for (const id of held.slice(0, 3)) {
      for (const query of [
        { brandIds: id },
        { attrIds: `1_${id}` },
        { attrIds: `${id}_1` },
        { attrRanges: `${id}_1~2` },
        { primaryCategoryId: id },
        { shopId: id },
      ]) {
        const { code, answer } = await visitor.call('searchProd', query)
        expect([JSON.stringify(query), code, answer?.total]).toEqual([JSON.stringify(query), '00000', 0])
      }
      expect((await visitor.call('prodsByIds', { prodIds: `${id}` })).answer).toEqual([])
      expect((await visitor.call('shopPage', { shopIds: id })).answer.total).toBe(0)
    }
  })
})
