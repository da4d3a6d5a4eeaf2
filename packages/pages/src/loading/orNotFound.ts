import type { Code } from '@millwright/contract/codes'
import type { things } from '../missings.ts'
import { orMissing } from './orMissing.ts'

/**
 * Awaits the screen's main record. If the mall refuses with one of the codes, the screen shows that the record does not
 * exist.
 */
export function orNotFound<Entity>(
  call: Promise<Entity>,
  thing: keyof typeof things,
  ...codes: readonly Code[]
): Promise<Entity> {
  return orMissing(call, { unknown: thing }, ...codes)
}
