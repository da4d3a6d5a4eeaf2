import { ApiError } from '@millwright/api-client/apiError'
import { codeMeanings, OK } from '@millwright/contract/codes'
import type { Client } from '@millwright/contract/contract'
import { isObserved, observe, secondsSince } from '@millwright/edge/observations'
import { inSpan, isTracing } from '@millwright/edge/tracing'

type LooseCall = (...given: unknown[]) => Promise<unknown>

/** Returns whether calls are traced or observed. */
export function recordsCalls(): boolean {
  return isTracing() || isObserved('call')
}

/** Wraps each call of a client in a client span, and publishes its code and duration. */
export function observedClient(client: Client): Client {
  const calls = Object.entries(client) as [string, LooseCall][]
  return Object.fromEntries(calls.map(([name, call]) => [name, observed(name, call)])) as Client
}

function observed(name: string, call: LooseCall): LooseCall {
  return async (...given) => {
    if (!recordsCalls()) return call(...given)
    const began = performance.now()
    let code: string = OK
    try {
      return await inSpan(name, () => call(...given), { kind: 'CLIENT', attributes: { 'mall.call': name }, isFault })
    } catch (error) {
      code = codeOf(error)
      throw error
    } finally {
      observe('call', { call: name, code, seconds: secondsSince(began) })
    }
  }
}

/** Returns whether an error counts as a fault. A refusal, a needed sign-in and an aborted call do not. */
function isFault(error: unknown): boolean {
  return !(error instanceof ApiError && ['refused', 'login', 'aborted'].includes(error.kind))
}

/** Returns the code if the contract has it, otherwise the kind of failure. */
function codeOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'error'
  return error.code !== undefined && Object.hasOwn(codeMeanings, error.code) ? error.code : error.kind
}
