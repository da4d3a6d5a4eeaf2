import type { IncomingMessage } from 'node:http'
import { clientBehind, PRIVATE_NETWORKS, proxiesIn } from '@millwright/edge/trustedProxies'
import type { IsTrustedProxy } from '@millwright/edge/trustedProxies'
import { networkOf } from '@millwright/edge/networkOf'
import type { Context } from 'hono'

export type ClientAddressOf = (c: Context) => string | undefined

/** Whether an address is on this machine or in a private network, like the storefront in front of the mall. */
export const isPrivate: IsTrustedProxy = proxiesIn(PRIVATE_NETWORKS)

/**
 * Creates the function that returns the network of the person behind a call, as reported by the trusted shops and
 * proxies. The function returns `undefined` for a client on a trusted network.
 */
export function createClientAddress(isTrustedProxy: IsTrustedProxy): ClientAddressOf {
  return (c) => {
    const peer = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.remoteAddress
    const client = clientBehind(peer, c.req.header('x-forwarded-for') ?? '', isTrustedProxy)
    return client === undefined || isTrustedProxy(client, 0) ? undefined : networkOf(client)
  }
}
