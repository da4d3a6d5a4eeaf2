import { isAt } from '@millwright/domain/paths/isAt'
import { internalPath } from '@millwright/domain/link/link'

/** A posted form that is kept until its visitor signs in. */
export type Pending = { path: string; form: URLSearchParams }

const LONGEST = 2000

/**
 * Writes a form for the `pending` cookie. Only adding to the cart may be pending, because the form runs for the next
 * buyer who signs in, perhaps another person. Returns `undefined` for other forms, and for forms that are too long.
 */
export function writePending(path: string, form: FormData): string | undefined {
  const fields = new URLSearchParams(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
  const text = `${path}\n${fields}`
  return mayWait(path, fields) && text.length < LONGEST ? text : undefined
}

export function readPending(text: string | undefined): Pending | undefined {
  const [asked, fields] = text?.split('\n', 2) ?? []
  const path = internalPath(asked)
  const form = new URLSearchParams(fields)
  return path !== undefined && mayWait(path, form) ? { path, form } : undefined
}

function mayWait(path: string, form: URLSearchParams): boolean {
  return isAt(path, 'cart') && form.getAll('intent').join() === 'add'
}
