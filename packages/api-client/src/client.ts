import { contract } from '@millwright/contract/contract'
import type { CallName, Client } from '@millwright/contract/contract'
import type { CallSpec } from '@millwright/contract/call'
import { keysOf } from '@millwright/domain/table'
import type { ApiError } from './apiError.ts'
import type { Effect } from './effectOf.ts'
import { effects } from './effects.ts'
import { createEditionAdapter } from './editions.ts'
import type { Edition } from './editions.ts'
import { createCaller } from './internal/caller.ts'
import type { CallerOptions } from './internal/caller.ts'
import { fileOf } from './internal/fileOf.ts'
import { parseResponse } from './internal/parseResponse.ts'
import type { Misfit } from './internal/parseResponse.ts'
import { ShapeError } from './internal/shapes.ts'
import { passwordFields } from './passwordCodec.ts'
import { sentenceOf } from './sentenceOf.ts'

export type ClientOptions = Omit<CallerOptions, 'edition' | 'listener' | 'sentenceOf'> & {
  /** The edition of the server. `editions.ts` has the known editions. */
  edition?: Edition | undefined
  /**
   * Called with the effect that the user should see. If several concurrent calls need sign-in, only one is reported.
   */
  onEffect?: ((effect: Effect, error: ApiError) => void) | undefined
  /**
   * `contract`: a response that violates the contract is an error with the path of the violation. `lenient`: violating
   * parts are dropped (an optional field, otherwise the list item around it) and reported to `onMisfit`; the response
   * fails only if nothing is left. Fields unknown to the contract are always dropped.
   * @default 'contract'
   */
  strictness?: 'contract' | 'lenient' | undefined
  onMisfit?: ((misfit: Misfit & { call: CallName; requestId?: string | undefined }) => void) | undefined
}

/**
 * Creates a client of the whole contract over fetch, with one function per call. Inputs are validated and responses
 * parsed by the contract's schemas. Failures are `ApiError`s. For browsers there is `createSmallClient`.
 */
export function createClient({ edition, onEffect, strictness, onMisfit, ...options }: ClientOptions): Client {
  const ask = createCaller({
    sentenceOf,
    ...options,
    ...(edition && { edition: createEditionAdapter(edition) }),
    ...(onEffect && { listener: effects(onEffect) }),
  })
  const calls = keysOf(contract).map((call) => {
    const { input, answer, ...place }: CallSpec = contract[call]
    return [
      call,
      ask(call, {
        place,
        ...(place.raw && { file: fileOf }),
        secrets: Object.hasOwn(passwordFields, call) ? passwordFields[call] : undefined,
        write: (given) => {
          const parsed = input.safeParse(given)
          if (parsed.success) return parsed.data
          throw new ShapeError(parsed.error.issues[0]?.path.join('.') ?? '', parsed.error)
        },
        read: (data, requestId) => {
          const { fits, data: read, misfits, cause } = parseResponse(answer, data, strictness === 'lenient')
          for (const misfit of misfits) onMisfit?.({ ...misfit, call, ...(requestId && { requestId }) })
          if (fits) return read
          throw new ShapeError(misfits.at(-1)?.path ?? 'data', cause)
        },
      }),
    ]
  })
  return Object.fromEntries(calls) as Client
}
