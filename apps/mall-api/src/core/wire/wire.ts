import type { WireOf } from '@millwright/contract/contract'
import { money, toCents } from '@millwright/domain/money/money'
import type { MoneyInput } from '@millwright/domain/money/money'
import { writeServerTime } from '@millwright/domain/time'

export type CardWire = NonNullable<WireOf<'prodsByIds'>>[number]
export type SkuWire = NonNullable<WireOf<'skuList'>>[number]
export type DetailWire = NonNullable<WireOf<'prodInfos'>>[number]
/** The part of a product detail page that is the same for all buyers. */
export type ReadDetail = CardWire &
  Pick<DetailWire, 'content' | 'imgs' | 'crossRefs' | 'documents' | 'prodParameterList' | 'brand'> & {
    skuList: SkuWire[]
  }

/** Returns yuan as the API's JSON number. Sums are computed before this conversion, never after. */
export function wireYuan(amount: MoneyInput): number {
  return Number(toCents(amount))
}

export function optionalWireYuan(amount: string | null | undefined): number | undefined {
  return amount === null || amount === undefined ? undefined : wireYuan(money(amount))
}

export function wireDate(time: number): string {
  return writeServerTime(time)
}

export function optionalWireDate(time: number | null): string | undefined {
  return time === null ? undefined : writeServerTime(time)
}

export type Tiers = { minQty: number; price: string }[]

export function wireTiers(tiers: Tiers) {
  return tiers.map(({ minQty, price }) => ({ minQty, price: wireYuan(price) }))
}

/** Returns an id as a table key. Ids that a number cannot hold become -1, which no row has. */
export function rowId(id: number | string): number {
  return Number.isSafeInteger(Number(id)) ? Number(id) : -1
}

/** Reads a list of ids like `"1,2"`. The contract has already rejected malformed ids. */
export function readIds(text: string | undefined, most = 200): number[] {
  const ids = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(rowId)
  return [...new Set(ids)].slice(0, most)
}
