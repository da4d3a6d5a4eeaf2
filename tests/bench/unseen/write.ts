import { readFileSync, writeFileSync } from 'node:fs'
import { attrs } from '../../../apps/mall-api/src/contexts/catalogue/sample/attrs.ts'
import type { AttrKey } from '../../../apps/mall-api/src/contexts/catalogue/sample/attrs.ts'
import { sampleMall } from '../../../apps/mall-api/src/contexts/catalogue/sample/catalogue.ts'
import { categoryIds } from '../../../apps/mall-api/src/contexts/catalogue/sample/categories.ts'
import { Random } from '../../../apps/mall-api/src/contexts/catalogue/sample/random.ts'
import { Judge } from '../../../apps/mall-api/src/testing/labelled.ts'
import { habits } from './habits.ts'

/**
 * Writes `queries.tsv`: 400 queries drawn from the catalogue, equally many per class. Each fills a phrasing (a line of
 * `phrasings.txt`: the query, then `=>` and further conditions) with the values of one SKU, which define the right
 * results. A random half of the queries is then changed by a typing habit. Run once, before any tuning: `node
 * --conditions=@millwright/source tests/bench/unseen/write.ts`.
 */
const COUNT = 400
const chance = new Random(20261122)
const next = () => chance.next()
const pick = <T>(some: readonly T[]): T => some[Math.floor(next() * some.length)]!
const shuffled = <T>(some: readonly T[]): T[] =>
  some
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)

type Sku = { skuId: number; code: string; icon: string; values: Map<string, { text: string; number?: number }> }

const horsepower: Record<number, string> = {
  0.55: '0.75',
  0.75: '1',
  1.1: '1.5',
  1.5: '2',
  2.2: '3',
  3: '4',
  4: '5.5',
  5.5: '7.5',
  7.5: '10',
  11: '15',
  15: '20',
  18.5: '25',
  22: '30',
  30: '40',
  37: '50',
  45: '60',
  55: '75',
  75: '100',
}
const pipes: Record<number, string> = {
  15: '1/2',
  20: '3/4',
  25: '1',
  32: '1-1/4',
  40: '1-1/2',
  50: '2',
  65: '2-1/2',
  80: '3',
  100: '4',
  125: '5',
  150: '6',
  200: '8',
}
const inches: Record<number, string> = {
  6.4: '1/4',
  9.5: '3/8',
  12.7: '1/2',
  15.9: '5/8',
  16: '5/8',
  19: '3/4',
  19.1: '3/4',
  25.4: '1',
  31.8: '1-1/4',
  38.1: '1-1/2',
  50.8: '2',
}
/** The forms of a value in a query. A function returns `undefined` if the value has no such form. */
const forms: Record<string, (value: { text: string; number?: number }) => string | undefined> = {
  '': ({ text, number }) =>
    number === undefined ? text.replace(/–/g, '-') : /^[A-Z]/.test(text) ? text : String(number),
  hp: ({ number = 0 }) => horsepower[number],
  pipe: ({ number = 0 }) => pipes[number],
  inch: ({ number = 0 }) => inches[number],
  rpm: ({ text }) => ({ 2: '2900', 4: '1450', 6: '960' })[text],
  m: ({ number = 0 }) => String(number / 1000),
  w: ({ number = 0 }) => String(Math.round(number * 1000)),
  n: ({ text }) => /\d+(?:\.\d+)?/.exec(text)?.[0],
  first: ({ text }) => /\d+/.exec(text)?.[0],
}
const escaped = (text: string) => text.replace(/[.+*?^$()[\]{}|/\\]/g, '\\$&').replaceAll(' ', '~')

function skusByLeaf(): Map<string, Sku[]> {
  const mall = sampleMall()
  const keys = Object.keys(attrs) as AttrKey[]
  const values = new Map(mall.attrValues.map((value) => [value.attrValueId, value]))
  const leaves = new Map([...categoryIds].map(([key, id]) => [id, key]))
  const roots = new Map(mall.categories.map(({ categoryId, icon }) => [categoryId, icon]))
  const found = new Map<string, Sku[]>()
  for (const product of mall.products)
    if (product.status === 1)
      for (const { skuId, partyCode, attrValueIds } of product.skus) {
        const has = [...product.attrValueIds, ...attrValueIds].map((id) => values.get(id)!)
        const leaf = leaves.get(product.categoryId)!
        const sku = {
          skuId,
          code: partyCode,
          icon: roots.get(product.categoryId) ?? '',
          values: new Map(
            has.map(({ attrId, value, numeric }) => [keys[attrId - 1]!, { text: value.en, number: numeric }]),
          ),
        }
        found.set(leaf, [...(found.get(leaf) ?? []), sku])
      }
  return found
}

/**
 * Fills a phrasing with the values of a SKU and returns the query with the rule for right results, or `undefined` if
 * the SKU lacks a value.
 */
function said(phrasing: string, leaf: string, sku: Sku): { query: string; rule: string } | undefined {
  const [typed = '', more = ''] = phrasing.split(' => ')
  const clauses = new Set([
    ...(/(?:^|\s)(?:cat|root)=/.test(more) ? [] : [`cat=${leaf}`]),
    ...more.split(' ').filter(Boolean),
  ])
  let whole = true
  const query = typed.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, form = '') => {
    if (name === 'code' || name === 'head') {
      const text = name === 'code' ? sku.code : sku.code.split(/[-/]/)[0]!
      clauses.add(`code~^${escaped(text)}${name === 'code' ? '$' : ''}`)
      return text
    }
    const key = name === 'head_' ? 'head' : name
    const value = sku.values.get(key)
    const text = value && forms[form]!(value)
    if (!value || text === undefined) whole = false
    else
      clauses.add(
        `${key}=${value.number !== undefined && !/^[A-Z]/.test(value.text) ? value.number : value.text.replaceAll(' ', '~')}`,
      )
    return text ?? ''
  })
  return whole ? { query, rule: [...clauses].join(' ') } : undefined
}

function phrasingsByLeaf(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  let leaf = ''
  for (const line of readFileSync(new URL('phrasings.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')) {
    if (line.startsWith('# ')) found.set((leaf = line.slice(2)), [])
    else found.get(leaf)!.push(line)
  }
  return found
}

const judge = new Judge(sampleMall())
const skus = skusByLeaf()
const waiting = [...phrasingsByLeaf()].map(([leaf, phrasings]) => ({ leaf, phrasings: shuffled(phrasings) }))
const written = new Map<string, string>()
for (let round = 0; written.size < COUNT; round++)
  for (const { leaf, phrasings } of shuffled(waiting)) {
    const phrasing = phrasings[round]
    if (phrasing === undefined || written.size >= COUNT) continue
    const fitting = shuffled(skus.get(leaf)!).slice(0, 4000)
    const found = fitting
      .map((sku) => ({ sku, one: said(phrasing, leaf, sku) }))
      .find(({ sku, one }) => one && judge.isRight(one.rule, sku.skuId))
    if (!found?.one) throw new Error(`No product fits the phrasing “${phrasing}” of ${leaf}`)
    const query = next() < 0.5 ? habits(found.one.query, found.sku.icon, next, pick) : found.one.query
    if (!written.has(query)) written.set(query, found.one.rule)
  }
writeFileSync(new URL('queries.tsv', import.meta.url), [...written].map((line) => line.join('\t')).join('\n') + '\n')
console.log(`${written.size} queries`)
