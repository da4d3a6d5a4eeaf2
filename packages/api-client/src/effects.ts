import { ApiError } from './apiError.ts'
import { effectOf } from './effectOf.ts'
import type { Effect } from './effectOf.ts'

/** Called when a call starts, with its input. Returns a function that receives the response. */
export type Listener = (input: unknown) => (answer: Promise<unknown>) => Promise<unknown>

/**
 * Reports the effect of each failure to the host. After the effect `login`, the failures of calls
 * that had already started do not report it again.
 */
export function effects(onEffect: (effect: Effect, error: ApiError) => void): Listener {
  let moment = 0
  let told = -1
  return (input) => {
    const began = moment++
    return async (answer) => {
      try {
        return await answer
      } catch (error) {
        if (error instanceof ApiError) {
          const effect = effectOf(error, { withText: hasText(input) })
          const again = effect.do === 'login' && began <= told
          if (effect.do === 'login') told = moment - 1
          onEffect(again ? { do: 'silent' } : effect, error)
        }
        throw error
      }
    }
  }
}

function hasText(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'text' in input && input.text !== undefined
}
