import { createServer } from 'node:http'
import { log } from './log.ts'
import type { Reading } from './metrics.ts'

export type MetricsOptions = {
  /** The port of `/metrics`. Without a port nothing is measured. */
  port: number | undefined
  hostname?: string | undefined
  program: string
  readings: readonly Reading[]
}

/**
 * Serves `GET /metrics` for Prometheus on its own port, which is never the public port. Resolves with the address and a
 * function that stops the server, or with `undefined` without a port. Rejects if the port is taken.
 */
export async function serveMetrics({ port, hostname = '127.0.0.1', program, readings }: MetricsOptions) {
  if (port === undefined) return undefined
  const { createMetrics } = await import('./metrics.ts')
  const metrics = createMetrics(program, readings)
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use: stop what listens there, or set METRICS_PORT to another port.`)
          : error,
      ),
    )
    server.listen(port, hostname, resolve)
  })
  server.unref()
  const bound = server.address()
  const url = `http://${hostname}:${typeof bound === 'object' && bound ? bound.port : port}/metrics`
  log('info', `metrics at ${url}`)
  return {
    url,
    end: () => {
      metrics.end()
      server.close()
      server.closeAllConnections()
    },
  }
}
