import type { OwnTerms } from '../ownTerms.ts'
import type { SkuHit } from '../searchPort.ts'
import type { Ranking } from '../ranking.ts'
import { isTrue, numbersOf, textOf } from './answers.ts'
import type { ProductHit, RowHit } from './answers.ts'
import { memberYuan } from './ownPrices.ts'

/** Returns a product of a page with its representative SKU, by the rules of `representativeSkuSelector`. */
export function skuHitOf({ _source, inner_hits }: ProductHit, ranking: Ranking, own: OwnTerms): SkuHit {
  const rows = (inner_hits?.best.hits.hits ?? []).toSorted((a, b) => placeOf(a) - placeOf(b))
  const most = Math.max(...rows.map(fitnessOf))
  const alike = rows.filter((row) => fitnessOf(row) === most)
  const speaks = alike.reduce((best, row) => (isBefore(row, best, ranking, own) ? row : best))
  const exact = textOf(speaks, 'model') === ranking.model
  const matching = rows.map(skuOf)
  return {
    prodId: _source.prod,
    skuId: skuOf(speaks),
    model: textOf(speaks, 'written'),
    name: _source.name,
    categoryId: _source.category,
    valueIds: numbersOf(speaks, 'values'),
    fits: exact ? 1 : matching.length,
    skuIds: exact ? [skuOf(speaks)] : alike.map(skuOf),
    matching,
  }
}

function skuOf(row: RowHit): number {
  return numbersOf(row, 'sku')[0]!
}

const fitnessOf = ({ _score }: RowHit) => _score ?? 0
const placeOf = (row: RowHit) => numbersOf(row, 'at')[0] ?? 0

function isBefore(a: RowHit, b: RowHit, { sortAttr, sortDown }: Ranking, own: OwnTerms): boolean {
  const [byA, byB] = [numberOf(a, sortAttr, sortDown), numberOf(b, sortAttr, sortDown)]
  if (byA !== byB) return byA < byB
  const rank = (row: RowHit) => (sortAttr !== undefined || isTrue(row, 'stocked') ? 0 : 1)
  return (rank(a) - rank(b) || priceOf(a, own) - priceOf(b, own)) < 0
}

function numberOf(row: RowHit, sortAttr: number | undefined, sortDown = false): number {
  if (sortAttr === undefined) return 0
  const number = numbersOf(row, `numbers.${sortAttr}`)[0] ?? Infinity
  return sortDown ? -number : number
}

function priceOf(row: RowHit, { percent, offers = [] }: OwnTerms): number {
  const agreed = offers.find(({ skuId }) => skuId === skuOf(row))
  return agreed?.price ?? memberYuan(numbersOf(row, 'price')[0]!, percent)
}
