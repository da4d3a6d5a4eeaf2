import type { BrandKey } from './brands.ts'
import type { Draft, ProductFamily } from './draft.ts'
import { families } from './families.ts'
import { makerOf, makerLineCount } from './makers.ts'
import type { Maker } from './makers.ts'
import type { AttrValues } from './values.ts'

/** One product family of one maker. Without a `maker` the family's own founding makers apply. */
export type Run = { family: ProductFamily; full: boolean; maker?: Maker; line: number }

/**
 * Yields the founding makers' common range, then their rivals', then every maker's full range, family by family in each
 * round.
 */
export function* runs(): Generator<Run> {
  for (const family of families) yield { family, full: false, line: -1 }
  for (const family of families) for (let line = 0; line < family.rivals; line++) yield run(family, line, false)
  const rounds = Math.max(...families.map(({ sector, bulk }) => makerLineCount(sector, bulk)))
  for (let round = 0; round < rounds; round++)
    for (const family of families) {
      const line = round + family.rivals
      if (line < makerLineCount(family.sector, family.bulk)) yield run(family, line, true)
    }
}

const run = (family: ProductFamily, line: number, full: boolean): Run => ({
  family,
  full,
  line,
  maker: makerOf(family.sector, line),
})

export function draftsOf({ family, full, maker }: Run): Iterable<Draft> {
  const drafts = family.drafts({ full, founding: !maker })
  return maker ? overlaid(drafts, maker) : drafts
}

/**
 * Yields the same goods under another brand: its mark replaces the first maker's type name, and its level scales the
 * price.
 */
function* overlaid(drafts: Iterable<Draft>, { brand, shop, level }: Maker): Generator<Draft> {
  for (const draft of drafts) {
    const own = draft.series
    const mark = own && `${brand.slice(0, 1)}${brand.slice(-1)}`.toUpperCase() + own
    const named = (text: string) => (own && mark ? text.replaceAll(own, mark) : text)
    yield {
      ...draft,
      brand,
      shop,
      name: { zh: named(draft.name.zh), en: named(draft.name.en) },
      keywords: draft.keywords.map(named),
      skus: draft.skus.map((sku) => ({ ...sku, code: named(sku.code), price: sku.price * level })),
    }
  }
}

export type FamilyRunCount = { run: Run; products: number; skus: number; brands: Set<BrandKey>; shops: Set<number> }

/** Counts the products and SKUs that a run adds until `room` SKUs are reached, and registers their attribute values. */
export function counted(run: Run, room: number, values: AttrValues): FamilyRunCount {
  const sum: FamilyRunCount = { run, products: 0, skus: 0, brands: new Set(), shops: new Set() }
  for (const draft of draftsOf(run)) {
    if (sum.skus >= room) break
    sum.products++
    sum.skus += draft.skus.length
    sum.brands.add(draft.brand)
    sum.shops.add(draft.shop)
    values.idsOf(draft.values)
    for (const { options, values: own } of draft.skus) {
      values.idsOf(options)
      values.idsOf(own)
    }
  }
  return sum
}
