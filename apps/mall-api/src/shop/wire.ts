import { money, toCents } from '@millwright/domain/money'
import type { MoneyInput } from '@millwright/domain/money'
import { writeServerTime } from '@millwright/domain/time'

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
