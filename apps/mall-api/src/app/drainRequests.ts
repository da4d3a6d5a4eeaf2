import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY = 20

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
     * Returns whether all of them were.
     */
    async drain(within: number): Promise<boolean> {
      isDraining = true
      server.close()
      const until = performance.now() + within
      while (running.size && performance.now() < until) {
        server.closeIdleConnections()
        await pause(LOOK_EVERY)
      }
      return running.size === 0
    },
  }
}
