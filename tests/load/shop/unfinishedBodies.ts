import { connect } from 'node:net'
import type { Socket } from 'node:net'

export type Unfinished = {
  port: number
  count: number
  head?: readonly string[]
  /** The local address to connect from. */
  from?: string
}

/**
 * Starts requests of one client, leaves their bodies unfinished, and reports the refused ones (503 or disconnected).
 */
export function unfinishedBodies({ port, count, head = [], from }: Unfinished) {
  const begin = [
    'POST /login HTTP/1.1',
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    'Content-Type: application/json',
    'Content-Length: 1000',
    ...head,
  ].join('\r\n')
  const open = new Set<Socket>()
  const refusals: string[] = []
  for (let index = 0; index < count; index++) {
    const socket = connect({ port, host: '127.0.0.1', ...(from && { localAddress: from }) })
    open.add(socket)
    let said = ''
    socket
      .on('error', () => {})
      .on('data', (part) => (said += part.toString('latin1')))
      .once('close', () => {
        open.delete(socket)
        refusals.push(said.slice(9, 12))
      })
      .write(`${begin}\r\n\r\n{`)
  }
  return {
    /** Status codes sent to refused requests. Empty text stands for a plain disconnect. */
    refusals: (): readonly string[] => refusals,
    open: () => open.size,
    end: () => {
      for (const socket of open) socket.destroy()
    },
  }
}
