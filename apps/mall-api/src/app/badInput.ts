import type { Locale } from '@millwright/domain/locale'
import type { core } from 'zod'
import { Refusal } from '../core/call/call.ts'
import { fieldNames } from './fieldNames.ts'
import { say } from '../core/messages/messages.ts'

/**
 * Returns the refusal of an input. The message names the wrong field in the words of the screens. Only the data has the
 * API's field name.
 */
export function badInput(locale: Locale, [issue]: readonly core.$ZodIssue[]): Refusal {
  const path = issue?.path ?? []
  return new Refusal('A00014', sentenceOf(locale, path, issue), { field: path.join('.') || 'body' })
}

function sentenceOf(locale: Locale, path: readonly PropertyKey[], issue: core.$ZodIssue | undefined): string {
  const field = path.findLast((part) => typeof part === 'string' && Object.hasOwn(fieldNames, part)) as
    | string
    | undefined
  if (field === undefined) return say(locale, 'badInput')
  const [zh, en] = fieldNames[field]!
  const name = locale === 'zh' ? zh : en
  const values = { name, Name: name.charAt(0).toUpperCase() + name.slice(1) }
  if (issue?.code === 'too_big' && issue.origin === 'string')
    return say(locale, 'fieldTooLong', { ...values, limit: Number(issue.maximum) })
  const absent = issue?.code === 'invalid_type' && issue.input === undefined && issue.message.endsWith(' undefined')
  const empty = issue?.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) === 1
  return say(locale, absent || empty ? 'fieldMissing' : 'fieldWrong', values)
}
