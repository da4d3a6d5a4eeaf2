import { isId } from '@millwright/domain/id'
import { money as exact } from '@millwright/domain/money/money'
import { readServerTime } from '@millwright/domain/time'
import * as z from 'zod'

/** An id in a response: a JSON number or a string of digits (Java's Long). Parsed to a string. */
export const id = z.union([z.string(), z.number().int()]).transform((value) => String(value))

/** An id in an input: sent as a number, or as digits if it is beyond the safe integers. */
export const idIn = z
  .union([
    z
      .string()
      .regex(/^\d{1,19}$/)
      .refine(isId),
    z.number().int().nonnegative(),
  ])
  .transform((value): number | string => (Number.isSafeInteger(Number(value)) ? Number(value) : String(value)))

/** A search text. Surrounding spaces are removed. */
export const keyword = (longest: number) => z.string().trim().max(longest)

/** Several ids in one text, as the API sends them: `"1,2"`. */
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

/** An amount in yuan: a JSON number or its text. Parsed to exact decimal text. */
export const money = z.union([z.number(), z.string()]).transform((value, context) => {
  try {
    return exact(value)
  } catch {
    context.addIssue({ code: 'custom', message: 'not an amount of money' })
    return z.NEVER
  }
})

/** 0 or 1. Some editions send true and false, or text. */
export const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((value): 0 | 1 => (value === true || Number(value) === 1 ? 1 : 0))

export const booleanValue = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')

/** Text that may be absent or null. Parsed to text or undefined. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)
export const count = z.coerce.number<number | string>().int()

/** A server's local date, or epoch milliseconds. Parsed to epoch milliseconds, or undefined if the text is no date. */
export const moment = z
  .union([z.string(), z.number()])
  .transform((value) => (typeof value === 'number' ? value : readServerTime(value)))

/** Makes a field optional. Null and absent are both parsed to undefined. */
export function maybe<T extends z.ZodType>(schema: T) {
  return schema
    .nullish()
    .transform((value): z.output<T> | undefined => (value ?? undefined) as z.output<T> | undefined)
    .optional()
}

/** A list that some servers omit when it is empty. */
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
  return z.object({
    records: list(record),
    total: count,
    /** The number of pages that can be opened. A long list may have more records than these pages contain. */
    pages: count,
    current: maybe(count),
    size: maybe(count),
    /** Extension: 1 if there are more records than `total`, which were not counted. */
    more: maybe(flag),
  })
}

export type Page<T> = { records: T[]; total: number; pages: number; current?: number; size?: number; more?: 0 | 1 }
