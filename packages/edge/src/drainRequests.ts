import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY = 20
/** Milliseconds in which clients may still send one request on each connection that they keep. */
const KEPT = 2_000

/** Counts the requests that a server is answering, so that the server can stop without breaking one. */
export function drainRequests(server: Server) {
  const running = new Set<ServerResponse>()
  let isDraining = false
  server.on('request', (_, response: ServerResponse) => {
    running.add(response)
    response.once('close', () => running.delete(response))
    // A client that reuses its connection would keep a stopping server alive.
    if (isDraining) response.setHeader('connection', 'close')
  })
  return {
    isDraining: () => isDraining,
    /**
     * Stops accepting connections and waits until the running requests are answered, at most `within` milliseconds.
     * Returns whether all of them were. A client may be sending a request on a connection that it kept, so these end by
     * `connection: close` or, unused, some time later.
     */
    async drain(within: number): Promise<boolean> {
      isDraining = true
      for (const response of running) if (!response.headersSent) response.setHeader('connection', 'close')
      const listening = { isOpen: true }
      await readAll()
      // `server.close()` of HTTP would also end every kept connection at once.
      NetServer.prototype.close.call(server, () => (listening.isOpen = false))
      const began = performance.now()
      const isIn = (ms: number) => performance.now() - began < ms
      while ((running.size && isIn(within)) || (listening.isOpen && isIn(Math.min(KEPT, within)))) {
        await pause(LOOK_EVERY)
        if (!isIn(KEPT)) await closeIdle()
      }
      await closeIdle()
      return running.size === 0
    },
  }

  async function closeIdle(): Promise<void> {
    await readAll()
    server.closeIdleConnections()
  }
}

/**
 * Resolves right after the connections and requests that have arrived were taken, so that closing loses none of them.
 * The first turn takes what waited while the process was busy, the second one the little that came meanwhile.
 */
async function readAll(): Promise<void> {
  await nextTurn()
  await nextTurn()
}
