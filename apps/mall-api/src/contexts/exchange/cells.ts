import { toCents } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { z } from 'zod'
import type { FaultCode } from './fault.ts'

const INT_MAX = 2_147_483_647
const AMOUNT_MAX = 9_999_999_999.99
const TIERS_MAX = 10

/** A cell as text. A cell of a JSON line may also be a number. */
const cell = z.union([z.string(), z.number()], { error: 'invalid' satisfies FaultCode }).transform(String)

type Judge = (value: string) => FaultCode | undefined

/** A cell that PostgreSQL can store and in which `judge` finds no fault. */
const judged = (judge: Judge) =>
  cell.transform((typed, context) => {
    const value = typed.trim()
    const code = !value ? 'required' : /\0/.test(value) || !value.isWellFormed() ? 'notText' : judge(value)
    if (!code) return value
    context.addIssue({ code: 'custom', message: code })
    return z.NEVER
  })

/** Text of at most `max` characters. */
export const textCell = (max: number) => judged((value) => (value.length > max ? 'tooLongText' : undefined))

function judgeNumber(value: string): FaultCode | undefined {
  if (/^-\s*[\d.,]/.test(value)) return 'negative'
  if (/^\d{1,3}([,'’\s]\d{3})+([.,]\d+)?$|^\d+,\d+$/.test(value)) return 'separator'
  return /^\d+(\.\d+)?$/.test(value) ? undefined : 'invalid'
}

const judgeInteger =
  (least: number, most: number): Judge =>
  (value) =>
    judgeNumber(value) ??
    (value.includes('.')
      ? 'notInteger'
      : Number(value) > most
        ? 'tooLarge'
        : Number(value) < least
          ? 'invalid'
          : undefined)

const judgeAmount: Judge = (value) =>
  judgeNumber(value) ?? (/\.\d{3,}$/.test(value) ? 'decimals' : Number(value) > AMOUNT_MAX ? 'tooLarge' : undefined)

export const amountCell = judged(judgeAmount).transform((value): Money => toCents(value))
export const integerCell = (least: number, most = INT_MAX) => judged(judgeInteger(least, most)).transform(Number)
export const decimalCell = judged(judgeNumber).transform(Number)

/** Pieces in stock. -1 is unlimited stock. */
export const stockCell = judged((value) =>
  value === 'unlimited' ? undefined : judgeInteger(0, INT_MAX)(value),
).transform((value) => (value === 'unlimited' ? -1 : Number(value)))

export const statusCell = judged((value) =>
  value === 'on-sale' || value === 'delisted' ? undefined : 'status',
).transform((value): 0 | 1 => (value === 'on-sale' ? 1 : 0))

/** An https address, or the path of one of the mall's own pictures. */
export const pictureCell = judged((value) =>
  value.length > 500 ? 'tooLongText' : /^(https:\/\/[^\s,"'<>]+|\w[^\s,"'<>:\\]*)$/.test(value) ? undefined : 'picture',
)

/** Quantity prices, such as `10:9.50 100:9.00`, or `none`. */
export const tiersCell = judged((value) => {
  if (value === 'none') return undefined
  const parts = value.split(/\s+/)
  const quantities = parts.map((part) => Number(part.split(':')[0]))
  if (parts.length > TIERS_MAX || quantities.some((each, at) => at > 0 && each <= (quantities[at - 1] ?? 0)))
    return 'invalid'
  for (const part of parts) {
    const [quantity, price, more] = part.split(':')
    const code =
      more === undefined && quantity && price ? (judgeInteger(2, INT_MAX)(quantity) ?? judgeAmount(price)) : 'invalid'
    if (code) return code
  }
  return undefined
}).transform((value) =>
  value === 'none'
    ? []
    : value.split(/\s+/).map((part) => {
        const [quantity = '', price = ''] = part.split(':')
        return { minQty: Number(quantity), price: toCents(price) }
      }),
)

/** Names and values, such as `Bore:25 mm;Seal:2RS`. */
export const pairsCell = judged((value) => {
  if (value.length > 2000) return 'tooLongText'
  const parts = value.split(/[;；]/).filter((part) => part.trim())
  return parts.length && parts.every((part) => /^[^:：]+[:：].*\S/.test(part.trim())) ? undefined : 'invalid'
})
