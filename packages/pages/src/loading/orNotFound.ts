import type { Code } from '@millwright/contract/codes'
import type { things } from '../site/Missing/missings.ts'
import { orMissing } from './orMissing.ts'

/** What a screen is about: where the mall refuses with one of the codes, the screen says that there is none such. */
export function orNotFound<Entity>(
  call: Promise<Entity>,
  thing: keyof typeof things,
  ...codes: readonly Code[]
): Promise<Entity> {
  return orMissing(call, { unknown: thing }, ...codes)
}
