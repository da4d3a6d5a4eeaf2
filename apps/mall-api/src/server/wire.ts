import type { WireOf } from '@millwright/contract/contract'
import { money, toCents } from '@millwright/domain/money/money'
import type { MoneyInput } from '@millwright/domain/money/money'
import { writeServerTime } from '@millwright/domain/time'

export type CardWire = NonNullable<WireOf<'prodsByIds'>>[number]
export type SkuWire = NonNullable<WireOf<'skuList'>>[number]
export type DetailWire = NonNullable<WireOf<'prodInfos'>>[number]
/** What of a product's page is the same for everybody. */
export type ReadDetail = CardWire &
  Pick<DetailWire, 'content' | 'imgs' | 'crossRefs' | 'documents' | 'prodParameterList' | 'brand'> & {
    skuList: SkuWire[]
  }

/** Yuan as the family's JSON numbers carry it; sums are made before this, never after. */
export function yuan(amount: MoneyInput): number {
  return Number(toCents(amount))
}

export function maybeYuan(amount: string | null | undefined): number | undefined {
  return amount === null || amount === undefined ? undefined : yuan(money(amount))
}

export function date(time: number): string {
  return writeServerTime(time)
}

export function maybeDate(time: number | null): string | undefined {
  return time === null ? undefined : writeServerTime(time)
}

export function pageOf<R>(records: R[], total: number, { current, size }: { current: number; size: number }) {
  return { records, total, pages: Math.ceil(total / size), current, size }
}

export type Tiers = { minQty: number; price: string }[]

export function wireTiers(tiers: Tiers) {
  return tiers.map(({ minQty, price }) => ({ minQty, price: yuan(price) }))
}

/** An id as our tables have it: those that a number cannot hold are no row's, and stand for none. */
export function rowId(id: number | string): number {
  return Number.isSafeInteger(Number(id)) ? Number(id) : -1
}

/** Reads `"1,2"` as the family sends lists of ids. What is no id the contract has refused. */
export function readIds(text: string | undefined, most = 200): number[] {
  const ids = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(rowId)
  return [...new Set(ids)].slice(0, most)
}
