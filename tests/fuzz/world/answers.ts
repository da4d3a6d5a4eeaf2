import type { CallSpec } from '@millwright/contract/call'
import { contract } from '@millwright/contract/contract'
import type { CallName } from '@millwright/contract/contract'
import fc from 'fast-check'
import * as z from 'zod'

type Schema = {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  pattern?: string
  $defs?: Record<string, Schema>
}

const strange = fc.oneof(
  fc.json({ maxDepth: 2 }).map((text) => JSON.parse(text) as unknown),
  fc.constantFrom<unknown>(
    null,
    0,
    -1,
    1e308,
    '',
    '1',
    true,
    [],
    {},
    [[[]]],
    { __proto__: 1 },
    '9007199254740993',
    '1970-01-01',
    '<b>x</b>',
  ),
)

/** Generates `data` that satisfies a schema. */
function dataOf(schema: Schema, defs: Record<string, Schema>, depth = 0): fc.Arbitrary<unknown> {
  if (schema.$ref)
    return depth > 4 ? fc.constant(null) : dataOf(defs[schema.$ref.split('/').at(-1)!] ?? {}, defs, depth + 1)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((one) => dataOf(one, defs, depth)))
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, one]) => [key, dataOf(one, defs, depth)]),
        ),
        { requiredKeys: schema.required ?? [] },
      )
    case 'array':
      return fc.array(dataOf(schema.items ?? {}, defs, depth + 1), { maxLength: depth > 2 ? 1 : 3 })
    case 'integer':
      return fc.integer({ min: 0, max: 1_000_000 })
    case 'number':
      return fc.constantFrom(0, 1, 12.5, 99.99, 1e6)
    case 'string':
      return fc.constantFrom('', '6205-2RS', '轴承', '12.50', '2026-11-21 10:00:00', 'pictures/a.svg')
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.constantFrom<unknown>(null, 'text', 1)
  }
}

const raw = (name: CallName) => (contract[name] as CallSpec).raw !== undefined
/** A call with `data` that satisfies its contract. */
export const kept = fc
  .constantFrom(
    ...(Object.keys(contract) as CallName[]).map((name) => {
      const schema = raw(name)
        ? {}
        : (z.toJSONSchema(contract[name].answer, { io: 'input', unrepresentable: 'any' }) as Schema)
      return [name, dataOf(schema, schema.$defs ?? {})] as const
    }),
  )
  .chain(([name, data]) => fc.tuple(fc.constant(name), data))

/** Corrupts the data in some places: replaces a value, removes a key, or appends to a list. */
export function changed(
  [name, data]: [CallName, unknown],
  cuts: readonly (readonly [number, number, unknown])[],
): [CallName, unknown] {
  const whole = { data: structuredClone(data) }
  for (const [where, how, thing] of cuts) {
    const put = structuredClone(thing)
    const places: [Record<string, unknown>, string][] = []
    const walk = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return
      for (const key of Object.keys(value)) {
        places.push([value as Record<string, unknown>, key])
        walk((value as Record<string, unknown>)[key])
      }
    }
    walk(whole)
    if (!places.length) break
    const [holder, key] = places[where % places.length]!
    if (how === 0 && !Array.isArray(holder)) delete holder[key]
    else if (how === 1 && Array.isArray(holder[key])) holder[key] = [...(holder[key] as unknown[]), put]
    else holder[key] = put
  }
  return [name, whole.data]
}
export const cuts = fc.array(fc.tuple(fc.nat(500), fc.nat(3), strange), { maxLength: 3 })

/** The delivery of a response: status, headers, envelope, and corruption in transit. */
export type Delivery = {
  status: number
  type: string
  code: unknown
  way: 'whole' | 'cut' | 'noise' | 'html' | 'bare' | 'broken' | 'never' | 'deep' | 'long'
  at: number
  after: string | undefined
}
export const delivery: fc.Arbitrary<Delivery> = fc.record({
  status: fc.constantFrom(200, 200, 200, 200, 200, 201, 204, 302, 400, 401, 403, 404, 429, 500, 502, 503, 504),
  type: fc.constantFrom(
    'application/json',
    'application/json;charset=UTF-8',
    'text/html',
    'text/plain',
    '',
    'application/vnd.ms-excel',
  ),
  code: fc.constantFrom<unknown>(
    '00000',
    '00000',
    '00000',
    '00000',
    'A00001',
    'A00002',
    'A00004',
    'A00005',
    'A03002',
    'A03010',
    'E',
    '',
    0,
    null,
    undefined,
  ),
  way: fc.constantFrom<Delivery['way'][]>(
    ...Array.from({ length: 180 }, () => 'whole' as const),
    'cut',
    'cut',
    'cut',
    'noise',
    'noise',
    'html',
    'html',
    'bare',
    'bare',
    'broken',
    'broken',
    'deep',
    'long',
    'never',
  ),
  at: fc.nat(2000),
  after: fc.constantFrom(
    undefined,
    undefined,
    undefined,
    '0',
    '1',
    '-1',
    'soon',
    'Fri, 21 Nov 2036 10:00:00 GMT',
    '99999999999999999999',
  ),
})

export function responseOf(
  data: unknown,
  { status, type, code, way, at, after }: Delivery,
  signal: AbortSignal | null | undefined,
): Response {
  const init = {
    status,
    headers: {
      ...(type && { 'content-type': type }),
      ...(after !== undefined && { 'retry-after': after }),
      'x-request-id': 'of-the-server',
    },
  }
  if (status === 204) return new Response(null, init)
  const text = JSON.stringify({ code, msg: at % 3 ? 'said' : at, data })
  switch (way) {
    case 'whole':
      return new Response(text, init)
    case 'cut':
      return new Response(text.slice(0, at % text.length), init)
    case 'noise':
      return new Response(text.slice(0, at % text.length) + '\ufffd\0"}]' + text.slice(at % text.length), init)
    case 'html':
      return new Response(`<!doctype html><title>${status}</title>`, init)
    case 'bare':
      return new Response(JSON.stringify(data ?? null), init)
    case 'deep':
      return new Response(`{"code":"00000","data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, init)
    case 'long':
      return new Response(text.padEnd(300_000), init)
    case 'broken':
      return new Response(
        streamOf(text, at, (controller) => controller.error(new TypeError('terminated'))),
        init,
      )
    case 'never':
      return new Response(
        streamOf(text, at, (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason))),
        init,
      )
  }
}

function streamOf(
  text: string,
  at: number,
  then: (controller: ReadableStreamDefaultController) => void,
): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text.slice(0, at % text.length)))
      then(controller)
    },
  })
}
