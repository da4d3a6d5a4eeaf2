import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Networks outside of the public internet (RFC 6890, RFC 4193, RFC 6598 and others). */
const inside = new BlockList()
for (const network of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].flatMap((line) => line.split(' '))) {
  const [address = '', bits] = network.split('/')
  inside.addSubnet(address, Number(bits), 'ipv4')
}
/**
 * Global unicast addresses of IPv6. Only these are public, except addresses in `special6`, which contain an IPv4
 * address or are reserved.
 */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const special6 = new BlockList()
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [address = '', bits] = network.split('/')
  special6.addSubnet(address, Number(bits), 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isPublicAddress(mapped)
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
}

export type Resolved = { address: string; family: number }

/**
 * Resolves a host name. Throws if any of its addresses is private, so that a webhook cannot reach the mall's own
 * network. Connect only to the returned address, because a second lookup may return another address.
 */
export async function resolvePublic(host: string, allowPrivate: boolean): Promise<Resolved> {
  const bare = host.replace(/^\[|\]$/g, '')
  const all = await lookup(bare, { all: true })
  const [first] = all
  if (!first) throw new Error(`${bare} has no address.`)
  if (!allowPrivate && !all.every(({ address }) => isPublicAddress(address)))
    throw new Error(`${bare} is an address of a private network, where webhooks are not sent.`)
  return first
}
