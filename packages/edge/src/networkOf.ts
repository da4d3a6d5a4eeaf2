import { isIPv6, SocketAddress } from 'node:net'

/** An address as it is written most plainly: one of IPv4 within IPv6 (`::ffff:10.0.0.1`) as IPv4. */
export function plainAddress(address: string): string {
  return isIPv6(address)
    ? new SocketAddress({ address, family: 'ipv6' }).address.replace(/^::ffff:(?=.*\.)/, '')
    : address
}

/** Whoever has one address of IPv6 has the 2^64 around it. One of IPv4 is itself, however it is written. */
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
