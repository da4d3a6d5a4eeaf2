import { isId } from '@millwright/domain/id'
import { money as exact } from '@millwright/domain/money/money'
import { readServerTime } from '@millwright/domain/time'
import * as z from 'zod'

/** An id in an answer: a JSON number or a string of digits on the wire (Java's Long), always a string inside. */
export const id = z.union([z.string(), z.number().int()]).transform((value) => String(value))

/** An id in an input: sent as the number the wire wants, or as the digits where a float could not hold them. */
export const idIn = z
  .union([
    z
      .string()
      .regex(/^\d{1,19}$/)
      .refine(isId),
    z.number().int().nonnegative(),
  ])
  .transform((value): number | string => (Number.isSafeInteger(Number(value)) ? Number(value) : String(value)))

/** Words that are searched for: spaces around them mean nothing. */
export const keyword = (longest: number) => z.string().trim().max(longest)

/** `"1,2"`: ids as the family sends several in one text. */
export const idsIn = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((text) => text.split(',').every((part) => !part.trim() || isId(part.trim())), 'not ids')

const everyPart = (longest: number, fits: (rest: string) => boolean) =>
  z
    .string()
    .max(longest)
    .refine(
      (text) =>
        text.split('^').every((part) => {
          const [attrId = '', rest = ''] = part.split('_', 2)
          return !part || (isId(attrId) && fits(rest))
        }),
      'not attributes',
    )
/** `attrId_valueId,valueId^attrId_valueId` */
export const attrChoices = (longest: number) => everyPart(longest, (values) => values.split(',').every(isId))
/** `attrId_min~max^attrId_min~` */
export const attrRanges = (longest: number) =>
  everyPart(longest, (range) => /^(-?[\d.]{1,16})?~(-?[\d.]{1,16})?$/.test(range))

/** Yuan on the wire: a JSON number (or its text); exact decimal text inside. */
export const money = z.union([z.number(), z.string()]).transform((value, context) => {
  try {
    return exact(value)
  } catch {
    context.addIssue({ code: 'custom', message: 'not an amount of money' })
    return z.NEVER
  }
})

/** 0 and 1 on the wire; some editions answer true and false, or text. */
export const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((value): 0 | 1 => (value === true || Number(value) === 1 ? 1 : 0))

export const yes = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')

/** Text that may be absent or null; inside it is text or undefined. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)
export const count = z.coerce.number<number | string>().int()

/**
 * A moment: a server's local date or epoch milliseconds on the wire, epoch milliseconds inside; what is neither is
 * none.
 */
export const moment = z
  .union([z.string(), z.number()])
  .transform((value) => (typeof value === 'number' ? value : readServerTime(value)))

/** Absent and null are one thing inside; a key that may be absent may be left out. */
export function maybe<T extends z.ZodType>(schema: T) {
  return schema
    .nullish()
    .transform((value): z.output<T> | undefined => (value ?? undefined) as z.output<T> | undefined)
    .optional()
}

/** A list that some servers leave out when it is empty. */
export function list<T extends z.ZodType>(schema: T) {
  return z
    .array(schema)
    .nullish()
    .transform((value): z.output<T>[] => value ?? [])
}

export const paging = z.object({
  /** 1-based. */
  current: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
  size: z.coerce.number<number | string>().int().min(1).max(100).default(10),
})

export function page<T extends z.ZodType>(record: T) {
  return z.object({ records: list(record), total: count, pages: count, current: maybe(count), size: maybe(count) })
}

export type Page<T> = { records: T[]; total: number; pages: number; current?: number; size?: number }
