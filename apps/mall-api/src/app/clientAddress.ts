import type { IncomingMessage } from 'node:http'
import { networkOf, plainAddress } from '@millwright/edge/networkOf'
import type { Context } from 'hono'

/**
 * Returns the person's network address as reported by a shop on this machine or network, otherwise the caller's own.
 * Undefined for local addresses.
 */
export function clientAddress(c: Context): string | undefined {
  const peer = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.remoteAddress
  const named = isNear(peer) ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined : peer
  return named === undefined || isNear(named) ? undefined : networkOf(named)
}

/** Whether the address is on this machine or its network, like the shop in front of the mall. */
export function isNear(address: string | undefined): boolean {
  return (
    address === undefined ||
    /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^(::1$|f[cd]|fe80)/i.test(plainAddress(address))
  )
}
