/** The port of `PORT`: 4100 where it is not set. Throws a `TypeError` on what is no port. */
export function readPort(text = '4100'): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new TypeError(`PORT is "${text}", which is no port.`)
  return port
}
