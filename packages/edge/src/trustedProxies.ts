import { BlockList, isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { networkOf, plainAddress } from './networkOf.ts'

/**
 * Whether an address is a proxy that names its own client in `X-Forwarded-For`. `distance` counts from this server: 0
 * is the peer of the connection, 1 the address that the peer names.
 */
export type IsTrustedProxy = (address: string | undefined, distance: number) => boolean

/** Networks that are not reachable from the internet: loopback, private and link-local addresses. */
export const PRIVATE_NETWORKS: readonly string[] = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]

/** Trusts the nearest `count` addresses, the proxies that every request passes. */
export function nearestProxies(count: number): IsTrustedProxy {
  return (_, distance) => distance < count
}

/**
 * Trusts the addresses of networks, written as `10.0.0.0/8` or as one address, and connections without an address.
 * Throws a `TypeError` if an entry is not a network.
 */
export function proxiesIn(networks: readonly string[]): IsTrustedProxy {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const version = isIP(address)
    const most = version === 6 ? 128 : 32
    if (!version || (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= most)))
      throw new TypeError(`"${network}" is not a network.`)
    list.addSubnet(address, Number(prefix ?? most), `ipv${version as 4 | 6}`)
  }
  return (given) => {
    if (given === undefined) return true
    const address = plainAddress(given)
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * Returns the network of the client that a request comes from: the first address on the way from this server outward
 * that is not a trusted proxy, otherwise the farthest address. `undefined` if a trusted peer names no client.
 */
export function clientOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrustedProxy: IsTrustedProxy,
): string | undefined {
  const client = clientBehind(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), isTrustedProxy)
  return client === undefined ? undefined : networkOf(client)
}

/** Returns the client's address by the connection's peer and the text of `X-Forwarded-For`. See `clientOf`. */
export function clientBehind(
  peer: string | undefined,
  forwardedFor: string,
  isTrustedProxy: IsTrustedProxy,
): string | undefined {
  const named = forwardedFor.split(',').map((address) => address.trim())
  const way = [peer, ...named.filter(Boolean).toReversed()]
  const client = way.findIndex((address, distance) => !isTrustedProxy(address, distance))
  if (client !== -1) return way[client]
  return way.length > 1 ? way.at(-1) : undefined
}
