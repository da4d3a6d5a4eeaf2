import { channel } from 'node:diagnostics_channel'

/**
 * The measurements that a program publishes about its work. They contain no person, no id and no typed text. Each text
 * has few possible values, so that it can be a label of a metric.
 */
export type Observations = {
  /** A request was handled. `route` is a pattern or a route id. */
  request: { method: string; route: string; status: number; seconds: number }
  /** A call of the contract ended. The API publishes the calls that it handles, the storefront those that it makes. */
  call: { call: string; code: string; seconds: number }
  /** A cache was read. A stale value is served while it is loaded again. */
  cache: { cache: string; outcome: 'hit' | 'stale' | 'miss' }
  /** An SQL statement ended. `slow`: the statement took longer than the program's limit. */
  statement: { verb: string; seconds: number; slow: boolean }
  /**
   * A read was served by the replica, or by the primary because the replica was behind, cancelled the read, failed,
   * or had failed shortly before (`away`).
   */
  read: { outcome: 'replica' | 'behind' | 'cancelled' | 'failed' | 'away' }
  /** A request in the name of a payment service reported a payment. */
  callback: { service: string; outcome: 'accepted' | 'refused' | 'failed' }
  /** A job ended. */
  job: { job: string; seconds: number; failed: boolean }
}

const channels = {
  request: channel('millwright:request'),
  call: channel('millwright:call'),
  cache: channel('millwright:cache'),
  statement: channel('millwright:statement'),
  read: channel('millwright:read'),
  callback: channel('millwright:callback'),
  job: channel('millwright:job'),
} as const satisfies Record<keyof Observations, unknown>

/** Returns whether this kind has subscribers. Without subscribers nothing needs to be measured. */
export function isObserved(kind: keyof Observations): boolean {
  return channels[kind].hasSubscribers
}

/** Publishes an observation to the subscribers of its kind. */
export function observe<Kind extends keyof Observations>(kind: Kind, observation: Observations[Kind]): void {
  channels[kind].publish(observation)
}

/** Calls `hear` for each observation of this kind. Returns a function that unsubscribes. */
export function onObservation<Kind extends keyof Observations>(
  kind: Kind,
  hear: (observation: Observations[Kind]) => void,
): () => void {
  const listener = (message: unknown) => hear(message as Observations[Kind])
  channels[kind].subscribe(listener)
  return () => void channels[kind].unsubscribe(listener)
}

/** Returns the seconds since `began`, a value of `performance.now()`. */
export function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}
