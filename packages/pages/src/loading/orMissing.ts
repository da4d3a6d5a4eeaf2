import type { Code } from '@millwright/contract/codes'
import { missing, refusalOf } from '../loader.ts'
import type { Missing } from '../missings.ts'

/** Awaits an essential call. If the mall refuses with one of the codes, shows the page that names `lacking`. */
export async function orMissing<Answer>(
  call: Promise<Answer>,
  lacking: Missing,
  ...codes: readonly Code[]
): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal && codes.some((code) => code === refusal.code)) missing(lacking)
    throw error
  }
}
