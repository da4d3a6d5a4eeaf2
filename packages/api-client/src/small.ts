import type { CallName, Client } from '@millwright/contract/contract'
import { createCaller } from './internal/caller.ts'
import type { CallerOptions } from './internal/caller.ts'
import { digits, id, shaped } from './internal/shapes.ts'
import type { Wire } from './wire.ts'

export type SmallClientOptions = CallerOptions
/** Calls of `@millwright/api-client/calls`, by name. */
export type Wires = { readonly [N in CallName]?: Wire<N> }

/**
 * Creates a client of the given calls without the contract's schemas: a few kB instead of the 70 of `createClient`.
 * Responses have the same types and values. The client converts (ids, money, times, absent lists) but does not
 * validate.
 */
export function createSmallClient<const W extends Wires>(
  wires: W,
  options: SmallClientOptions,
): Pick<Client, keyof W & CallName> {
  const ask = createCaller(options)
  const calls = Object.values(wires as Record<string, Wire<CallName>>).map(
    ({ call, input, answer, file, secrets, ...place }) => [
      call,
      ask(call, {
        place,
        file,
        secrets,
        write: (given) =>
          shaped(input, typeof input === 'object' && !Array.isArray(input) ? (given ?? {}) : given, '', digits),
        read: (data) => shaped(answer, data, 'data', id),
      }),
    ],
  )
  return Object.fromEntries(calls) as Pick<Client, keyof W & CallName>
}
