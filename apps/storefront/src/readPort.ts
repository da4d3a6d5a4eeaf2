/** Reads `PORT`, which defaults to 4100. Throws a `TypeError` if it is not a port number. */
export function readPort(text = '4100'): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new TypeError(`PORT is "${text}", which is no port.`)
  return port
}
