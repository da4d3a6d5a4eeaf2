import { entriesOf, keysOf, tableOf } from '@millwright/domain/table'
import * as z from 'zod'
import { commonCodes, envelope } from './call.ts'
import { codeMeanings, OK } from './codes.ts'
import type { CallSpec } from './call.ts'
import type { Code } from './codes.ts'
import { contract } from './contract.ts'
import type { CallName } from './contract.ts'
import * as address from './account/address.ts'
import * as account from './account/entities.ts'
import * as cart from './cart/entities.ts'
import * as catalogue from './catalogue/entities.ts'
import * as order from './order/entities.ts'
import * as search from './search/entities.ts'
import * as shop from './shop/entities.ts'
import * as site from './site/entities.ts'
import { id, idIn, money } from './values.ts'

type Schema = Record<string, unknown>

/** Schemas named once under components. All others are inlined. */
const named = z.registry<{ id: string }>()
for (const [name, schema] of Object.entries({
  ...address,
  ...account,
  ...cart,
  ...catalogue,
  ...order,
  ...search,
  ...shop,
  ...site,
  id,
  idIn,
  money,
}))
  named.add(schema, { id: name.charAt(0).toUpperCase() + name.slice(1) })

const meanings: Record<Code | typeof OK, string> = {
  [OK]: 'Success.',
  ...tableOf(keysOf(codeMeanings), (code) => `${codeMeanings[code].meaning} Example: ${codeMeanings[code].example}`),
}

/** Returns the contract as an OpenAPI 3.1 document. Refusals are HTTP 200 with a code, as in the whole API. */
export function openapi(): object {
  const paths: Record<string, Record<string, unknown>> = {}
  const schemas: Record<string, unknown> = {
    Code: {
      type: 'string',
      enum: Object.keys(meanings),
      description: Object.entries(meanings)
        .map(([code, meaning]) => `${code}: ${meaning}`)
        .join('\n'),
    },
  }
  const schemaOf = (schema: z.ZodType) => readSchema(schema, schemas)
  for (const [name, spec] of entriesOf<CallName, CallSpec>(contract)) {
    paths[spec.path] = { ...paths[spec.path], [spec.method.toLowerCase()]: operation(name, spec, schemaOf) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Millwright mall API',
      version: '0.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      description: 'Calls of the mall. The answer stands in `data` of the envelope; `code` 00000 is success.',
    },
    servers: [{ url: 'http://localhost:4101', description: 'The reference mall' }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The bare access token' },
      },
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

function operation(name: string, spec: CallSpec, schemaOf: (schema: z.ZodType) => Schema): object {
  const codes = [OK, ...commonCodes, ...(spec.auth === 'user' ? ['A00004' as const] : []), ...spec.codes].sort()
  const names = [...spec.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  const input = schemaOf(spec.input)
  const properties = { ...(input.properties as Record<string, Schema> | undefined) }
  const required = (input.required as string[] | undefined) ?? []
  const inPath = names.map((key) => ({
    name: key,
    in: 'path',
    required: true,
    schema: properties[key] ?? { type: 'string' },
  }))
  for (const key of names) delete properties[key]
  const inQuery =
    spec.method === 'GET'
      ? Object.entries(properties).map(([key, schema]) => ({
          name: key,
          in: 'query',
          required: required.includes(key),
          schema,
        }))
      : []
  const body =
    input.type === 'object'
      ? {
          ...input,
          properties,
          ...(input.required ? { required: required.filter((key) => !names.includes(key)) } : {}),
        }
      : input
  const hasBody = spec.method !== 'GET' && (input.type !== 'object' || Object.keys(properties).length > 0)
  const media =
    spec.encoding === 'multipart'
      ? 'multipart/form-data'
      : spec.encoding === 'form'
        ? 'application/x-www-form-urlencoded'
        : 'application/json'
  return {
    operationId: name,
    summary: spec.summary,
    tags: [tagOf(spec.path)],
    ...(spec.auth === 'user' && { security: [{ token: [] }] }),
    ...(inPath.length + inQuery.length > 0 && { parameters: [...inPath, ...inQuery] }),
    ...(hasBody && { requestBody: { required: true, content: { [media]: { schema: body } } } }),
    responses: { 200: { description: `Codes: ${codes.join(', ')}`, content: contentOf(spec, codes, schemaOf) } },
  }
}

function contentOf(spec: CallSpec, codes: string[], schemaOf: (schema: z.ZodType) => Schema): object {
  if (spec.raw)
    return { 'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } }
  const answer = schemaOf(envelope(spec.answer)) as Schema & { properties: Record<string, Schema> }
  return {
    'application/json': {
      schema: { ...answer, properties: { ...answer.properties, code: { type: 'string', enum: codes } } },
    },
  }
}

/** Returns the schema of the unparsed data (`io: 'input'`) and adds the named schemas in it to `schemas`. */
function readSchema(schema: z.ZodType, schemas: Record<string, unknown>): Schema {
  const {
    $schema: _,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: named,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'custom')
        Object.assign(jsonSchema, { type: 'string', contentMediaType: 'application/octet-stream' })
    },
  }) as Schema & { $defs?: Record<string, Schema> }
  for (const [name, { id: _, ...definition }] of Object.entries($defs ?? {})) schemas[name] ??= relocated(definition)
  return relocated(rest)
}

function relocated<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'))
}

function tagOf(path: string): string {
  const [first = '', second = ''] = path.split('/').filter((part) => part && part !== 'p' && part !== 'ua')
  return first === 'mall4cloud_product' ? second : first
}
