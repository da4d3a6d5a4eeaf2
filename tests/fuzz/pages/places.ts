import { blocks } from '@millwright/contract/blocks/blocks'
import type { JsonSchema } from '@millwright/contract/blocks/decoder'
import { blockSchema } from '@millwright/decoration/schema'

/**
 * A place for a payload in a block, found from the schema. `spoil` returns a valid block with the payload in this
 * place.
 */
export type Place = { type: string; at: string; spoil: (payload: string) => object }

/**
 * All places: each field of each block, each language of a text, each id and part of an editor's snapshot, and each
 * form of the six link types.
 */
export const places: readonly Place[] = Object.keys(blocks).flatMap((type) => {
  const good = goodOf(blockSchema(type)!)
  const fields = waysInto(blockSchema(type)!, []).map(({ path, value }) => ({
    type,
    at: path.join('.'),
    spoil: (payload: string) => ({ type, dataField: put(good, path, value(payload)) }),
  }))
  const around = ['type', 'id', 'hidden', 'v', 'dataField'].map((key) => ({
    type,
    at: `block ${key}`,
    spoil: (payload: string) => ({ type, dataField: good, [key]: payload }),
  }))
  return [...fields, ...around]
})

type Way = { path: (string | number)[]; value: (payload: string) => unknown }

function waysInto(schema: JsonSchema, path: (string | number)[]): Way[] {
  const here: Way = { path, value: (payload) => payload }
  const at = (key: string | number): Way => ({ path: [...path, key], value: (payload) => payload })
  const fields = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  switch (schema['x-kind']) {
    case 'text':
      return [
        here,
        { path, value: (payload) => ({ zh: payload, en: payload }) },
        { path, value: (payload) => ({ en: payload }) },
      ]
    case 'product':
    case 'shop':
      return [
        here,
        ...['prodId', 'shopId', 'seckillId', 'groupActivityId', 'activityId', 'prodName', 'pic', 'price', 'brief'].map(
          (key) => ({ path, value: (payload: string) => ({ prodId: 1, shopId: 1, [key]: payload }) }),
        ),
      ]
    case 'link':
      return [
        ...fields.filter(([name]) => name === 'name').flatMap(([name, field]) => waysInto(field, [...path, name])),
        ...linksTo(path),
      ]
    default:
  }
  if (schema.anyOf) return (schema.anyOf as JsonSchema[]).flatMap((one) => waysInto(one, path))
  if (schema.type === 'array') return [here, ...waysInto(schema.items as JsonSchema, [...path, 0])]
  if (schema.type === 'object')
    return [here, at('unknown'), ...fields.flatMap(([name, field]) => waysInto(field, [...path, name]))]
  return [here]
}

/** Returns the six link types with the payload as the link, in its parts, in a list, and as the path. */
function linksTo(path: (string | number)[]): Way[] {
  const ways: ((payload: string, type: number) => object)[] = [
    (link, type) => ({ type, link }),
    (link, type) => ({ type: String(type), link: [link, link] }),
    (link, type) => ({ type, path: link }),
    (link, type) => ({ type, link: '/list', path: link, newTab: link }),
    (link, type) => ({
      type,
      link: { url: link, prodId: link, shopId: link, renovationId: link, categoryId: link, newTab: true },
    }),
    (link, type) => ({
      type,
      link: {
        url: `https://example.com/${link}`,
        prodId: 1,
        prodType: 2,
        seckillId: link,
        shopId: 1,
        categoryId: link,
        renovationId: 1,
      },
    }),
  ]
  return [
    { path, value: (payload) => payload },
    { path, value: (payload) => ({ type: payload, link: payload }) },
    ...[1, 2, 3, 4, 5, 6].flatMap((type) =>
      ways.map((way) => ({ path, value: (payload: string) => ({ name: 'A', ...way(payload, type) }) })),
    ),
  ]
}

function goodOf(schema: JsonSchema): unknown {
  switch (schema['x-kind']) {
    case 'text':
      return { zh: '轴承', en: 'Bearings' }
    case 'link':
      return { name: 'A', type: 4, link: '/list' }
    case 'product':
      return { prodId: 1, seckillId: 1, groupActivityId: 1 }
    case 'shop':
      return { shopId: 1 }
    case 'picture':
      return 'pictures/a.svg'
    case 'colour':
      return '#335577'
    case 'area':
      return { x: 10, y: 10, w: 30, h: 30, link: { type: 4, link: '/list' }, title: 'A' }
    default:
  }
  if (schema.type === 'boolean') return true
  if (schema.default !== undefined) return schema.default
  if (schema.anyOf) return goodOf((schema.anyOf as JsonSchema[])[0]!)
  if (schema.type === 'array') return [goodOf(schema.items as JsonSchema)]
  return Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([name, field]) => [
      name,
      goodOf(field),
    ]),
  )
}

function put(value: unknown, [key, ...further]: readonly (string | number)[], last: unknown): unknown {
  if (key === undefined) return last
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === key ? put(one, further, last) : one))
  return { ...(value as object), [key]: put((value as Record<string, unknown> | undefined)?.[key], further, last) }
}
