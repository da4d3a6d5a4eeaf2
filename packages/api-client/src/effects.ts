import { ApiError } from './apiError.ts'
import { effectOf } from './effectOf.ts'
import type { Effect } from './effectOf.ts'

/** Hears of each call as it begins, and of its answer. */
export type Listener = (input: unknown) => (answer: Promise<unknown>) => Promise<unknown>

/**
 * Tells the host the effect of each failure; of a login that is wanted only for calls that began after the last one was
 * told.
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
