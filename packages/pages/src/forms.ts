import { isId } from '@millwright/domain/id'
import { refusalOf } from './loader.ts'
import type { ActionResult, Problem } from './loader.ts'

/** What a form carried under a name; files and absent fields read as empty text. */
export function field(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The ids under a name; anything that is none is left out. */
export function ids(form: FormData, name: string): string[] {
  return form.getAll(name).filter(isId)
}

/** What was typed, to be shown again: nobody types a thing twice because of us. */
export function typed(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && value.length <= 500 ? [[name, value]] : [])),
  )
}

/**
 * The mall's refusal as a problem: in our words where `keys` knows the code, otherwise in its own. Other errors fly on.
 */
export function refused(
  error: unknown,
  keys: Readonly<Record<string, string>>,
): { problem: Problem; code: string; data: unknown } {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  const key = keys[refusal.code]
  const problem: Problem = key ? { key } : refusal.message ? { message: refusal.message } : { key: 'error' }
  return { problem, code: refusal.code, data: refusal.data }
}

export function failed(
  form: FormData,
  problem: Problem,
  fields?: Readonly<Record<string, Problem>>,
): ActionResult<never> & { done: false } {
  return { done: false, problem, fields, form: typed(form) }
}
