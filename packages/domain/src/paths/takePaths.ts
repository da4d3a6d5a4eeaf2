import { addressesWith, specification } from './addresses.ts'
import type { Addresses } from './addresses.ts'

// The addresses belong to the shop, never to a person or a request: they are set once, before anything asks.
let addresses = specification

/**
 * Gives a browser the addresses that `setPaths` has checked where the shop was started: without the checks, which it
 * need not load.
 */
export function takePaths(own: Partial<Addresses>): void {
  addresses = addressesWith(own)
}

/** The pattern of every route, as the shop has them. Another object once other paths are set. */
export function shopAddresses(): Addresses {
  return addresses
}
