import { isIPv6, SocketAddress } from 'node:net'

/** Returns the canonical form of an address. IPv4-mapped IPv6 (`::ffff:10.0.0.1`) becomes plain IPv4. */
export function plainAddress(address: string): string {
  return isIPv6(address)
    ? new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=.*\.)/, '')
    : address
}

/** Returns the /64 network of an IPv6 address, because one client controls the whole /64. IPv4 addresses stay whole. */
export function networkOf(named: string): string {
  const address = plainAddress(named)
  if (!isIPv6(address) || address.includes('.')) return address.slice(0, 45)
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean))
  const groups = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
