import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { attrs } from '../contexts/catalogue/sample/attrs.ts'
import type { AttrKey } from '../contexts/catalogue/sample/attrs.ts'
import { categoryIds } from '../contexts/catalogue/sample/categories.ts'
import type { LocalisedText, SampleMall } from '../core/catalogue/types.ts'

const bench = new URL('../../../../tests/bench/', import.meta.url)
const sets = {
  labelled: { folder: 'queries/', files: '*.tsv' },
  unseen: { folder: 'unseen/', files: '*.tsv' },
  purchasers: { folder: 'purchasers/', files: 'queries.tsv' },
  purchasersSecond: { folder: 'purchasers/', files: 'second.tsv' },
  purchasersThird: { folder: 'purchasers/', files: 'third.tsv' },
  strangerDevelopment: { folder: 'stranger/', files: 'development.tsv' },
  strangerHeldOut: { folder: 'stranger/', files: 'held-out.tsv' },
}
/**
 * The required results on the labelled set: mean reciprocal rank, and the shares of queries with a right product first
 * and among the first 60.
 */
export const minLabelledScores = { mrr: 0.993, first: 0.99, firstPage: 0.998 }
/** The required result on the unseen set: the share of queries with a right product among the first three. */
export const unseenFloor = 0.96
/**
 * The required shares of the purchasers' queries with a right product among the first three, by set. The search is tuned
 * to all three; each set was measured before anything was fixed for it.
 */
export const minPurchasers = { purchasers: 0.975, purchasersSecond: 0.985, purchasersThird: 0.97 }
/**
 * The required results on the two halves of the set that a stranger to the program wrote, measured like the unseen set.
 */
export const minStrangerScores = { development: 0.99, heldOut: 0.9 }
export const FIRST_PAGE = 60

export type LabelledSet = keyof typeof sets
export type Labelled = { kind: string; query: string; rule: string }

/**
 * Reads a labelled set: a query and its rule per line, separated by a tab, one file per kind. The unseen set and the
 * held-out half of the stranger’s set are used for scores only: nobody looks at their individual results.
 */
export function readLabelled(set: LabelledSet = 'labelled'): Labelled[] {
  const folder = new URL(sets[set].folder, bench)
  return globSync(sets[set].files, { cwd: folder })
    .toSorted()
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .trim()
        .split('\n')
        .map((line) => {
          const [query = '', rule = ''] = line.split('\t')
          return { kind: basename(file, '.tsv'), query, rule }
        }),
    )
}

type Sku = {
  code: string
  name: string
  brand: string
  category: number
  values: Map<number, { text: string; number?: number }>
}

/**
 * Judges whether a SKU is what a query meant. A rule is space-separated clauses that must all hold (`~` stands for a
 * space): `cat=leaf|leaf`, `root=icon`, `code~pattern`, `name~text|text`, `brand=name`, `ATTR=value|value` (a number or
 * part of its text), `ATTR=min..max`.
 */
export class Judge {
  private readonly skus = new Map<number, Sku>()
  private readonly parents: Map<number, number>
  private readonly icons: Map<number, string>

  constructor(mall: SampleMall) {
    this.parents = new Map(mall.categories.map(({ categoryId, parentId }) => [categoryId, parentId]))
    this.icons = new Map(mall.categories.map(({ categoryId, icon }) => [categoryId, icon]))
    const values = new Map(mall.attrValues.map((value) => [value.attrValueId, value]))
    const brands = new Map(mall.brands.map(({ brandId, name }) => [brandId, said(name)]))
    for (const product of mall.products)
      if (product.status === 1)
        for (const sku of product.skus) {
          const has = [...product.attrValueIds, ...sku.attrValueIds].map((id) => values.get(id)!)
          this.skus.set(sku.skuId, {
            code: sku.partyCode,
            name: said(product.name),
            brand: brands.get(product.brandId) ?? '',
            category: product.categoryId,
            values: new Map(has.map(({ attrId, value, numeric }) => [attrId, { text: said(value), number: numeric }])),
          })
        }
  }

  isRight(rule: string, skuId: number): boolean {
    const sku = this.skus.get(skuId)
    return sku !== undefined && rule.split(' ').every((clause) => this.holds(clause, sku))
  }

  /** Whether any SKU of the catalogue meets the rule. */
  canBeRight(rule: string): boolean {
    return [...this.skus.keys()].some((skuId) => this.isRight(rule, skuId))
  }

  private holds(clause: string, sku: Sku): boolean {
    const [, key = '', sign = '', rest = ''] = /^(\w+)([=~])(.+)$/.exec(clause) ?? []
    const wanted = rest.replaceAll('~', ' ')
    if (key === 'code') return new RegExp(wanted, 'i').test(sku.code)
    if (key === 'name' || key === 'brand')
      return wanted
        .toLowerCase()
        .split('|')
        .some((one) => sku[key].includes(one))
    if (key === 'cat') return wanted.split('|').some((leaf) => categoryIds.get(leaf) === sku.category)
    if (key === 'root') return this.icons.get(this.rootOf(sku.category)) === wanted
    const attrId = (Object.keys(attrs) as AttrKey[]).indexOf(key as AttrKey) + 1
    if (!attrId || sign !== '=') throw new Error(`no such clause: ${clause}`)
    const value = sku.values.get(attrId)
    return value !== undefined && wanted.split('|').some((one) => meets(value, one.toLowerCase()))
  }

  private rootOf(categoryId: number): number {
    const parent = this.parents.get(categoryId)
    return parent ? this.rootOf(parent) : categoryId
  }
}

function meets({ text, number = Number.parseFloat(text) }: { text: string; number?: number }, wanted: string): boolean {
  const [min, max] = wanted.split('..')
  if (max !== undefined) return number >= Number(min) && number <= Number(max)
  return /^\d+(?:\.\d+)?$/.test(wanted) && Number(wanted) === number
    ? true
    : new RegExp(`(?<![\\d.])${wanted.replace(/[.+]/g, '\\$&')}(?![\\d])`).test(text)
}

const said = ({ zh, en }: LocalisedText) => `${zh} ${en}`.toLowerCase()

export type Score = { kind: string; queries: number; mrr: number; firstPage: number; firstThree: number; first: number }

/**
 * Returns the scores by kind and in total. `place` is the position of the first right result, from 1, or 0 if it is not
 * on the first page.
 */
export function scoresOf(results: readonly (Labelled & { place: number })[]): Score[] {
  const score = (kind: string, some: readonly { place: number }[]): Score => ({
    kind,
    queries: some.length,
    mrr: some.reduce((sum, { place }) => sum + (place ? 1 / place : 0), 0) / some.length,
    firstPage: some.filter(({ place }) => place > 0).length / some.length,
    firstThree: some.filter(({ place }) => place > 0 && place <= 3).length / some.length,
    first: some.filter(({ place }) => place === 1).length / some.length,
  })
  return [
    ...[...Map.groupBy(results, ({ kind }) => kind)].map(([kind, some]) => score(kind, some)),
    score('all', results),
  ]
}

/**
 * Returns the figures recorded per commit: the percentage of queries with a right product among the first three and on
 * the first page.
 */
export function figuresOf(set: string, { firstThree, firstPage }: Score): Record<string, number> {
  const percent = (share: number) => Math.round(share * 1000) / 10
  return { [`${set}, first three, %`]: percent(firstThree), [`${set}, first page, %`]: percent(firstPage) }
}
