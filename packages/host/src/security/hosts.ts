import type { IncomingMessage } from 'node:http'
import { plainAddress } from '@millwright/edge/networkOf'

/**
 * Returns the hosts of a comma-separated list, or `undefined` if the list is empty. Throws a `TypeError` that names
 * the option if an entry is no host, such as an origin.
 */
export function readHosts(text = '', option = 'SHOP_HOSTS'): string[] | undefined {
  const hosts = text
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
  const wrong = hosts.find((one) => URL.parse(`http://${one}`)?.host !== one)
  if (wrong !== undefined)
    throw new TypeError(`${option}: "${wrong}" is not a host. Write it as shop.example or shop.example:8080.`)
  return hosts.length ? hosts : undefined
}

/**
 * Returns whether the host is the shop's: a configured host, or by default `localhost` and the address and port that
 * the connection reached. Invented names and ports are refused.
 */
export function isOwnHost(
  host: string | undefined,
  hosts: readonly string[] | undefined,
  line: Pick<IncomingMessage['socket'], 'localAddress' | 'localPort'> | undefined,
): boolean {
  const asked = host?.toLowerCase()
  if (asked === undefined) return false
  if (hosts) return hosts.includes(asked)
  // A test's request has no connection.
  if (!line) return true
  const address = plainAddress(line.localAddress ?? '')
  const port = line.localPort === 80 ? '' : `:${line.localPort}`
  return [`localhost${port}`, `${address.includes(':') ? `[${address}]` : address}${port}`].includes(asked)
}
