import type { IncomingMessage } from 'node:http'
import { plainAddress } from '@millwright/edge/networkOf'

/**
 * The hosts of a list parted by commas; `undefined` where it is empty. Throws a `TypeError` that names the option on
 * what is no host, such as an origin.
 */
export function readHosts(text = '', option = 'SHOP_HOSTS'): string[] | undefined {
  const hosts = text
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
  const wrong = hosts.find((one) => URL.parse(`http://${one}`)?.host !== one)
  if (wrong !== undefined)
    throw new TypeError(`${option}: "${wrong}" is no host. Write it as shop.example or shop.example:8080.`)
  return hosts.length ? hosts : undefined
}

/**
 * Whether the shop answers at this host: at one of its own, or where none are configured as `localhost` and at the
 * very address and port by which this machine was reached, as a phone in the same network does. Names and ports that
 * somebody makes up are none.
 */
export function isOwnHost(
  host: string | undefined,
  hosts: readonly string[] | undefined,
  line: Pick<IncomingMessage['socket'], 'localAddress' | 'localPort'> | undefined,
): boolean {
  const asked = host?.toLowerCase()
  if (asked === undefined) return false
  if (hosts) return hosts.includes(asked)
  // Without a line it is a test's own request.
  if (!line) return true
  const address = plainAddress(line.localAddress ?? '')
  const port = line.localPort === 80 ? '' : `:${line.localPort}`
  return [`localhost${port}`, `${address.includes(':') ? `[${address}]` : address}${port}`].includes(asked)
}
