import type { IncomingMessage } from 'node:http'
import { isIPv6, SocketAddress } from 'node:net'
import type { Context } from 'hono'

/** Of the person, as a shop on this machine or beside it says; of the caller where it is none. */
export function addressOf(c: Context): string | undefined {
  const peer = (c.env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket.remoteAddress
  const named = isNear(peer) ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined : peer
  return named === undefined || isNear(named) ? undefined : networkOf(named)
}

/** Whoever has one address of IPv6 has the 2^64 around it. One of IPv4 is itself, however it is written. */
export function networkOf(named: string): string {
  const address = plain(named)
  if (!isIPv6(address) || address.includes('.')) return address.slice(0, 45)
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

function plain(address: string): string {
  return isIPv6(address)
    ? new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=.*\.)/, '')
    : address
}

function isNear(address: string | undefined): boolean {
  return (
    address === undefined || /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^(::1$|f[cd]|fe80)/i.test(plain(address))
  )
}
