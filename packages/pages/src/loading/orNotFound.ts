import type { Code } from '@millwright/contract/codes'
import { notFound, refusalOf } from '../loader.ts'

/** What a screen is about: where the mall refuses with one of the codes there is no such thing, and the screen is 404. */
export async function orNotFound<Entity>(call: Promise<Entity>, ...codes: readonly Code[]): Promise<Entity> {
  try {
    return await call
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal && (codes as readonly string[]).includes(refusal.code)) notFound()
    throw error
  }
}
